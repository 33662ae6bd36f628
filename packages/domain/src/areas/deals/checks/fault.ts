import type { FieldRefusal, Params, Rate } from '../../../kernel/index.ts'
import { isOutside, type Bounds } from '../bounds.ts'

export const dealTabs = ['issuer', 'syndicate', 'ratings', 'terms', 'guidance', 'docs'] as const
export type DealTab = (typeof dealTabs)[number]

/** The tab of each field (§2, six tabs); fields not listed here are under Terms. */
const elsewhere: Readonly<Record<string, DealTab>> = {
  name: 'issuer',
  'shared.issuerId': 'issuer',
  'shared.issuerName': 'issuer',
  'shared.issuerLei': 'issuer',
  'shared.guarantors': 'issuer',
  'shared.support': 'issuer',
  'shared.issuerNote': 'issuer',
  'shared.syndicate': 'syndicate',
  'shared.namedBanks': 'syndicate',
  'shared.ratings': 'ratings',
  'shared.issueNotRated': 'ratings',
  'shared.unrated': 'ratings',
  'terms.ratingClass': 'ratings',
  'terms.priceType': 'guidance',
  'terms.priceDecimals': 'guidance',
  'terms.guidanceReference': 'guidance',
  'terms.pricingBenchmark': 'guidance',
  'terms.benchmarkPrice': 'guidance',
  'terms.ipg': 'guidance',
  'terms.testPrice': 'guidance',
  'terms.guidanceNote': 'guidance',
  documents: 'docs',
  'shared.roadshowCode': 'docs',
}

/** The tab of a field, however deep: `shared.syndicate.2.roles`. */
export const tabOf = (field: string): DealTab =>
  elsewhere[field] ?? elsewhere[field.split('.').slice(0, 2).join('.')] ?? 'terms'

export const faultAt = <const R extends string>(field: string, reason: R, params?: Params): FieldRefusal<R> =>
  params ? { field, reason, params } : { field, reason }

/** A figure that is less or more than any bond has. */
export const rangeFaults = (
  field: string,
  value: Rate | null | undefined,
  { least, most }: Bounds,
): FieldRefusal<'deal.rate-range'>[] =>
  isOutside(value, { least, most }) ? [faultAt(field, 'deal.rate-range', { least, most })] : []
