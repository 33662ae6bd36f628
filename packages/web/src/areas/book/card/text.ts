import { defineText } from '../../../platform/text.ts'

export const cardText = defineText('book-card', {
  book: ['Book {size}', '订单簿 {size}', '訂單簿 {size}'],
  figures: ['Book {size} · {times}', '订单簿 {size} · {times}', '訂單簿 {size} · {times}'],
})
