import { defineText } from '../../../platform/text.ts'

/** The allocation of a deal on its card and its page. US, CN, HK. */
export const standingText = defineText('allocation-standing', {
  allocated: ['{size} allocated', '已配售 {size}', '已配售 {size}'],
  'allocated.own': ['Your orders: {size} allocated', '贵司订单：已配售 {size}', '貴公司訂單：已配售 {size}'],
  signOff: [
    'The allocation {name} awaits your sign-off.',
    '配售“{name}”待贵司核准。',
    '配售「{name}」待貴公司批核。',
  ],
  confirmed: [
    '{confirmed} confirmed, {pending} pending',
    '已确认 {confirmed}，待确认 {pending}',
    '已確認 {confirmed}，待確認 {pending}',
  ],
  'confirmed.reissue': [
    '{confirmed} confirmed ({reissue} to be reissued), {pending} pending',
    '已确认 {confirmed}（需重新确认 {reissue}），待确认 {pending}',
    '已確認 {confirmed}（需重新確認 {reissue}），待確認 {pending}',
  ],
  'confirmed.recalled': [
    'Allocation recalled · {confirmed} confirmed, to be reissued',
    '配售已撤回 · 已确认 {confirmed}，需重新确认',
    '配售已撤回 · 已確認 {confirmed}，需重新確認',
  ],
})
