import { refuse, type Refusal } from '../../kernel/index.ts'
import { dealPhaseOf, type DealLifecycle, type DealPhase } from '../deals/index.ts'
import type { OrderAction, OrderStage, Side } from './choices.ts'
import type { OrderDeal } from './deal.ts'

/** A deal's states as orders tell them apart. */
export const orderPhases = [
  'unopened',
  'intentions',
  'IPG',
  'IPG closed',
  'test',
  'FPG',
  'FPG closed',
  'priced',
  'over',
] as const
export type OrderPhase = (typeof orderPhases)[number]

const phases: Record<DealPhase, OrderPhase> = {
  Draft: 'unopened',
  'Test of a draft': 'intentions',
  'Test in IPG': 'test',
  IPG: 'IPG',
  'IPG closed': 'IPG closed',
  FPG: 'FPG',
  'FPG closed': 'FPG closed',
  Priced: 'priced',
  'Priced, confirmed': 'priced',
  Expired: 'over',
  Aborted: 'over',
}

/** Of a lifecycle the clock has done its part on (`dealAt`). */
export const phaseOf = (lifecycle: DealLifecycle): OrderPhase => phases[dealPhaseOf(lifecycle)]

/** Freely, with a reason, or not at all. */
export type OrderPermission = 'yes' | 'reason' | 'no'
type Permissions = Readonly<Record<OrderAction, Readonly<Record<OrderPhase, OrderPermission>>>>

const never: Record<OrderPhase, OrderPermission> = {
  unopened: 'no',
  intentions: 'no',
  IPG: 'no',
  'IPG closed': 'no',
  test: 'no',
  FPG: 'no',
  'FPG closed': 'no',
  priced: 'no',
  over: 'no',
}
const inTest = { ...never, intentions: 'yes', test: 'yes' } as const
const openBook = { ...inTest, IPG: 'yes', FPG: 'yes' } as const
const closedBookToo = { ...openBook, 'IPG closed': 'reason', 'FPG closed': 'reason' } as const

/** Drawn into docs/orders.md from here. */
const investorPermissions: Permissions = {
  saveDraft: openBook,
  submit: openBook,
  edit: openBook,
  withdraw: openBook,
  answerTest: inTest,
  answerFpg: { ...never, FPG: 'yes' },
  accept: never,
}
/** On an investor's behalf. Drafts are the investor's own; a desk edits a closed book with a reason. */
const deskPermissions: Permissions = {
  saveDraft: never,
  submit: closedBookToo,
  edit: closedBookToo,
  withdraw: closedBookToo,
  answerTest: inTest,
  answerFpg: { ...never, FPG: 'yes', 'FPG closed': 'reason' },
  accept: { ...never, IPG: 'yes', 'IPG closed': 'yes', test: 'yes', FPG: 'yes', 'FPG closed': 'yes' },
}

export const permissionIn = (side: Side, action: OrderAction, phase: OrderPhase): OrderPermission =>
  (side === 'desk' ? deskPermissions : investorPermissions)[action][phase]

/** A moment in the deal's time zone, to the second. The contract words it in the reader's language. */
export const momentIn = (at: string, zone: string): string =>
  Temporal.Instant.from(at).toZonedDateTimeISO(zone).toString({ smallestUnit: 'second' })

export type PhaseReason =
  | 'order.book-closed'
  | 'order.deal-over'
  | 'order.not-open'
  | 'order.no-test'
  | 'order.test-ended'
  | 'order.no-fpg'
  | 'order.reason-missing'

const isClosed = (phase: OrderPhase): boolean => phase === 'IPG closed' || phase === 'FPG closed'

/** Names a round that ended and its time, because a late answer may be the first to find out. */
const lateTest = ({ lifecycle, terms }: OrderDeal): Refusal<PhaseReason> | undefined =>
  lifecycle.test?.endedAt
    ? refuse('order.test-ended', {
        round: lifecycle.test.number,
        at: momentIn(lifecycle.test.endedAt, terms.timeZone),
      })
    : undefined

const whyShut = (action: OrderAction, phase: OrderPhase, deal: OrderDeal): Refusal<PhaseReason> => {
  const { closedAt, closesAt } = deal.lifecycle
  if (phase === 'unopened') return refuse('order.not-open')
  const late = action === 'answerTest' ? lateTest(deal) : undefined
  if (late) return late
  if (phase === 'priced' || phase === 'over') return refuse('order.deal-over')
  if (action === 'answerTest') return refuse('order.no-test')
  if (action === 'answerFpg' && phase !== 'FPG closed') return refuse('order.no-fpg')
  const at = closedAt ?? closesAt
  if (!isClosed(phase) || at === null) return refuse('order.not-open')
  return refuse('order.book-closed', { at: momentIn(at, deal.terms.timeZone) })
}

/** Whether the deal's phase allows the action now. A late write gets the time the book closed. */
export const phaseFault = (
  side: Side,
  action: OrderAction,
  deal: OrderDeal,
  reason: string | undefined,
): Refusal<PhaseReason> | undefined => {
  const phase = phaseOf(deal.lifecycle)
  const permission = permissionIn(side, action, phase)
  if (permission === 'no') return whyShut(action, phase, deal)
  return permission === 'reason' && !reason?.trim() ? refuse('order.reason-missing') : undefined
}

/** What an order is taken for in a phase: an intention whose test is over is a draft again. */
export const stageIn = (stage: OrderStage, phase: OrderPhase): 'draft' | 'live' | 'withdrawn' => {
  if (stage === 'intention') return phase === 'intentions' ? 'live' : 'draft'
  return stage
}

/** The stage an order has that is submitted in a phase. */
export const stageSubmittedIn = (phase: OrderPhase): 'intention' | 'live' =>
  phase === 'intentions' ? 'intention' : 'live'
