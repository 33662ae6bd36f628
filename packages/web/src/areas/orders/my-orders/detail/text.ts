import { glossary } from '@bookrunner/contract/kernel'
import { defineText } from '../../../../platform/text.ts'
import { common } from '../../../../kit/common-text.ts'
import { ordersCommon } from '../../common-text.ts'

/** One order in full. US, CN, HK. */
export const orderDetailText = defineText('order-detail', {
  reviewed: common.size,
  sizeReviewed: ordersCommon.sizeReviewed,
  title: common.orderOfNumber,
  loading: common.order,
  close: common.close,
  unknown: ordersCommon.orderNotFound,
  'unknown.hint': [
    'The draft was deleted, or the order belongs to another firm.',
    '草稿已删除，或订单属于其他机构。',
    '草稿已刪除，或訂單屬於其他機構。',
  ],
  failed: ['This order could not be loaded', '订单加载失败', '未能載入訂單'],
  again: common.tryAgain,
  means: ordersCommon.whereYourOrderStands,
  final: glossary.atFinalLevel,
  allocated: common.allocated,
  guidance: ordersCommon.guidanceNow,
  priced: glossary.pricedAt,
  closes: common.bookCloses,
  testEnds: common.testEnds,
  closed: [
    'Books are closed: you can no longer change this order.',
    '簿记已截止，不能再更改此订单。',
    '簿記已截止，不能再更改此訂單。',
  ],
  facts: ['Order details', '订单详情', '訂單詳情'],
  edit: common.edit,
  continue: ['Continue the draft', '继续编辑草稿', '繼續編輯草稿'],
  withdraw: ordersCommon.withdraw,
  delete: common.deleteDraft,
  confirmation: common.orderConfirmation,
  withdrawn: ['Order {number} is withdrawn.', '订单 {number} 已撤回。', '訂單 {number} 已撤回。'],
  deleted: ['The draft {number} is deleted.', '草稿 {number} 已删除。', '草稿 {number} 已刪除。'],
  enteredBy: common.enteredBy,
})
