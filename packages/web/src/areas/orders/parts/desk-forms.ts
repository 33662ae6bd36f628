import type { OrderWrite } from './order-writes.ts'

/** Names of a desk's forms: this tab stores what is typed into them. */
export const entryForm = (dealId: string): string => `desk entry ${dealId}`
export const editForm = (orderId: string): string => `desk order ${orderId}`

export type DeskAct = 'withdraw' | 'answerTest' | 'answerFpg'
export const actForm = (act: DeskAct, orderId: string): string => `desk ${act} ${orderId}`

/** The form of a desk that a write comes from. Once the write is taken, nothing of it may be there to be sent again. */
export function deskFormOf({ act, input }: OrderWrite): string | undefined {
  switch (act) {
    case 'newOrderForInvestor':
      return entryForm(input.dealId)
    case 'editOrderForInvestor':
      return editForm(input.orderId)
    case 'withdrawForInvestor':
      return actForm('withdraw', input.orderId)
    case 'editTestSize':
      return actForm('answerTest', input.orderId)
    case 'editFpgSize':
      return actForm('answerFpg', input.orderId)
    default:
      return undefined
  }
}
