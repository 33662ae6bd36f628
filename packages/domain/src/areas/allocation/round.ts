import type { FaceAmount } from '../../kernel/index.ts'
import { downTo } from './grid.ts'
import { setHeadroom, type EngineLine } from './line.ts'
import type { AllocationRequest } from './policy.ts'
import { sortByKey } from './sort-by-key.ts'
import { micros } from './weights.ts'

/** The size of the next step of a line on the grid. */
const stepOf = ({ size, least, top }: EngineLine, increment: number): number => {
  if (top === 0) return Infinity
  if (size === 0) return least
  return size + increment <= top ? increment : Infinity
}
const fits = ({ caps }: EngineLine, step: number): boolean => {
  for (let kind = 0; kind < caps.length; kind++) {
    const cap = caps[kind]
    if (cap && cap.headroom < step) return false
  }
  return true
}

/** Adds to a line, and takes it from the headroom of its caps. */
export const addTo = (line: EngineLine, amount: number): void => {
  for (const cap of line.caps) if (cap) cap.headroom -= amount
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

/** So many units are exact in millionths. */
const mostUnits = Math.floor(Number.MAX_SAFE_INTEGER / micros) - 1

/** Sorts by the remainder that rounding cut off, the largest first; equal remainders keep their order. */
const byRest = (lines: readonly EngineLine[]): EngineLine[] =>
  lines.some(({ ideal, size }) => ideal - size > mostUnits)
    ? lines.toSorted(
        (one, other) =>
          other.ideal - other.size - (one.ideal - one.size) || other.idealMicro - one.idealMicro,
      )
    : sortByKey(lines, ({ ideal, size, idealMicro }) => (ideal - size) * micros + idealMicro)

/**
 * Rounds every line down to the grid and distributes the rest step by step, the largest remainder first, so that no
 * line without a limit is a whole step away from its ideal. What these lines do not take goes to lines that were raised
 * to their minimum, and then to lines without an allocation. Returns the amount left.
 */
export const roundToGrid = ({ grid, total }: AllocationRequest, lines: readonly EngineLine[]): number => {
  for (const line of lines) {
    if (line.set !== null) continue
    const down = downTo(line.ideal, grid)
    line.size = down < line.least ? (0 as FaceAmount) : down
  }
  setHeadroom(lines, ({ size }) => size)
  const passes = [
    byRest(lines.filter(({ set, ideal, idealMicro }) => set === null && (ideal > 0 || idealMicro > 0))),
    lines.filter(({ set, size }) => (set === 'floor' || set === 'minimum') && size > 0),
    lines.filter(({ set, size }) => set === 'minimum' && size === 0),
  ]
  const allocated = lines.reduce((sum, { size }) => sum + size, 0)
  return passes.reduce(
    (left, pass) => giveSteps(left, pass, (line) => stepOf(line, grid.increment)),
    total - allocated,
  )
}
