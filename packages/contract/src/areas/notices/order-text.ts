import type { NoticeText } from './notice-text.ts'

const openDeal = {
  US: 'Open the deal to see your order.',
  CN: '请打开项目查看您的订单。',
  HK: '請開啟項目查閱您的訂單。',
}

const openOrder = {
  US: 'Open the order to see its details.',
  CN: '请打开订单查看详情。',
  HK: '請開啟訂單查閱詳情。',
}

/** With `rule`, one of `silenceTexts`. */
const reconfirm = {
  US: 'Reconfirm, reduce, increase or drop your order at {level}. No answer by {closes}: {rule}.',
  CN: '请按 {level} 重新确认、减少、增加或放弃认购。{closes} 前未回复：{rule}。',
  HK: '請按 {level} 重新確認、減少、增加或放棄認購。{closes} 前未回覆：{rule}。',
}

const testSize = {
  US: 'Please indicate your size at {level}. The test closes: {closes}.',
  CN: '请填写您在 {level} 的数量。测试截止：{closes}。',
  HK: '請填寫您在 {level} 的數量。測試截止：{closes}。',
}

/** The last call before a cut-off. */
const minutesLeft = {
  US: 'Reply within {minutes} minutes: {deal}',
  CN: '请于 {minutes} 分钟内回复：{deal}',
  HK: '請於 {minutes} 分鐘內回覆：{deal}',
}

const unchangedOrder = {
  US: 'Your order does not change.',
  CN: '您的订单保持不变。',
  HK: '您的訂單保持不變。',
}

/** Notices to investors with orders when their deal moves. */
export const orderNoticeTexts = {
  'order.submit-asked': {
    title: { US: 'Submit your order: {deal}', CN: '请提交订单：{deal}', HK: '請提交訂單：{deal}' },
    summary: {
      US: 'Your intention is not an order yet. Submit it or withdraw it.',
      CN: '您的意向尚未成为订单，请提交或撤回。',
      HK: '您的意向尚未成為訂單，請提交或撤回。',
    },
    content: {
      US: 'Initial price guidance {level}.',
      CN: '初始价格指引 {level}。',
      HK: '初始價格指引 {level}。',
    },
  },
  'order.answer-asked': {
    title: { US: 'Reconfirm your order: {deal}', CN: '请重新确认订单：{deal}', HK: '請重新確認訂單：{deal}' },
    summary: reconfirm,
    content: openDeal,
  },
  'order.answer-chased': {
    title: { US: 'Reply needed: {deal}', CN: '请尽快回复：{deal}', HK: '請盡快回覆：{deal}' },
    summary: reconfirm,
    content: openDeal,
  },
  'order.test-chased': {
    title: { US: 'Reply needed: {deal}', CN: '请尽快回复：{deal}', HK: '請盡快回覆：{deal}' },
    summary: testSize,
    content: unchangedOrder,
  },
  'order.answer-closing': {
    title: minutesLeft,
    summary: reconfirm,
    content: openDeal,
  },
  'order.test-closing': {
    title: minutesLeft,
    summary: testSize,
    content: unchangedOrder,
  },
  'order.out-now': {
    title: {
      US: 'Your order is out: {deal}',
      CN: '您的订单未达限价：{deal}',
      HK: '您的訂單未達限價：{deal}',
    },
    summary: {
      US: 'Its limit is out at {level}. The order does not change until you change it.',
      CN: '{level} 未达您的限价；订单保持不变，直至您修改。',
      HK: '{level} 未達您的限價；訂單保持不變，直至您修改。',
    },
    content: { US: 'The guidance was {before}.', CN: '原指引为 {before}。', HK: '原指引為 {before}。' },
  },
  'order.entered-for-you': {
    title: {
      US: 'Order entered for you: {deal}',
      CN: '已代您录入订单：{deal}',
      HK: '已代您錄入訂單：{deal}',
    },
    summary: {
      US: '{bank} entered order {number} on your behalf.',
      CN: '{bank} 已代您录入订单 {number}。',
      HK: '{bank} 已代您錄入訂單 {number}。',
    },
    content: openOrder,
  },
  'order.changed-for-you': {
    title: {
      US: 'Your order was changed: {deal}',
      CN: '您的订单已更改：{deal}',
      HK: '您的訂單已更改：{deal}',
    },
    summary: {
      US: '{bank} changed order {number} on your behalf.',
      CN: '{bank} 已代您更改订单 {number}。',
      HK: '{bank} 已代您更改訂單 {number}。',
    },
    content: openOrder,
  },
  'order.withdrawn-for-you': {
    title: {
      US: 'Your order was withdrawn: {deal}',
      CN: '您的订单已撤回：{deal}',
      HK: '您的訂單已撤回：{deal}',
    },
    summary: {
      US: '{bank} withdrew order {number} on your behalf.',
      CN: '{bank} 已代您撤回订单 {number}。',
      HK: '{bank} 已代您撤回訂單 {number}。',
    },
    content: openOrder,
  },
  'order.accepted': {
    title: {
      US: 'Conditional order accepted: {deal}',
      CN: '有条件订单已获接受：{deal}',
      HK: '有條件訂單已獲接受：{deal}',
    },
    summary: {
      US: '{bank} accepted order {number}.',
      CN: '{bank} 已接受订单 {number}。',
      HK: '{bank} 已接受訂單 {number}。',
    },
    content: openOrder,
  },
  'order.desk-commented': {
    title: {
      US: 'Comment on your order: {deal}',
      CN: '您的订单有新备注：{deal}',
      HK: '您的訂單有新備註：{deal}',
    },
    summary: {
      US: '{bank} commented on order {number}.',
      CN: '{bank} 对订单 {number} 添加了备注。',
      HK: '{bank} 對訂單 {number} 新增了備註。',
    },
    content: openOrder,
  },
  'order.investor-commented': {
    title: { US: 'Comment on an order: {deal}', CN: '订单有新备注：{deal}', HK: '訂單有新備註：{deal}' },
    summary: {
      US: 'The investor commented on order {number}.',
      CN: '投资者对订单 {number} 添加了备注。',
      HK: '投資者對訂單 {number} 新增了備註。',
    },
    content: {
      US: 'Open the book to read it.',
      CN: '请打开订单簿查看。',
      HK: '請開啟訂單簿查閱。',
    },
  },
} as const satisfies Record<string, NoticeText>
