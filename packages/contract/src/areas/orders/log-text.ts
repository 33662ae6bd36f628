import type { Channel, OrderAct } from '@bookrunner/domain/orders'
import type { Worded } from '../../kernel/language.ts'

/** What lines of a deal's log say of orders: `order.submitted`. Drafts leave no line there. */
export type OrderLogCode = `order.${Exclude<OrderAct, 'saved'>}` | 'order.entered'

export const orderLogTexts: Record<OrderLogCode, Worded> = {
  'order.submitted': { US: 'Order submitted', CN: '提交订单', HK: '提交訂單' },
  'order.edited': { US: 'Order edited', CN: '修改订单', HK: '修改訂單' },
  'order.withdrawn': { US: 'Order withdrawn', CN: '撤回订单', HK: '撤回訂單' },
  'order.testAnswered': { US: 'Test answered', CN: '回复测试', HK: '回覆測試' },
  'order.fpgAnswered': { US: 'FPG answered', CN: '回复 FPG', HK: '回覆 FPG' },
  'order.accepted': { US: 'Conditional order accepted', CN: '接受有条件订单', HK: '接受有條件訂單' },
  'order.entered': { US: '{count} orders entered from a list', CN: '批量录入 {count} 笔订单', HK: '批量輸入 {count} 筆訂單' },
}

/** What made a version, for its history. */
export const orderActTexts: Record<OrderAct, Worded> = {
  saved: { US: 'Draft saved', CN: '保存草稿', HK: '儲存草稿' },
  submitted: orderLogTexts['order.submitted'],
  edited: orderLogTexts['order.edited'],
  withdrawn: orderLogTexts['order.withdrawn'],
  testAnswered: orderLogTexts['order.testAnswered'],
  fpgAnswered: orderLogTexts['order.fpgAnswered'],
  accepted: orderLogTexts['order.accepted'],
}

export const channelTexts: Record<Channel, Worded> = {
  screen: { US: 'Screen', CN: '网页', HK: '網頁' },
  api: { US: 'API', CN: 'API', HK: 'API' },
  import: { US: 'Import', CN: '导入', HK: '匯入' },
  desk: { US: 'Desk on behalf', CN: '交易台代录', HK: '交易台代錄' },
}
