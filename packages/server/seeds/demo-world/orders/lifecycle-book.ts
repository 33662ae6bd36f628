// Books of deals before pricing: orders in and out, answers to the final guidance, and orders without an answer.
import { funds, type Fund } from './funds.ts'
import { ladder, type OrderPad, type Ticket } from './order-pad.ts'

/** The final level of a book: "T" and 155. */
export interface Aim {
  over: string
  level: number
  /** The number of accounts of each house. */
  each: number
}

interface Entry {
  fund: Fund
  at: number
  /** Its limits make it out at the level. */
  out: boolean
  ticket: Ticket
}
export type LifecycleBook = readonly Entry[]

const place = async (pad: OrderPad, fund: Fund, at: number, { over, level }: Aim): Promise<Entry> => {
  const { house, account, millions } = fund
  const out = at % 4 === 3
  const limits = ['', ` @ ${over}+${level - 5}`, '', ` @ ${over}+${level + 5}`]
  const steps = `${millions} @ ${over}+${level}; ${Math.ceil(millions / 2)} @ ${over}+${level - 8}`
  const wants = at % 9 === 4 ? steps : `${millions}${limits[at % 4]}`
  const commitment = at % 8 === 6 ? ('soft' as const) : ('firm' as const)
  return {
    fund,
    at,
    out: out && at % 9 !== 4,
    ticket: await pad.place(house, wants, { account, commitment }),
  }
}

export const openBook = (pad: OrderPad, aim: Aim): Promise<LifecycleBook> =>
  Promise.all(funds.filter(({ index }) => index < aim.each).map((fund, at) => place(pad, fund, at, aim)))

const answer = ({ fund: { millions }, at, out, ticket }: Entry, pad: OrderPad): Promise<void> | undefined => {
  if (out) return at % 8 === 3 ? pad.answerFpg(ticket, 'drop') : undefined
  switch (at % 7) {
    case 0:
    case 3:
      return pad.answerFpg(ticket, 'reconfirm')
    case 1:
      return pad.answerFpg(ticket, 'reduce', Math.ceil(millions / 2) - 0.5)
    case 2:
      return at % 9 === 4 ? undefined : pad.answerFpg(ticket, 'increase', millions + 5)
    case 4:
      return pad.edit(ticket, { orderLevels: ladder(`${millions + 2}`) })
    case 5:
      return at % 2 === 0 ? pad.withdraw(ticket) : undefined
    default:
      return undefined
  }
}

/** After the push: some orders are reconfirmed, changed or dropped, two are new, the rest have no answer yet. */
export const answerPush = async (pad: OrderPad, book: LifecycleBook): Promise<void> => {
  const late = [
    pad.place('vellumasia', '10', { account: 'Vellum Street New money' }),
    pad.place('ironmossgeneral', '6', { account: 'Ironmoss General Treasury' }),
  ]
  await Promise.all([...late, ...book.map((entry) => answer(entry, pad))])
}
