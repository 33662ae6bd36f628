/** Beyond this distance in per cent, marks are equally high. */
const FULL = 25
/** So that a position at its margin call price has a mark at all. */
const LEAST = 4

/** The height of a mark in per cent of its half: near distances differ more than far ones. */
export const markHeight = (distancePercent: string): number => {
  const size = Math.min(Math.abs(Number(distancePercent)), FULL)
  return Math.max(LEAST, Math.round(Math.sqrt(size / FULL) * 100))
}
