import { defineText } from '../../../platform/text.ts'

export const cardText = defineText('book-card', {
  book: ['Book {size}', '簿记 {size}', '賬簿 {size}'],
  figures: ['Book {size} · {times}', '簿记 {size} · {times}', '賬簿 {size} · {times}'],
})
