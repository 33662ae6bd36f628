import type { Id } from '../../kernel/index.ts'

/** A tranche's id begins with its announcement's: a write knows its ledger without having to look. */
const announcementLength = 12

export const announcementOf = (dealId: string): Id<'ann'> =>
  `ann_${dealId.slice('deal_'.length, 'deal_'.length + announcementLength)}`

/** `own` is random: what is behind the announcement's part says nothing of how many tranches there are. */
export const dealIdIn = (announcementId: string, own: string): Id<'deal'> =>
  `deal_${announcementId.slice('ann_'.length)}${own}`
