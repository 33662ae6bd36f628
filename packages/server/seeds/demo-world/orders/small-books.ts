// Smaller books: of tests, of aborted deals, and of deals for few addressees.
import { funds } from './funds.ts'
import type { OrderPad, Ticket } from './order-pad.ts'

interface Round {
  houses: readonly string[]
  /** The number of accounts of each house. */
  each: number
  /** Limits of the orders, one after the other; an empty one is at reoffer. */
  limits: readonly string[]
  /** A factor for currencies with smaller units. */
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

/** Every second order answers the test with a size; one answers none. */
export const answerTests = async (pad: OrderPad, tickets: readonly Ticket[]): Promise<void> => {
  await Promise.all(
    tickets.flatMap((ticket, at) => (at % 2 === 0 ? [pad.answerTest(ticket, at % 6 === 4 ? 0 : 10)] : [])),
  )
}
