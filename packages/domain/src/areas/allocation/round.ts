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

/** Adds to a line, and takes it from the headroom of its caps. */
export const addTo = (line: EngineLine, amount: number): void => {
  for (const cap of line.caps) if (cap) cap.headroom -= inMicroUnits(amount)
  line.size = (line.size + amount) as FaceAmount
}

/** Gives each line one step in turn, as long as one takes it; returns the amount left. */
export const giveSteps = (
  amount: number,
  order: readonly EngineLine[],
  stepOf: (line: EngineLine) => number,
): number => {
  let left = amount
  // A line that cannot take its step now cannot take it later.
  for (let open = order; open.length > 0 && left > 0;) {
    const taking: EngineLine[] = []
    for (const line of open) {
      const step = stepOf(line)
      if (step > left || !fits(line, step)) continue
      addTo(line, step)
      left -= step
      taking.push(line)
    }
    open = taking
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
  return passes.reduce(
    (left, pass) => giveSteps(left, pass, (line) => stepOf(line, grid.increment)),
    total - allocated,
  )
}
