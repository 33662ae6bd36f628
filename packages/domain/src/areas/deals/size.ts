import type { Face } from '../../kernel/index.ts'
import type { FinalTerms } from './guidance.ts'
import type { SizeChoice } from './terms.ts'

/** Only a number can be covered, capped and allocated: a benchmark, TBD and words are none yet. */
export const numericSize = (size: SizeChoice | null, final?: FinalTerms | null): Face | null => {
  if (final) return final.size
  return size?.kind === 'number' ? size.face : null
}
