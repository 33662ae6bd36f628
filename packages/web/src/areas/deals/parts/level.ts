import { levelTexts } from '@bookrunner/contract/deals'
import { isSameReference, type GuidanceLevel } from '@bookrunner/domain/deals'
import { EMPTY } from '../../../kit/format.ts'
import { shownLanguage, type TranslateOf } from '../../../platform/text.ts'
import type { partsText } from './text.ts'

/** A level as announced, with the words of the market in the shown language, or a dash. */
export const levelText = (level: GuidanceLevel | null | undefined): string =>
  level ? levelTexts(level)[shownLanguage()] : EMPTY

/**
 * How far guidance moved, in basis points, negative if tighter. Undefined if the two levels differ in notation, and for
 * prices.
 */
export function movedBy(
  now: GuidanceLevel | null | undefined,
  before: GuidanceLevel | null | undefined,
): number | undefined {
  if (!now || !before || now.basis !== before.basis || !isSameReference(now.over, before.over))
    return undefined
  if (now.basis === 'price' || now.to !== null || before.to !== null) return undefined
  const hundredths = (text: string) => Math.round(Number(text) * (now.basis === 'yield' ? 10_000 : 100))
  const moved = (hundredths(now.level) - hundredths(before.level)) / 100
  return moved === 0 ? undefined : moved
}

/** "20 bp tighter"; undefined without a move or a distance. */
export function movedText(
  now: GuidanceLevel | null | undefined,
  before: GuidanceLevel | null | undefined,
  t: TranslateOf<typeof partsText>,
): string | undefined {
  const moved = movedBy(now, before)
  return moved === undefined ? undefined : t(moved < 0 ? 'tighter' : 'wider', { bp: Math.abs(moved) })
}
