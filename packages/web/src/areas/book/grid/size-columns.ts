import type { BookRow } from '@bookrunner/contract/book'
import { countedFigure } from '@bookrunner/domain/book'
import type { Rate } from '@bookrunner/domain/kernel'
import { limitsOf, type LimitKind, type OrderLevel } from '@bookrunner/domain/orders'
import { EMPTY, mm } from '../../../kit/format.ts'
import { limitText, orderLevelText } from '../../orders/parts/index.ts'
import { isSoft, isSum, type CountLine, type GridRow } from '../rows/grid-row.ts'
import type { SortValue } from '../../../kit/grid/index.ts'
import { typedLimits } from './edit-fields.ts'
import { ofOrder, type BookColumn } from './column.ts'
import { hasIncomparableLimit, type Tools } from './tools.ts'

type FigureName =
  | 'size'
  | 'testSize'
  | 'fpgSize'
  | 'counting'
  | 'inSize'
  | 'reserve'
  | 'allocSize'
  | 'allocation'
export const figure =
  (name: FigureName) =>
  (row: GridRow): SortValue =>
    isSum(row) ? row.sums[name] : row.figures[name]

const counted =
  (name: 'counting' | 'inSize') =>
  (row: GridRow): SortValue =>
    isSum(row) ? row.sums[name] : countedFigure(row.figures[name], { soft: isSoft(row) })
const inSize = counted('inSize')

const big = (value: SortValue): bigint | null => (value === null ? null : BigInt(value))
/** The change against the live size; in a sum, only of orders with a size of the phase. */
const moved =
  (name: 'testSize' | 'fpgSize', move: 'testMove' | 'fpgMove') =>
  (row: GridRow): bigint | null => {
    if (isSum(row)) return row.sums[move]
    const [one, other] = [big(figure(name)(row)), big(figure('size')(row))]
    return one === null || other === null ? null : one - other
  }

/** A change with its sign: "+5", "−10". */
const signed =
  (read: (row: GridRow) => bigint | null) =>
  (row: GridRow): string => {
    const units = read(row)
    if (units === null) return EMPTY
    return units > 0n ? `+${mm(units)}` : mm(units)
  }

/** The strongest first. */
export const rowFits = ['in', 'partly', 'unknown', 'out'] as const
export type RowFit = (typeof rowFits)[number]
const marks: Record<RowFit, string> = { in: '✓', partly: '◐', out: '✕', unknown: '?' }

/** Whether an order is in at today's level, as a sign beside the colour. Merged orders are partly in if they take less together than their size. */
export const fitOf = (row: GridRow, { book }: Pick<Tools, 'book'>): RowFit | undefined => {
  if (isSum(row) || row.figures.counting === 0 || row.figures.inSize === null) return undefined
  if (row.kind === 'order') return orderFit(row.order, book)
  const { counting, inSize } = row.figures
  if (inSize === 0) return 'out'
  const fits = row.orders.filter((each) => each.counting > 0).map((each) => orderFit(each, book))
  const inside = new Set(fits.filter((fit) => fit !== 'out'))
  if (inside.has('unknown') && inside.size === 1) return 'unknown'
  return inSize < counting || !(inside.has('in') || inside.has('unknown')) ? 'partly' : 'in'
}

const orderFit = (order: BookRow, book: Tools['book']): RowFit | undefined => {
  const { fit } = order
  if (fit === null) return undefined
  return fit !== 'out' && hasIncomparableLimit(order, book) ? 'unknown' : fit
}

const inText = (row: GridRow, tools: Tools): string => {
  const value = big(inSize(row))
  if (isSum(row)) return value === null ? EMPTY : mm(value)
  const fit = fitOf(row, tools)
  if (!fit) return EMPTY
  return fit === 'out' || value === null ? marks[fit] : `${mm(value)} ${marks[fit]}`
}

/** The size without its mark, which the cell draws apart, so that figures align. */
const inShown = (row: GridRow, tools: Tools): string => {
  const value = big(inSize(row))
  if (isSum(row)) return value === null ? '' : mm(value)
  const fit = fitOf(row, tools)
  if (!fit) return EMPTY
  return fit === 'out' || value === null ? '' : mm(value)
}

