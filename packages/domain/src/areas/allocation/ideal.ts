import { amountOf, inMicroUnits, setOpenHeadroom, type EngineLine } from './line.ts'
import type { Allocating } from './policy.ts'
import { distribute, type Claim } from './distribute.ts'
import { scale, type Step } from './steps.ts'

const claimOf = ({ order, most, ideal: part, caps }: EngineLine, { weightOf, fill }: Step): Claim => {
  const top = inMicroUnits(most)
  const filled = fill === scale ? top : (inMicroUnits(order.size) * fill) / scale
  const headroom = (filled < top ? filled : top) - part
  return { weight: weightOf(order), headroom: headroom > 0n ? headroom : 0n, groups: caps, share: 0n }
}

/** What every line that is not set would get without a grid: reserves are held, then step after step gives out. */
export const computeIdeals = ({
  ask,
  lines,
  steps,
}: {
  ask: Allocating
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
    for (const [index, { share: given }] of claims.entries()) {
      if (given === 0n) continue
      const line = taking[index]!
      line.ideal += given
      for (const cap of line.caps) if (cap) cap.headroom -= given
      line.rule = step.kind
    }
  }
}
