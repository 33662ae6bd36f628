import type { Shared } from '../announcement.ts'
import type { Terms } from '../terms.ts'

const optional = [
  'settlementDate',
  'pricingBenchmark',
  'governingLaw',
  'listing',
  'depositories',
  'isin',
] as const

/** Terms that a deal may be announced without, but that investors and back offices ask for. */
export const notSetIn = (terms: Terms): string[] => {
  const isEmpty = (value: Terms[(typeof optional)[number]]) =>
    value === null || (Array.isArray(value) && value.length === 0)
  return optional
    .filter((key) => isEmpty(terms[key]))
    .filter(
      (key) => key !== 'pricingBenchmark' || (terms.priceType === 'yield' && terms.couponType !== 'floating'),
    )
    .map((key) => `terms.${key}`)
}

/** Nobody bills and delivers yet. */
export const hasNoBillingBank = ({ syndicate }: Pick<Shared, 'syndicate'>): boolean =>
  !syndicate.some(({ roles }) => roles.includes('BND'))
