import { showMm } from '@bookrunner/domain/kernel'
import { lastRungs, limitsOf, type Rung } from '@bookrunner/domain/orders'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { clockTime, EMPTY, instant, mm } from '../../kit/format.ts'
import type { TranslateOf } from '../../platform/text.ts'
import { EntityName, Flash, nameOf, type useReader } from '../deals/parts/index.ts'
import type { DealWords } from '../deals/index.ts'
import {
  FlagTags,
  limitText,
  rungText,
  signOf,
  StandTag,
  type CodeWords,
  type flagsOf,
  type orderText,
} from '../orders/index.ts'
import type { bookText } from './text.ts'
import type { BookRow } from './use-book.ts'

export interface ColumnTools {
  readonly t: TranslateOf<typeof bookText>
  readonly orders: TranslateOf<typeof orderText>
  readonly words: DealWords
  readonly code: CodeWords
  readonly reader: ReturnType<typeof useReader>
  /** What spreads are over. */
  readonly over: string | null
  readonly classOf: (classId: string | null) => string
  readonly flags: typeof flagsOf
  /** Where an order is opened. */
  readonly placeOf: (orderId: string) => string
}

/** A column of the book; its title is the text `column.<name>`. */
interface Column {
  readonly name: string
  readonly width: number
  readonly right?: true
  /** Figures in millions: said in the header. */
  readonly mm?: true
  /** Only where some row has something to say there. */
  readonly when?: (row: BookRow) => boolean
  /** The book is read by it unless another is chosen: what came last on top. */
  readonly first?: true
  readonly by?: (row: BookRow, tools: ColumnTools) => string | number
  readonly cell: (row: BookRow, tools: ColumnTools) => ReactNode
}

const compact = (rung: Rung, { over, orders }: ColumnTools): string => {
  const limits = limitsOf(rung)
  if (limits.length === 0) return orders('reoffer')
  return limits.map(({ kind, limit }) => limitText(kind, limit, over)).join(' / ')
}

function Limits({ row, tools }: { readonly row: BookRow; readonly tools: ColumnTools }) {
  const rungs = lastRungs(row.order)
  const [first] = rungs
  if (!first) return EMPTY
  const limit = compact(first, tools)
  return (
    <span title={rungs.map((rung) => rungText(rung, tools.over, tools.orders)).join('\n')}>
      {rungs.length > 1 ? tools.t('ladder.more', { limit, count: rungs.length - 1 }) : limit}
    </span>
  )
}

/** Words that may be longer than their column: whole when pointed at. */
function Cut({ children }: { readonly children: string }) {
  return <span title={children}>{children}</span>
}

const chinese = ({ reader }: ColumnTools): boolean => reader.lang !== 'US'
const investorName = ({ investor }: BookRow, tools: ColumnTools): string =>
  nameOf({ ...investor, shortName: '' }, chinese(tools))
const leadsText = ({ leads }: BookRow, tools: ColumnTools): string =>
  leads.map((lead) => nameOf(lead, chinese(tools), true)).join(', ')

