// Smaller books, of deals that are tested, that failed, or that only some are invited to.
import { funds } from './funds.ts'
import type { OrderPad, Ticket } from './order-pad.ts'

interface Round {
  houses: readonly string[]
  /** Accounts of each. */
  each: number
  /** What limits say, one after the other; empty ones at reoffer. */
  limits: readonly string[]
  /** Sizes in a currency of smaller units. */
  times?: number
}

/** One order of each account of these houses. */
export const placeFor = (pad: OrderPad, { houses, each, limits, times = 1 }: Round): Promise<Ticket[]> =>
  Promise.all(
    funds
      .filter(({ house, index }) => houses.includes(house) && index < each)
      .map(({ house, account, millions }, at) => {
        const limit = limits[at % limits.length]
        return pad.place(house, `${millions * times}${limit ? ` @ ${limit}` : ''}`, { account })
      }),
  )

/** Every second one says a size at the test level; one of them none. */
export const answerTests = async (pad: OrderPad, tickets: readonly Ticket[]): Promise<void> => {
  await Promise.all(
    tickets.flatMap((ticket, at) => (at % 2 === 0 ? [pad.answerTest(ticket, at % 6 === 4 ? 0 : 10)] : [])),
  )
}
