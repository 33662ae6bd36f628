import { divideTyped, mergedDemand, type AllocationOrder } from '@bookrunner/domain/allocation'
import { isRefusal, type FaceAmount } from '@bookrunner/domain/kernel'
import type { MergeLine } from '../rows/grid-row.ts'
import type { Grid } from '../rows/running.ts'
import type { BrowserAlloc } from '../state/browser-alloc.ts'
import type { EditedLine } from '../state/edits.ts'
import { readCell, type Demand, type OpenColumn, type TypedFault } from './plan.ts'

type Merge = BrowserAlloc['merges'][number]

/** The merge of a line with its orders, as the rule divides them. */
function mergedOrders(alloc: Pick<BrowserAlloc, 'merges'>, { mergeId, members }: MergeLine) {
  const merge = alloc.merges.find((each) => each.mergeId === mergeId)
  if (!merge) return undefined
  const arrivals = new Map(merge.orders.map(({ orderId, at }) => [orderId, at]))
  const orders = members.flatMap(({ id, row }): AllocationOrder[] => {
    const at = arrivals.get(id)
    if (at === undefined) return []
    return [
      {
        id,
        size: row.acceptedIn,
        minSize: row.minSize,
        reserve: null,
        holder: row.holder,
        group: null,
        classId: null,
        tags: [],
        jlm: false,
        related: false,
        at,
      },
    ]
  })
  return { merge, orders }
}

const demandIn = (merge: Merge, orders: readonly AllocationOrder[]): Demand => {
  const { size, minSize } = mergedDemand(merge, orders)
  return { acceptedIn: size, minSize }
}

export type Divided =
  | { readonly lines: readonly EditedLine[] }
  | { readonly fault: TypedFault; readonly demand: Demand; readonly size?: FaceAmount }

/** What a size or fill typed for merged orders means for each of them, or its fault. */
export function divideCell(
  column: OpenColumn,
  text: string,
  { line, alloc, grid }: { readonly line: MergeLine; readonly alloc: BrowserAlloc; readonly grid: Grid },
): Divided {
  const found = mergedOrders(alloc, line)
  if (!found) return { lines: [] }
  const demand = demandIn(found.merge, found.orders)
  const read = readCell(column, text, { row: demand }, grid)
  if ('fault' in read) return { ...read, demand }
  if (!('size' in read)) return { lines: [] }
  const divided = divideTyped(found.merge, found.orders, { size: read.size, grid })
  if (isRefusal(divided)) return { fault: divided.reason, demand, size: read.size }
  const sizes = new Map(divided.map(({ orderId, size }) => [orderId, size]))
  return {
    lines: line.members.flatMap(({ id, row, size: was }): EditedLine[] => {
      const size = sizes.get(id)
      return size === undefined || size === (was ?? 0) ? [] : [{ orderId: id, number: row.number, size }]
    }),
  }
}
