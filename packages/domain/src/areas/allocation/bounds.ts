import type { EngineLine } from './line.ts'

/** Sizes that neither shares nor rounding change. */
export const isFixed = ({ set }: EngineLine): boolean =>
  set === 'desk' || set === 'anchor' || set === 'fillSmall'

/** The size that an order must get in any case. */
export const boundOf = (line: EngineLine): number =>
  isFixed(line) ? line.size : Math.max(line.reserved, line.floored ? line.least : 0)

export const mostOf = (line: EngineLine): number => (isFixed(line) ? line.size : line.top)
