import type { DealField } from '../field-text.ts'
import { fieldName } from '../field-text.ts'
import type { Language } from '../../../kernel/language.ts'
import type { SheetDeal } from './sheet-deal.ts'
import {
  bondTerms,
  couponTerms,
  dayTerms,
  partyTerms,
  placeTerms,
  sizeTerms,
  type TermRows,
} from './terms.ts'
import { wordsIn, type Words } from './words.ts'

const groups = {
  bond: bondTerms,
  coupon: couponTerms,
  days: dayTerms,
  sizes: sizeTerms,
  where: placeTerms,
  parties: partyTerms,
} as const satisfies Record<string, (deal: SheetDeal, words: Words) => TermRows>
export type TermGroupName = keyof typeof groups

export type { SheetDeal } from './sheet-deal.ts'

export interface TermGroup {
  name: TermGroupName
  title: string
  rows: { field: DealField; label: string; value: string }[]
}

/** Every published term that a deal has, by group, in the reader's language. */
export const termGroups = (deal: SheetDeal, language: Language): TermGroup[] => {
  const words = wordsIn(language)
  return (Object.keys(groups) as TermGroupName[])
    .map((name) => ({
      name,
      title: words.text(name),
      rows: groups[name](deal, words).flatMap(([field, value]) =>
        value ? [{ field, label: fieldName(field, language), value }] : [],
      ),
    }))
    .filter(({ rows }) => rows.length > 0)
}
