import { downTo } from '@bookrunner/domain/allocation'
import { exact, type FaceAmount, type Rate } from '@bookrunner/domain/kernel'
import type { Grid } from '../rows/running.ts'
import type { OrderLine } from '../rows/grid-row.ts'
import type { EditedLine } from '../state/edits.ts'

/** The kinds of changes of many lines at once. */
export const bulkKinds = ['fill', 'size', 'scale', 'down', 'zero'] as const
export type BulkKind = (typeof bulkKinds)[number]

export type Bulk =
  | { readonly kind: 'fill' | 'scale'; readonly rate: Rate }
  | { readonly kind: 'size'; readonly size: FaceAmount }
  | { readonly kind: 'down' | 'zero' }

/** A share of a size, in whole units. */
const partOf = (size: FaceAmount, rate: Rate): number => exact(rate).times(size).div(100).floor().toNumber()

/** Limits a size to the demand, rounds it to the grid, and returns zero below the smallest size of the order. */
const fitted = (size: number, { row }: OrderLine, grid: Grid): FaceAmount => {
  const onGrid = downTo(Math.min(size, row.acceptedIn), grid)
  return row.minSize !== null && onGrid < row.minSize ? (0 as FaceAmount) : onGrid
}

const sizeBy = (bulk: Bulk, line: OrderLine, grid: Grid): FaceAmount => {
  const now = line.size ?? (0 as FaceAmount)
  switch (bulk.kind) {
    case 'fill':
      return fitted(partOf(line.row.acceptedIn, bulk.rate), line, grid)
    case 'scale':
      return fitted(partOf(now, bulk.rate), line, grid)
    case 'size':
      return fitted(bulk.size, line, grid)
    case 'down':
      return fitted(now, line, grid)
    case 'zero':
      return 0 as FaceAmount
  }
}

export interface BulkPlan {
  readonly lines: readonly EditedLine[]
  /** The number of unchanged lines, and of lines that get less than requested because they cannot take it. */
  readonly same: number
  readonly capped: number
  /** The number of lines cleared because the requested size is below their smallest one. */
  readonly gone: number
  readonly was: bigint
  readonly is: bigint
}

/** The result of a bulk change, before it is saved. */
export function planBulk(lines: readonly OrderLine[], bulk: Bulk, grid: Grid): BulkPlan {
  const edited: EditedLine[] = []
  let [was, is, capped, gone] = [0n, 0n, 0, 0]
  for (const line of lines) {
    const size = sizeBy(bulk, line, grid)
    was += BigInt(line.size ?? 0)
    is += BigInt(size)
    if (bulk.kind === 'size' && size < bulk.size) capped += 1
    if (bulk.kind !== 'zero' && size === 0 && (line.size ?? 0) > 0) gone += 1
    if (size !== (line.size ?? 0)) edited.push({ orderId: line.id, number: line.row.number, size })
  }
  return { lines: edited, same: lines.length - edited.length, capped, gone, was, is }
}
