// Steps of investors and desks on orders: each step is one call by a person with the right to it.
import { bookCalls } from '@bookrunner/contract/book'
import { ordersCalls } from '@bookrunner/contract/orders'
import type { InputOf } from '@bookrunner/contract/kernel'
import type { FaceAmount } from '@bookrunner/domain/kernel'
import { readRow, type FpgAnswerKind, type OrderRow, type OrderLevel } from '@bookrunner/domain/orders'
import type { Ask } from '../at-work.ts'
import { million } from '../deals/deal-figures.ts'

type OrderContent = InputOf<typeof ordersCalls.newOrder>['content']
type DeskSaid = InputOf<typeof ordersCalls.newOrderForInvestor>['content']
export type Bank = 'lantern' | 'brasslight' | 'quillstone' | 'ninefold'

const desks: Record<Bank, string> = {
  lantern: 'deskoc',
  brasslight: 'deskjgc',
  quillstone: 'deskjlm',
  ninefold: 'deskbnd',
}
const traderOf = (house: string): string => (house === 'kestrelpeak' ? 'investor' : `investor${house}`)
export const bankId = (bank: Bank): string => `ent_${bank}`

/** "10 @ T+60; 6 @ T+53", in millions, as desks write ladders. */
export const ladder = (text: string): OrderLevel[] => {
  const { content, faults } = readRow({ investor: 'anybody', ladder: text })
  if (faults.length > 0 || !content.orderLevels)
    throw new Error(`${text} is no ladder: ${JSON.stringify(faults)}`)
  return content.orderLevels
}

/** An order, and the version number that its investor read last. */
export interface Ticket {
  orderId: string
  house: string
  shown: number
}

/** Orders of one deal. */
export class OrderPad {
  readonly #ask: Ask
  readonly #dealId: string

  constructor(ask: Ask, dealId: string) {
    this.#ask = ask
    this.#dealId = dealId
  }

  /** The investor places an order. */
  async place(house: string, wants: string, more: OrderContent = {}): Promise<Ticket> {
    const content = { orderLevels: ladder(wants), ...more }
    const input = { dealId: this.#dealId, content }
    const { orderId, shown } = await this.#ask(traderOf(house), ordersCalls.newOrder, input)
    return { orderId, house, shown }
  }

  /** Saves a draft, which only its house can read. */
  async draft(house: string, content: OrderContent): Promise<void> {
    await this.#ask(traderOf(house), ordersCalls.saveOrder, { dealId: this.#dealId, content })
  }

  async edit(ticket: Ticket, content: OrderContent): Promise<void> {
    const { orderId, shown: expectedVersion } = ticket
    const sent = { orderId, expectedVersion, content }
    ticket.shown = (await this.#ask(traderOf(ticket.house), ordersCalls.editOrder, sent)).shown
  }

  async withdraw({ orderId, house, shown: expectedVersion }: Ticket): Promise<void> {
    await this.#ask(traderOf(house), ordersCalls.withdraw, { orderId, expectedVersion })
  }

  /** Answers the first test round; there is no other in the demo. */
  async answerTest(ticket: Ticket, millions: number): Promise<void> {
    const { orderId, shown: expectedVersion } = ticket
    const sent = { orderId, expectedVersion, round: 1, size: million(millions) }
    ticket.shown = (await this.#ask(traderOf(ticket.house), ordersCalls.testOrder, sent)).shown
  }

  async answerFpg(ticket: Ticket, answer: FpgAnswerKind, millions?: number): Promise<void> {
    const { orderId, shown: expectedVersion } = ticket
    const size: FaceAmount | undefined = millions === undefined ? undefined : million(millions)
    const { push } = await this.#ask(traderOf(ticket.house), ordersCalls.getOrderDetail, { orderId })
    const sent = { orderId, expectedVersion, push: push ?? 0, answer, ...(size !== undefined && { size }) }
    ticket.shown = (await this.#ask(traderOf(ticket.house), ordersCalls.fpgOrder, sent)).shown
  }

  /** A desk enters an order for an investor, as after a call. */
  async enter(bank: Bank, house: string, wants: string, more: DeskSaid = {}): Promise<void> {
    const content = { orderLevels: ladder(wants), ...more }
    const sent = { dealId: this.#dealId, investorId: `ent_${house}`, content }
    await this.#ask(desks[bank], ordersCalls.newOrderForInvestor, sent)
  }

  /** A desk changes an order or its own fields. */
  async note(bank: Bank, ticket: Ticket, content: DeskSaid): Promise<void> {
    const { orderId } = ticket
    const { order } = await this.#ask(desks[bank], ordersCalls.getOrderDetailForBook, { orderId })
    const sent = { orderId, expectedVersion: order.version, content }
    await this.#ask(desks[bank], ordersCalls.editOrderForInvestor, sent)
    const own = await this.#ask(traderOf(ticket.house), ordersCalls.getOrderDetail, { orderId })
    ticket.shown = own.order.shown
  }

  async comment(bank: Bank, { orderId }: Ticket, comments: { comment?: string; privateComment?: string }) {
    const { order } = await this.#ask(desks[bank], ordersCalls.getOrderDetailForBook, { orderId })
    await this.#ask(desks[bank], bookCalls.editComments, {
      orderId,
      expectedVersion: order.version,
      ...comments,
    })
  }

  async merge(tickets: readonly Ticket[], how: { rule: 'largest' | 'sum'; reason: string }): Promise<void> {
    const orderIds = tickets.map(({ orderId }) => orderId)
    await this.#ask(desks.lantern, bookCalls.mergeOrder, { dealId: this.#dealId, orderIds, ...how })
  }

  async propose(sizes: readonly (readonly [Ticket, FaceAmount])[]): Promise<void> {
    const rows: { orderId: string; expectedVersion: number; size: FaceAmount }[] = []
    for (const [{ orderId }, size] of sizes) {
      const { order } = await this.#ask(desks.lantern, ordersCalls.getOrderDetailForBook, { orderId })
      rows.push({ orderId, expectedVersion: order.version, size })
    }
    await this.#ask(desks.lantern, bookCalls.allocSize, { dealId: this.#dealId, sizes: rows })
  }

  async announceBook(millions: number): Promise<void> {
    const step = million(millions)
    await this.#ask(desks.lantern, bookCalls.writeBookMessage, { dealId: this.#dealId, step })
  }

  /** A desk enters a list, as pasted from a sheet. */
  async paste(bank: Bank, rows: OrderRow[]): Promise<void> {
    await this.#ask(desks[bank], ordersCalls.newOrders, { dealId: this.#dealId, rows })
  }
}
