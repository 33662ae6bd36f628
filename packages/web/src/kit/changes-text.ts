import { defineText } from '../platform/text.ts'
import { common } from './common-text.ts'

export const changesText = defineText('changes', {
  from: common.valueBefore,
  to: common.valueNow,
  more_one: common.countMore,
  more_other: common.countMore,
})
