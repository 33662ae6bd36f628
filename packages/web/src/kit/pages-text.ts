import { defineText } from '../platform/text.ts'

/** The arrows under a list that has more than one page. */
export const pagesText = defineText('pages', {
  previous: ['Previous page', '上一页', '上一頁'],
  next: ['Next page', '下一页', '下一頁'],
})
