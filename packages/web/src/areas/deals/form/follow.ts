import {
  dateFollowing,
  followDates,
  followingDates,
  ratingsAfter,
  type Calendar,
  type Currency,
  type DayCount,
  type Frequency,
} from '@bookrunner/domain/deals'
import { faceAmount } from '@bookrunner/domain/kernel'
import { equals } from '../../../kit/form/index.ts'
import { termsField } from '../fields.ts'
import { nested, type Flat, type Patch } from './places.ts'

type Days = ReturnType<typeof followDates>

const patchOf = (days: Partial<Days>): Patch =>
  Object.fromEntries(Object.entries(days).map(([key, day]) => [termsField(key as keyof Days), day]))

const emptied = (all: Flat, keys: readonly (keyof Days)[]): Flat => ({
  ...all,
  ...patchOf(Object.fromEntries(keys.map((key) => [key, null]))),
})

/** Computes the days that follow from typed ones. Emptying a computed day computes it again. */
export function daysFollowing(before: Flat, after: Flat, calendar: Calendar): Patch {
  const emptiedDates = followingDates.filter((key) => after[termsField(key)] === null)
  const days = followDates(nested(emptied(before, emptiedDates)).terms, nested(after).terms, calendar)
  return patchOf(days)
}

/** After other holidays are loaded, computed days are computed again; typed ones stay. */
export function recomputedDays(all: Flat, old: Calendar, calendar: Calendar): Patch {
  const { terms } = nested(all)
  const computed = followingDates.filter((key) => terms[key] === dateFollowing(key, terms, old))
  const without = emptied(all, computed)
  return patchOf(followDates(nested(without).terms, nested(without).terms, calendar))
}

/** Ratings of the only guarantor or provider stay its own when a second one joins. */
export function ratingsFollowing(before: Flat, after: Flat): Patch {
  const partiesOf = (all: Flat) => ({
    guarantors: all['shared.guarantors'],
    support: all['shared.support'],
  })
  return { 'shared.ratings': ratingsAfter(after['shared.ratings'], partiesOf(before), partiesOf(after)) }
}

interface Usual {
  readonly frequency: Frequency
  readonly dayCount: DayCount
  readonly least: number
  readonly increment: number
}

/** Usual values for bonds of a currency, filled in and editable. */
const usual: Record<Currency, Usual> = {
  USD: { frequency: 'semiAnnual', dayCount: '30/360', least: 200_000, increment: 1_000 },
  CNH: { frequency: 'semiAnnual', dayCount: 'ACT/365F', least: 1_000_000, increment: 10_000 },
  HKD: { frequency: 'quarterly', dayCount: 'ACT/365F', least: 1_000_000, increment: 10_000 },
  EUR: { frequency: 'annual', dayCount: 'ACT/ACT ICMA', least: 100_000, increment: 1_000 },
  JPY: { frequency: 'semiAnnual', dayCount: '30/360', least: 1e8, increment: 1e8 },
  GBP: { frequency: 'annual', dayCount: 'ACT/ACT ICMA', least: 100_000, increment: 1_000 },
  AUD: { frequency: 'semiAnnual', dayCount: 'ACT/ACT ICMA', least: 10_000, increment: 10_000 },
  NZD: { frequency: 'semiAnnual', dayCount: 'ACT/ACT ICMA', least: 10_000, increment: 1_000 },
  CAD: { frequency: 'semiAnnual', dayCount: 'ACT/365F', least: 150_000, increment: 1_000 },
  CHF: { frequency: 'annual', dayCount: '30E/360', least: 5_000, increment: 5_000 },
  SGD: { frequency: 'semiAnnual', dayCount: 'ACT/365F', least: 250_000, increment: 250_000 },
}

function likelyOf(currency: Currency | null): Patch {
  if (currency === null) return {}
  const { frequency, dayCount, least, increment } = usual[currency]
  return {
    'terms.couponType': 'fixed',
    'terms.couponFrequency': frequency,
    'terms.dayCount': dayCount,
    'terms.minDenomination': faceAmount(least),
    'terms.increment': faceAmount(increment),
  }
}

/** After a change of currency: fills fields that are empty or had the old currency's usual value. */
export function likelyFollowing(before: Flat, after: Flat): Patch {
  const currency = after['terms.currency']
  if (currency === before['terms.currency']) return {}
  const old = likelyOf(before['terms.currency'])
  const likely = Object.entries(likelyOf(currency)).filter(([place]) => {
    const key = place as keyof Patch
    return after[key] === null || (key in old && equals(after[key], old[key]))
  })
  return Object.fromEntries(likely)
}
