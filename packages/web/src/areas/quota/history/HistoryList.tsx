import type { ReplyOf } from '@bookrunner/contract'
import type { quotaCalls } from '@bookrunner/contract/quota'
import { shortNameIn } from '@bookrunner/domain/kernel'
import { sized } from '../../../kit/amounts.ts'
import { Changes } from '../../../kit/Changes.tsx'
import { day, EMPTY, instant } from '../../../kit/format.ts'
import {
  ListAddress,
  ListSection,
  useList,
  useListQuery,
  type ListColumn,
} from '../../../kit/list-page/index.ts'
import { RowsSkeleton } from '../../../kit/Skeletons.tsx'
import { api } from '../../../platform/api.ts'
import { langStore } from '../../../platform/language.ts'
import { sessionStore } from '../../../platform/session.ts'
import { useStore } from '../../../platform/store.ts'
import { useText } from '../../../platform/text.ts'
import { quotaKey } from '../parts/use-quota.ts'
import { quotaText, quotaWords, useSubject } from '../parts/words.ts'
import { historyText } from './text.ts'

type Line = ReplyOf<typeof quotaCalls.getLimitHistory>['list'][number]

const address = new ListAddress({ prefix: 'h', filters: {}, sorts: ['at'] })
const keyOf = ({ lineId }: Line) => lineId

interface Props {
  /** Of one limit; else of all limits, rates and overrides. */
  readonly quotaId?: string | undefined
}

/** Who changed limits, and why, newest first. */
export function HistoryList({ quotaId }: Props) {
  const t = useText(historyText)
  const texts = useText(quotaText)
  const list = useList('limit-history', address)
  const { keyword: _keyword, ...query } = address.queryOf(list.state)
  const loaded = useListQuery({
    key: [...quotaKey, 'history'],
    query: { ...query, ...(quotaId !== undefined && { quotaId }) },
    call: api.quota.getLimitHistory,
  })
  const columns = useColumns(quotaId === undefined)
  const none = { title: t('none'), hint: t('none.hint'), drawing: null }
  return (
    <ListSection<Line>
      list={list}
      loaded={loaded}
      count={(count) => t('count', { count })}
      texts={{
        label: texts(quotaId === undefined ? 'allHistory' : 'history'),
        failed: t('failed'),
        none,
        empty: none,
      }}
      table={{ columns, keyOf }}
      skeleton={<RowsSkeleton rows={5} />}
    />
  )
}

function useColumns(isNamed: boolean): ListColumn<Line>[] {
  const t = useText(historyText)
  const lang = useStore(langStore)
  const zone = useStore(sessionStore)?.timeZone
  return [
    {
      id: 'at',
      title: t('at'),
      width: 200,
      sort: 'at',
      cell: ({ at }) => <time dateTime={at}>{instant(at, lang, zone)}</time>,
    },
    {
      id: 'by',
      title: t('by'),
      width: 150,
      wraps: true,
      cell: ({ by }) =>
        by ? (
          <span translate="no">
            {by.name} <span className="br-quiet">{shortNameIn(lang, by.entity)}</span>
          </span>
        ) : (
          <span className="br-quiet">{t('system')}</span>
        ),
    },
    {
      id: 'what',
      title: t('what'),
      width: 330,
      fixed: true,
      wraps: true,
      cell: (line) => <What line={line} isNamed={isNamed} />,
    },
    {
      id: 'reason',
      title: t('reason'),
      width: 220,
      wraps: true,
      cell: ({ reason }) => (reason === null ? EMPTY : <span translate="no">{reason}</span>),
    },
  ]
}

function What({ line, isNamed }: { readonly line: Line; readonly isNamed: boolean }) {
  const t = useText(historyText)
  const nameOf = useFieldName()
  const subject = useSubject()
  const valueOf = useValue()
  const name = isNamed ? subject(line) : ''
  const fields = line.changes.map(({ field, from, to }) => ({
    field: nameOf(line.act, field),
    from: valueOf(field, from),
    to: valueOf(field, to),
  }))
  return (
    <>
      {t(line.act)}
      {name && <strong translate="no"> {name}</strong>}
      <Changes changes={fields} />
    </>
  )
}

const known = ['amount', 'currency', 'kind', 'warnAt', 'until', 'rate', 'entityId'] as const
type Known = (typeof known)[number]
const isKnown = (field: string): field is Known => (known as readonly string[]).includes(field)

function useFieldName() {
  const t = useText(historyText)
  const texts = useText(quotaText)
  return (act: Line['act'], field: string): string => {
    if (field === 'day') return texts('fromDay')
    if (field === 'amount' && act.startsWith('override')) return t('field.upTo')
    return isKnown(field) ? t(`field.${field}`) : field
  }
}

/** A stored value as people read it. */
function useValue() {
  const word = useText(quotaWords)
  const lang = useStore(langStore)
  const zone = useStore(sessionStore)?.timeZone
  return (field: string, value: string | null): string | null => {
    if (value === null) return null
    switch (field) {
      case 'amount':
        return sized(BigInt(value))
      case 'kind':
        return word(value === 'hard' ? 'hard' : 'soft')
      case 'warnAt':
        return `${value}%`
      case 'until':
        return instant(value, lang, zone)
      case 'day':
        return day(value, lang, 'UTC')
      default:
        return value
    }
  }
}
