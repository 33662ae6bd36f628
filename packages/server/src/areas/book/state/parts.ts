import { isInBookList, type Merge } from '@bookrunner/domain/book'
import type { Face } from '@bookrunner/domain/kernel'
import type { BookOrder } from './book-order.ts'
import type { SeenBook } from './seen.ts'
import { inChartsOf, mergesIn } from './sight.ts'
import type { Part } from './subtotal.ts'
import { mergedFigure } from './units.ts'

/** A part, and the order that says whose it is: of merged ones the lead's, or the first. */
export interface OwnedPart extends Part {
  owner: BookOrder
}

const nothing = 0 as Face

const partOf = (owner: BookOrder): OwnedPart => {
  const { line, inSize, derived } = owner
  const { size, testSize, fpgSize } = derived.figures
  return {
    ...{ owner, size, testSize: testSize ?? nothing, fpgSize: fpgSize ?? nothing },
    ...{ counting: line.counting, inSize, soft: line.soft },
  }
}

const mergedPart = (merge: Merge, under: readonly BookOrder[]): OwnedPart => {
  const figure = (of: (entry: BookOrder) => Face | null) =>
    mergedFigure(merge, under, (entry) => of(entry) ?? nothing)
  return {
    owner: under.find(({ order }) => order.id === merge.leadOrderId) ?? under[0]!,
    size: figure(({ derived }) => derived.figures.size),
    testSize: figure(({ derived }) => derived.figures.testSize),
    fpgSize: figure(({ derived }) => derived.figures.fpgSize),
    counting: figure(({ line }) => line.counting),
    inSize: figure(({ inSize }) => inSize),
    soft: under.every(({ line }) => line.soft),
  }
}

/** What the list shows, what is merged once. */
export const partsFor = (seen: SeenBook): OwnedPart[] => {
  const isListed = (entry: BookOrder) => isInBookList(entry.derived) && inChartsOf(entry, seen)
  const merges = mergesIn(seen)
  const under = new Set(merges.flatMap(({ orderIds }) => orderIds))
  const parts: OwnedPart[] = []
  for (const entry of seen.state.listed())
    if (isListed(entry) && !under.has(entry.order.id)) parts.push(partOf(entry))
  for (const merge of merges) {
    const listed = merge.orderIds.map((id) => seen.state.orders.get(id)!).filter(isListed)
    if (listed.length > 0) parts.push(mergedPart(merge, listed))
  }
  return parts
}
