import {
  bondTermsOf,
  resolveBond,
  type BondReason,
  type Calendar,
  type PanelSetup,
  type Terms,
} from '@bookrunner/domain/deals'
import { isRefusal, type Refusal } from '@bookrunner/domain/kernel'
import { termsField } from '../fields.ts'

type TermsPlace = ReturnType<typeof termsField<keyof Terms>>

/** What the arithmetic is done with; or the fields it waits for; or why these terms make no bond. */
export type Setup =
  | { readonly kind: 'ready'; readonly setup: PanelSetup }
  | { readonly kind: 'missing'; readonly places: readonly TermsPlace[] }
  | { readonly kind: 'refused'; readonly refusal: Refusal<BondReason>; readonly place: TermsPlace }

/** Where a refusal of the bond is mended. */
const mendedAt: Record<BondReason, TermsPlace> = {
  'bond.no-maturity': 'terms.tenor',
  'bond.tenor-zero': 'terms.tenor',
  'bond.too-long': 'terms.maturityDate',
  'bond.matures-too-early': 'terms.maturityDate',
  'bond.first-coupon-outside': 'terms.firstCouponDate',
  'bond.settles-before-interest': 'terms.settlementDate',
  'bond.option-outside': 'terms.options',
}

/** In the order they stand in the form. */
export function missingFor(terms: Terms): readonly TermsPlace[] {
  const settles = terms.settlementDate !== null || terms.settlementCycle !== null
  const ends = terms.tenor !== null || terms.maturityDate !== null
  const asked: readonly [place: keyof Terms, known: boolean][] = [
    ['tenor', ends],
    ['settlementCycle', settles],
    ['couponType', terms.couponType !== null],
    ['couponFrequency', terms.couponFrequency !== null],
    ['dayCount', terms.dayCount !== null],
  ]
  return asked.flatMap(([key, known]) => (known ? [] : [termsField(key)]))
}

/** The benchmark's yield is quoted by its own convention; where none is said, by the bond's. */
export function setupOf(terms: Terms, today: Temporal.PlainDate, calendar: Calendar): Setup {
  const bondTerms = bondTermsOf(terms, today)
  const places = missingFor(terms)
  if (!bondTerms || places.length > 0) return { kind: 'missing', places }
  const bond = resolveBond(bondTerms, calendar)
  if (isRefusal(bond)) return { kind: 'refused', refusal: bond, place: mendedAt[bond.reason] }
  const frequency = terms.pricingBenchmark?.frequency ?? bondTerms.frequency
  return {
    kind: 'ready',
    setup: {
      bond,
      benchmark: { frequency },
      couponStep: terms.couponStep,
      pricePlaces: terms.priceDecimals,
    },
  }
}
