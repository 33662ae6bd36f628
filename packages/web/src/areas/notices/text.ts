import { defineText } from '../../platform/text.ts'
import { common } from '../../kit/common-text.ts'

export const noticesText = defineText('notices', {
  title: ['Notices', '通知', '通知'],
  bell_one: ['Notices: {count} unread', '通知：{count} 条未读', '通知：{count} 則未讀'],
  bell_other: ['Notices: {count} unread', '通知：{count} 条未读', '通知：{count} 則未讀'],
  readAll: common.markAllAsRead,
  unread: common.unread,
  all: ['All notices', '全部通知', '全部通知'],
  empty: ['No notices', '暂无通知', '暫無通知'],
  'empty.hint': [
    'Updates on your deals, orders and account appear here.',
    '与您的项目、订单及账户有关的更新会显示在这里。',
    '與您的項目、訂單及賬戶有關的更新會顯示在這裡。',
  ],
  failed: [
    'Notices could not be loaded. We keep trying.',
    '通知加载失败，系统会继续重试。',
    '通知載入失敗，系統會繼續重試。',
  ],
  open: common.open,
  close: common.close,
  today: ['Today', '今天', '今天'],
  earlier: ['Earlier', '更早', '較早'],
})
