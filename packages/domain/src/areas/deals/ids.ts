import type { Id } from '../../kernel/index.ts'

/** A tranche's id begins with its announcement's, as an order's does: a write knows its ledger without having to look. */
const announcementLength = 12

export const announcementOf = (dealId: string): Id<'ann'> =>
  `ann_${dealId.slice('deal_'.length, 'deal_'.length + announcementLength)}`

/** `own` is random: what is behind the announcement's part says nothing of how many tranches there are. */
export const dealIdIn = (announcementId: string, own: string): Id<'deal'> =>
  `deal_${announcementId.slice('ann_'.length)}${own}`

export const orderPrefix = 'ord_'
/** Where the part begins that is an order's own. */
export const orderOwnAt = orderPrefix.length + announcementLength
const group = 5

/** The number on confirmations and in the deal's log, easy to read out on the phone: K7Q4M-2XB90. */
export const orderNumber = (orderId: string): string => {
  const own = orderId.slice(orderOwnAt).toUpperCase()
  return own.length > group ? `${own.slice(0, group)}-${own.slice(group)}` : own
}
