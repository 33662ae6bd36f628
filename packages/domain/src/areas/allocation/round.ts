import type { FaceAmount } from '../../kernel/index.ts'
import { downTo } from './grid.ts'
import { inMicroUnits, setHeadroom, type EngineLine } from './line.ts'
import type { AllocationRequest } from './policy.ts'
import { byLargest, microUnitsPerUnit, sortable } from './distribute.ts'

/** The size of the next step of a line on the grid. */
const stepOf = ({ size, least, top }: EngineLine, increment: number): number => {
  if (top === 0) return Infinity
  if (size === 0) return least
  return size + increment <= top ? increment : Infinity
}
const fits = ({ caps }: EngineLine, step: number): boolean =>
  caps.every((cap) => !cap || cap.headroom >= inMicroUnits(step))

/** Gives each line one step in turn, as long as one takes it; returns the amount left. */
const giveOut = (amount: number, increment: number, order: readonly EngineLine[]): number => {
  let left = amount
  for (let moved = true; moved && left > 0;) {
    moved = false
    for (const line of order) {
      const step = stepOf(line, increment)
      if (step > left || !fits(line, step)) continue
      for (const cap of line.caps) if (cap) cap.headroom -= inMicroUnits(step)
      line.size = (line.size + step) as FaceAmount
      left -= step
      moved = true
    }
  }
  return left
}

/** Sorts by the remainder that rounding cut off; equal remainders keep their order. */
const byRest = (lines: readonly EngineLine[]): EngineLine[] =>
  lines
    .map((line) => ({ line, rest: sortable(line.ideal - inMicroUnits(line.size)) }))
    .toSorted((one, other) => byLargest(one.rest, other.rest))
    .map(({ line }) => line)

/**
 * Rounds every line down to the grid and distributes the rest step by step, the largest remainder first, so that no
 * line without a limit is a whole step away from its ideal. What these lines do not take goes to lines that were raised
 * to their minimum, and then to lines without an allocation. Returns the amount left.
 */
export const roundToGrid = ({ grid, total }: AllocationRequest, lines: readonly EngineLine[]): number => {
  for (const line of lines) {
    if (line.set !== null) continue
    const down = downTo(Number(line.ideal / microUnitsPerUnit), grid)
    line.size = down < line.least ? (0 as FaceAmount) : down
  }
  setHeadroom(lines, ({ size }) => inMicroUnits(size))
  const passes = [
    byRest(lines.filter(({ set, ideal: part }) => set === null && part > 0n)),
    lines.filter(({ set, size }) => (set === 'floor' || set === 'minimum') && size > 0),
    lines.filter(({ set, size }) => set === 'minimum' && size === 0),
  ]
  const allocated = lines.reduce((sum, { size }) => sum + size, 0)
  return passes.reduce((left, pass) => giveOut(left, grid.increment, pass), total - allocated)
}
