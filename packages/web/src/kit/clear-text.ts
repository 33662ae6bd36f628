import { defineText } from '../platform/text.ts'

export const clearText = defineText('clear', {
  clear: ['Clear', '清除', '清除'],
})
