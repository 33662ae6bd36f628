import { exact, type Rate } from '../../kernel/index.ts'

/** The least and the most that a figure may be. */
export interface Bounds {
  least: number | string
  most: number | string
}

/** The figure is known, and less or more than it may be. */
export const isOutside = (value: Rate | null | undefined, { least, most }: Bounds): boolean =>
  value != null && (exact(value).lt(least) || exact(value).gt(most))
