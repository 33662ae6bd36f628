import type { FaceAmount } from '../../kernel/index.ts'
import { allocate } from './engine.ts'
import type { AllocationOrder, Grid } from './policy.ts'

/**
 * An allocation to merged orders, divided among them: to the one that leads where it takes all of it, else in proportion to
 * what each asks for. Null where it cannot be divided on the grid: then the desk says who gets what.
 */
export const divideMerged = (
  orders: readonly AllocationOrder[],
  { size, leadOrderId, grid }: { size: FaceAmount; leadOrderId: string | null; grid: Grid },
): { orderId: string; size: FaceAmount }[] | null => {
  const lead = orders.find(({ id }) => id === leadOrderId)
  if (lead && size <= lead.size && size >= (lead.minSize ?? 0))
    return orders.map(({ id }) => ({ orderId: id, size: id === lead.id ? size : (0 as FaceAmount) }))
  const { lines, clashes } = allocate({
    orders,
    overrides: [],
    grid,
    total: size,
    policy: [{ kind: 'minSize' }, { kind: 'proRata' }],
  })
  return clashes.length > 0 ? null : lines.map(({ orderId, size: own }) => ({ orderId, size: own }))
}
