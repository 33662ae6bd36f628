import { defineText } from '../../../platform/text.ts'
import { common } from '../../../kit/common-text.ts'
import { ordersCommon } from '../common-text.ts'

/** My Orders. US, CN, HK. */
export const myOrdersText = defineText('my-orders', {
  orders: common.yourOrders,
  count_one: common.countOrder,
  count_other: common.countOrders,

  'filter.label': ['Filters of your orders', '订单筛选', '訂單篩選'],
  'filter.keyword': ['Number, deal or account', '编号、项目或账户', '編號、項目或賬戶'],
  'filter.status': common.orderStatus,
  'filter.deal': common.deal,
  'key.find': ['Search your orders', '搜索订单', '搜尋訂單'],

  'failed.title': ['Your orders could not be loaded', '订单加载失败', '未能載入訂單'],
  'empty.title': ['No order yet', '暂无订单', '暫無訂單'],
  'empty.hint': [
    'Open one of the deals below to place your first order.',
    '打开下方任一项目即可提交首笔订单。',
    '開啟下方任一項目即可提交首筆訂單。',
  ],
  'empty.step': ['See the deals', '查看项目', '查看項目'],
  'none.title': ['No order matches these filters', '没有符合筛选条件的订单', '沒有符合篩選條件的訂單'],
  'none.hint': [
    'Clear them to see all of your orders.',
    '清除筛选即可查看全部订单。',
    '清除篩選即可查看全部訂單。',
  ],

  'column.number': common.order,
  'column.deal': common.deal,
  'column.status': common.status,
  'column.currency': common.ccy,
  'column.size': common.sizeMm,
  'column.level': ['My level', '我的限价', '我的限價'],
  'column.commitment': common.commitment,
  'column.guidance': ordersCommon.guidanceNow,
  'column.fit': common.inOut,
  'column.answer': ['Answer (mm)', '回复（百万）', '回覆（百萬）'],
  'column.allocation': common.allocatedMm,
  'column.test': ['Test (mm)', '测试（百万）', '測試（百萬）'],
  'column.shownAt': common.updated,
  'column.account': common.account,
  'column.through': common.through,
  'column.enteredBy': common.enteredBy,
  'column.submittedAt': common.submittedTime,
  'column.closesAt': common.closes,

  open: common.orderInDeal,
  conditional: common.conditional,
  'conditional.hint': [
    'Sent after books went subject. A bookrunner must accept it.',
    '在转为有条件接单后提交，须经账簿管理人接受。',
    '在轉為有條件接單後提交，須經賬簿管理人接受。',
  ],
  intention: common.intention,
  soft: common.soft,
  test: common.test,
  'fpg.waiting': common.pendingReply,
  'fpg.silent': common.noReply,
  onBehalf: ['{name}, on your behalf', '{name}（代您录入）', '{name}（代您錄入）'],

  'needed.title': ['Action needed', '待处理', '待處理'],
  'needed.count_one': ['{count} order pending', '{count} 笔待处理', '{count} 筆待處理'],
  'needed.count_other': ['{count} orders pending', '{count} 笔待处理', '{count} 筆待處理'],
  'needed.answered': ['{count} answered', '{count} 笔已回复', '{count} 筆已回覆'],
  'needed.fpg': ['Reconfirm at {level}', '请在 {level} 重新确认', '請在 {level} 重新確認'],
  'needed.test': ['Indicate your size at {level}', '请填写在 {level} 的数量', '請填寫在 {level} 的數量'],
  'needed.submit': [
    'The test has ended: submit your order',
    '测试已结束：请提交订单',
    '測試已結束：請提交訂單',
  ],
  'needed.closed': common.closed,
  'needed.submitted': common.submitted,
})
