import { loanColumns } from '@bookrunner/contract/loans'
import { useQuery } from '@tanstack/react-query'
import { Changes } from '../../kit/Changes.tsx'
import { writeDay } from '../../kit/days/index.ts'
import { ErrorState } from '../../kit/ErrorState.tsx'
import { instant } from '../../kit/format.ts'
import { RowsSkeleton } from '../../kit/Skeletons.tsx'
import { api } from '../../platform/api.ts'
import { faultMessage } from '../../platform/failed.ts'
import { langStore } from '../../platform/language.ts'
import { sessionStore } from '../../platform/session.ts'
import { useStore } from '../../platform/store.ts'
import { useText } from '../../platform/text.ts'
import { priceText } from './figures.ts'
import { loanEventText, loansText, loanWordText } from './text.ts'
import { loansKey } from './use-loans.ts'
import css from './loans.module.css'

const MOST = 100

const useHistory = (loanId: string) =>
  useQuery({
    queryKey: [...loansKey, 'history', loanId],
    queryFn: ({ signal }) => api.loans.history({ loanId, pageSize: MOST }, { signal }),
    meta: { failure: 'shown' },
  })

type Entry = NonNullable<ReturnType<typeof useHistory>['data']>['list'][number]

/** What happened to a loan deal, the newest first. */
export function LoanHistory({ loanId }: { readonly loanId: string }) {
  const t = useText(loansText)
  const event = useText(loanEventText)
  const { data, error } = useHistory(loanId)
  const earlier = data ? data.total - data.list.length : 0
  return (
    <section aria-label={t('section.history')} className={css.history}>
      <h3>{t('section.history')}</h3>
      {error && <ErrorState title={event('failed')} hint={faultMessage(error)} />}
      {!data && !error && <RowsSkeleton rows={4} />}
      <ol>
        {data?.list.map((entry) => (
          <li key={entry.entryId}>
            <HistoryEntry entry={entry} />
          </li>
        ))}
      </ol>
      {earlier > 0 && <p className="br-quiet">{event('earlier', { count: earlier })}</p>}
    </section>
  )
}

function HistoryEntry({ entry }: { readonly entry: Entry }) {
  const t = useText(loansText)
  const word = useText(loanWordText)
  const event = useText(loanEventText)
  const lang = useStore(langStore)
  const zone = useStore(sessionStore)?.timeZone
  const { at, actor, changes, price, priceDay, source, note } = entry
  const nameOf = (field: string) => {
    const column = [...loanColumns, 'user' as const].find((each) => each === field)
    return column ? word(column) : field
  }
  return (
    <>
      <div className={css.entry}>
        <strong>{event(entry.event)}</strong>
        {price && priceDay && (
          <span className="br-figures">
            {t('of', { price: priceText(price), day: writeDay(priceDay, lang) })}
          </span>
        )}
        {source && <span className="br-quiet">{word(source)}</span>}
        <time dateTime={at}>{instant(at, lang, zone)}</time>
        <span translate="no" className="br-quiet">
          {actor?.name}
        </span>
      </div>
      {note && <p translate="no">{note}</p>}
      <Changes changes={changes} nameOfField={nameOf} typed />
    </>
  )
}
