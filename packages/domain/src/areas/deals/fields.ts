import { isSame } from '../../kernel/index.ts'
import type { Shared } from './announcement.ts'
import type { Terms } from './terms.ts'

/** Who reads a field once its deal is announced: investors too, or nobody but the desk. */
type Reader = 'published' | 'desk'

/** Decided for every field there is: a new one does not compile before it is. */
export const termsReaders = {
  size: 'published',
  noGrow: 'published',
  retained: 'desk',
  currency: 'published',
  tenor: 'published',
  classification: 'published',
  ratingClass: 'published',
  format: 'published',
  secRelevance: 'published',
  mtn: 'published',
  programme: 'published',
  series: 'published',
  bondForm: 'published',
  registrationRights: 'published',
  approvals: 'published',
  capitalStructure: 'published',
  collateral: 'published',
  capital: 'published',
  label: 'published',
  labelPapers: 'published',
  useOfProceeds: 'published',
  timeZone: 'published',
  pricingDate: 'published',
  settlementCycle: 'published',
  settlementDate: 'published',
  issueDate: 'published',
  maturityDate: 'published',
  firstTradingDay: 'published',
  centres: 'published',
  convention: 'published',
  couponType: 'published',
  couponFrequency: 'published',
  dayCount: 'published',
  coupon: 'published',
  couponStep: 'published',
  firstCouponDate: 'published',
  tapOf: 'published',
  tapOutstanding: 'published',
  interestFrom: 'published',
  floatingIndex: 'published',
  quotedMargin: 'published',
  legs: 'published',
  penultimateCouponDate: 'published',
  oddPeriod: 'published',
  endOfMonth: 'published',
  interestConvention: 'published',
  redemptionPrice: 'published',
  repayments: 'published',
  exDividend: 'published',
  options: 'published',
  priceType: 'published',
  priceDecimals: 'published',
  guidanceReference: 'published',
  pricingBenchmark: 'published',
  benchmarkPrice: 'published',
  ipg: 'desk',
  testPrice: 'desk',
  guidanceNote: 'published',
  governingLaw: 'published',
  stabilisation: 'published',
  stabilisationManagerId: 'desk',
  sellingRestrictions: 'published',
  depositories: 'published',
  isin: 'published',
  isin144A: 'published',
  listing: 'published',
  minDenomination: 'published',
  increment: 'published',
  minOrder: 'published',
  bookType: 'desk',
  sizeCap: 'published',
  unusualTimes: 'desk',
  silence: 'published',
  issuerSeesNames: 'desk',
  issuerSignsOff: 'desk',
  waiverReason: 'desk',
  addressed: 'desk',
  hedge: 'published',
  grossFee: 'desk',
  privateBankRebate: 'desk',
  feeDisclosure: 'desk',
  remark: 'desk',
  asPublished: 'desk',
} as const satisfies Record<keyof Terms, Reader>

export const sharedReaders = {
  issuerId: 'published',
  issuerName: 'published',
  issuerLei: 'published',
  guarantors: 'published',
  support: 'published',
  issuerNote: 'published',
  roadshowCode: 'desk',
  syndicate: 'published',
  namedBanks: 'published',
  ratings: 'published',
  issueNotRated: 'published',
  unrated: 'published',
} as const satisfies Record<keyof Shared, Reader>

type Published<Readers extends Record<string, Reader>> = {
  [Name in keyof Readers]: Readers[Name] extends 'published' ? Name : never
}[keyof Readers]

export type PublishedTerms = Pick<Terms, Published<typeof termsReaders>>

const namesOf = <Readers extends Record<string, Reader>>(readers: Readers): Published<Readers>[] =>
  Object.keys(readers).filter((name) => readers[name] === 'published') as Published<Readers>[]

export const publishedTerms = namesOf(termsReaders)

const published = new Set<string>([
  'deal.name',
  ...publishedTerms.map((name) => `terms.${name}`),
  ...namesOf(sharedReaders).map((name) => `shared.${name}`),
  // Not read, but what follows from them is: a gate that is shut again, a deal that is there or not.
  'shared.roadshowCode',
  'terms.addressed',
])

const isPublished = (field: string): boolean => published.has(field) || field.startsWith('times.')

/** Who manages the duration of the hedge is the desk's, and so are validity, quota and report of an approval. */
export const termsForInvestors = (terms: Terms): PublishedTerms => ({
  ...(Object.fromEntries(publishedTerms.map((name) => [name, terms[name]])) as unknown as PublishedTerms),
  hedge: terms.hedge && { ...terms.hedge, durationManager: null },
  approvals: terms.approvals.map((approval) => ({
    ...approval,
    validUntil: null,
    quota: null,
    reportDue: null,
  })),
})

interface Values {
  readonly terms: Terms
  readonly shared: Shared
}

/** Published fields as investors read them: without the day on which a bank was appointed. */
const valuesForInvestors = ({ terms, shared }: Values): Readonly<Record<string, unknown>> => ({
  ...Object.fromEntries(
    Object.entries(termsForInvestors(terms)).map(([name, value]) => [`terms.${name}`, value]),
  ),
  'shared.syndicate': shared.syndicate.map(({ entityId, roles }) => ({ entityId, roles })),
})

/** Those of the changed fields of an announced deal in which investors see a difference. */
export const publishedAmong = (fields: readonly string[], before: Values, after: Values): string[] => {
  const [earlier, later] = [valuesForInvestors(before), valuesForInvestors(after)]
  return fields.filter(
    (field) => isPublished(field) && !(field in later && isSame(earlier[field], later[field])),
  )
}
