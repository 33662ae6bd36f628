import type { Channel, OrderAct, OrderDeed } from '@bookrunner/domain/orders'
import type { Worded } from '../../kernel/language.ts'

/** What made a version, for the history of an order. */
export const orderActTexts: Record<OrderAct, Worded> = {
  saved: { US: 'Draft saved', CN: '保存草稿', HK: '儲存草稿' },
  submitted: { US: 'Order submitted', CN: '提交订单', HK: '提交訂單' },
  edited: { US: 'Order edited', CN: '修改订单', HK: '修改訂單' },
  withdrawn: { US: 'Order withdrawn', CN: '撤回订单', HK: '撤回訂單' },
  testAnswered: { US: 'Test answered', CN: '回复测试', HK: '回覆測試' },
  fpgAnswered: { US: 'FPG answered', CN: '回复 FPG', HK: '回覆 FPG' },
  commented: { US: 'Comments edited', CN: '修改备注', HK: '修改備註' },
  sized: { US: 'Allocation proposed', CN: '拟定配售数量', HK: '擬定配售數量' },
  allocated: { US: 'Allocation confirmed', CN: '确认配售', HK: '確認配售' },
  accepted: { US: 'Conditional order accepted', CN: '接受有条件订单', HK: '接受有條件訂單' },
}

/** What was done to it with others. */
export const orderDeedTexts: Record<OrderDeed, Worded> = {
  merged: { US: 'Merged with others', CN: '与其他订单合并', HK: '與其他訂單合併' },
  split: { US: 'Merged order split', CN: '拆分合并订单', HK: '分拆合併訂單' },
  resolved: { US: 'Finding resolved', CN: '认定疑点', HK: '認定疑點' },
}

/** How it came. */
export const channelTexts: Record<Channel, Worded> = {
  screen: { US: 'Web', CN: '网页', HK: '網頁' },
  api: { US: 'API', CN: 'API', HK: 'API' },
  import: { US: 'Import', CN: '导入', HK: '匯入' },
  desk: { US: 'Desk on behalf', CN: '承销行代录', HK: '承銷行代錄' },
}
