import { common } from '../../../kit/common-text.ts'
import { defineText } from '../../../platform/text.ts'

/** Texts of a person's page of notices. US, CN, HK. */
export const ownNoticesText = defineText('notices.own', {
  label: ['Your notices', '您的通知', '您的通知'],
  failed: ['Your notices could not be loaded', '通知加载失败', '未能載入通知'],
  count_one: ['{count} notice', '{count} 条通知', '{count} 則通知'],
  count_other: ['{count} notices', '{count} 条通知', '{count} 則通知'],
  none: ['No notice fits the filter', '没有符合条件的通知', '沒有符合條件的通知'],
  'none.hint': ['Show read notices too.', '请同时显示已读通知。', '請同時顯示已讀通知。'],
  empty: ['No notices', '暂无通知', '暫無通知'],
  'empty.hint': [
    'Updates on your deals, orders and account appear here.',
    '与您的项目、订单及账户有关的更新会显示在这里。',
    '與您的項目、訂單及賬戶有關的更新會顯示在這裡。',
  ],
  'column.title': ['Notice', '通知', '通知'],
  'column.summary': ['Summary', '摘要', '摘要'],
  'column.time': common.time,
  'filter.unread': common.unread,
  readAll: common.markAllAsRead,
})
