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

/** A deal sold under Rule 144A alone has only that ISIN. */
export const hasIsin = ({ isin, isin144A }: Pick<Terms, 'isin' | 'isin144A'>): boolean =>
  isin !== null || isin144A !== null

/** Terms that a deal may be announced without, but that investors and back offices ask for. */
export const notSetIn = (terms: Terms): string[] => {
  const isEmpty = (value: Terms[(typeof optional)[number]]) =>
    value === null || (Array.isArray(value) && value.length === 0)
  return optional
    .filter((key) => isEmpty(terms[key]))
    .filter(
      (key) => key !== 'pricingBenchmark' || (terms.priceType === 'yield' && terms.couponType !== 'floating'),
    )
    .filter((key) => key !== 'isin' || !hasIsin(terms))
    .map((key) => `terms.${key}`)
}

/** Nobody bills and delivers yet. */
export const hasNoBillingBank = ({
  syndicate,
  namedBanks,
}: Pick<Shared, 'syndicate' | 'namedBanks'>): boolean =>
  ![...syndicate, ...namedBanks].some(({ roles }) => roles.includes('BND'))
