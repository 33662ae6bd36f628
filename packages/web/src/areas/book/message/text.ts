import { glossary } from '@bookrunner/contract/kernel'
import { defineText } from '../../../platform/text.ts'
import { common } from '../../../kit/common-text.ts'
import { bookCommon } from '../common-text.ts'

/** The announcement line of a book. US, CN, HK. */
export const messageText = defineText('book-message', {
  open: common.bookMessage,
  title: common.bookMessage,
  step: ['Rounded down to', '向下取整至', '向下取整至'],
  preview: common.preview,
  state: bookCommon.stateSeq,
  'preview.none': [
    'The firm book is below the rounding step: nothing to announce.',
    '确定订单低于取整单位：暂无可公布的内容。',
    '確定訂單低於取整單位：暫無可公佈的內容。',
  ],
  parts: [
    'Book {book}, {bookOrders}. In this message {size}, {orders}.',
    '订单总额 {book}，{bookOrders}；本公告计入 {size}，{orders}。',
    '訂單總額 {book}，{bookOrders}；本公告計入 {size}，{orders}。',
  ],
  atLevel: [
    'In at guidance {size}, {orders}. Out {out}.',
    '当前水平有效 {size}，{orders}；未达限价 {out}。',
    '目前水平有效 {size}，{orders}；未達限價 {out}。',
  ],
  make: ['Create message', '生成公告', '生成公告'],
  made: ['Message saved', '公告已保存', '公告已儲存'],
  leftOut_one: ['{count} order excluded', '{count} 笔订单未计入', '{count} 筆訂單未計入'],
  leftOut_other: ['{count} orders excluded', '{count} 笔订单未计入', '{count} 筆訂單未計入'],
  'leftOut.none': ['No order is excluded', '没有未计入的订单', '沒有未計入的訂單'],
  'why.suspected': ['suspected duplicate, not resolved', '疑似重复，尚未认定', '疑似重複，尚未認定'],
  'why.decided': ['excluded by decision', '已认定不计入', '已認定不計入'],
  'why.soft': ['soft', '可撤', '可撤'],
  'why.conditional': ['not accepted yet', '尚待接受', '尚待接受'],
  earlier: ['Earlier messages', '历史公告', '歷史公告'],
  'earlier.none': ['No messages yet.', '暂无公告。', '暫無公告。'],
  'earlier.failed': ['Earlier messages could not be loaded', '历史公告加载失败', '未能載入歷史公告'],
  again: common.tryAgain,
  number: ['No. {number}', '第 {number} 号', '第 {number} 號'],
  by: bookCommon.timeAndName,
  'send.to': ['Send to', '发送至', '傳送至'],
  'to.investors': glossary.investors,
  'to.managers': glossary.banksAndIssuer,
  send: common.send,
  'send.hint': [
    'They get this text as a notice and see it on their page of the deal. Nothing else of the book is sent.',
    '对方将收到含此文字的通知，并可在项目页面查看；不会发送簿记的其他内容。',
    '對方將收到含此文字的通知，並可在項目頁面查閱；不會傳送簿記的其他內容。',
  ],
  'send.ask': ['Send message no. {number}?', '发送第 {number} 号公告？', '傳送第 {number} 號公告？'],
  'send.asOf': ['Figures as of {time}', '数据截至 {time}', '數據截至 {time}'],
  'send.reach_one': ['{to}: {count} institution', '{to}：{count} 家机构', '{to}：{count} 家機構'],
  'send.reach_other': ['{to}: {count} institutions', '{to}：{count} 家机构', '{to}：{count} 家機構'],
  'send.final': [
    'They are notified at once. A message cannot be recalled.',
    '对方将立即收到通知。公告发送后不可撤回。',
    '對方將立即收到通知。公告傳送後不可撤回。',
  ],
  'send.do': ['Send message', '发送公告', '傳送公告'],
  cancel: common.cancel,
  'sent.done': ['Message no. {number} sent', '第 {number} 号公告已发送', '第 {number} 號公告已傳送'],
  'sent.investors': ['Sent to investors: {when}', '已发送至投资者：{when}', '已傳送至投資者：{when}'],
  'sent.managers': [
    'Sent to banks and issuer: {when}',
    '已发送至承销商及发行人：{when}',
    '已傳送至承銷商及發行人：{when}',
  ],
  copy: common.copy,
  'copy.of': ['Copy, {language}', '复制，{language}', '複製，{language}'],
  copied: common.copied,
  'copy.failed': [
    'Your browser blocked copying. Select the text and copy it manually.',
    '浏览器阻止了复制，请选中文字手动复制。',
    '瀏覽器阻止了複製，請選取文字手動複製。',
  ],
})
