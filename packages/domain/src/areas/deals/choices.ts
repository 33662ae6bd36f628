// Allowed values of the fields of a deal (§3). Codes travel and are stored; screens have the texts.

export { currencies, type Currency } from '../../kernel/index.ts'

/** Places of money that is paid: cents, or whole units where a currency has none. */
export const moneyPlaces = (currency: string | null): number => (currency === 'JPY' ? 0 : 2)

/** Where the days on which a deal can be paid are counted. */
export const centres = ['HK', 'CN', 'US', 'UK', 'TARGET', 'SG', 'JP', 'AU', 'CH', 'CA', 'NZ'] as const
export type Centre = (typeof centres)[number]

export const classifications = [
  'sovereign',
  'ssa',
  'financial',
  'corporate',
  'lgfv',
  'structured',
  'other',
] as const
export const formats = ['regS', 'regS-144A', '144A', 'sec', 'ftz', 'domestic', 'other'] as const
/** SEC / 144A relevance. */
export const secRelevances = [
  'none',
  'category1',
  'category2',
  'rule144A',
  'section3a2',
  'registered',
] as const
export const couponTypes = ['fixed', 'floating', 'zero'] as const
export const frequencies = ['annual', 'semiAnnual', 'quarterly', 'monthly'] as const
export type Frequency = (typeof frequencies)[number]
export const dayCounts = [
  '30/360',
  '30/360 US',
  '30E/360',
  '30E/360 ISDA',
  'ACT/ACT ICMA',
  'ACT/ACT ISDA',
  'ACT/365F',
  'ACT/360',
] as const
export type DayCount = (typeof dayCounts)[number]
export const conventions = ['following', 'modifiedFollowing', 'preceding', 'unadjusted'] as const
export type Convention = (typeof conventions)[number]
export const capitalStructures = [
  'seniorUnsecured',
  'seniorSecured',
  'seniorPreferred',
  'seniorNonPreferred',
  'subordinated',
  'tier2',
  'at1',
  'hybrid',
] as const
export const labels = [
  'none',
  'green',
  'social',
  'sustainability',
  'sustainabilityLinked',
  'transition',
  'blue',
] as const
export const stabilisations = ['FCA/ICMA', 'SFA'] as const
/** The usual ones; a deal may name any other. */
export const depositories = ['CMU', 'Clearstream', 'Euroclear', 'CCDC', 'DTC', 'MCSD', 'CDP', 'SIX'] as const
export const priceTypes = ['yield', 'price'] as const
export const bookTypes = ['pot', 'soleUndisclosed', 'soleDisclosed', 'soleSyndicate'] as const
export type BookType = (typeof bookTypes)[number]
export const ratingClasses = ['IG', 'HY', 'NR'] as const
export type RatingClass = (typeof ratingClasses)[number]
/** What becomes of an order whose investor did not answer at FPG. */
export const silenceRules = ['stayIfIn', 'drop', 'stay'] as const
export type SilenceRule = (typeof silenceRules)[number]

/**
 * Codes as §1 names them; BND is billing and delivery, VIEW the view-only flag of a book manager's row. PBR (passive
 * bookrunner), SCM and CM (senior and other co-managers) are announced and take no part in the book.
 */
export const syndicateRoles = ['OC', 'JGC', 'JLM', 'JBR', 'BND', 'VIEW', 'PBR', 'SCM', 'CM'] as const
export type SyndicateRole = (typeof syndicateRoles)[number]
export const passiveRoles = ['PBR', 'SCM', 'CM'] as const satisfies readonly SyndicateRole[]

export const bondForms = ['bearer', 'registered'] as const
export type BondForm = (typeof bondForms)[number]

/** Approvals that an issue rests on, most of them of mainland authorities. */
export const approvalKinds = ['ndrc', 'ftz', 'safe', 'pboc', 'regulator', 'other'] as const
export type ApprovalKind = (typeof approvalKinds)[number]

/** Papers behind a green, social or sustainability-linked label. */
export const labelPaperKinds = ['framework', 'opinion', 'certificate', 'assurance', 'adviser'] as const
export type LabelPaperKind = (typeof labelPaperKinds)[number]

export const supportKinds = ['keepwell', 'eipu', 'liquidity', 'sblc'] as const
export type SupportKind = (typeof supportKinds)[number]

export const collateralKinds = [
  'sharePledge',
  'mortgage',
  'receivables',
  'accounts',
  'floatingCharge',
  'other',
] as const
export type CollateralKind = (typeof collateralKinds)[number]

export const agencies = ['moodys', 'sp', 'fitch', 'other'] as const
export type Agency = (typeof agencies)[number]
export const ratingSubjects = ['issue', 'issuer', 'guarantor', 'provider'] as const
export type RatingSubject = (typeof ratingSubjects)[number]
export const outlooks = [
  'stable',
  'positive',
  'negative',
  'developing',
  'watchPositive',
  'watchNegative',
] as const

export const dealStatuses = ['Draft', 'Test', 'IPG', 'FPG', 'Priced', 'Expired', 'Aborted'] as const
export type DealStatus = (typeof dealStatuses)[number]

/** What people do to a tranche's lifecycle. */
export const dealMoves = [
  'submit',
  'pushTest',
  'endTest',
  'setGuidance',
  'pushFpg',
  'endFpg',
  'newCutOff',
  'changeTimes',
  'launch',
  'price',
  'reopen',
  'reprice',
  'correct',
  'abort',
] as const
export type DealMove = (typeof dealMoves)[number]

/** Moves whose effect on the book is counted at a level. */
export const atLevels: ReadonlySet<DealMove> = new Set([
  'pushTest',
  'setGuidance',
  'pushFpg',
  'launch',
  'price',
  'correct',
])

/** What the deal-level roles decide about; the matrix says who may what, and on which orders. */
export const dealActions = [
  'read',
  'editDraft',
  'editTerms',
  'run',
  'readBook',
  'enterOrder',
  'mergeOrders',
  'readPrivateComments',
  'writePrivateComments',
  'allocate',
  'reviewAllocation',
  'signOff',
  'confirm',
  'settle',
  'export',
  'readLog',
] as const
export type DealAction = (typeof dealActions)[number]
/** On nothing, on the totals only, on orders it leads, on all. */
export const dealScopes = ['none', 'totals', 'own', 'all'] as const
export type DealScope = (typeof dealScopes)[number]
