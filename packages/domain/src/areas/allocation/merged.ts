import { refuse, type FaceAmount, type Refusal } from '../../kernel/index.ts'
import { leastOf, type MergedOrders } from './book.ts'
import type { DecidedLine } from './decided-line.ts'
import { lineFault, type LineReason } from './edit.ts'
import { allocate } from './engine.ts'
import type { AllocationOrder, Grid } from './policy.ts'
import { Effort } from './runs.ts'

interface Division {
  size: FaceAmount
  leadOrderId: string | null
  grid: Grid
  /** The unit that a policy rounds to. */
  unit?: FaceAmount | undefined
}

/** The part of one of the merged orders. */
export type MergedPart = Pick<DecidedLine, 'orderId' | 'size' | 'rounding'>

/**
 * An allocation to merged orders, divided among them: to the one that leads where it takes all of it, else in proportion to
 * what each asks for. Null where it cannot be divided on the grid: then the desk says who gets what.
 */
export const divideMerged = (
  orders: readonly AllocationOrder[],
  { size, leadOrderId, grid, unit }: Division,
  effort = new Effort(),
): MergedPart[] | null => {
  const lead = orders.find(({ id }) => id === leadOrderId)
  if (lead && size <= lead.size && size >= (lead.minSize ?? 0))
    return orders.map(({ id }) => ({
      orderId: id,
      size: id === lead.id ? size : (0 as FaceAmount),
      rounding: null,
    }))
  const { lines, clashes } = allocate(
    {
      orders,
      overrides: [],
      grid,
      total: size,
      policy: [
        { kind: 'minSize' },
        { kind: 'proRata' },
        ...(unit === undefined ? [] : [{ kind: 'round' as const, to: unit, remainder: null }]),
      ],
    },
    effort,
  )
  return clashes.length > 0
    ? null
    : lines.map(({ orderId, size: own, rounding }) => ({ orderId, size: own, rounding }))
}

/** The smallest and the largest size that merged orders take together. */
export const mergedDemand = (
  { most }: Pick<MergedOrders, 'most'>,
  orders: readonly AllocationOrder[],
): { size: FaceAmount; minSize: FaceAmount | null } => ({ size: most, minSize: leastOf(orders) })

/** A size typed for merged orders together, divided among them exactly, or why it is not possible. */
export const divideTyped = (
  merge: Pick<MergedOrders, 'most' | 'leadOrderId'>,
  orders: readonly AllocationOrder[],
  { size, grid }: { size: FaceAmount; grid: Grid },
): { orderId: string; size: FaceAmount }[] | Refusal<LineReason | 'alloc.not-divisible'> => {
  const fault = lineFault('', size, mergedDemand(merge, orders), grid)
  if (fault) return refuse(fault.reason, fault.params)
  if (size === 0) return orders.map(({ id }) => ({ orderId: id, size }))
  return divideMerged(orders, { size, leadOrderId: merge.leadOrderId, grid }) ?? refuse('alloc.not-divisible')
}
