import type {
  BoundReason,
  FpgReason,
  NotDraft,
  NotLive,
  OrderFaultReason,
  RowReason,
  PhaseReason,
} from '@bookrunner/domain/orders'
import type { QuotaReason } from '@bookrunner/domain/quota'

type Own<R extends string> = Exclude<R, `field.${string}`>

/** Why nothing may be done to an order now. */
export const phaseRefusals = [
  'order.book-closed',
  'order.deal-over',
  'order.not-open',
  'order.no-test',
  'order.test-ended',
  'order.no-fpg',
  'order.reason-missing',
] as const satisfies readonly PhaseReason[]

/** Why an order cannot be taken as it is, each with its field. */
export const orderRefusals = [
  'order.wrong',
  'order.limit-on-yield',
  'order.limit-on-price',
  'deal.level-bounds',
  'order.yield-implausible',
  'order.level-twice',
  'order.levels-contradict',
  'order.levels-rise',
  'order.too-many-levels',
  'order.below-minimum',
  'order.off-grid',
  'order.over-cap',
  'order.not-in-mm',
  'order.too-large',
  'order.min-over-size',
  'order.max-under-size',
  'order.max-under-minimum',
  'order.reserve-over',
  'order.underlying-sum',
  'order.underlying-many',
  'order.flag-mandatory',
  'deal.not-in-syndicate',
  'order.not-through',
] as const satisfies readonly ('order.wrong' | Own<OrderFaultReason>)[]

export const draftRefusals = ['order.not-draft', 'order.withdrawn'] as const satisfies readonly NotDraft[]
export const liveRefusals = ['order.is-draft', 'order.withdrawn'] as const satisfies readonly NotLive[]
export const boundRefusals = ['order.over-max', 'order.under-min'] as const satisfies readonly BoundReason[]
export const fpgRefusals = [
  'order.out-at-level',
  'order.over-limits',
  'order.size-missing',
  'order.not-less',
  'order.not-more',
  'order.not-same',
  'order.drop-only',
  'order.dropped',
] as const satisfies readonly FpgReason[]

/** Why a limit refuses an order, as managers read it who see the whole book; others read only the last. */
export const quotaRefusals = [
  'quota.over-bond',
  'quota.over-org',
  'quota.over-org-bond',
  'quota.over-business',
  'quota.full-bond',
  'quota.full-org',
  'quota.full-org-bond',
  'quota.full-business',
  'quota.no-rate',
  'quota.contact-desk',
] as const satisfies readonly (QuotaReason | 'quota.contact-desk')[]

/** What a cell of a list may be refused for. */
export const rowRefusals = [
  'amount.not-understood',
  'amount.not-whole',
  'amount.too-big',
  'order.ladder-form',
  'order.ladder-size',
  'order.ladder-limit',
  'order.limit-missing',
  'order.limit-unclear',
  'rate.not-understood',
  'rate.decimal-comma',
  'rate.out-of-range',
  'rate.too-fine',
  'order.limit-over',
] as const satisfies readonly Own<RowReason>[]

export const savedRefusals = ['record.unknown', 'write.changed-meanwhile', 'write.no-changes'] as const
