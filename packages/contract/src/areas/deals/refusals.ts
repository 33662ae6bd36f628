import type {
  DoubtReason,
  EntityReason,
  FaultReason,
  FinalReason,
  LevelReason,
  MissingReason,
} from '@bookrunner/domain/deals'

type Own<R extends string> = Exclude<R, `field.${string}`>

/** What a level, typed or announced, may be refused for. */
export const levelRefusals = [
  'deal.level-basis',
  'deal.level-range',
  'deal.level-bounds',
] as const satisfies readonly LevelReason[]

/** And before it is announced, where it is unlike the one that holds. */
export const announcedRefusals = [
  ...levelRefusals,
  'deal.level-doubtful',
  'deal.level-reference',
  'deal.level-sign',
  'deal.level-far',
] as const satisfies readonly (LevelReason | DoubtReason)[]

/** What final terms may be refused for. */
export const finalRefusals = [
  'deal.final-missing',
  'deal.final-contradicts',
  'deal.final-would-be',
  'bond.no-quotation',
  'deal.field-wrong',
  'deal.rate-range',
  'deal.price-decimals',
  'deal.amount-zero',
  'deal.off-grid',
  'deal.retained-over',
] as const satisfies readonly Own<FinalReason>[]

/** Why a field of a deal cannot be saved as it is, not even in a draft. */
export const fieldRefusals = [
  ...levelRefusals,
  'deal.amount-zero',
  'deal.off-grid',
  'deal.increment-over-minimum',
  'deal.order-under-minimum',
  'deal.cap-range',
  'deal.cap-under-minimum',
  'deal.denomination-over-size',
  'deal.rate-range',
  'deal.step-zero',
  'deal.isin-wrong',
  'deal.code-form',
  'lei.wrong',
  'deal.approval-days',
  'deal.not-in-syndicate',
  'zone.unknown',
  'deal.tenor-zero',
  'deal.perpetual-maturity',
  'deal.perpetual-tenor',
  'deal.settles-before-pricing',
  'deal.issue-before-pricing',
  'deal.maturity-before-issue',
  'deal.first-coupon-outside',
  'deal.interest-after-settlement',
  'deal.option-outside',
  'deal.options-order',
  'deal.rating-twice',
  'deal.rating-both',
  'deal.rating-unrated',
  'deal.rating-agency',
  'deal.rating-issue',
  'deal.rating-party',
  'deal.party-twice',
  'deal.roles-together',
  'deal.bank-twice',
  'deal.bnd-twice',
  'deal.view-by-name',
  'deal.times-order',
  'deal.time-past',
  'deal.not-underwriter',
  'deal.not-issuer',
  'deal.not-investor',
  'deal.not-reviewed',
  'record.unknown',
] as const satisfies readonly (FaultReason | EntityReason)[]

/** What submitting may find missing or wrong. */
export const missingRefusals = [
  ...fieldRefusals,
  'deal.tenor-missing',
  'deal.rating-missing',
  'deal.rating-whose',
  'deal.bank-missing',
  'deal.addressed-missing',
  'deal.waiver-missing',
  'deal.bank-without-role',
  'deal.bnd-alone',
  'deal.view-alone',
] as const satisfies readonly (Own<MissingReason> | EntityReason)[]
