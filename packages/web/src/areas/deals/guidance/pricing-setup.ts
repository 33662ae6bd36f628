import {
  benchmarkQuotation,
  bondTermsOf,
  callYields,
  resolveBond,
  type BondReason,
  type Calendar,
  type CallYields,
  type PanelSetup,
  type Terms,
} from '@bookrunner/domain/deals'
import { isRefusal, type FaceAmount, type Rate, type Refusal } from '@bookrunner/domain/kernel'
import { termsField } from '../fields.ts'

/** DV01 is shown for one million. */
const perMm = 1_000_000 as FaceAmount

type TermsPlace = ReturnType<typeof termsField<keyof Terms>>

/** The input of the arithmetic, the missing fields, or why the terms make no bond. */
export type Setup =
  | {
      readonly kind: 'ready'
      readonly setup: PanelSetup
      /** Of a bond with calls or puts. */
      readonly yieldsAt: (coupon: Rate, price: Rate) => CallYields | undefined
    }
  | { readonly kind: 'missing'; readonly places: readonly TermsPlace[] }
  | { readonly kind: 'refused'; readonly refusal: Refusal<BondReason>; readonly place: TermsPlace }

/** The field that corrects a refusal of the bond. */
const correctedAt: Record<BondReason, TermsPlace> = {
  'bond.no-maturity': 'terms.tenor',
  'bond.tenor-zero': 'terms.tenor',
  'bond.too-long': 'terms.maturityDate',
  'bond.matures-too-early': 'terms.maturityDate',
  'bond.first-coupon-outside': 'terms.firstCouponDate',
  'bond.penultimate-outside': 'terms.maturityDate',
  'bond.settles-before-interest': 'terms.settlementDate',
  'bond.option-outside': 'terms.options',
}

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
  const bondTerms = bondTermsOf(terms, today)
  const places = missingFor(terms)
  if (!bondTerms || places.length > 0) return { kind: 'missing', places }
  const bond = resolveBond(bondTerms, calendar)
  if (isRefusal(bond)) return { kind: 'refused', refusal: bond, place: correctedAt[bond.reason] }
  const frequency = benchmarkQuotation(terms)
  return {
    kind: 'ready',
    yieldsAt: (coupon, price) => callYields(terms, { today, calendar }, { coupon, price, face: perMm }),
    setup: {
      bond,
      benchmark: frequency && { frequency },
      couponStep: terms.couponStep,
      pricePlaces: terms.priceDecimals,
    },
  }
}
