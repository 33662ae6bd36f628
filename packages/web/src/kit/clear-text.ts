import { defineText } from '../platform/text.ts'
import { common } from './common-text.ts'

export const clearText = defineText('clear', {
  clear: common.clear,
})
