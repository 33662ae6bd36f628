import type { FaceAmount } from '../../kernel/index.ts'
import { defaultPolicy, type Grid, type Rule } from './policy.ts'

/** The largest allocation that is no larger; nothing where not even the smallest fits. */
export const downTo = (size: number, { minimum, increment }: Grid): FaceAmount =>
  (size < minimum ? 0 : minimum + Math.floor((size - minimum) / increment) * increment) as FaceAmount

/** The smallest allocation that is no smaller. */
export const upTo = (size: number, { minimum, increment }: Grid): FaceAmount =>
  (size <= minimum ? minimum : minimum + Math.ceil((size - minimum) / increment) * increment) as FaceAmount

export const isOnGrid = (size: FaceAmount, grid: Grid): boolean => size === 0 || downTo(size, grid) === size

/**
 * The distance between allowed sizes that are multiples of a unit: the unit, or the increment where every allowed size is
 * a multiple. Undefined where the unit and the grid do not fit.
 */
export const unitOn = ({ minimum, increment }: Grid, unit: FaceAmount): FaceAmount | undefined => {
  const [wide, narrow] = unit > increment ? [unit, increment] : [increment, unit]
  return wide % narrow === 0 && minimum % narrow === 0 ? wide : undefined
}

/** The default rules that can run on a grid: without rounding where no whole million is an allowed size. */
export const defaultPolicyOn = (grid: Grid): Rule[] =>
  defaultPolicy.filter((rule) => rule.kind !== 'round' || unitOn(grid, rule.to) !== undefined)
