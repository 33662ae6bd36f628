import type { Id } from '../../kernel/index.ts'
import { announcementLength } from '../deals/index.ts'

export { orderNumber } from '../deals/index.ts'

/** An order's id begins with its announcement's, as a deal's does: a write knows its ledger without looking. */
const prefix = 'ord_'
/** The random part, 50 bits: it is the number people read, and tells nothing of how many there are. */
export const ownLength = 10

/** `own` is random text of `ownLength`. */
export const orderIdIn = (announcementId: string, own: string): Id<'ord'> =>
  `${prefix}${announcementId.slice('ann_'.length)}${own}`

export const announcementOfOrder = (orderId: string): Id<'ann'> =>
  `ann_${orderId.slice(prefix.length, prefix.length + announcementLength)}`
