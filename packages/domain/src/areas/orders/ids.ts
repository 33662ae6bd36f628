import type { Id } from '../../kernel/index.ts'

/** An order's id begins with its announcement's, as a deal's does: a write knows its ledger without looking. */
const announcementLength = 12
const prefix = 'ord_'
/** The random part, 50 bits: it is the number people read, and tells nothing of how many there are. */
export const ownLength = 10
const group = 5

/** `own` is random text of `ownLength`. */
export const orderIdIn = (announcementId: string, own: string): Id<'ord'> =>
  `${prefix}${announcementId.slice('ann_'.length)}${own}`

export const announcementOfOrder = (orderId: string): Id<'ann'> =>
  `ann_${orderId.slice(prefix.length, prefix.length + announcementLength)}`

/** As it stands on a confirmation and is read out on the phone: K7Q4M-2XB90. */
export const orderNumber = (orderId: string): string => {
  const own = orderId.slice(prefix.length + announcementLength).toUpperCase()
  return own.length > group ? `${own.slice(0, group)}-${own.slice(group)}` : own
}
