import { defineText } from '../../../platform/text.ts'
import { common } from '../../../kit/common-text.ts'

/** Acceptance of conditional orders. US, CN, HK. */
export const acceptText = defineText('book-accept', {
  title: ['Accept conditional orders', '接受有条件订单', '接受有條件訂單'],
  orders_one: common.countOrder,
  orders_other: common.countOrders,
  verb: ['Accept {orders}', '接受 {orders}', '接受 {orders}'],
  done: ['Accepted: {orders}', '已接受：{orders}', '已接受：{orders}'],
  waiting: ['Orders to accept', '待接受订单', '待接受訂單'],
  'column.waits': ['Not accepted', '未接受', '未接受'],
  says: [
    'Not accepted yet: {size}. Once accepted, these orders can be allocated in full, and their investors are notified.',
    '尚待接受：{size}。接受后可全额参与配售，投资者将获通知。',
    '尚待接受：{size}。接受後可全額參與配售，投資者將獲通知。',
  ],
  none: ['No orders are waiting for acceptance.', '已没有待接受的订单。', '已沒有待接受的訂單。'],
  left_one: [
    'At most {most} orders are accepted at once. {count} more is left to accept after these.',
    '每次最多接受 {most} 笔，另有 {count} 笔需在此后接受。',
    '每次最多接受 {most} 筆，另有 {count} 筆須在此後接受。',
  ],
  left_other: [
    'At most {most} orders are accepted at once. {count} more are left to accept after these.',
    '每次最多接受 {most} 笔，另有 {count} 笔需在此后接受。',
    '每次最多接受 {most} 筆，另有 {count} 筆須在此後接受。',
  ],
  gone_one: [
    '{count} of the selected orders no longer waits for acceptance.',
    '所选订单中有 {count} 笔已无须接受。',
    '所選訂單中有 {count} 筆已毋須接受。',
  ],
  gone_other: [
    '{count} of the selected orders no longer wait for acceptance.',
    '所选订单中有 {count} 笔已无须接受。',
    '所選訂單中有 {count} 筆已毋須接受。',
  ],
})
