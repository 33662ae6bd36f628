import type { FaceAmount } from '../../kernel/index.ts'
import type { DecidedLine } from './decided-line.ts'
import { allocate } from './engine.ts'
import type { AllocationOrder, Grid } from './policy.ts'

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
): MergedPart[] | null => {
  const lead = orders.find(({ id }) => id === leadOrderId)
  if (lead && size <= lead.size && size >= (lead.minSize ?? 0))
    return orders.map(({ id }) => ({
      orderId: id,
      size: id === lead.id ? size : (0 as FaceAmount),
      rounding: null,
    }))
  const { lines, clashes } = allocate({
    orders,
    overrides: [],
    grid,
    total: size,
    policy: [
      { kind: 'minSize' },
      { kind: 'proRata' },
      ...(unit === undefined ? [] : [{ kind: 'round' as const, to: unit, remainder: null }]),
    ],
  })
  return clashes.length > 0
    ? null
    : lines.map(({ orderId, size: own, rounding }) => ({ orderId, size: own, rounding }))
}
