import { isInBookList, mergedLine, type Merge } from '@bookrunner/domain/book'
import type { FaceAmount } from '@bookrunner/domain/kernel'
import type { BookOrder } from './book-order.ts'
import type { BookForReader } from './for-reader.ts'
import { visibleMerges } from './merges.ts'
import { inChartsOf } from './sight.ts'
import type { SubtotalPart } from './subtotal.ts'
import { mergedFigure } from './units.ts'

/** A part and the order that names its house: of merged orders the lead, or the first. */
export interface OwnedPart extends SubtotalPart {
  owner: BookOrder
}

const nothing = 0 as FaceAmount
type SizeKey = 'size' | 'testSize' | 'fpgSize'

/** A cancelled order is listed without a size. */
const sizeOf = ({ derived: { change, figures } }: BookOrder, key: SizeKey): FaceAmount =>
  change === 'CANCEL' ? nothing : (figures[key] ?? nothing)

const countingIn = (entries: readonly BookOrder[]): number =>
  entries.filter(({ line }) => line.counting > 0).length

const partOf = (owner: BookOrder): OwnedPart => {
  const { line, inSize } = owner
  const size = (key: SizeKey) => sizeOf(owner, key)
  return {
    owner,
    size: size('size'),
    testSize: size('testSize'),
    fpgSize: size('fpgSize'),
    counting: line.counting,
    inSize,
    soft: line.soft,
    orders: countingIn([owner]),
  }
}

const mergedPart = (merge: Merge, under: readonly BookOrder[]): OwnedPart => {
  const figure = (of: (entry: BookOrder) => FaceAmount) => mergedFigure(merge, under, of)
  const line = mergedLine(
    merge,
    under.map(({ line }) => line),
  )
  return {
    owner: under.find(({ order }) => order.id === merge.leadOrderId) ?? under[0]!,
    size: figure((entry) => sizeOf(entry, 'size')),
    testSize: figure((entry) => sizeOf(entry, 'testSize')),
    fpgSize: figure((entry) => sizeOf(entry, 'fpgSize')),
    counting: figure(({ line }) => line.counting),
    inSize: figure(({ inSize }) => inSize),
    soft: line.soft,
    softBeside: line.softBeside ?? nothing,
    orders: countingIn(under),
  }
}

/** The listed orders, merged ones once where the reader may know it. A reader of totals learns of no house. */
export const partsFor = (view: BookForReader): OwnedPart[] => {
  const isListed = (entry: BookOrder) => isInBookList(entry.derived) && inChartsOf(entry, view)
  const { state, reader } = view
  const merges = reader.sight === 'totals' ? state.merges : visibleMerges(state, reader)
  const under = new Set(merges.flatMap(({ orderIds }) => orderIds))
  const parts: OwnedPart[] = []
  for (const entry of state.listed())
    if (isListed(entry) && !under.has(entry.order.id)) parts.push(partOf(entry))
  for (const merge of merges) {
    const listed = merge.orderIds.map((id) => state.orders.get(id)!).filter(isListed)
    if (listed.length > 0) parts.push(mergedPart(merge, listed))
  }
  return parts
}
