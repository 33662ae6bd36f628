import { fitsCaps, setHeadroom, takeFromCaps } from './caps.ts'
import { downTo } from './grid.ts'
import { hasShare, linesWhere, setBy, sumOver, type EngineLines } from './lines.ts'
import { placesByKey } from './places-by-key.ts'
import type { AllocationRequest } from './policy.ts'
import { micros } from './pairs.ts'

/** Adds to a line, and takes it from the headroom of its caps. */
export const addTo = (lines: EngineLines, line: number, amount: number): void => {
  takeFromCaps(lines.caps, line, amount)
  lines.size[line]! += amount
}

/** Gives each line one step in turn, as long as one takes it; returns the amount left. Uses up `open`. */
export const giveSteps = (
  lines: EngineLines,
  amount: number,
  open: Int32Array,
  stepOf: (line: number) => number,
): number => {
  let left = amount
  // A line that cannot take its step now cannot take it later.
  for (let count = open.length; count > 0 && left > 0;) {
    let taking = 0
    for (let at = 0; at < count; at++) {
      const line = open[at]!
      const step = stepOf(line)
      if (step > left || !fitsCaps(lines.caps, line, step)) continue
      addTo(lines, line, step)
      left -= step
      open[taking++] = line
    }
    count = taking
  }
  return left
}

/** So many units are exact in millionths. */
const mostUnits = Math.floor(Number.MAX_SAFE_INTEGER / micros) - 1

/** Sorts by the remainder that rounding cut off, the largest first; equal remainders keep their order. */
const byRest = ({ ideal, idealMicro, size }: EngineLines, selected: Int32Array): Int32Array => {
  const unitsOf = (line: number) => ideal[line]! - size[line]!
  const rests = new Float64Array(selected.length)
  for (let at = 0; at < selected.length; at++) {
    const line = selected[at]!
    if (unitsOf(line) > mostUnits)
      return selected.toSorted(
        (one, other) => unitsOf(other) - unitsOf(one) || idealMicro[other]! - idealMicro[one]! || one - other,
      )
    rests[at] = unitsOf(line) * micros + idealMicro[line]!
  }
  return placesByKey(rests).map((place) => selected[place]!)
}

/**
 * Rounds every line down to the grid and distributes the rest step by step, the largest remainder first, so that no
 * line without a limit is a whole step away from its ideal. What these lines do not take goes to lines that were raised
 * to their minimum, and then to lines without an allocation. Returns the amount left.
 */
export const roundToGrid = ({ grid, total }: AllocationRequest, lines: EngineLines): number => {
  const { count, set, ideal, least, top, size } = lines
  for (let line = 0; line < count; line++) {
    if (set[line] !== setBy.open) continue
    const down = downTo(ideal[line]!, grid)
    size[line] = down < least[line]! ? 0 : down
  }
  setHeadroom(lines.caps, (line) => size[line]!)
  const left = total - sumOver(lines, (line) => size[line]!)
  if (left <= 0) return left
  const { increment } = grid
  /** The size of the next step of a line on the grid. */
  const stepOf = (line: number): number => {
    if (top[line] === 0) return Infinity
    if (size[line] === 0) return least[line]!
    return size[line]! + increment <= top[line]! ? increment : Infinity
  }
  const isRaised = (line: number) => set[line] === setBy.floor || set[line] === setBy.minimum
  const passes = [
    () =>
      byRest(
        lines,
        linesWhere(lines, (line) => set[line] === setBy.open && hasShare(lines, line)),
      ),
    () => linesWhere(lines, (line) => isRaised(line) && size[line]! > 0),
    () => linesWhere(lines, (line) => set[line] === setBy.minimum && size[line] === 0),
  ]
  return passes.reduce((rest, pass) => (rest > 0 ? giveSteps(lines, rest, pass(), stepOf) : rest), left)
}
