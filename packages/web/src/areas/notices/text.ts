import { defineText } from '../../platform/text.ts'
import { noticesCommon } from './common-text.ts'
import { common } from '../../kit/common-text.ts'

export const noticesText = defineText('notices', {
  title: common.notices,
  bell_one: ['Notices: {count} unread', '通知：{count} 条未读', '通知：{count} 則未讀'],
  bell_other: ['Notices: {count} unread', '通知：{count} 条未读', '通知：{count} 則未讀'],
  readAll: common.markAllAsRead,
  unread: common.unread,
  past: ['Past', '已过时', '已過時'],
  all: ['All notices', '全部通知', '全部通知'],
  empty: noticesCommon.empty,
  'empty.hint': noticesCommon.emptyHint,
  failed: [
    'Notices could not be loaded. We keep trying.',
    '通知加载失败，系统会继续重试。',
    '未能載入通知，系統會繼續重試。',
  ],
  open: common.open,
  close: common.close,
  readIt: ['Read notice', '阅读通知', '閱讀通知'],
  dismiss: ['Mark as read', '标为已读', '標為已讀'],
  today: ['Today', '今天', '今天'],
  earlier: ['Earlier', '更早', '較早'],
})
