import { defineText } from '../../../platform/text.ts'
import { dealsCommon } from '../common-text.ts'
import { common } from '../../../kit/common-text.ts'

/** The frame of a deal's page. US, CN, HK. */
export const pageText = defineText('deal-page', {
  new: dealsCommon.newDeal,
  failed: dealsCommon.theDealCouldNotBeLoaded,
  'failed.again': common.tryAgain,
  'failed.back': common.backToDeals,
  gone: ['Deal not found', '未找到该项目', '未找到該項目'],
  'gone.hint': [
    'It was deleted, or your bank no longer has a role in it.',
    '项目已删除，或贵行在其中不再担任角色。',
    '項目已刪除，或貴行在其中不再擔任角色。',
  ],
  tabs: ['Parts of the deal', '项目内容', '項目內容'],
  'tabs.more': ['More tabs', '更多页签', '更多分頁'],
  'tab.log': ['Log', '日志', '日誌'],
  'tab.missing_one': ['{count} field missing', '缺少 {count} 个字段', '缺少 {count} 個欄位'],
  'tab.missing_other': ['{count} fields missing', '缺少 {count} 个字段', '缺少 {count} 個欄位'],
  'way.detail': common.deal,
  'way.order-book': common.orderBook,
  'way.alloc': common.allocation,
  more: ['More actions', '更多操作', '更多操作'],
  closes: common.closes,
  closed: common.closed,
  expires: common.expires,
  place: common.deal,
  'key.tab': ['{tab} tab', '“{tab}”页签', '「{tab}」分頁'],
  'key.next': ['Next step of the deal', '项目下一步', '項目下一步'],
  'key.menu': ['More actions of the deal', '项目的更多操作', '項目的更多操作'],
  'palette.group': dealsCommon.thisDeal,
  selfLed: ['Self-led', '自主承销', '自主承銷'],
  'selfLed.hint': [
    'The issuer is in the syndicate, so its own orders are issuer-related.',
    '发行人为承销团成员，其自身订单属发行人关联订单。',
    '發行人為承銷團成員，其自身訂單屬發行人關聯訂單。',
  ],
})
