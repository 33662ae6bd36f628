import { dayIn, refuse, type Refusal } from '../../kernel/index.ts'
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

/** Free, with a reason, or not at all. */
export type Window = 'yes' | 'reason' | 'no'
const [yes, reason, no] = ['yes', 'reason', 'no'] as const

/** In the order of `orderPhases`; drawn into docs/orders.md from here. */
const investorWindows: Record<OrderAction, readonly Window[]> = {
  saveDraft: [no, yes, yes, no, yes, yes, no, no, no],
  submit: [no, yes, yes, no, yes, yes, no, no, no],
  edit: [no, yes, yes, no, yes, yes, no, no, no],
  withdraw: [no, yes, yes, no, yes, yes, no, no, no],
  answerTest: [no, yes, no, no, yes, no, no, no, no],
  answerFpg: [no, no, no, no, no, yes, no, no, no],
  accept: [no, no, no, no, no, no, no, no, no],
}
/** On an investor's behalf. Drafts are the investor's own; a closed book is edited with a reason. */
const deskWindows: Record<OrderAction, readonly Window[]> = {
  saveDraft: [no, no, no, no, no, no, no, no, no],
  submit: [no, yes, yes, reason, yes, yes, reason, no, no],
  edit: [no, yes, yes, reason, yes, yes, reason, no, no],
  withdraw: [no, yes, yes, reason, yes, yes, reason, no, no],
  answerTest: [no, yes, no, no, yes, no, no, no, no],
  answerFpg: [no, no, no, no, no, yes, reason, no, no],
  accept: [no, no, yes, yes, yes, yes, yes, no, no],
}

export const windowOf = (side: Side, action: OrderAction, phase: OrderPhase): Window => {
  const rows = side === 'desk' ? deskWindows : investorWindows
  return rows[action][orderPhases.indexOf(phase)] ?? no
}

/** The moment on the deal's own clock, with its zone: what people are told a book closed at. */
export const showMoment = (at: string, zone: string): string => {
  const instant = Temporal.Instant.from(at)
  const time = instant.toZonedDateTimeISO(zone).toPlainTime().toString({ smallestUnit: 'second' })
  return `${dayIn(zone, instant).toString()} ${time} ${zone}`
}

export type WindowReason =
  | 'order.book-closed'
  | 'order.deal-over'
  | 'order.not-open'
  | 'order.no-test'
  | 'order.test-ended'
  | 'order.no-fpg'
  | 'order.reason-missing'

const isClosed = (phase: OrderPhase): boolean => phase === 'IPG closed' || phase === 'FPG closed'

/** A round that ended is named, with its time: who answers it late was not told before that it was over. */
const lateTest = ({ lifecycle, terms }: OrderDeal): Refusal<WindowReason> | undefined =>
  lifecycle.test?.endedAt
    ? refuse('order.test-ended', {
        round: lifecycle.test.number,
        at: showMoment(lifecycle.test.endedAt, terms.timeZone),
      })
    : undefined

const whyShut = (action: OrderAction, phase: OrderPhase, deal: OrderDeal): Refusal<WindowReason> => {
  const { closedAt, closesAt } = deal.lifecycle
  if (phase === 'unopened') return refuse('order.not-open')
  const late = action === 'answerTest' ? lateTest(deal) : undefined
  if (late) return late
  if (phase === 'priced' || phase === 'over') return refuse('order.deal-over')
  if (action === 'answerTest') return refuse('order.no-test')
  if (action === 'answerFpg' && phase !== 'FPG closed') return refuse('order.no-fpg')
  const at = closedAt ?? closesAt
  if (!isClosed(phase) || at === null) return refuse('order.not-open')
  return refuse('order.book-closed', { at: showMoment(at, deal.terms.timeZone) })
}

/** May this be done now, as far as the deal's phase goes? A late write is told when the book closed. */
export const windowFault = (
  side: Side,
  action: OrderAction,
  deal: OrderDeal,
  reason: string | undefined,
): Refusal<WindowReason> | undefined => {
  const phase = phaseOf(deal.lifecycle)
  const window = windowOf(side, action, phase)
  if (window === 'no') return whyShut(action, phase, deal)
  return window === 'reason' && !reason?.trim() ? refuse('order.reason-missing') : undefined
}

/** What an order is taken for in a phase: an intention whose test is over is a draft again. */
export const stageIn = (stage: OrderStage, phase: OrderPhase): 'draft' | 'live' | 'withdrawn' => {
  if (stage === 'intention') return phase === 'intentions' ? 'live' : 'draft'
  return stage
}

/** The stage an order has that is submitted in a phase. */
export const stageSubmittedIn = (phase: OrderPhase): 'intention' | 'live' =>
  phase === 'intentions' ? 'intention' : 'live'
