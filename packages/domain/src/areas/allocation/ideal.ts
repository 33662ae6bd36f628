import { amountOf, inMicroUnits, setOpenHeadroom, type EngineLine } from './line.ts'
import type { AllocationRequest } from './policy.ts'
import { distribute, type Claim } from './distribute.ts'
import { scale, type Step } from './steps.ts'

const claimOf = ({ order, most, ideal: part, caps }: EngineLine, { weightOf, fill }: Step): Claim => {
  const top = inMicroUnits(most)
  const filled = fill === scale ? top : (inMicroUnits(order.size) * fill) / scale
  const headroom = (filled < top ? filled : top) - part
  return { weight: weightOf(order), headroom: headroom > 0n ? headroom : 0n, groups: caps, share: 0n }
}

/** Computes what each open line would get without a grid: its reserve first, then its share of each step. */
export const computeIdeals = ({
  ask,
  lines,
  steps,
}: {
  ask: AllocationRequest
  lines: readonly EngineLine[]
  steps: readonly Step[]
}): void => {
  const free = lines.filter(({ set }) => set === null)
  for (const line of free) {
    line.ideal = inMicroUnits(line.reserved)
    line.rule = line.reserved > 0 ? 'reserve' : null
  }
  let left = lines.reduce((rest, line) => rest - amountOf(line), inMicroUnits(ask.total))
  setOpenHeadroom(lines)
  for (const step of steps) {
    if (left <= 0n) return
    const taking = free.filter(({ order }) => step.isFor(order))
    const claims = taking.map((line) => claimOf(line, step))
    left -= distribute(claims, left)
    for (const [index, { share: taken }] of claims.entries()) {
      if (taken === 0n) continue
      const line = taking[index]!
      line.ideal += taken
      for (const cap of line.caps) if (cap) cap.headroom -= taken
      line.rule = step.kind
    }
  }
}
