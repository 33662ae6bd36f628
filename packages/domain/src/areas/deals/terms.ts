import type { FaceAmount, Rate } from '../../kernel/index.ts'
import type { CapitalTerms } from './capital-terms.ts'
import type * as choices from './choices.ts'
import { emptyCouponTerms, type CouponTerms } from './coupon-terms.ts'
import type { GuidanceLevel } from './guidance.ts'
import type { OptionRow } from './option-terms.ts'
import type { SizeChoice } from './size.ts'

type One<List extends readonly unknown[]> = List[number] | null

/** Days travel and are stored as ISO text. */
export type Day = string

export interface Tenor {
  perpetual: boolean
  years: number
  months: number
  days: number
}

/** A certificate or registration that the issue rests on. Validity, quota and report are the desk's. */
export interface Approval {
  kind: choices.ApprovalKind
  /** The number on the certificate. */
  reference: string | null
  issuedOn: Day | null
  validUntil: Day | null
  /** The quota in words: "USD 500mm". */
  quota: string | null
  /** The day by which the issue must be reported. */
  reportDue: Day | null
}

/** A paper behind the label: its kind, who wrote it or advised, and when. */
export interface LabelPaper {
  kind: choices.LabelPaperKind
  firm: string | null
  date: Day | null
}

/** What secures the bond: the kind, and the assets in words. */
export interface Collateral {
  kind: choices.CollateralKind
  text: string | null
}

/** A term that looks odd and is what was published: somebody ticked it, and it is silent while its facts stay. */
export interface AsPublished {
  field: string
  reason: string
  /** A mark of the values it rests on. */
  facts: string
  /** Who ticked it, and when; the server knows. */
  by: string | null
  at: string | null
}

/** What guidance is quoted over (mid-swaps), or what the bond is priced against (a named Bund): two things. */
export interface Benchmark {
  name: string
  isin: string | null
  /** Per cent, at its own frequency. */
  yield: Rate | null
  frequency: choices.Frequency | null
}

export interface Hedge {
  instrument: string
  /** Per cent of the allocation. */
  ratio: Rate | null
  deadline: string | null
  durationManager: string | null
}

/** Who gets to see the deal once it is announced. */
export type Addressed =
  | { kind: 'all' }
  | { kind: 'chosen'; entityIds: string[] }
  | { kind: 'types'; classIds: string[] }
  | { kind: 'groups'; groupIds: string[] }

/** A tranche's own terms, as far as they are known: a draft may be half empty, so everything may be null. */
export interface Terms extends CouponTerms {
  // What is sold.
  size: SizeChoice | null
  /** Will not be increased, whatever the book says. */
  noGrow: boolean
  /** A part the issuer keeps. */
  retained: FaceAmount | null
  currency: One<typeof choices.currencies>
  tenor: Tenor | null
  classification: One<typeof choices.classifications>
  ratingClass: choices.RatingClass | null
  format: One<typeof choices.formats>
  secRelevance: One<typeof choices.secRelevances>
  mtn: boolean
  programme: string | null
  /** The number of the series under the programme. */
  series: string | null
  bondForm: choices.BondForm | null
  registrationRights: boolean
  approvals: Approval[]
  capitalStructure: One<typeof choices.capitalStructures>
  collateral: Collateral[]
  /** Of a bond that may bear losses. */
  capital: CapitalTerms | null
  label: (typeof choices.labels)[number]
  labelPapers: LabelPaper[]
  useOfProceeds: string | null
  // When.
  timeZone: string
  pricingDate: Day | null
  /** The n of T+n. */
  settlementCycle: number | null
  settlementDate: Day | null
  issueDate: Day | null
  maturityDate: Day | null
  firstTradingDay: Day | null
  centres: (typeof choices.centres)[number][]
  convention: choices.Convention
  // What it pays.
  couponType: One<typeof choices.couponTypes>
  couponFrequency: choices.Frequency | null
  dayCount: choices.DayCount | null
  /** A typed coupon; otherwise the coupon comes from the yield, rounded down to the step. */
  coupon: Rate | null
  couponStep: Rate
  firstCouponDate: Day | null
  /** Of a tap: the bond that is increased, and the day its interest runs from. */
  tapOf: string | null
  /** Of that bond, before it is increased. */
  tapOutstanding: FaceAmount | null
  interestFrom: Day | null
  floatingIndex: string | null
  quotedMargin: Rate | null
  options: OptionRow[]
  // How it is quoted and priced.
  priceType: (typeof choices.priceTypes)[number]
  priceDecimals: number
  guidanceReference: Benchmark | null
  pricingBenchmark: Benchmark | null
  /** Of the pricing benchmark; quoted in decimals or in 32nds. */
  benchmarkPrice: Rate | null
  /** First guidance, before the deal is announced. */
  ipg: GuidanceLevel | null
  /** Must be set before a test is pushed (§5). */
  testPrice: GuidanceLevel | null
  guidanceNote: string | null
  // Issuance, custody and listing.
  governingLaw: string | null
  stabilisation: (typeof choices.stabilisations)[number][]
  stabilisationManagerId: string | null
  sellingRestrictions: string | null
  /** Usual ones by their codes, any other by its name. */
  depositories: string[]
  isin: string | null
  isin144A: string | null
  listing: string[]
  minDenomination: FaceAmount | null
  increment: FaceAmount | null
  minOrder: FaceAmount | null
  // How the book is run.
  bookType: choices.BookType
  /** Of the issue size, per cent, that one order may be. */
  sizeCap: Rate | null
  /** An order above so many times what its investor asks for on average is unusual. */
  unusualTimes: Rate
  silence: choices.SilenceRule
  /** The issuer sees investors' names (never those of X-orders). */
  issuerSeesNames: boolean
  /** Off if the issuer waived its sign-off of the allocation; the reason is stored. */
  issuerSignsOff: boolean
  waiverReason: string | null
  addressed: Addressed
  hedge: Hedge | null
  /** Of the managers together, per cent of the size. */
  grossFee: Rate | null
  /** To private banks, per cent of their allocation. */
  privateBankRebate: Rate | null
  /** Rebates and fees, disclosed to all managers. */
  feeDisclosure: string | null
  remark: string | null
  asPublished: AsPublished[]
}