const ladderOf = (row: CountLine): readonly OrderLevel[] =>
  row.kind === 'order' ? row.order.orderLevels : row.orderLevels

/** "110" of T+110: a ladder in a cell has room for figures alone. */
const bareLimit = (kind: LimitKind, limit: Rate, over: string | null): string =>
  kind === 'minSpread' ? limit : limitText(kind, limit, over)

/** "T+120"; a ladder: "30@120 · 20@110". */
export const limitsText = (orderLevels: readonly OrderLevel[], { over, orders }: Tools): string | null => {
  const [first] = orderLevels
  if (!first) return null
  if (orderLevels.length === 1) {
    const all = limitsOf(first).map(({ kind, limit }) => limitText(kind, limit, over))
    return all.length > 0 ? all.join(' & ') : orders('reoffer')
  }
  return orderLevels
    .map((level) => {
      const all = limitsOf(level).map(({ kind, limit }) => bareLimit(kind, limit, over))
      return all.length > 0 ? `${mm(level.size)}@${all.join('&')}` : `${mm(level.size)} ${orders('reoffer')}`
    })
    .join(' · ')
}

export const number = { right: true, unit: 'mm' } as const
const fpgMove = moved('fpgSize', 'fpgMove')
const testMove = moved('testSize', 'testMove')

/** The sizes of each phase, with the change against the live size. */
export const sizeColumns: readonly BookColumn[] = [
  { ...number, id: 'size', width: 76, least: 66, edit: 'size', value: figure('size') },
  {
    ...number,
    id: 'testSize',
    width: 72,
    least: 70,
    phase: 'test',
    edit: 'testSize',
    value: figure('testSize'),
  },
  {
    ...number,
    plainHead: true,
    id: 'testMove',
    width: 68,
    least: 66,
    phase: 'test',
    value: testMove,
    text: signed(testMove),
  },
  { ...number, id: 'fpgSize', width: 72, least: 66, phase: 'fpg', edit: 'fpgSize', value: figure('fpgSize') },
  {
    ...number,
    plainHead: true,
    id: 'fpgMove',
    width: 68,
    least: 62,
    phase: 'fpg',
    value: fpgMove,
    text: signed(fpgMove),
  },
  {
    id: 'fpgState',
    width: 74,
    phase: 'fpg',
    value: ofOrder(({ fpgState }) => (fpgState === 'none' ? null : fpgState)),
    text: (row, { t }) => {
      if (row.kind !== 'order') return ''
      const { fpgState } = row.order
      return fpgState === 'none' ? EMPTY : t(`fpg.${fpgState}`)
    },
  },
  {
    ...number,
    plainHead: true,
    id: 'counting',
    width: 66,
    phase: 'fpg',
    value: counted('counting'),
    title: (row, { t }) => (isSum(row) || !isSoft(row) ? undefined : t('soft.apart')),
  },
  {
    ...number,
    id: 'inSize',
    width: 84,
    beside: 20,
    least: 74,
    value: inSize,
    text: inText,
    shown: inShown,
    title: (row, tools) => {
      const fit = fitOf(row, tools)
      if (!fit) return undefined
      const text = tools.t(`fit.${fit}`)
      return isSum(row) || !isSoft(row) ? text : `${text}\n${tools.t('soft.apart')}`
    },
  },
  {
    // Two steps of a ladder have room: "60@120 · 40@115".
    id: 'limits',
    width: 138,
    least: 120,
    keeps: true,
    grows: 220,
    edit: 'limits',
    value: (row, tools) => (isSum(row) ? null : limitsText(ladderOf(row), tools)),
    // With sizes and references, so that a copied cell can be pasted.
    copied: (row, { over }) => (isSum(row) ? '' : typedLimits(ladderOf(row), over)),
    title: (row, { over, orders }) =>
      isSum(row)
        ? undefined
        : ladderOf(row)
            .map((orderLevel) => orderLevelText(orderLevel, over, orders))
            .join('\n'),
  },
]
