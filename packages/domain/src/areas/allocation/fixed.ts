import { exact, type FaceAmount, type Rate, rateOf } from '../../kernel/index.ts'
import type { Clash, OverrideFault } from './clash.ts'
import { downTo, isOnGrid } from './grid.ts'
import type { EngineLine } from './line.ts'
import type { AllocationRequest } from './policy.ts'

/** Why a size typed by the desk is not allowed. */
export const overrideFault = (
  size: FaceAmount,
  order: { size: FaceAmount } | undefined,
  { grid }: Pick<AllocationRequest, 'grid'>,
): OverrideFault | undefined => {
  if (!order) return 'unknown'
  if (size > order.size) return 'overSize'
  if (size > 0 && size < grid.minimum) return 'underMinimum'
  return isOnGrid(size, grid) ? undefined : 'offGrid'
}

const shareOf = (size: FaceAmount, share: Rate): number =>
  exact(share).times(size).div(100).floor().toNumber()

/** Fixes overrides of the desk, then anchors; an override wins over an anchor. */
export const fix = (ask: AllocationRequest, lines: readonly EngineLine[]): Clash[] => {
  const byId = new Map(lines.map((line) => [line.order.id, line]))
  const clashes: Clash[] = []
  for (const { orderId, size } of ask.overrides) {
    const line = byId.get(orderId)
    const because = overrideFault(size, line?.order, ask)
    if (because) clashes.push({ kind: 'override', orderId, size, because })
    else Object.assign(line!, { set: 'desk', size })
  }
  for (const rule of ask.policy) {
    if (rule.kind !== 'anchor') continue
    const line = byId.get(rule.orderId)
    if (!line) clashes.push({ kind: 'anchor', orderId: rule.orderId, because: 'unknown' })
    else if (line.set !== null) continue
    else if (rule.size !== null && rule.size > line.order.size)
      clashes.push({ kind: 'anchor', orderId: rule.orderId, because: 'overSize' })
    else {
      const size = rule.size ?? shareOf(line.order.size, rule.share ?? rateOf('0'))
      const onGrid = downTo(Math.min(size, line.most), ask.grid)
      Object.assign(line, { set: 'anchor', size: onGrid < line.least ? 0 : onGrid })
    }
  }
  return clashes
}
