import { refuse, type Refusal } from '../../kernel/index.ts'
import { fpgStateOf, figuresOf, pushOf, showMoment, type Order, type OrderDeal } from '../orders/index.ts'

/** What is waited for: sizes for a running round, or answers to the running FPG push. */
export interface Asking {
  about: 'test' | 'fpg'
  /** The round's, or the push's as its guidance version. */
  number: number
}

/** Somebody asked again, and when. */
export interface AskedOrder extends Asking {
  at: string
}

/** The same people are not asked again within so many minutes. */
export const chaseMinutes = 10

/** Of a lifecycle the clock has done its part on; null where nothing is waited for. */
export const askingOf = ({ lifecycle }: Pick<OrderDeal, 'lifecycle'>): Asking | null => {
  if (lifecycle.status === 'Test' && lifecycle.test) return { about: 'test', number: lifecycle.test.number }
  const push = pushOf(lifecycle)
  return lifecycle.status === 'FPG' && !lifecycle.bookClosed && push !== null
    ? { about: 'fpg', number: push }
    : null
}

/** An order that counts and was not answered for yet. */
export const isUnanswered = (order: Order, deal: OrderDeal): boolean => {
  const asking = askingOf(deal)
  if (!asking || figuresOf(order, deal).counting === 0) return false
  if (asking.about === 'fpg') return fpgStateOf(order, deal) === 'waiting'
  return !order.tests.some(({ round }) => round === asking.number)
}

const isSameAsking = (one: Asking | null, other: Asking | null): boolean =>
  one?.about === other?.about && one?.number === other?.number

/** Whether what was counted may be asked for: it still is, somebody is left, and it was not just done. */
export const chaseFault = (
  { asking, orders }: { asking: Asking | null; orders: number },
  last: AskedOrder | undefined,
  deal: OrderDeal,
  now: Temporal.Instant,
): Refusal<'book.nobody-to-chase' | 'book.chased-just-now'> | undefined => {
  if (!asking || orders === 0 || !isSameAsking(asking, askingOf(deal))) return refuse('book.nobody-to-chase')
  if (!last || !isSameAsking(asking, last)) return undefined
  const again = Temporal.Instant.from(last.at).add({ minutes: chaseMinutes })
  if (Temporal.Instant.compare(now, again) >= 0) return undefined
  return refuse('book.chased-just-now', {
    at: showMoment(last.at, deal.terms.timeZone),
    minutes: Math.ceil(now.until(again).total('minutes')),
  })
}
