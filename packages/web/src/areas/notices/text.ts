import { defineText } from '../../platform/text.ts'

export const noticesText = defineText('notices', {
  title: ['Notices', '通知', '通知'],
  bell_one: ['Notices: {count} unread', '通知：{count} 条未读', '通知：{count} 則未讀'],
  bell_other: ['Notices: {count} unread', '通知：{count} 条未读', '通知：{count} 則未讀'],
  readAll: ['Mark all as read', '全部标为已读', '全部標為已讀'],
  unread: ['Unread', '未读', '未讀'],
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
  open: ['Open', '打开', '開啟'],
  close: ['Close', '关闭', '關閉'],
  today: ['Today', '今天', '今天'],
  earlier: ['Earlier', '更早', '較早'],
})