const columns = [
  {
    name: 'number',
    width: 112,
    by: ({ number }) => number,
    cell: ({ number, order }, { t, placeOf }) => (
      <Link
        className="br-book-number"
        to={placeOf(order.id)}
        aria-label={t('open', { number })}
        translate="no"
      >
        {number}
      </Link>
    ),
  },
  {
    name: 'investor',
    width: 146,
    by: (row, tools) => investorName(row, tools).toLowerCase(),
    cell: (row, tools) => {
      const name = investorName(row, tools)
      const { account } = row.order
      return (
        <span translate="no" title={account ? `${name}\n${account}` : name}>
          {name}
          {account && <span className="br-book-account"> {account}</span>}
        </span>
      )
    },
  },
  {
    name: 'region',
    width: 70,
    by: ({ order }, { words }) => (order.region ? words.region(order.region) : ''),
    cell: ({ order }, { words }) => <Cut>{order.region ? words.region(order.region) : EMPTY}</Cut>,
  },
  {
    name: 'type',
    width: 88,
    by: ({ order }, { classOf }) => classOf(order.classId),
    cell: ({ order }, { classOf }) => <Cut>{classOf(order.classId)}</Cut>,
  },
  {
    name: 'through',
    width: 76,
    by: ({ through }, tools) => nameOf(through, chinese(tools), true),
    cell: ({ through }) => <EntityName entity={through} short />,
  },
  {
    name: 'leads',
    width: 76,
    when: ({ leads }) => leads.length > 0,
    by: leadsText,
    cell: (row, tools) => <span title={leadsText(row, tools)}>{leadsText(row, tools) || EMPTY}</span>,
  },
  {
    name: 'size',
    width: 64,
    right: true,
    mm: true,
    by: ({ figures }) => figures.size,
    cell: ({ figures }) => <Flash of={showMm(figures.size)}>{mm(figures.size)}</Flash>,
  },
  { name: 'limits', width: 86, cell: (row, tools) => <Limits row={row} tools={tools} /> },
  {
    name: 'stand',
    width: 80,
    right: true,
    mm: true,
    by: ({ meaning: { today } }) => today?.loose.size ?? -1,
    cell: ({ meaning: { today }, figures }) =>
      today && figures.counting > 0 ? (
        <span className="br-book-stand" data-stand={today.stand}>
          {today.stand !== 'out' && mm(today.loose.size)} <StandTag stand={signOf(today)} bare />
        </span>
      ) : (
        EMPTY
      ),
  },
  {
    name: 'testSize',
    width: 68,
    right: true,
    mm: true,
    when: ({ figures, testWanted }) => figures.testSize !== null || testWanted,
    by: ({ figures }) => figures.testSize ?? -1,
    cell: ({ figures }) => <Flash of={String(figures.testSize)}>{mm(figures.testSize)}</Flash>,
  },
  {
    name: 'fpgSize',
    width: 68,
    right: true,
    mm: true,
    when: ({ fpgState }) => fpgState !== 'none',
    by: ({ figures }) => figures.fpgSize ?? -1,
    cell: ({ figures }) => <Flash of={String(figures.fpgSize)}>{mm(figures.fpgSize)}</Flash>,
  },
  {
    name: 'fpgState',
    width: 82,
    when: ({ fpgState }) => fpgState !== 'none',
    by: ({ fpgState }) => fpgState,
    cell: ({ fpgState }, { t }) => <span data-fpg={fpgState}>{t(`fpg.${fpgState}`)}</span>,
  },
  {
    name: 'change',
    width: 82,
    by: ({ change }) => change ?? '',
    cell: ({ change }, { t }) =>
      change ? (
        <span className="br-change" data-change={change}>
          {t(`change.${change}`)}
        </span>
      ) : (
        EMPTY
      ),
  },
  {
    name: 'commitment',
    width: 50,
    by: ({ order }) => order.commitment,
    cell: ({ order }, { code }) => code('commitment', order.commitment),
  },
  {
    name: 'flags',
    width: 70,
    by: (row, { flags }) => flags(row.order).join(' '),
    cell: ({ order }, { flags }) => <FlagTags flags={flags(order)} />,
  },
  {
    name: 'conditional',
    width: 64,
    right: true,
    mm: true,
    when: ({ order }) => order.conditional !== null,
    by: ({ figures, accepted }) => figures.counting - accepted,
    cell: ({ order, figures, accepted }) =>
      order.conditional ? (
        <span className="br-book-conditional">{mm(figures.counting - accepted)}</span>
      ) : (
        EMPTY
      ),
  },
  {
    name: 'updated',
    first: true,
    width: 70,
    right: true,
    by: ({ order }) => order.updatedAt,
    cell: ({ order }, { reader }) => (
      <time dateTime={order.updatedAt} title={instant(order.updatedAt, reader.lang, reader.zone)}>
        {clockTime(order.updatedAt, reader.zone)}
      </time>
    ),
  },
] as const satisfies readonly Column[]

export type ColumnName = (typeof columns)[number]['name']
export const columnList: readonly (Column & { readonly name: ColumnName })[] = columns
