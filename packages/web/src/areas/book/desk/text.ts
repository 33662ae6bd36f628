import { defineText } from '../../../platform/text.ts'

/** What a desk does with its book. US, CN, HK. */
const rows = {
  place: ['Order book', '订单簿', '訂單簿'],
  merge: ['Merge', '合并', '合併'],
} as const

const column = <At extends 0 | 1 | 2>(at: At) =>
  Object.fromEntries(Object.entries(rows).map(([key, row]) => [key, row[at]])) as {
    readonly [Key in keyof typeof rows]: (typeof rows)[Key][At]
  }

export const deskToolsText = defineText('book-desk', { US: column(0), CN: column(1), HK: column(2) })
