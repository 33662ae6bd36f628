import { refuse, type Refusal } from '../../kernel/index.ts'
import { fpgStateOf, figuresOf, pushOf, momentIn, type Order, type OrderDeal } from '../orders/index.ts'

/** The request whose answers are missing: a running test round or the running FPG push. */
export interface PendingRequest {
  about: 'test' | 'fpg'
  /** The number of the round, or of the push's guidance version. */
  number: number
}

/** The last time somebody chased the missing answers. */
export interface PreviousChase extends PendingRequest {
  at: string
}

/** Minutes before the same investors may be chased again. */
export const chaseMinutes = 10

/** Needs a lifecycle that the clock has brought up to date; null if no answer is due. */
export const pendingRequestOf = ({ lifecycle }: Pick<OrderDeal, 'lifecycle'>): PendingRequest | null => {
  if (lifecycle.status === 'Test' && lifecycle.test) return { about: 'test', number: lifecycle.test.number }
  const push = pushOf(lifecycle)
  return lifecycle.status === 'FPG' && !lifecycle.bookClosed && push !== null
    ? { about: 'fpg', number: push }
    : null
}

/** An order that counts and has no answer yet. */
export const isUnanswered = (order: Order, deal: OrderDeal): boolean => {
  const request = pendingRequestOf(deal)
  if (!request || figuresOf(order, deal).counting === 0) return false
  if (request.about === 'fpg') return fpgStateOf(order, deal) === 'waiting'
  return !order.tests.some(({ round }) => round === request.number)
}

const isSameRequest = (one: PendingRequest | null, other: PendingRequest | null): boolean =>
  one?.about === other?.about && one?.number === other?.number

/** Refuses to chase if the request is over, every order has answered, or the last chase was minutes ago. */
export const chaseFault = (
  { request, orders }: { request: PendingRequest | null; orders: number },
  last: PreviousChase | undefined,
  deal: OrderDeal,
  now: Temporal.Instant,
): Refusal<'book.nobody-to-chase' | 'book.chased-just-now'> | undefined => {
  if (!request || orders === 0 || !isSameRequest(request, pendingRequestOf(deal)))
    return refuse('book.nobody-to-chase')
  if (!last || !isSameRequest(request, last)) return undefined
  const again = Temporal.Instant.from(last.at).add({ minutes: chaseMinutes })
  if (Temporal.Instant.compare(now, again) >= 0) return undefined
  return refuse('book.chased-just-now', {
    at: momentIn(last.at, deal.terms.timeZone),
    minutes: Math.ceil(now.until(again).total('minutes')),
  })
}
