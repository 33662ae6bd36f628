import type { FinalTerms } from './guidance.ts'

/** The final terms that decide an allocation. */
export type AllocatedTerms = { [Figure in 'size' | 'spread' | 'yield' | 'price']: FinalTerms[Figure] | null }

/** A launch sets size and level, and pricing the rest: only values that both set are compared. */
const differs = (was: string | number | null, is: string | number | null): boolean =>
  was !== null && is !== null && was !== is

/** Compares the level that decides in or out: spread, else yield, else price. The other figures follow from it. */
const levelDiffers = (was: AllocatedTerms, is: AllocatedTerms): boolean => {
  if (was.spread !== null) return differs(was.spread, is.spread)
  return was.yield === null ? differs(was.price, is.price) : differs(was.yield, is.yield)
}

/** An allocation launched at the first terms does not count at the second: it is recalled, rebased and launched again. */
export const supersedesAllocation = (was: AllocatedTerms, is: AllocatedTerms): boolean =>
  differs(was.size, is.size) || levelDiffers(was, is)
