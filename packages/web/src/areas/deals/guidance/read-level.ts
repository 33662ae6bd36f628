import { levelFault, readGuidance, type GuidanceLevel, type Terms } from '@bookrunner/domain/deals'
import { isRefusal } from '@bookrunner/domain/kernel'
import { plainWidth } from '../../../kit/plain-width.ts'

/** Why a text is no level of this deal; its words are the screen's. */
export type LevelProblem = 'empty' | 'unread' | 'basis.price' | 'basis.yield' | 'range' | 'bounds'

type Of = Pick<Terms, 'priceType'>

/** "120" or "4.75" alone: on a yield deal that is not quoted yet nobody can tell which of the two it is. */
const basisProblem = ({ priceType }: Of): LevelProblem => `basis.${priceType}`

/** What a text means on this deal, or why it means nothing; `quoted`: the level by which it is quoted already. */
export function readLevel(
  text: string,
  terms: Of,
  quoted?: GuidanceLevel | null,
): { level: GuidanceLevel } | { problem: LevelProblem } {
  if (text.trim() === '') return { problem: 'empty' }
  const level = readGuidance(plainWidth(text), quoted ?? null)
  if (isRefusal(level)) return { problem: 'unread' }
  const fault = levelFault(level, terms)
  if (!fault) return { level }
  if (fault.reason === 'deal.level-basis') return { problem: basisProblem(terms) }
  return { problem: fault.reason === 'deal.level-range' ? 'range' : 'bounds' }
}
