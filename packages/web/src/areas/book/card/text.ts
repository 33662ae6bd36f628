import { defineText } from '../../../platform/text.ts'

export const cardText = defineText('book-card', {
  figures: ['Book {size} · {times}', '簿记 {size} · {times}', '賬簿 {size} · {times}'],
})
