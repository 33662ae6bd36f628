/** Texts that several screens of this area share. US, CN, HK. */
export const ordersCommon = {
  sizeReviewed: [
    'Your desk is looking at the size of this order.',
    '您的销售交易台正在查看此订单的数量。',
    '您的銷售交易台正在查看此訂單的數量。',
  ],
  guidanceNow: ['Guidance now', '当前指引', '目前指引'],
  nothing: ['nothing', '无', '無'],
  orderNotFound: ['Order not found', '未找到该订单', '未找到該訂單'],
  versionNumber: ['Version {number}', '版本 {number}', '版本 {number}'],
  whereYourOrderStands: ['Where your order stands', '订单状况', '訂單狀況'],
  withdraw: ['Withdraw', '撤回', '撤回'],
  withdrawOrder: ['Withdraw order', '撤回订单', '撤回訂單'],
} as const
