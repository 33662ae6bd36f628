import {
  benchmarkQuotation,
  couponFieldOf,
  dealBondOf,
  manyEndedBond,
  type Calendar,
  type LegBondReason,
  type PanelSetup,
  type StructuredBond,
  type Terms,
} from '@bookrunner/domain/deals'
import { isRefusal, type Refusal } from '@bookrunner/domain/kernel'
import { termsField } from '../fields.ts'

type TermsPlace = ReturnType<typeof termsField<keyof Terms>>

/** The input of the arithmetic, the missing fields, or why the terms make no bond. */
export type Setup =
  | {
      readonly kind: 'ready'
      readonly setup: PanelSetup
      /** Of a bond with several ends: its yields to each are shown. */
      readonly manyEnded: StructuredBond | undefined
    }
  | { readonly kind: 'missing'; readonly places: readonly TermsPlace[] }
  | { readonly kind: 'refused'; readonly refusal: Refusal<LegBondReason>; readonly place: TermsPlace }

/** In the order of the form. */
export function missingFor(terms: Terms): readonly TermsPlace[] {
  const settles = terms.settlementDate !== null || terms.settlementCycle !== null
  const ends = terms.tenor !== null || terms.maturityDate !== null
  const requirements: readonly [place: keyof Terms, known: boolean][] = [
    ['tenor', ends],
    ['settlementCycle', settles],
    ['couponType', terms.couponType !== null],
    ['couponFrequency', terms.couponFrequency !== null],
    ['dayCount', terms.dayCount !== null],
  ]
  return requirements.flatMap(([key, known]) => (known ? [] : [termsField(key)]))
}

export function setupOf(terms: Terms, today: Temporal.PlainDate, calendar: Calendar): Setup {
  const places = missingFor(terms)
  const bond = places.length > 0 ? undefined : dealBondOf(terms, today, calendar)
  if (!bond) return { kind: 'missing', places }
  if (isRefusal(bond))
    return { kind: 'refused', refusal: bond, place: termsField(couponFieldOf[bond.reason]) }
  const frequency = benchmarkQuotation(terms)
  return {
    kind: 'ready',
    manyEnded: manyEndedBond(terms, today, calendar),
    setup: {
      bond,
      benchmark: frequency && { frequency },
      couponStep: terms.couponStep,
      pricePlaces: terms.priceDecimals,
    },
  }
}
