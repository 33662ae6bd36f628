import { defineText } from '../platform/text.ts'

export const clearText = defineText('clear', {
  US: { clear: 'Clear' },
  CN: { clear: '清除' },
  HK: { clear: '清除' },
})
