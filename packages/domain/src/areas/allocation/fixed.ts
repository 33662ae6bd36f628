import { exact, type FaceAmount, type Rate, rateOf } from '../../kernel/index.ts'
import type { Clash, OverrideFault } from './clash.ts'
import { downTo, isOnGrid, unitOn } from './grid.ts'
import type { EngineLine } from './line.ts'
import { has, namesOrder, roundRuleIn, type AllocationRequest } from './policy.ts'

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

/** Fills small orders in full, unless the policy leaves orders of banks to the last. */
const fillSmall = ({ policy }: AllocationRequest, lines: readonly EngineLine[]): void => {
  const rule = policy.find(({ kind }) => kind === 'fillSmall')
  if (rule?.kind !== 'fillSmall') return
  const jlmLast = has(policy, 'jlmLast')
  for (const line of lines) {
    const { order, set, most } = line
    if (set === null && most > 0 && order.size <= rule.most && !(jlmLast && order.jlm)) {
      line.set = 'fillSmall'
      line.size = most
    }
  }
}

const roundClashes = ({ policy, grid }: AllocationRequest, isKnown: (id: string) => boolean): Clash[] => {
  const rule = roundRuleIn(policy)
  if (!rule) return []
  const { to, remainder } = rule
  return [
    ...(unitOn(grid, to) === undefined ? [{ kind: 'offUnit' as const, to }] : []),
    ...(remainder === null || isKnown(remainder) ? [] : [{ kind: 'remainder' as const, orderId: remainder }]),
  ]
}

/** Most policies name no order. */
const findLine = ({ overrides, policy }: AllocationRequest, lines: readonly EngineLine[]) => {
  const names = overrides.length > 0 || policy.some(namesOrder)
  const byId = new Map(names ? lines.map((line) => [line.order.id, line]) : [])
  return (orderId: string): EngineLine | undefined => byId.get(orderId)
}

/** Fixes overrides of the desk, then anchors, then small orders; the first of them that names an order wins. */
export const fix = (ask: AllocationRequest, lines: readonly EngineLine[]): Clash[] => {
  const lineOf = findLine(ask, lines)
  const clashes: Clash[] = []
  for (const { orderId, size } of ask.overrides) {
    const line = lineOf(orderId)
    const because = overrideFault(size, line?.order, ask)
    if (because) clashes.push({ kind: 'override', orderId, size, because })
    else Object.assign(line!, { set: 'desk', size })
  }
  for (const rule of ask.policy) {
    if (rule.kind !== 'anchor') continue
    const line = lineOf(rule.orderId)
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
  fillSmall(ask, lines)
  return [...clashes, ...roundClashes(ask, (id) => lineOf(id) !== undefined)]
}
