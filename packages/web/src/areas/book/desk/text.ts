import { defineText } from '../../../platform/text.ts'

/** What a desk does with its book. US, CN, HK. */
export const deskToolsText = defineText('book-desk', {
  place: ['Order book', '订单簿', '訂單簿'],
  merge: ['Merge', '合并', '合併'],
})
