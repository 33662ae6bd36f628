import { common } from '../../../kit/common-text.ts'
import { defineText } from '../../../platform/text.ts'

/** The conversation on an order, of investors and desks. US, CN, HK. */
export const conversationText = defineText('conversation', {
  title: common.comments,
  lines: ['Comments, the newest last', '备注（最新在最后）', '備註（最新在最後）'],
  add: ['Add a comment', '追加备注', '追加備註'],
  nobody: common.nameHidden,
  'hint.investor': [
    'For your firm and the banks that see this order. The order does not change.',
    '贵机构及可查看此订单的银行可见，订单不变。',
    '貴機構及可查看此訂單的銀行可見，訂單不變。',
  ],
  over: [
    'The deal is over: comments are closed.',
    '项目已结束，不能再追加备注。',
    '項目已結束，不能再追加備註。',
  ],
})
