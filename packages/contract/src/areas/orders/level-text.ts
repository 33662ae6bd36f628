import { showGuidance } from '@bookrunner/domain/deals'
import { basisOf, limitsOf, type LimitKind, type OrderLevel } from '@bookrunner/domain/orders'
import { sizeText } from '../../kernel/amount-text.ts'
import { glossaryText } from '../../kernel/glossary/index.ts'
import { fill, type Language, type LocalizedText } from '../../kernel/language.ts'

const bounds: Record<LimitKind, LocalizedText> = {
  minYield: glossaryText.limitAtLeast,
  minSpread: glossaryText.limitAtLeast,
  maxPrice: glossaryText.limitAtMost,
}

interface Quoted {
  language: Language
  /** What the deal's spreads are over: T, MS. */
  over: string | null
}

/** "min. T+115", "max. 99.50", "at reoffer", as on the screens. */
export const limitsText = (orderLevel: OrderLevel, { language, over }: Quoted): string => {
  const limits = limitsOf(orderLevel).map(({ kind, limit }) => {
    const basis = basisOf[kind]
    const level = { basis, over: basis === 'spread' ? over : null, level: limit, to: null, words: null }
    return fill(bounds[kind][language], { limit: showGuidance(level) })
  })
  return limits.length === 0
    ? glossaryText.reoffer[language]
    : limits.join(glossaryText.limitsJoined[language])
}

/** "10mm at min. T+115" */
export const orderLevelText = (orderLevel: OrderLevel, quoted: Quoted): string => {
  const { language } = quoted
  const size = sizeText(orderLevel.size, language)
  const limit = limitsText(orderLevel, quoted)
  return limitsOf(orderLevel).length === 0
    ? `${size} ${limit}`
    : fill(glossaryText.sizeAtLimit[language], { size, limit })
}
