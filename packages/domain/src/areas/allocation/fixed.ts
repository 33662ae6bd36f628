import { exact, type FaceAmount, type Rate, rateOf } from '../../kernel/index.ts'
import type { Clash, OverrideFault } from './clash.ts'
import { downTo, isOnGrid, unitOn } from './grid.ts'
import { setBy, type EngineLines } from './lines.ts'
import { lastIn, namesOrder, roundRuleIn, type AllocationRequest, type Anchor, type Grid } from './policy.ts'

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

/** Fills small orders in full, unless the policy puts them last. */
const fillSmall = ({ policy }: AllocationRequest, lines: EngineLines): void => {
  const rule = policy.find(({ kind }) => kind === 'fillSmall')
  if (rule?.kind !== 'fillSmall') return
  const isLast = lastIn(policy)
  const { count, order, asked, most, set, size } = lines
  for (let line = 0; line < count; line++) {
    if (set[line] !== setBy.open || most[line] === 0 || asked[line]! > rule.most) continue
    if (isLast?.(order(line))) continue
    set[line] = setBy.fillSmall
    size[line] = most[line]!
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
const findLine = ({ overrides, policy }: AllocationRequest, { count, order }: EngineLines) => {
  const byId = new Map<string, number>()
  if (overrides.length > 0 || policy.some(namesOrder))
    for (let line = 0; line < count; line++) byId.set(order(line).id, line)
  return (orderId: string): number | undefined => byId.get(orderId)
}

/** The size of an anchor on the grid; zero below the minimum of the order. */
const anchorSize = (
  { size, share }: Anchor,
  line: number,
  { asked, least, most }: EngineLines,
  grid: Grid,
) => {
  const wanted = size ?? shareOf(asked[line]! as FaceAmount, share ?? rateOf('0'))
  const onGrid = downTo(Math.min(wanted, most[line]!), grid)
  return onGrid < least[line]! ? 0 : onGrid
}

/** Fixes overrides of the desk, then anchors, then small orders; the first of them that names an order wins. */
export const fix = (ask: AllocationRequest, lines: EngineLines): Clash[] => {
  const lineOf = findLine(ask, lines)
  const clashes: Clash[] = []
  const setTo = (line: number, by: number, size: number) => {
    lines.set[line] = by
    lines.size[line] = size
  }
  for (const { orderId, size } of ask.overrides) {
    const line = lineOf(orderId)
    const because = overrideFault(size, line === undefined ? undefined : lines.order(line), ask)
    if (because) clashes.push({ kind: 'override', orderId, size, because })
    else setTo(line!, setBy.desk, size)
  }
  for (const rule of ask.policy) {
    if (rule.kind !== 'anchor') continue
    const { orderId, size } = rule
    const line = lineOf(orderId)
    if (line === undefined) clashes.push({ kind: 'anchor', orderId, because: 'unknown' })
    else if (lines.set[line] !== setBy.open) continue
    else if (size !== null && size > lines.asked[line]!)
      clashes.push({ kind: 'anchor', orderId, because: 'overSize' })
    else setTo(line, setBy.anchor, anchorSize(rule, line, lines, ask.grid))
  }
  fillSmall(ask, lines)
  return [...clashes, ...roundClashes(ask, (id) => lineOf(id) !== undefined)]
}
