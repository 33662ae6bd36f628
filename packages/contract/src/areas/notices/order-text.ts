import type { NoticeText } from './notice-text.ts'
import { glossaryText } from '../../kernel/glossary/index.ts'

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
    summary: {
      US: 'Reconfirm, reduce, increase or drop it at {level} by {closes}.',
      CN: '请于 {closes} 前按 {level} 重新确认、减少、增加或放弃认购。',
      HK: '請於 {closes} 前按 {level} 重新確認、減少、增加或放棄認購。',
    },
    content: glossaryText.unansweredRule,
  },
  'order.answer-chased': {
    title: { US: 'Reply needed: {deal}', CN: '请尽快回复：{deal}', HK: '請盡快回覆：{deal}' },
    summary: {
      US: 'Please reconfirm, reduce, increase or drop your order at {level} by {closes}.',
      CN: '请于 {closes} 前按 {level} 重新确认、减少、增加或放弃认购您的订单。',
      HK: '請於 {closes} 前按 {level} 重新確認、減少、增加或放棄認購您的訂單。',
    },
    content: glossaryText.unansweredRule,
  },
  'order.test-chased': {
    title: { US: 'Reply needed: {deal}', CN: '请尽快回复：{deal}', HK: '請盡快回覆：{deal}' },
    summary: {
      US: 'Please indicate your size at {level}. The test closes: {closes}.',
      CN: '请填写您在 {level} 的数量。测试截止：{closes}。',
      HK: '請填寫您在 {level} 的數量。測試截止：{closes}。',
    },
    content: {
      US: 'Your order does not change.',
      CN: '您的订单保持不变。',
      HK: '您的訂單保持不變。',
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
      CN: '{level} 未达您的限价；订单保持不变，直至您修改。',
      HK: '{level} 未達您的限價；訂單保持不變，直至您修改。',
    },
    content: { US: 'The guidance was {before}.', CN: '原指引为 {before}。', HK: '原指引為 {before}。' },
  },
} as const satisfies Record<string, NoticeText>
