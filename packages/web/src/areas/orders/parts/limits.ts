import { showGuidance, type GuidanceLevel } from '@bookrunner/domain/deals'
import { showMm, type FaceAmount, type Rate } from '@bookrunner/domain/kernel'
import { basisOf, limitsOf, type LimitKind, type OrderLevel } from '@bookrunner/domain/orders'
import { inMm } from '../../../kit/amounts.ts'
import type { TranslateOf } from '../../../platform/text.ts'
import type { orderText } from './text.ts'

type Say = TranslateOf<typeof orderText>

/** "50mm", with every unit. */
export const shownSize = (size: FaceAmount): string => inMm(showMm(size))

/** The reference of a deal's spreads, from its guidance: T, MS. */
export const overOf = (guidance: GuidanceLevel | null | undefined): string | null => guidance?.over ?? null

/** A limit, or a level in the same terms: "T+120", "4.75%", "99.50". */
export const limitText = (kind: LimitKind, level: Rate, over: string | null): string => {
  const basis = basisOf[kind]
  return showGuidance({ basis, over: basis === 'spread' ? over : null, level, to: null, words: null })
}

/** "min. T+60", "max. 99.50 ", "at reoffer". */
export const limitsText = (orderLevel: Omit<OrderLevel, 'size'>, over: string | null, t: Say): string => {
  const limits = limitsOf(orderLevel)
  if (limits.length === 0) return t('reoffer')
  return limits
    .map(({ kind, limit }) => t(`limit.${kind}`, { limit: limitText(kind, limit, over) }))
    .join(t('limit.join'))
}

/** "10mm at min. T+60" */
export const orderLevelText = (orderLevel: OrderLevel, over: string | null, t: Say): string => {
  const size = shownSize(orderLevel.size)
  const limit = limitsText(orderLevel, over, t)
  const atReoffer = limitsOf(orderLevel).length === 0
  return atReoffer ? `${size} ${limit}` : t('orderLevel.at', { size, limit })
}
