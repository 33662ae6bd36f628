import { defineText } from '../../platform/text.ts'

export const noticesText = defineText('notices', {
  title: ['Notices', '通知', '通知'],
  bell_one: ['Notices: {count} unread', '通知：{count} 条未读', '通知：{count} 則未讀'],
  bell_other: ['Notices: {count} unread', '通知：{count} 条未读', '通知：{count} 則未讀'],
  readAll: ['Mark all as read', '全部标为已读', '全部標示為已讀'],
  unread: ['Unread', '未读', '未讀'],
  empty: ['No notices', '暂无通知', '暫無通知'],
  'empty.hint': [
    'Updates on your deals, orders and account appear here.',
    '与您的项目、订单和账户有关的消息会自动出现在这里。',
    '與您的項目、訂單及賬戶有關的消息會自動在這裡出現。',
  ],
  failed: [
    'Notices could not be loaded. We keep trying.',
    '通知暂时无法加载，稍后会自动恢复。',
    '通知暫時無法載入，稍後會自動恢復。',
  ],
  open: ['Open', '查看', '查看'],
  close: ['Close', '关闭', '關閉'],
  today: ['Today', '今天', '今天'],
  earlier: ['Earlier', '更早', '較早'],
})
