import { heldBy, inParts, leaveOpen, type Line } from './line.ts'
import type { Allocating } from './policy.ts'
import { pour, type Vessel } from './pour.ts'
import { scale, type Step } from './steps.ts'

const vesselFor = ({ order, most, part, caps }: Line, { weightOf, fill }: Step): Vessel => {
  const top = inParts(most)
  const filled = fill === scale ? top : (inParts(order.size) * fill) / scale
  const room = (filled < top ? filled : top) - part
  return { weight: weightOf(order), room: room > 0n ? room : 0n, buckets: caps, given: 0n }
}

/** What every line that is not set would get without a grid: reserves are held, then step after step gives out. */
export const idealise = ({
  ask,
  lines,
  steps,
}: {
  ask: Allocating
  lines: readonly Line[]
  steps: readonly Step[]
}): void => {
  const free = lines.filter(({ set }) => set === null)
  for (const line of free) {
    line.part = inParts(line.held)
    line.rule = line.held > 0 ? 'reserve' : null
  }
  let left = lines.reduce((rest, line) => rest - heldBy(line), inParts(ask.total))
  leaveOpen(lines)
  for (const step of steps) {
    if (left <= 0n) return
    const taking = free.filter(({ order }) => step.isFor(order))
    const vessels = taking.map((line) => vesselFor(line, step))
    left -= pour(vessels, left)
    for (const [index, { given }] of vessels.entries()) {
      if (given === 0n) continue
      const line = taking[index]!
      line.part += given
      for (const cap of line.caps) if (cap) cap.room -= given
      line.rule = step.kind
    }
  }
}