/** When things close, decided by the database's clock. Instants as ISO text. */
export interface Times {
  closesAt: string | null
  /** From then on, new orders and increases are conditional. */
  subjectAt: string | null
  /** The same, for some regions at their own time. */
  subjectByRegion: { region: 'APAC' | 'EUROPE' | 'MEA' | 'AMER'; at: string }[]
  expiresAt: string | null
}

/** What a new draft starts from. */
export const emptyTerms: Terms = {
  size: null,
  noGrow: false,
  retained: null,
  currency: null,
  tenor: null,
  classification: null,
  ratingClass: null,
  format: null,
  secRelevance: null,
  mtn: false,
  programme: null,
  series: null,
  bondForm: null,
  registrationRights: false,
  approvals: [],
  capitalStructure: null,
  collateral: [],
  capital: null,
  label: 'none',
  labelPapers: [],
  useOfProceeds: null,
  timeZone: 'Asia/Hong_Kong',
  pricingDate: null,
  settlementCycle: 5,
  settlementDate: null,
  issueDate: null,
  maturityDate: null,
  firstTradingDay: null,
  centres: [],
  convention: 'following',
  couponType: null,
  couponFrequency: null,
  dayCount: null,
  coupon: null,
  couponStep: '0.125' as Rate,
  firstCouponDate: null,
  tapOf: null,
  tapOutstanding: null,
  interestFrom: null,
  floatingIndex: null,
  quotedMargin: null,
  ...emptyCouponTerms,
  options: [],
  priceType: 'yield',
  priceDecimals: 3,
  guidanceReference: null,
  pricingBenchmark: null,
  benchmarkPrice: null,
  ipg: null,
  testPrice: null,
  guidanceNote: null,
  governingLaw: null,
  stabilisation: [],
  stabilisationManagerId: null,
  sellingRestrictions: null,
  depositories: [],
  isin: null,
  isin144A: null,
  listing: [],
  minDenomination: null,
  increment: null,
  minOrder: null,
  bookType: 'pot',
  sizeCap: null,
  unusualTimes: '3' as Rate,
  silence: 'stayIfIn',
  issuerSeesNames: true,
  issuerSignsOff: true,
  waiverReason: null,
  addressed: { kind: 'all' },
  hedge: null,
  grossFee: null,
  privateBankRebate: null,
  feeDisclosure: null,
  remark: null,
  asPublished: [],
}

export const noTimes: Times = { closesAt: null, subjectAt: null, subjectByRegion: [], expiresAt: null }
