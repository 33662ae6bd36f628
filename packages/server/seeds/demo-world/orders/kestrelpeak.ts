// Orders of the investor whose log-in is listed first: orders in every state, some of which need an answer.
import { ladder, type OrderPad, type Ticket } from './order-pad.ts'

const house = 'kestrelpeak'

/** Two accounts on the live book; one at reoffer, one with limits. */
export const orderGreen = async (pad: OrderPad): Promise<Ticket> => {
  const [ticket] = await Promise.all([
    pad.place(house, '20', { account: 'Kestrelpeak Green Bond' }),
    pad.place(house, '15 @ T+135', { account: 'Kestrelpeak Asia Income' }),
    pad.place(house, '5', { account: 'Kestrelpeak Multi-Asset', commitment: 'soft' }),
  ])
  return ticket
}

/** Versions by the investor (increase, limit) and by the desk (comment); the investor does not see all of them. */
export const changeGreen = async (pad: OrderPad, ticket: Ticket): Promise<void> => {
  await pad.edit(ticket, { orderLevels: ladder('30') })
  await pad.note('lantern', ticket, {
    privateComment: 'Anchor in the last two deals; would take 40 at T+130',
    sales: 'Carmen Yip',
  })
  await pad.edit(ticket, {
    orderLevels: ladder('30 @ T+120; 18 @ T+115'),
    comment: 'For the green sleeve: allocation reporting under the framework is needed',
  })
  await pad.note('lantern', ticket, { minSize: ladder('5')[0]!.size })
}

/** Drafts: one ready to submit, one with an account only. */
export const sketchOrders = async (pad: OrderPad): Promise<void> => {
  await Promise.all([
    pad.draft(house, { account: 'Kestrelpeak Short Duration', orderLevels: ladder('12 @ T+112') }),
    pad.draft(house, { account: 'Kestrelpeak Target 2031' }),
  ])
}

/** One test is answered, the other still needs an answer. */
export const orderTested = async (pad: OrderPad): Promise<Ticket> => {
  const [ticket] = await Promise.all([
    pad.place(house, '15', { account: 'Kestrelpeak Euro Credit' }),
    pad.place(house, '10 @ MS+105', { account: 'Kestrelpeak Global Credit' }),
  ])
  return ticket
}

/** Before the push: one order to be reduced, one that needs an answer, one that is out at the level. */
export const orderClosing = async (pad: OrderPad): Promise<Ticket> => {
  const [ticket] = await Promise.all([
    pad.place(house, '12', { account: 'Kestrelpeak Asia Income' }),
    pad.place(house, '20 @ T+250', { account: 'Kestrelpeak High Yield' }),
    pad.place(house, '15 @ T+260', { account: 'Kestrelpeak Global Credit' }),
  ])
  return ticket
}

/** One order that is in at the price, and one that is out. */
export const orderPriced = async (pad: OrderPad): Promise<Ticket> => {
  const [ticket] = await Promise.all([
    pad.place(house, '20 @ MS+65', { account: 'Kestrelpeak Euro Credit' }),
    pad.place(house, '10 @ MS+72', { account: 'Kestrelpeak Global Credit' }),
  ])
  return ticket
}
