/** Of the plot: above the line of the margin call price, and the rest below it. Both halves have one scale. */
const ABOVE = 200 / 3

/** The ends of the scale, in per cent from the margin call price: marks beyond are cut. */
export const scaleEnds = { above: 40, below: 10 } as const

/** The distances that the scale names, and where each is in the plot, in per cent from its top. */
export const scaleMarks = [scaleEnds.above, 10, 0, -scaleEnds.below].map((percent) => ({
  percent,
  top: ABOVE - Math.sign(percent) * lengthOf(Math.abs(percent)),
}))

/** Near distances differ more than far ones. */
function lengthOf(percent: number): number {
  return Math.sqrt(percent / scaleEnds.above) * ABOVE
}

/** So that a position at its margin call price has a mark at all. */
const LEAST = 3

const endOf = (distance: number): number => (distance > 0 ? scaleEnds.above : scaleEnds.below)

/** Whether a position is further away than the scale goes. */
export const isMarkCut = (distancePercent: string): boolean => {
  const distance = Number(distancePercent)
  return Math.abs(distance) > endOf(distance)
}

/** The length of a mark in per cent of the plot. */
export const markHeight = (distancePercent: string): number => {
  const distance = Number(distancePercent)
  return Math.max(LEAST, lengthOf(Math.min(Math.abs(distance), endOf(distance))))
}
