import { defineText, inColumns } from '../../../platform/text.ts'

/** What a desk does with its book. US, CN, HK. */
const rows = {
  place: ['Order book', '订单簿', '訂單簿'],
  merge: ['Merge', '合并', '合併'],
} as const

export const deskToolsText = defineText('book-desk', inColumns(rows))
