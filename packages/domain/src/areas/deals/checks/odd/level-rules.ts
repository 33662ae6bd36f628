import { exact } from '../../../../kernel/index.ts'
import { isOutside } from '../../bounds.ts'
import type { GuidanceLevel } from '../../guidance.ts'
import { isTreasury, plainReference } from '../../reference.ts'
import type { Terms } from '../../terms.ts'
import type { OddRule } from './rule.ts'

export type OddLevel =
  | 'deal.odd-fixed-index'
  | 'deal.odd-index-reference'
  | 'deal.odd-benchmark-tenor'
  | 'deal.odd-reference-currency'
  | 'deal.odd-coupon'
  | 'deal.odd-level'

/** Levels and coupons beyond these are slips of the finger far more often than bonds. */
const usual: Record<GuidanceLevel['basis'], { least: number; most: number }> = {
  spread: { least: -500, most: 2000 },
  yield: { least: -5, most: 20 },
  price: { least: 50, most: 150 },
}
const mostFromGuidance = 1

const overOf = ({ ipg }: Terms): string | null =>
  ipg?.basis === 'spread' ? (ipg.over === null ? null : plainReference(ipg.over)) : null

const indices = [
  'SOFR',
  'SONIA',
  'ESTR',
  '€STR',
  'EURIBOR',
  'HIBOR',
  'HONIA',
  'TONA',
  'SORA',
  'SARON',
  'BBSW',
  'CORRA',
]

/** The Treasuries a dollar bond is quoted over, in years. */
const onTheRun = [2, 3, 5, 7, 10, 20, 30]
const mostApart = 2

const yearsOf = ({ tenor }: Terms): number | null =>
  tenor === null || tenor.perpetual ? null : tenor.years + tenor.months / 12 + tenor.days / 365

/** The tenor in a name such as CT10. */
const benchmarkYears = ({ ipg, pricingBenchmark }: Terms): number | null => {
  const names = [ipg?.over, pricingBenchmark?.name]
  const found = names
    .map((name) => /^CT ?(\d{1,2})$/i.exec(name ?? '')?.[1])
    .find((each) => each !== undefined)
  return found === undefined ? null : Number(found)
}

const isFarBenchmark = (terms: Terms): boolean => {
  const [years, named] = [yearsOf(terms), benchmarkYears(terms)]
  if (years === null || named === null) return false
  const nearest = Math.min(...onTheRun.map((each) => Math.abs(each - years)))
  return Math.abs(named - years) - nearest >= mostApart
}

const isOtherIndex = (terms: Terms): boolean => {
  const over = overOf(terms)
  const index = terms.floatingIndex?.toUpperCase()
  if (terms.couponType !== 'floating' || over === null || index === undefined) return false
  return isTreasury(over) || (indices.some((each) => over.includes(each)) && !index.includes(over))
}

const isOddCoupon = ({ couponType, coupon, ipg, tapOf }: Terms): boolean => {
  if (couponType === 'floating' || coupon === null) return false
  if (isOutside(coupon, usual.yield)) return true
  // The coupon of a tap is that of its line, whatever it yields now.
  return ipg?.basis === 'yield' && tapOf === null && exact(coupon).minus(ipg.level).abs().gt(mostFromGuidance)
}

export const levelRules: readonly OddRule<OddLevel>[] = [
  {
    reason: 'deal.odd-fixed-index',
    field: 'terms.floatingIndex',
    with: ['terms.couponType', 'terms.quotedMargin'],
    isOdd: ({ terms: { couponType, floatingIndex, quotedMargin } }) =>
      couponType === 'fixed' && (floatingIndex !== null || quotedMargin !== null),
  },
  {
    reason: 'deal.odd-index-reference',
    field: 'terms.ipg',
    with: ['terms.floatingIndex', 'terms.couponType'],
    isOdd: ({ terms }) => isOtherIndex(terms),
  },
  {
    reason: 'deal.odd-benchmark-tenor',
    field: 'terms.ipg',
    with: ['terms.tenor', 'terms.pricingBenchmark'],
    isOdd: ({ terms }) => isFarBenchmark(terms),
  },
  {
    reason: 'deal.odd-reference-currency',
    field: 'terms.ipg',
    with: ['terms.currency'],
    isOdd: ({ terms }) => {
      const over = overOf(terms)
      return over !== null && isTreasury(over) && terms.currency !== null && terms.currency !== 'USD'
    },
  },
  {
    reason: 'deal.odd-coupon',
    field: 'terms.coupon',
    with: ['terms.ipg'],
    isOdd: ({ terms }) => isOddCoupon(terms),
  },
  {
    reason: 'deal.odd-level',
    field: 'terms.ipg',
    isOdd: ({ terms: { ipg } }) => ipg !== null && isOutside(ipg.level, usual[ipg.basis]),
  },
]
