import { z } from 'zod'
import type { Call } from './call.ts'
import { pageSizes } from './page.ts'

/**
 * Slow calls of one person are counted in three kinds, so that exports do not hold up the lists of a screen, and neither
 * holds up a launch.
 */
export type SlowKind = 'files' | 'writes' | 'reads'

const largestOfScreens = Math.max(...pageSizes)

const hasPages = ({ input }: Pick<Call, 'input'>): boolean =>
  input instanceof z.ZodObject && 'pageNum' in input.shape && 'pageSize' in input.shape

/** Whether the gate may refuse it: a page is slow only if it is larger than those that screens offer. */
export const mayBeSlow = (call: Pick<Call, 'slow' | 'input'>): boolean => Boolean(call.slow) || hasPages(call)

/** The kind that this request counts as; undefined if it is not slow. */
export const slowKindOf = (
  call: Pick<Call, 'slow' | 'input' | 'replies' | 'writes'>,
  input: unknown,
): SlowKind | undefined => {
  const { slow, replies, writes } = call
  if (slow) {
    if (slow === 'file' || replies === 'file') return 'files'
    return writes ? 'writes' : 'reads'
  }
  if (!hasPages(call)) return undefined
  return Number((input as { pageSize?: unknown }).pageSize) > largestOfScreens ? 'reads' : undefined
}
