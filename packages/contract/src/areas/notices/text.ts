import { accountNoticeTexts } from './account-text.ts'
import { allocationNoticeTexts } from './allocation-text.ts'
import { dealEditNoticeTexts } from './deal-edit-text.ts'
import { dealNoticeTexts } from './deal-text.ts'
import { entityNoticeTexts } from './entity-text.ts'
import { limitNoticeTexts } from './limit-text.ts'
import { loanNoticeTexts } from './loan-text.ts'
import { managerNoticeTexts } from './manager-text.ts'
import { orderNoticeTexts } from './order-text.ts'
import type { NoticeText } from './notice-text.ts'

export const noticeTexts = {
  ...dealNoticeTexts,
  ...dealEditNoticeTexts,
  ...managerNoticeTexts,
  ...orderNoticeTexts,
  ...allocationNoticeTexts,
  ...entityNoticeTexts,
  ...accountNoticeTexts,
  ...loanNoticeTexts,
  ...limitNoticeTexts,
} as const satisfies Record<string, NoticeText>

export type NoticeCode = keyof typeof noticeTexts
