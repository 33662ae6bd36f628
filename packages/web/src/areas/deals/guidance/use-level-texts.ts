import type { Terms } from '@bookrunner/domain/deals'
import { useText } from '../../../platform/text.ts'
import type { LevelProblem } from './read-level.ts'
import { guidanceText } from './text.ts'

/** How levels are typed on a deal, in the reader's words. */
export function useLevelTexts({ priceType }: Pick<Terms, 'priceType'>) {
  const t = useText(guidanceText)
  return {
    example: priceType === 'price' ? '99.50' : 'T+120 area',
    hint: t(`level.hint.${priceType}`),
    problemOf: (problem: LevelProblem) => t(`level.problem.${problem}`),
  }
}
