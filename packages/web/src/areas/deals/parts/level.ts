import { showGuidance, type GuidanceLevel } from '@bookrunner/domain/deals'
import { EMPTY } from '../../../kit/format.ts'
import type { TranslateOf } from '../../../platform/text.ts'
import type { partsText } from './text.ts'

/** A level as it is announced, or a dash while there is none. */
export const levelText = (level: GuidanceLevel | null | undefined): string =>
  level ? showGuidance(level) : EMPTY

/**
 * How far guidance has moved, in basis points: below zero is tighter. Unknown where the two are not said in
 * the same way, and for prices, which have no basis points.
 */
export function movedBy(
  now: GuidanceLevel | null | undefined,
  before: GuidanceLevel | null | undefined,
): number | undefined {
  if (!now || !before || now.basis !== before.basis || now.over !== before.over) return undefined
  if (now.basis === 'price' || now.to !== null || before.to !== null) return undefined
  const hundredths = (text: string) => Math.round(Number(text) * (now.basis === 'yield' ? 10_000 : 100))
  const moved = (hundredths(now.level) - hundredths(before.level)) / 100
  return moved === 0 ? undefined : moved
}

/** "20 bp tighter"; nothing where it did not move, or nobody can say how far. */
export function movedText(
  now: GuidanceLevel | null | undefined,
  before: GuidanceLevel | null | undefined,
  t: TranslateOf<typeof partsText>,
): string | undefined {
  const moved = movedBy(now, before)
  return moved === undefined ? undefined : t(moved < 0 ? 'tighter' : 'wider', { bp: Math.abs(moved) })
}
