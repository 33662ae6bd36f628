import { defineText } from '../platform/text.ts'

/** The arrows under a list that has more than one page. */
export const pagesText = defineText('pages', {
  US: { previous: 'Previous page', next: 'Next page' },
  CN: { previous: '上一页', next: '下一页' },
  HK: { previous: '上一頁', next: '下一頁' },
})
