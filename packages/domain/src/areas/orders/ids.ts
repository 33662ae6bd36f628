import type { Id } from '../../kernel/index.ts'
import { orderOwnAt, orderPrefix } from '../deals/index.ts'

export { orderNumber } from '../deals/index.ts'

/** The random part, 50 bits: it is the number people read, and tells nothing of how many there are. */
export const ownLength = 10

/** It begins with its announcement's, as a deal's does; `own` is random text of `ownLength`. */
export const orderIdIn = (announcementId: string, own: string): Id<'ord'> =>
  `${orderPrefix}${announcementId.slice('ann_'.length)}${own}`

export const announcementOfOrder = (orderId: string): Id<'ann'> =>
  `ann_${orderId.slice(orderPrefix.length, orderOwnAt)}`
