import { defineText } from '../../../platform/text.ts'

/** The allocation of a deal on its card and its page. US, CN, HK. */
export const standingText = defineText('allocation-standing', {
  allocated: ['{size} allocated', '已配售 {size}', '已配售 {size}'],
  confirmed: [
    '{confirmed} confirmed, {pending} pending',
    '已确认 {confirmed}，待确认 {pending}',
    '已確認 {confirmed}，待確認 {pending}',
  ],
})
