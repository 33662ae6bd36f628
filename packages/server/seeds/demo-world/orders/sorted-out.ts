// Work of a desk on a full book: merges, chases, comments and announcements, and the orders that cause them.
import { bankId, ladder, type OrderPad, type Ticket } from './order-pad.ts'

/** Orders after the book of their region went subject. */
export const lateOrders = async (pad: OrderPad): Promise<void> => {
  await Promise.all([
    pad.place('cobaltinemining', '14 @ T+118', {
      account: 'Cobaltine Mining Working capital',
      throughId: bankId('brasslight'),
    }),
    pad.place('vellummacro', '120', { account: 'Vellum Street Conviction' }),
  ])
}

/** One mandate placed with two banks; and one account in two halves. */
const twice = (pad: OrderPad): Promise<Ticket[]> =>
  Promise.all([
    pad.place('marrowbycivil', '22 @ T+120', { account: 'Marrowby Civil Green mandate' }),
    pad.place('marrowbycivil', '22 @ T+120', {
      account: 'Marrowby Civil Green mandate',
      throughId: bankId('quillstone'),
    }),
    pad.place('ironmossre', '16 @ T+118', {
      account: 'Ironmoss Reinsurance Book A',
      throughId: bankId('brasslight'),
    }),
    pad.place('ironmossre', '16 @ T+118', {
      account: 'Ironmoss Reinsurance Book A, second half',
      throughId: bankId('brasslight'),
    }),
  ])

export const sortOut = async (pad: OrderPad): Promise<void> => {
  const [first, , left, right] = (await twice(pad)) as [Ticket, Ticket, Ticket, Ticket]
  await pad.comment('lantern', first, {
    comment: 'Please confirm which bank this mandate goes through',
    privateComment: 'Also with Quillstone: same size, same limit. Called, waiting for an answer',
  })
  await pad.comment('lantern', right, { privateComment: 'Their desk says: one order, written twice' })
  await pad.merge([left, right], { rule: 'largest', reason: 'One order that was written twice' })
  await pad.propose([[first, ladder('12')[0]!.size]])
  await pad.announceBook(10)
}
