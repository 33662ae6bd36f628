import type { Face } from '../../kernel/index.ts'
import type { Grid } from './policy.ts'

/** The largest allocation that is no larger; nothing where not even the smallest fits. */
export const downTo = (size: number, { minimum, increment }: Grid): Face =>
  (size < minimum ? 0 : minimum + Math.floor((size - minimum) / increment) * increment) as Face

/** The smallest allocation that is no smaller. */
export const upTo = (size: number, { minimum, increment }: Grid): Face =>
  (size <= minimum ? minimum : minimum + Math.ceil((size - minimum) / increment) * increment) as Face

export const isOnGrid = (size: Face, grid: Grid): boolean => size === 0 || downTo(size, grid) === size
