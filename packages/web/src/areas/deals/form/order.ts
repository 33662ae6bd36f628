import { dealTabs, tabOf } from '@bookrunner/domain/deals'

const first = [
  'currency',
  'tenor',
  'size',
  'retained',
  'noGrow',
  'centres',
  'convention',
  'pricingDate',
  'settlementCycle',
  'settlementDate',
  'issueDate',
  'maturityDate',
  'firstTradingDay',
  'timeZone',
  'couponType',
  'couponFrequency',
  'dayCount',
  'firstCouponDate',
  'floatingIndex',
  'quotedMargin',
  'coupon',
  'couponStep',
  'tapOf',
  'tapOutstanding',
  'interestFrom',
  'legs',
  'oddPeriod',
  'penultimateCouponDate',
  'endOfMonth',
  'interestConvention',
  'redemptionPrice',
  'exDividend',
  'repayments',
  'options',
  'format',
  'secRelevance',
  'capitalStructure',
  'collateral',
  'capital',
  'classification',
  'mtn',
  'programme',
  'label',
  'useOfProceeds',
  'minDenomination',
  'increment',
  'minOrder',
  'isin',
  'isin144A',
  'governingLaw',
  'listing',
  'depositories',
  'stabilisation',
  'stabilisationManagerId',
  'sellingRestrictions',
  'series',
  'bondForm',
  'approvals',
  'labelPapers',
  'registrationRights',
  'grossFee',
  'privateBankRebate',
  'bookType',
  'sizeCap',
  'unusualTimes',
  'silence',
  'issuerSeesNames',
  'issuerSignsOff',
  'waiverReason',
  'addressed',
].map((key) => `terms.${key}`)
const last = ['hedge', 'feeDisclosure', 'remark', 'asPublished'].map((key) => `terms.${key}`)
const times = ['closesAt', 'subjectAt', 'expiresAt', 'subjectByRegion'].map((key) => `times.${key}`)
/** The order of controls on the Terms tab; other tabs have few. */
export const termsInOrder = [...first, ...times, ...last]

const rank = ({ field }: { readonly field: string }) => {
  const at = termsInOrder.findIndex((place) => field === place || field.startsWith(`${place}.`))
  return dealTabs.indexOf(tabOf(field)) * 1000 + (at < 0 ? termsInOrder.length : at)
}

/** In reading order: by tab, from top to bottom. */
export const inFormOrder = <T extends { readonly field: string }>(faults: readonly T[]): readonly T[] =>
  faults.toSorted((a, b) => rank(a) - rank(b))
