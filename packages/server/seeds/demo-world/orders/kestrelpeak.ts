// What the investor orders whose log-in is shown first: something in every state, and answers wanted now.
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

/** Increased, limited, and noted upon by the desk: versions, some of which the investor never hears of. */
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

/** Drafts: one that could be sent, one of which only the account is known. */
export const sketchOrders = async (pad: OrderPad): Promise<void> => {
  await Promise.all([
    pad.draft(house, { account: 'Kestrelpeak Short Duration', orderLevels: ladder('12 @ T+112') }),
    pad.draft(house, { account: 'Kestrelpeak Target 2031' }),
  ])
}

/** The test of one of them is answered, of the other wanted. */
export const orderTested = async (pad: OrderPad): Promise<Ticket> => {
  const [ticket] = await Promise.all([
    pad.place(house, '15', { account: 'Kestrelpeak Euro Credit' }),
    pad.place(house, '10 @ MS+105', { account: 'Kestrelpeak Global Credit' }),
  ])
  return ticket
}

/** Before the push: one that will be reduced, one that is asked for, one that the push leaves out. */
export const orderClosing = async (pad: OrderPad): Promise<Ticket> => {
  const [ticket] = await Promise.all([
    pad.place(house, '12', { account: 'Kestrelpeak Asia Income' }),
    pad.place(house, '20 @ T+250', { account: 'Kestrelpeak High Yield' }),
    pad.place(house, '15 @ T+260', { account: 'Kestrelpeak Global Credit' }),
  ])
  return ticket
}

/** One that is in at the price, and one that is out. */
export const orderPriced = async (pad: OrderPad): Promise<Ticket> => {
  const [ticket] = await Promise.all([
    pad.place(house, '20 @ MS+65', { account: 'Kestrelpeak Euro Credit' }),
    pad.place(house, '10 @ MS+72', { account: 'Kestrelpeak Global Credit' }),
  ])
  return ticket
}
