import { orderCodeName, type InvestorOrder } from '@bookrunner/contract/orders'
import type { ReactNode } from 'react'
import { Link, type To } from 'react-router'
import { EMPTY, mm } from '../../../kit/format.ts'
import { rowLink, type ListColumn } from '../../../kit/list-page/index.ts'
import { useText } from '../../../platform/text.ts'
import { Flash } from '../../../kit/Flash.tsx'
import {
  closingAt,
  Countdown,
  DealTime,
  EntityName,
  GuidanceText,
  levelText,
  useReader,
} from '../../deals/parts/index.ts'
import {
  AllocationCell,
  EnteredBy,
  AnswerCell,
  LevelCell,
  OwnTime,
  SizeCell,
  FitCell,
  StatusCell,
} from './cells.tsx'
import { myOrdersText } from './text.ts'
import css from './my-orders.module.css'

/** The columns of the list; `placeOf` gives the URL that opens an order beside it. */
export function useColumns(placeOf: (orderId: string) => To): readonly ListColumn<InvestorOrder>[] {
  const t = useText(myOrdersText)
  const { lang } = useReader()
  // In Chinese, days are longer, and names of statuses shorter.
  const inEnglish = lang === 'US'
  const columns = [
    {
      id: 'number',
      width: 112,
      sort: 'number',
      fixed: true,
      cell: (order) => <NumberCell order={order} to={placeOf(order.order.id)} />,
    },
    {
      id: 'deal',
      width: 156,
      sort: 'deal',
      fixed: true,
      wraps: true,
      cell: ({ deal }) => <DealCell deal={deal} />,
    },
    {
      id: 'status',
      width: inEnglish ? 105 : 95,
      sort: 'status',
      wraps: true,
      cell: (order) => <StatusCell order={order} short />,
    },
    { id: 'currency', width: 40, cell: ({ deal }) => deal.currency ?? EMPTY },
    {
      id: 'size',
      width: 102,
      sort: 'size',
      align: 'right',
      cell: (order) => <SizeCell order={order} />,
    },
    {
      id: 'level',
      width: inEnglish ? 100 : 104,
      align: 'right',
      wraps: true,
      cell: (order) => <LevelCell order={order} short />,
    },
    {
      id: 'commitment',
      hidden: true,
      width: 92,
      cell: ({ order }) => orderCodeName('commitment', order.commitment, lang),
    },
    {
      id: 'guidance',
      width: 109,
      align: 'right',
      wraps: true,
      cell: ({ deal }) => (
        <Flash of={levelText(deal.guidance)} className={css.now}>
          <GuidanceText level={deal.guidance} />
        </Flash>
      ),
    },
    {
      id: 'fit',
      width: inEnglish ? 80 : 92,
      wraps: true,
      cell: (order) => <FitCell order={order} />,
    },
    {
      id: 'answer',
      width: inEnglish ? 110 : 95,
      align: 'right',
      wraps: true,
      cell: (order) => <AnswerCell order={order} />,
    },
    {
      id: 'allocation',
      width: inEnglish ? 102 : 94,
      align: 'right',
      cell: (order) => <AllocationCell order={order} />,
    },
    {
      id: 'test',
      hidden: true,
      width: 80,
      align: 'right',
      cell: ({ figures }) => <Flash of={String(figures.testSize)}>{mm(figures.testSize)}</Flash>,
    },
    {
      id: 'shownAt',
      width: inEnglish ? 120 : 135,
      sort: 'shownAt',
      align: 'right',
      cell: ({ order }) => <OwnTime at={order.shownAt} />,
    },
    {
      id: 'account',
      hidden: true,
      width: 150,
      cell: ({ order }) => <span translate="no">{order.account ?? EMPTY}</span>,
    },
    { id: 'through', hidden: true, width: 130, cell: ({ through }) => <EntityName entity={through} short /> },
    { id: 'enteredBy', hidden: true, width: 160, cell: ({ enteredBy }) => <EnteredBy by={enteredBy} /> },
    {
      id: 'submittedAt',
      hidden: true,
      width: 128,
      sort: 'submittedAt',
      align: 'right',
      cell: ({ order }) => <OwnTime at={order.submittedAt} />,
    },
    {
      id: 'closesAt',
      hidden: true,
      width: 190,
      align: 'right',
      cell: ({ deal }) => <Closes deal={deal} />,
    },
  ] as const satisfies readonly Omit<ListColumn<InvestorOrder>, 'title'>[]
  return columns.map((column) => ({ ...column, title: t(`column.${column.id}`) }))
}

function DealCell({ deal }: Pick<InvestorOrder, 'deal'>): ReactNode {
  return (
    <Link to={`/order/deal/${encodeURIComponent(deal.dealId)}`} translate="no">
      {deal.name}
    </Link>
  )
}

/** When the book closes, with a countdown. */
export function Closes({ deal }: Pick<InvestorOrder, 'deal'>): ReactNode {
  const closing = closingAt(deal)
  if (closing === null) return EMPTY
  return (
    <span>
      <DealTime at={closing} timeZone={deal.timeZone} short /> <Countdown until={closing} />
    </span>
  )
}

interface NumberProps {
  readonly order: InvestorOrder
  readonly to: To
}

function NumberCell({ order: { number, deal }, to }: NumberProps) {
  const t = useText(myOrdersText)
  return (
    <Link
      to={to}
      className={css.number}
      translate="no"
      aria-label={t('open', { number, deal: deal.name })}
      {...rowLink}
    >
      {number}
    </Link>
  )
}
