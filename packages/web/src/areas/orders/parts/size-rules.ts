import { showMm } from '@bookrunner/domain/kernel'
import { leastSize, capSize, type SizeRules } from '@bookrunner/domain/orders'
import { inMm } from '../../../kit/amounts.ts'
import type { TranslateOf } from '../../../platform/text.ts'
import type { orderText } from './text.ts'

/**
 * The deal's rules for sizes: "min. 0.2mm · steps of 0.001mm · max. 50mm". Without a cap there is no maximum to keep in
 * mind: a slip of the hand is refused while it is typed.
 */
export function sizeRulesText(rules: SizeRules, t: TranslateOf<typeof orderText>): string {
  const most = capSize(rules)
  const { increment } = rules
  return [
    t('size.rules', { least: inMm(showMm(leastSize(rules))) }),
    ...(increment ? [t('size.steps', { increment: inMm(showMm(increment)) })] : []),
    ...(most === null ? [] : [t('size.most', { most: inMm(showMm(most)) })]),
  ].join(' · ')
}
