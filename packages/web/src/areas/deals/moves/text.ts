import { defineText } from '../../../platform/text.ts'
import { common } from '../../../kit/common-text.ts'
import { dealsCommon } from '../common-text.ts'
import { announceRows } from './announce-text-rows.ts'
import { bookRows } from './book-text-rows.ts'
import { finalRows } from './final-text-rows.ts'
import { timeRows } from './time-text-rows.ts'

/** Texts of the dialogs of a deal's moves: effects, people affected, fields. */
export const movesText = defineText('deal-moves', {
  ...announceRows,
  ...bookRows,
  ...finalRows,
  ...timeRows,

  back: common.back,
  effects: ['What happens', '操作影响', '操作影響'],
  'reach.investors': [
    'Notifies {houses}, {people}',
    '将通知：{houses}，{people}',
    '將通知：{houses}，{people}',
  ],
  'reach.houses_one': common.countInvestor,
  'reach.houses_other': common.countInvestors,
  'reach.people_one': ['{count} person', '{count} 人', '{count} 人'],
  'reach.people_other': ['{count} people', '{count} 人', '{count} 人'],
  'reach.counting': ['Notifies the investors this deal is for', '将通知受邀的投资者', '將通知獲邀的投資者'],
  'reach.banks_one': [
    '{count} other syndicate bank sees it at once',
    '承销团另外 {count} 家银行即时可见',
    '承銷團另外 {count} 家銀行即時可見',
  ],
  'reach.banks_other': [
    '{count} other syndicate banks see it at once',
    '承销团另外 {count} 家银行即时可见',
    '承銷團另外 {count} 家銀行即時可見',
  ],
  'field.cutOff': ['Cut-off', '截止时间', '截止時間'],
  'field.closesAt': common.booksClose,
  'field.subjectAt': common.booksGoSubject,
  'field.subjectIn': ['Subject in {region}', '{region}转为有条件接单', '{region}轉為有條件接單'],
  'field.expiresAt': common.dealExpires,
  'field.reason': common.reason,
  'field.reason.hint': ['Saved in the deal log', '记入项目日志', '記入項目日誌'],
  'field.reason.history': [
    'Banks and the issuer see it in the guidance history; investors do not',
    '银行和发行人可在指引历史中看到，投资者不可见',
    '銀行及發行人可在指引紀錄中看到，投資者不可見',
  ],
  'field.reason.notice': [
    'Sent to banks and the issuer in a notice; investors do not see it',
    '银行和发行人会在通知中看到，投资者不可见',
    '銀行及發行人會在通知中看到，投資者不可見',
  ],
  'field.reason.missing': common.enterAReason,
  'field.reason.optional': common.reasonOptional,
  'field.note': common.noteOptional,
  'field.note.hint': [
    'Investors see it with the level and in the guidance history',
    '投资者可随价格水平及在指引历史中看到',
    '投資者可隨價格水平及在指引紀錄中看到',
  ],
  'field.size': ['Final size ({currency} mm)', '最终规模（{currency} 百万）', '最終規模（{currency} 百萬）'],
  'field.size.problem': [
    'Enter a size, such as 500 or 1.25bn.',
    '请输入规模，例如 500 或 12.5亿。',
    '請輸入規模，例如 500 或 12.5億。',
  ],
  'field.size.hint': ['{currency} {size}', '{currency} {size}', '{currency} {size}'],
  'field.target': ['Opens as', '开启为', '開啟為'],
  'doubt.confirm': ['Yes, {level} is correct', '是，{level} 正确', '是，{level} 正確'],
  'level.wider': [
    '{level} is wider than {before}, the current level.',
    '{level} 宽于当前水平 {before}。',
    '{level} 寬於目前水平 {before}。',
  ],
  'abort.title': ['Are you sure you want to abort?', '确定要终止该项目吗？', '確定要終止該項目嗎？'],
  'abort.verb': dealsCommon.abortDeal,
  'abort.done': common.dealAborted,
  'abort.effect': [
    'The deal ends for good and cannot be reopened.',
    '项目将永久结束，不能重新开放。',
    '項目將永久結束，不能重新開放。',
  ],
  'abort.effect.orders': [
    'All its orders are aborted and their investors are notified.',
    '全部订单随之终止，并通知其投资者。',
    '全部訂單隨之終止，並通知其投資者。',
  ],
  'abort.effect.draft': [
    'This is a draft: no investor has seen it.',
    '这是草稿：尚无投资者看到。',
    '這是草稿：尚無投資者看過。',
  ],
})
