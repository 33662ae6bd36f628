import type { ReplyOf } from '@bookrunner/contract'
import type { quotaCalls } from '@bookrunner/contract/quota'
import { Drawer } from 'antd'
import { count, day, EMPTY, instant } from '../../../kit/format.ts'
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
import { useQuotaRights } from '../parts/use-quota.ts'
import { quotaText } from '../parts/words.ts'
import { ratesText } from './text.ts'
import { ratesKey } from './use-rates.ts'

type Row = ReplyOf<typeof quotaCalls.getRateHistory>['list'][number]

const address = new ListAddress({ prefix: 'h', filters: {}, sorts: ['day'] })
const keyOf = ({ currency, day: from }: Row) => `${currency} ${from}`

interface Props {
  /** Empty for all of them. */
  readonly currency: string
  readonly base: string
  readonly onClose: () => void
}

/** Every rate that was set, newest day first, and for whoever may know it how many orders were converted with it. */
export function RateHistory({ currency, base, onClose }: Props) {
  const t = useText(ratesText)
  const texts = useText(quotaText)
  const list = useList('rate-history', address)
  const { keyword: _keyword, ...query } = address.queryOf(list.state)
  const loaded = useListQuery({
    key: [...ratesKey, 'history'],
    query: { ...query, ...(currency !== '' && { currency: currency as 'HKD' }) },
    call: api.quota.getRateHistory,
  })
  const columns = useColumns(base)
  const none = { title: t('history.none'), hint: t('history.hint'), drawing: null }
  return (
    <Drawer
      open
      size={760}
      title={currency === '' ? t('history.all') : t('history.of', { currency })}
      onClose={onClose}
    >
      <ListSection<Row>
        list={list}
        loaded={loaded}
        count={(found) => t('history.count', { count: found })}
        texts={{ label: texts('history'), failed: t('failed'), none, empty: none }}
        table={{ columns, keyOf }}
        skeleton={<RowsSkeleton rows={5} />}
      />
    </Drawer>
  )
}

function useColumns(base: string): ListColumn<Row>[] {
  const t = useText(ratesText)
  const texts = useText(quotaText)
  const lang = useStore(langStore)
  const zone = useStore(sessionStore)?.timeZone
  const { seesConversions } = useQuotaRights()
  const converted: ListColumn<Row> = {
    id: 'uses',
    title: t('uses'),
    width: 130,
    align: 'right',
    cell: ({ uses }) => <span className="br-figures">{uses === null ? EMPTY : count(uses)}</span>,
  }
  return [
    {
      id: 'day',
      title: texts('fromDay'),
      width: 130,
      fixed: true,
      sort: 'day',
      cell: (row) => day(row.day, lang, 'UTC'),
    },
    {
      id: 'currency',
      title: t('currency'),
      width: 80,
      cell: ({ currency }) => <span translate="no">{currency}</span>,
    },
    {
      id: 'rate',
      title: t('rate', { base }),
      width: 120,
      align: 'right',
      cell: ({ rate }) => <span className="br-figures">{rate}</span>,
    },
    ...(seesConversions ? [converted] : []),
    {
      id: 'setBy',
      title: t('setBy'),
      width: 140,
      cell: ({ setBy }) => <span translate="no">{setBy?.name ?? EMPTY}</span>,
    },
    {
      id: 'setAt',
      title: t('setAt'),
      width: 200,
      cell: ({ setAt }) => <time dateTime={setAt}>{instant(setAt, lang, zone)}</time>,
    },
  ]
}
