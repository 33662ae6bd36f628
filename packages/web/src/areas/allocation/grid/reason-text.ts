import type { AllocRow } from '@bookrunner/contract/allocation'
import type { TranslateOf } from '../../../platform/text.ts'
import type { allocGridText } from './text.ts'

type Reasoned = Pick<AllocRow, 'rounding' | 'full' | 'tooSmall'>

/** A reason with what rounding did, and whether the order is filled: "Pro rata, rounded". */
export function withDetails(
  by: string,
  { rounding, full, tooSmall }: Reasoned,
  t: TranslateOf<typeof allocGridText>,
): string {
  if (full) return t('by.full', { by })
  const plain = rounding === null ? by : t('by.rounding', { by, rounding: t(`rounding.${rounding}`) })
  return tooSmall ? t('by.tooSmall', { by: plain }) : plain
}
