import { defineText } from '../../../../platform/text.ts'

/** One order in full. US, CN, HK. */
export const orderDetailText = defineText('order-detail', {
  title: ['Order {number}', '订单 {number}', '訂單 {number}'],
  loading: ['Order', '订单', '訂單'],
  close: ['Close', '关闭', '關閉'],
  unknown: ['Order not found', '未找到该订单', '未找到該訂單'],
  'unknown.hint': [
    'The draft was deleted, or the order belongs to another firm.',
    '草稿已删除，或订单属于其他机构。',
    '草稿已刪除，或訂單屬於其他機構。',
  ],
  failed: ['This order could not be loaded', '订单加载失败', '訂單載入失敗'],
  again: ['Try again', '重试', '重試'],
  means: ['Where your order stands', '订单状况', '訂單狀況'],
  final: ['At the final level', '在最终水平', '在最終水平'],
  guidance: ['Guidance now', '当前指引', '目前指引'],
  closes: ['Book closes', '簿记截止', '簿記截止'],
  closed: [
    'Books are closed: you can no longer change this order.',
    '簿记已截止，不能再更改此订单。',
    '簿記已截止，不能再更改此訂單。',
  ],
  facts: ['Order details', '订单详情', '訂單詳情'],
  edit: ['Edit', '修改', '修改'],
  continue: ['Continue the draft', '继续编辑草稿', '繼續編輯草稿'],
  withdraw: ['Withdraw', '撤回', '撤回'],
  delete: ['Delete draft', '删除草稿', '刪除草稿'],
  confirmation: ['Order confirmation', '订单确认书', '訂單確認書'],
  withdrawn: ['Order {number} is withdrawn.', '订单 {number} 已撤回。', '訂單 {number} 已撤回。'],
  deleted: ['The draft {number} is deleted.', '草稿 {number} 已删除。', '草稿 {number} 已刪除。'],
  enteredBy: ['Entered by', '录入人', '錄入人'],
})
