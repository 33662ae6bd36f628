import { defineText } from '../../../platform/text.ts'
import { common } from '../../../kit/common-text.ts'

/** Texts of confirming allocations, and of what a confirmation waits for. US, CN, HK. */
export const confirmText = defineText('allocation-confirm', {
  confirm: common.confirm,
  'confirm.none': ['Confirm selected', '确认所选', '確認所選'],
  'confirm.picked': ['Confirm {count} selected', '确认所选 {count} 笔', '確認所選 {count} 筆'],
  'confirm.title_one': [
    'Confirm {lines} allocation to its investor',
    '向投资者确认 {lines} 笔配售',
    '向投資者確認 {lines} 筆配售',
  ],
  'confirm.title_other': [
    'Confirm {lines} allocations to their investors',
    '向投资者确认 {lines} 笔配售',
    '向投資者確認 {lines} 筆配售',
  ],
  'confirm.verb': ['Confirm {count}', '确认 {count} 笔', '確認 {count} 筆'],
  'confirm.effect': [
    'Each investor sees its own allocation, gets a notice and can download a confirmation.',
    '各投资者可看到自身配售、收到通知，并可下载确认书。',
    '各投資者可看到自身配售、收到通知，並可下載確認書。',
  ],
  'confirm.resized_one': [
    '{lines} replaces a confirmation of another size:',
    '{lines} 笔取代数量不同的已发确认书：',
    '{lines} 筆取代數量不同的已發確認書：',
  ],
  'confirm.resized_other': [
    '{lines} replace confirmations of another size:',
    '{lines} 笔取代数量不同的已发确认书：',
    '{lines} 筆取代數量不同的已發確認書：',
  ],
  'confirm.resized.list': ['Changed sizes', '数量变更', '數量變更'],
  'confirm.resized.line': [
    '{order} · {investor}: {was}mm → {is}mm',
    '{order} · {investor}：{was} 百万 → {is} 百万',
    '{order} · {investor}：{was} 百萬 → {is} 百萬',
  ],
  'confirm.resized.more': common.andMoreLines,
  'confirm.sameSize_one': [
    '{lines} replaces a confirmation of the same size, at corrected terms.',
    '{lines} 笔取代数量相同的已发确认书，条款已更正。',
    '{lines} 筆取代數量相同的已發確認書，條款已更正。',
  ],
  'confirm.sameSize_other': [
    '{lines} replace confirmations of the same size, at corrected terms.',
    '{lines} 笔取代数量相同的已发确认书，条款已更正。',
    '{lines} 筆取代數量相同的已發確認書，條款已更正。',
  ],
  'confirm.nothing_one': [
    '{lines} order gets zero and becomes unallocated.',
    '{lines} 笔订单不获配，转为未获配售。',
    '{lines} 筆訂單不獲配，轉為未獲配售。',
  ],
  'confirm.nothing_other': [
    '{lines} orders get zero and become unallocated.',
    '{lines} 笔订单不获配，转为未获配售。',
    '{lines} 筆訂單不獲配，轉為未獲配售。',
  ],
  'confirm.done_one': [
    '{confirmed} allocation confirmed',
    '已确认 {confirmed} 笔配售',
    '已確認 {confirmed} 筆配售',
  ],
  'confirm.done_other': [
    '{confirmed} allocations confirmed',
    '已确认 {confirmed} 笔配售',
    '已確認 {confirmed} 筆配售',
  ],
  'confirm.already': [
    '{already} were confirmed before',
    '此前已确认 {already} 笔',
    '此前已確認 {already} 筆',
  ],
  'confirm.left': ['{left} still to confirm', '尚有 {left} 笔待确认', '尚有 {left} 筆待確認'],
  'confirm.allDone': ['none left to confirm', '已全部确认', '已全部確認'],
  gaps: ['Settlement lacks', '交割尚缺', '交收尚缺'],
  'gaps.acknowledge': [
    'Confirm without these details. My name is logged.',
    '在缺少上述资料的情况下确认，并记录我的姓名。',
    '在缺少上述資料的情況下確認，並記錄我的姓名。',
  ],
  'waits.priced': common.theDealIsNotPricedYet,
  'waits.signOff': common.notSignedOff,
  'waits.signer': common.nobodySignsOff,
  'waits.fresh': common.supersededTerms,
  'waits.fits': [
    'Some allocations no longer fit their orders. Recall the allocation and correct these lines.',
    '部分配售与其订单不再相符：请撤回配售并更正这些行。',
    '部分配售與其訂單不再相符：請撤回配售並更正這些行。',
  ],
  remind: ['Remind the issuer', '提醒发行人', '提醒發行人'],
  'remind.done': ['The issuer is reminded', '已提醒发行人', '已提醒發行人'],
  'waive.open': ['Record a waiver …', '记录豁免…', '記錄豁免…'],
  waive: ['Record a waiver', '记录豁免', '記錄豁免'],
  'waive.title': ['Record the issuer’s sign-off waiver', '记录发行人豁免核准', '記錄發行人豁免批核'],
  'waive.done': ['Waiver recorded', '豁免已记录', '豁免已記錄'],
  'waive.hint': [
    'Recorded in the deal log with your name. The issuer sees it.',
    '连同您的姓名记入项目日志，发行人可见。',
    '連同您的姓名記入項目日誌，發行人可見。',
  ],
})
