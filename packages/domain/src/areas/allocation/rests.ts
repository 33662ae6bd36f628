import { nthLargest } from './nth-largest.ts'
import { placesByKey } from './places-by-key.ts'
import type { Weights } from './weights.ts'

/** Goes to the claims with the largest cuts, as many as `count`; of equal cuts to the earlier. `values` is room to work in. */
export const forLargestRests = (
  { open, rests, values }: { open: Int32Array; rests: Float64Array; values: Float64Array },
  count: number,
  visit: (line: number) => void,
): void => {
  const own = values.subarray(0, open.length)
  for (let at = 0; at < open.length; at++) own[at] = rests[open[at]!]!
  const least = nthLargest(own, count)
  let equal = count
  for (let at = 0; at < open.length; at++) if (rests[open[at]!]! > least) equal--
  for (let at = 0; at < open.length; at++) {
    const line = open[at]!
    if (rests[line]! < least || (rests[line] === least && equal-- <= 0)) continue
    visit(line)
  }
}

/** Claims by what was cut off, the largest first; equal ones keep their order. */
export const byRest = (open: Int32Array, weights: Weights): Int32Array => {
  const { rests } = weights
  // Sorting is stable.
  if (!rests) return open.toSorted((one, other) => weights.compareRests(one, other))
  return placesByKey(Float64Array.from(open, (line) => rests[line]!)).map((at) => open[at]!)
}
