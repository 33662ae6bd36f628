import type { GuidanceLevel, Terms } from '@bookrunner/domain/deals'
import { useText } from '../../../platform/text.ts'
import type { LevelProblem } from './read-level.ts'
import { guidanceText } from './text.ts'

type QuotedTerms = Pick<Terms, 'priceType' | 'couponType' | 'floatingIndex'>

/** A level as a desk would write it on this deal: as it is quoted already, and else a floater over its own index. */
export function levelExample(
  { priceType, couponType, floatingIndex }: QuotedTerms,
  quoted?: GuidanceLevel | null,
): string {
  if (priceType === 'price') return '99.50'
  if (quoted?.basis === 'yield') return '4.75% area'
  if (quoted?.over) return `${quoted.over}+120 area`
  return `${(couponType === 'floating' && floatingIndex) || 'T'}+120 area`
}

/** How levels are typed on a deal, in the reader's words. */
export function useLevelTexts(terms: QuotedTerms, quoted?: GuidanceLevel | null) {
  const { priceType } = terms
  const t = useText(guidanceText)
  return {
    example: levelExample(terms, quoted),
    hint: t(`level.hint.${priceType}`),
    problemOf: (problem: LevelProblem) => t(`level.problem.${problem}`),
  }
}
