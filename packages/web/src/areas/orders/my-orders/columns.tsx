import { orderCodeName, type InvestorOrder } from '@bookrunner/contract/orders'
import type { TableColumnType } from 'antd'
import type { ReactNode } from 'react'
import { Link, type To } from 'react-router'
import { EMPTY, mm } from '../../../kit/format.ts'
import type { Lang } from '../../../platform/language.ts'
import type { TranslateOf } from '../../../platform/text.ts'
import {
  closingAt,
  Countdown,
  DealTime,
  EntityName,
  Flash,
  GuidanceText,
  levelText,
} from '../../deals/parts/index.ts'
import { EnteredBy, AnswerCell, LevelCell, OwnTime, SizeCell, StandCell, StatusCell } from './cells.tsx'
import type { SortField } from './filters.ts'
import type { myOrdersText } from './text.ts'

interface ColumnTools {
  readonly t: TranslateOf<typeof myOrdersText>
  readonly lang: Lang
  /** Where an order is opened beside the list. */
  readonly placeOf: (orderId: string) => To
}

/** A column of the list of orders; its title is the text `column.<name>`. */
interface Column {
  readonly name: string
  readonly width: number
  readonly sort?: SortField
  readonly align?: TableColumnType['align']
  /** Stays whatever is chosen. */
  readonly fast?: true
  /** What is too long for it goes on in the next line. */
  readonly wraps?: true
  readonly cell: (order: InvestorOrder, tools: ColumnTools) => ReactNode
}

/** Rows are walked by the links of their numbers. */
export const orderLink = { 'data-order': '' } as const

const columns = [
  {
    name: 'number',
    width: 108,
    sort: 'number',
    fast: true,
    cell: ({ number, order, deal }, { t, placeOf }) => (
      <Link
        to={placeOf(order.id)}
        className="br-order-number"
        translate="no"
        aria-label={t('open', { number, deal: deal.name })}
        {...orderLink}
      >
        {number}
      </Link>
    ),
  },
  {
    name: 'deal',
    width: 128,
    sort: 'deal',
    fast: true,
    wraps: true,
    cell: ({ deal }) => (
      <Link className="br-order-name" to={`/order/deal/${encodeURIComponent(deal.dealId)}`} translate="no">
        {deal.name}
      </Link>
    ),
  },
  {
    name: 'status',
    width: 110,
    sort: 'status',
    wraps: true,
    cell: (order) => <StatusCell order={order} />,
  },
  { name: 'currency', width: 44, cell: ({ deal }) => deal.currency ?? EMPTY },
  {
    name: 'size',
    width: 104,
    sort: 'size',
    align: 'right',
    cell: (order) => <SizeCell order={order} />,
  },
  {
    name: 'level',
    width: 122,
    align: 'right',
    wraps: true,
    cell: (order) => <LevelCell order={order} />,
  },
  {
    name: 'commitment',
    width: 92,
    cell: ({ order }, { lang }) => orderCodeName('commitment', order.commitment, lang),
  },
  {
    name: 'guidance',
    width: 96,
    align: 'right',
    wraps: true,
    cell: ({ deal }) => (
      <Flash of={levelText(deal.guidance)} className="br-order-now">
        <GuidanceText level={deal.guidance} />
      </Flash>
    ),
  },
  {
    name: 'stand',
    width: 210,
    wraps: true,
    cell: (order) => <StandCell order={order} />,
  },
  {
    name: 'answer',
    width: 110,
    align: 'right',
    wraps: true,
    cell: (order) => <AnswerCell order={order} />,
  },
  {
    name: 'test',
    width: 80,
    align: 'right',
    cell: ({ figures }) => <Flash of={String(figures.testSize)}>{mm(figures.testSize)}</Flash>,
  },
  {
    name: 'shownAt',
    width: 104,
    sort: 'shownAt',
    align: 'right',
    cell: ({ order }) => <OwnTime at={order.shownAt} />,
  },
  {
    name: 'account',
    width: 150,
    cell: ({ order }) => <span translate="no">{order.account ?? EMPTY}</span>,
  },
  { name: 'through', width: 130, cell: ({ through }) => <EntityName entity={through} short /> },
  { name: 'enteredBy', width: 160, cell: ({ enteredBy }) => <EnteredBy by={enteredBy} /> },
  {
    name: 'submittedAt',
    width: 128,
    sort: 'submittedAt',
    align: 'right',
    cell: ({ order }) => <OwnTime at={order.submittedAt} />,
  },
  {
    name: 'closesAt',
    width: 190,
    align: 'right',
    cell: ({ deal }) => <Closes deal={deal} />,
  },
] as const satisfies readonly Column[]

/** When the book closes, and what is left until then; nothing of a deal that is over. */
export function Closes({ deal }: Pick<InvestorOrder, 'deal'>): ReactNode {
  const closing = closingAt(deal)
  if (closing === null) return EMPTY
  return (
    <span className="br-order-closes">
      <DealTime at={closing} timeZone={deal.timeZone} short /> <Countdown until={closing} />
    </span>
  )
}

export type ColumnName = (typeof columns)[number]['name']
export const columnList: readonly (Column & { readonly name: ColumnName })[] = columns
