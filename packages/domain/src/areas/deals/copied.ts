import type { Shared } from './announcement.ts'
import { emptyCouponTerms, type CouponTerms } from './coupon-terms.ts'
import { emptyTerms, noTimes, type Terms, type Times } from './terms.ts'

/** A bond has its own number, and a draft has no agreed levels. */
const ownOf: Pick<Terms, 'isin' | 'isin144A' | 'asPublished'> = {
  isin: null,
  isin144A: null,
  asPublished: [],
}

/** What the desk of a deal keeps to itself; and a bank of its syndicate is none of another's. */
const { addressed, feeDisclosure, grossFee, privateBankRebate, remark, stabilisationManagerId } = emptyTerms
const desksOf = { addressed, feeDisclosure, grossFee, privateBankRebate, remark, stabilisationManagerId }

/** Legs, repayments and typed days are days of the old bond; conventions and redemption price stay. */
const couponOfCopy = ({
  oddPeriod,
  endOfMonth,
  interestConvention,
  exDividend,
  redemptionPrice,
}: Terms): CouponTerms => ({
  ...emptyCouponTerms,
  redemptionPrice,
  oddPeriod,
  endOfMonth,
  interestConvention,
  exDividend,
})

/**
 * For a new announcement: everything except days, levels and numbers; a waiver applies to its own deal only.
 * `own`: the person who copies made the deal or leads it.
 */
export const copiedTerms = (terms: Terms, own: boolean): Terms => ({
  ...terms,
  ...ownOf,
  ...(own ? {} : desksOf),
  issuerSignsOff: emptyTerms.issuerSignsOff,
  waiverReason: emptyTerms.waiverReason,
  pricingDate: null,
  settlementDate: null,
  issueDate: null,
  maturityDate: null,
  firstTradingDay: null,
  firstCouponDate: null,
  interestFrom: null,
  tapOf: null,
  tapOutstanding: null,
  ipg: null,
  testPrice: null,
  guidanceNote: null,
  coupon: null,
  ...couponOfCopy(terms),
  benchmarkPrice: null,
  series: null,
  approvals: [],
  options: [],
  pricingBenchmark: terms.pricingBenchmark && { ...terms.pricingBenchmark, yield: null },
  guidanceReference: terms.guidanceReference && { ...terms.guidanceReference, yield: null },
  hedge: terms.hedge && { ...terms.hedge, deadline: null },
})

/**
 * Banks are appointed anew, and not copied from another house's deal; the code of one roadshow must not open another.
 */
export const copiedShared = (shared: Shared, own: boolean): Shared => ({
  ...shared,
  roadshowCode: null,
  syndicate: own ? shared.syndicate.map((row) => ({ ...row, appointedOn: null })) : [],
  namedBanks: own ? shared.namedBanks : [],
})

/** For a further tranche of the same announcement: the same days, another bond. */
export const trancheTerms = (terms: Terms): Terms => ({ ...terms, ...ownOf, ipg: null, testPrice: null })

/** Those that lie ahead. */
export const trancheTimes = (times: Times, now: Temporal.Instant): Times => {
  const ahead = (at: string | null) => (at !== null && Temporal.Instant.compare(at, now) > 0 ? at : null)
  return {
    ...noTimes,
    closesAt: ahead(times.closesAt),
    subjectAt: ahead(times.subjectAt),
    subjectByRegion: times.subjectByRegion.filter(({ at }) => ahead(at) !== null),
    expiresAt: ahead(times.expiresAt),
  }
}
