// The main book of the demo: about 150 orders, placed, changed and withdrawn over time.
import type { OrderRow } from '@bookrunner/domain/orders'
import { groups, houses, nameOf } from '../houses.ts'
import { funds, type Fund } from './funds.ts'
import { bankId, ladder, type Bank, type OrderPad, type Ticket } from './order-pad.ts'

/** The order of an account, around the guidance of the book: some at reoffer, some with limits, some ladders. */
const wantsOf = ({ millions }: Fund, at: number): string => {
  const part = (share: number) => Math.max(1, Math.round(millions * share))
  const limits = ['', ' @ T+125', '', ' @ T+120', '', ' @ T+130', '', ' @ T+115', ' @ T+112']
  if (at % 10 !== 4) return `${millions}${limits[at % limits.length]}`
  return `${millions} @ T+125; ${part(0.6)} @ T+118; ${part(0.3)} @ T+112`
}

const banks: readonly Bank[] = ['lantern', 'brasslight', 'lantern', 'quillstone', 'lantern', 'ninefold']
const groupOf = new Map(houses.map(({ key, group }) => [key, groups.findIndex(([each]) => each === group)]))
/** Each group deals with one bank, so that an order through another bank looks suspicious. */
const bankOf = ({ house }: Fund): Bank => banks[(groupOf.get(house) ?? 0) % banks.length]!

const placed = async (pad: OrderPad, fund: Fund, at: number): Promise<[Fund, number, Ticket]> => {
  const ticket = await pad.place(fund.house, wantsOf(fund, at), {
    account: fund.account,
    throughId: bankId(bankOf(fund)),
    commitment: at % 11 === 7 ? 'soft' : 'firm',
    hedge: at % 13 === 5 ? 'benchmark' : 'none',
    ...(at % 17 === 2 && { minSize: ladder('1')[0]!.size }),
  })
  return [fund, at, ticket]
}

/** Orders that its banks enter for investors, through themselves. */
const telephoned = (pad: OrderPad, fund: Fund, at: number): Promise<void> => {
  const bank = at % 41 === 16 ? 'quillstone' : bankOf(fund)
  return pad.enter(bank, fund.house, wantsOf(fund, at), { account: fund.account, throughId: bankId(bank) })
}

const rowOf = (fund: Fund, at: number): OrderRow => ({
  investor: nameOf(fund.house),
  account: fund.account,
  ladder: wantsOf(fund, at),
  through: nameOf(bankOf(fund)),
  ...(at % 4 === 1 && { sales: 'Carmen Yip' }),
})

/** Orders that investors place themselves, while guidance is wide. */
export const firstOrders = (pad: OrderPad) =>
  Promise.all(funds.flatMap((fund, at) => (fund.index < 4 ? [placed(pad, fund, at)] : [])))

const changed = (pad: OrderPad, [fund, at, ticket]: [Fund, number, Ticket]): Promise<void>[] => {
  if (at % 23 === 9) return [pad.withdraw(ticket)]
  const { millions } = fund
  if (at % 9 === 3) return [pad.edit(ticket, { orderLevels: ladder(`${millions + 5}`) })]
  if (at % 9 === 6) return [pad.edit(ticket, { orderLevels: ladder(`${Math.ceil(millions / 2)} @ T+118`) })]
  if (at % 29 === 1)
    return [pad.note('lantern', ticket, { xOrder: true, privateComment: 'Asks not to be named' })]
  return []
}

/** After the first guidance: orders by telephone and as a list, changes, and fields of the desks. */
export const laterOrders = async (pad: OrderPad, first: [Fund, number, Ticket][]): Promise<void> => {
  const listed = funds.flatMap((fund, at) => (fund.index === 5 ? [rowOf(fund, at)] : []))
  await Promise.all([
    pad.paste('lantern', listed),
    ...funds.flatMap((fund, at) => (fund.index === 4 ? [telephoned(pad, fund, at)] : [])),
    ...first.flatMap((each) => changed(pad, each)),
    pad.enter('quillstone', 'quillstone', '25 @ T+120', { account: 'Treasury' }),
    pad.enter('lantern', 'tamarindtreasury', '15', {
      account: 'Held for Ninefold',
      jlmInterest: true,
      throughId: bankId('ninefold'),
      leads: [bankId('quillstone')],
    }),
    pad.place('larkfieldzurich', '18 @ T+115', {
      account: 'Omnibus of clients',
      throughId: bankId('lantern'),
      underlying: [
        { name: 'Client A', identifier: 'ZH-1102', size: ladder('8')[0]!.size },
        { name: 'Client B', identifier: 'ZH-2410', size: ladder('6')[0]!.size },
        { name: 'Client C', identifier: null, size: ladder('4')[0]!.size },
      ],
    }),
  ])
}
