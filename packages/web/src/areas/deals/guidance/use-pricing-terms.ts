import type { Terms } from '@bookrunner/domain/deals'
import { useCallback, useRef, useSyncExternalStore } from 'react'
import { useForm, type FormField } from '../form/index.ts'

/** The places that a bond's days and figures depend on. */
const pricingPlaces = [
  'terms.currency',
  'terms.centres',
  'terms.timeZone',
  'terms.tenor',
  'terms.pricingDate',
  'terms.settlementCycle',
  'terms.settlementDate',
  'terms.issueDate',
  'terms.maturityDate',
  'terms.convention',
  'terms.couponType',
  'terms.couponFrequency',
  'terms.dayCount',
  'terms.coupon',
  'terms.couponStep',
  'terms.firstCouponDate',
  'terms.interestFrom',
  'terms.floatingIndex',
  'terms.legs',
  'terms.penultimateCouponDate',
  'terms.oddPeriod',
  'terms.endOfMonth',
  'terms.interestConvention',
  'terms.redemptionPrice',
  'terms.repayments',
  'terms.exDividend',
  'terms.options',
  'terms.priceDecimals',
  'terms.pricingBenchmark',
  'terms.ipg',
] as const satisfies readonly FormField[]

/** The typed terms; a new object only when one of these places changed. */
export function usePricingTerms(): Terms {
  const form = useForm()
  const cached = useRef<{ readonly values: readonly unknown[]; readonly terms: Terms }>(undefined)
  const subscribe = useCallback(
    (listener: () => void) => {
      const stops = pricingPlaces.map((place) => form.watch(place, listener))
      return () => {
        for (const stop of stops) stop()
      }
    },
    [form],
  )
  return useSyncExternalStore(subscribe, () => {
    const values = pricingPlaces.map((place) => form.get(place))
    const before = cached.current
    if (before && values.every((value, at) => Object.is(value, before.values[at]))) return before.terms
    cached.current = { values, terms: form.deal.terms }
    return cached.current.terms
  })
}
