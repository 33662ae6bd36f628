import { common } from '../../../kit/common-text.ts'
import { quotaCommon } from '../common-text.ts'
import { defineText } from '../../../platform/text.ts'

/** Overrides: one order may pass hard limits. US, CN, HK. */
export const overridesText = defineText('quota-overrides', {
  label: ['Overrides', '特批', '特批'],
  count_one: ['{count} override', '{count} 项特批', '{count} 項特批'],
  count_other: ['{count} overrides', '{count} 项特批', '{count} 項特批'],
  failed: ['The overrides could not be loaded', '特批加载失败', '未能載入特批'],
  none: ['No override fits the filter', '没有符合条件的特批', '沒有符合條件的特批'],
  'none.hint': common.clearTheFilter,
  empty: ['No override was granted yet', '尚无特批', '尚無特批'],
  'empty.hint': [
    'An override lets one order of an institution on a deal pass all hard limits, up to a size and until a time.',
    '特批允许一家机构在单个项目的一笔订单超出硬性限额，以指定数量及时间为限。',
    '特批允許一家機構在單個項目的一筆訂單超出硬性限額，以指定數量及時間為限。',
  ],
  grant: ['Grant override', '批准特批', '批准特批'],
  granted: ['Override granted', '特批已批准', '特批已批准'],
  upTo: quotaCommon.orderUpTo,
  'upTo.hint': [
    'The whole size of the order, in {currency}: 50, 0.05bn',
    '订单总数量，币种 {currency}：50、5000万',
    '訂單總數量，貨幣 {currency}：50、5000萬',
  ],
  'upTo.hintPlain': [
    'The whole size of the order, in the deal’s currency',
    '订单总数量，以项目币种计',
    '訂單總數量，以項目貨幣計',
  ],
  'upTo.required': ['Enter an amount.', '请填写金额。', '請填寫金額。'],
  until: common.validUntil,
  'until.day': ['Day until which it is valid', '有效期截止日期', '有效期截止日期'],
  'until.time': ['Time until which it is valid', '有效期截止时间', '有效期截止時間'],
  'until.wrong': [
    'Enter a day and a time, such as 17:00.',
    '请输入日期和时间，例如 17:00。',
    '請輸入日期和時間，例如 17:00。',
  ],
  effect: [
    'The first order that needs it uses it up.',
    '由首笔需要特批的订单使用，其他订单不得再用。',
    '由首筆需要特批的訂單使用，其他訂單不得再用。',
  ],
  open: ['Not used yet', '尚未使用', '尚未使用'],
  used: ['In use', '使用中', '使用中'],
  over: common.expired,
  ended: ['Ended', '已终止', '已終止'],
  grantedBy: ['Granted by', '批准人', '批准人'],
  grantedAt: ['Granted at', '批准时间', '批准時間'],
  usedAt: ['Used at', '使用时间', '使用時間'],
  'end.act': ['End override', '终止特批', '終止特批'],
  'end.of': ['End override of {subject}', '终止特批：{subject}', '終止特批：{subject}'],
  'end.effect': [
    'The order can no longer use it. An order that was placed with it stays.',
    '此后订单不能再使用；已凭特批提交的订单保留。',
    '此後訂單不能再使用；已憑特批提交的訂單保留。',
  ],
  'end.done': ['Override ended', '特批已终止', '特批已終止'],
  reason: common.reason,
})
