import { useQuery } from '@tanstack/react-query'
import { memo, useEffect, useMemo } from 'react'
import { clockTime } from '../../../kit/format.ts'
import { gathered } from '../../../kit/gather.ts'
import { initials } from '../../../kit/initials.ts'
import { api } from '../../../platform/api.ts'
import { sessionStore } from '../../../platform/session.ts'
import { useStore } from '../../../platform/store.ts'
import { useText } from '../../../platform/text.ts'
import { nameOf, useReader } from '../../deals/parts/index.ts'
import type { BookNow } from '../now.ts'
import { othersFirst, type Operators } from './people.ts'
import { hereText } from './text.ts'
import css from './WhoIsHere.module.css'
import { classes } from '../../../kit/classes.ts'
import denseCss from '../../../kit/dense/dense.module.css'

/** How often the list of people is refreshed; a newer state of the book refreshes it earlier. */
const LOOK_MS = 10_000
const GATHER_MS = 1000
/** Further people are a number. */
const MOST = 4

function useOperators({ dealId, seq }: Pick<BookNow, 'dealId' | 'seq'>): Operators | undefined {
  const { data, refetch } = useQuery({
    queryKey: ['book', 'operators', dealId],
    queryFn: () => api.book.getBookOperator({ dealId }),
    refetchInterval: LOOK_MS,
    // Not important enough to report a failure.
    meta: { failure: 'ignored' },
  })
  // Header and strip share this query: the second one waits for the running request.
  const look = useMemo(() => gathered(() => void refetch({ cancelRefetch: false }), GATHER_MS), [refetch])
  useEffect(() => look.stop, [look])
  const behind = data !== undefined && (data.last?.seq ?? 0) < seq
  useEffect(() => {
    if (behind) look.heard()
  }, [behind, seq, look])
  return data
}

/** Managers who have this book open. */
export function WhoIsHere({ book }: { readonly book: Pick<BookNow, 'dealId' | 'seq'> }) {
  const operators = useOperators(book)
  return operators ? <People here={operators.here} /> : null
}

/** The last change of the book: person and time. */
export function ChangedLast({ book }: { readonly book: Pick<BookNow, 'dealId' | 'seq'> }) {
  const operators = useOperators(book)
  return operators?.last ? <Last last={operators.last} /> : null
}

/** People who have this page open, the reader last. */
export const People = memo(function People({ here }: Pick<Operators, 'here'>) {
  const t = useText(hereText)
  const { lang, zone } = useReader()
  const userId = useStore(sessionStore)?.user.userId
  if (here.length === 0) return null
  const shown = othersFirst(here, userId)
  return (
    <ul className={css.people} aria-label={t('here', { count: here.length })}>
      {shown.slice(0, MOST).map(({ userId: id, name, entity, since }) => {
        const time = clockTime(since, zone)
        const label =
          id === userId
            ? t('you', { name, time })
            : t('one', { name, entity: nameOf(entity, lang, true), time })
        return (
          <li key={id} data-own={id === userId || undefined} title={label}>
            <span aria-hidden>{initials(name, lang)}</span>
            <span className="br-sr">{label}</span>
          </li>
        )
      })}
      {shown.length > MOST && <li title={t('here', { count: here.length })}>+{shown.length - MOST}</li>}
    </ul>
  )
})

function Last({ last: { at, seq, name, entity } }: { readonly last: NonNullable<Operators['last']> }) {
  const t = useText(hereText)
  const { lang, zone } = useReader()
  const time = clockTime(at, zone)
  const nameAndEntity =
    name !== null && entity !== null ? t('last.of', { name, entity: nameOf(entity, lang, true) }) : ''
  return (
    <span
      className={classes(denseCss.hereLast, 'br-figures')}
      title={`${nameAndEntity} ${t('last.state', { seq })}`.trim()}
    >
      {name === null ? (
        t('last.nobody', { time })
      ) : (
        <>
          <span className={denseCss.long}>{t('last', { time, name })}</span>
          <span className={denseCss.short}>{t('last.nobody', { time })}</span>
        </>
      )}
    </span>
  )
}
