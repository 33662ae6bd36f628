import type { NoticeWords } from './words.ts'

/** What holders of orders are asked, or told, when their deal moves. */
export const orderNoticeTexts = {
  'order.submit-asked': {
    title: { US: 'Submit your order: {deal}', CN: '请提交订单：{deal}', HK: '請提交訂單：{deal}' },
    summary: {
      US: 'Your intention is not an order yet. Submit it or withdraw it.',
      CN: '您在测试中的意向尚未成为订单，请原样或修改后提交，或撤回。',
      HK: '您在測試中的意向尚未成為訂單，請原樣或修改後提交，或撤回。',
    },
    content: {
      US: 'Initial price guidance {level}.',
      CN: '初始价格指引 {level}。',
      HK: '初始價格指引 {level}。',
    },
  },
  'order.answer-asked': {
    title: { US: 'Reconfirm your order: {deal}', CN: '请确认订单：{deal}', HK: '請確認訂單：{deal}' },
    summary: {
      US: 'Reconfirm, reduce, increase or drop it at {level} by {closes}.',
      CN: '请于 {closes} 前按 {level} 确认、减少、增加或放弃认购。',
      HK: '請於 {closes} 前按 {level} 確認、減少、增加或放棄認購。',
    },
    content: {
      US: 'Unanswered firm orders follow the deal’s rule; unanswered soft orders are dropped.',
      CN: '逾期未答复的订单按项目规则处理；非确定订单视为放弃认购。',
      HK: '逾期未回覆的訂單按項目規則處理；非確定訂單視為放棄認購。',
    },
  },
  'order.answer-chased': {
    title: { US: 'Reply needed: {deal}', CN: '请尽快回复：{deal}', HK: '請盡快回覆：{deal}' },
    summary: {
      US: 'Please reconfirm, reduce, increase or drop your order at {level} by {closes}.',
      CN: '您的订单尚未回复：请于 {closes} 前按 {level} 确认、减少、增加或放弃认购。',
      HK: '您的訂單尚未回覆：請於 {closes} 前按 {level} 確認、減少、增加或放棄認購。',
    },
    content: {
      US: 'Unanswered firm orders follow the deal’s rule; unanswered soft orders are dropped.',
      CN: '逾期未答复的订单按项目规则处理；非确定订单视为放弃认购。',
      HK: '逾期未回覆的訂單按項目規則處理；非確定訂單視為放棄認購。',
    },
  },
  'order.test-chased': {
    title: { US: 'Reply needed: {deal}', CN: '请尽快回复：{deal}', HK: '請盡快回覆：{deal}' },
    summary: {
      US: 'Please indicate your size at {level}. The test closes: {closes}.',
      CN: '{level} 测试尚待您填写数量。截止时间：{closes}。',
      HK: '{level} 測試尚待您填寫數量。截止時間：{closes}。',
    },
    content: {
      US: 'Your order does not change.',
      CN: '您的订单本身不受影响。',
      HK: '您的訂單本身不受影響。',
    },
  },
  'order.out-now': {
    title: {
      US: 'Your order is out: {deal}',
      CN: '您的订单未达限价：{deal}',
      HK: '您的訂單未達限價：{deal}',
    },
    summary: {
      US: 'Its limit is out at {level}. The order does not change until you change it.',
      CN: '{level} 未达到您的限价；订单将保持原状，直至您修改。',
      HK: '{level} 未達到您的限價；訂單將保持原狀，直至您修改。',
    },
    content: { US: 'The guidance was {before}.', CN: '原指引为 {before}。', HK: '原指引為 {before}。' },
  },
} as const satisfies Record<string, NoticeWords>
