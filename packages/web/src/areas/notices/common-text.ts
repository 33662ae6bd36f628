/** Texts that several screens of notices show. US, CN, HK. */
export const noticesCommon = {
  countOne: ['{count} notice', '{count} 条通知', '{count} 則通知'],
  countOther: ['{count} notices', '{count} 条通知', '{count} 則通知'],
  none: ['No notice fits the filter', '没有符合条件的通知', '沒有符合條件的通知'],
  empty: ['No notices', '暂无通知', '暫無通知'],
  emptyHint: [
    'Updates on your deals, orders and account appear here.',
    '与您的项目、订单及账户有关的更新会显示在这里。',
    '與您的項目、訂單及賬戶有關的更新會顯示在這裡。',
  ],
  title: ['Title', '标题', '標題'],
  summary: ['Summary', '摘要', '摘要'],
} as const
