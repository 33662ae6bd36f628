import type { NoticeText } from './notice-text.ts'
import { dealNoticeTexts } from './deal-text.ts'
import { orderNoticeTexts } from './order-text.ts'

const newGuidance = {
  title: dealNoticeTexts['deal.guidance-changed'].title,
  content: {
    US: 'Orders that are out at the new level do not change until their investors change them.',
    CN: '在新水平未达限价的订单保持不变，直至投资者修改。',
    HK: '在新水平未達限價的訂單保持不變，直至投資者修改。',
  },
} as const

/** What banks, viewers and the issuer read of a deal where the words for investors address the holder of an order. */
export const managerNoticeTexts = {
  'deal.announced-test-managers': {
    ...dealNoticeTexts['deal.announced-test'],
    summary: {
      US: '{issue}. Investors indicate their interest at {level}. An intention is not an order.',
      CN: '{issue}。投资者就 {level} 反馈意向；意向不构成订单。',
      HK: '{issue}。投資者就 {level} 回覆意向；意向不構成訂單。',
    },
  },
  'deal.opened-managers': {
    title: dealNoticeTexts['deal.opened'].title,
    summary: {
      US: 'The test has ended. An intention becomes an order only when its investor submits it.',
      CN: '测试已结束。意向须经投资者提交方成为订单。',
      HK: '測試已結束。意向須經投資者提交方成為訂單。',
    },
    content: orderNoticeTexts['order.submit-asked'].content,
  },
  'deal.test-pushed-managers': {
    ...dealNoticeTexts['deal.test-pushed'],
    summary: {
      US: 'Investors indicate their sizes at {level}. Live orders do not change.',
      CN: '投资者填写其在 {level} 的数量；现有订单不变。',
      HK: '投資者填寫其在 {level} 的數量；現有訂單不變。',
    },
  },
  'deal.guidance-changed-managers': {
    ...newGuidance,
    summary: dealNoticeTexts['deal.guidance-changed'].summary,
  },
  'deal.guidance-resized-managers': {
    ...newGuidance,
    summary: dealNoticeTexts['deal.guidance-resized'].summary,
  },
  'deal.fpg-pushed-managers': {
    title: dealNoticeTexts['deal.fpg-pushed'].title,
    summary: {
      US: '{level}. Investors place or reconfirm orders until {closes}.',
      CN: '{level}。投资者须于 {closes} 前提交或重新确认订单。',
      HK: '{level}。投資者須於 {closes} 前提交或重新確認訂單。',
    },
    content: {
      US: 'Without an answer: {orders}.',
      CN: '未回复：{orders}。',
      HK: '未回覆：{orders}。',
    },
  },
  'deal.subject-managers': {
    ...dealNoticeTexts['deal.subject'],
    content: dealNoticeTexts['deal.subject-region'].content,
  },
  'deal.book-closed-managers': {
    ...dealNoticeTexts['deal.book-closed'],
    content: {
      US: 'The desk decides the next step.',
      CN: '下一步由簿记行决定。',
      HK: '下一步由簿記行決定。',
    },
  },
  'deal.cut-off-moved-managers': {
    title: dealNoticeTexts['deal.cut-off-moved'].title,
    summary: {
      US: 'Investors can answer until {closes}.',
      CN: '投资者可于 {closes} 前回复。',
      HK: '投資者可於 {closes} 前回覆。',
    },
    content: {
      US: 'Earlier answers stay valid unless their investors change them.',
      CN: '已提交的回复继续有效，除非投资者修改。',
      HK: '已提交的回覆繼續有效，除非投資者修改。',
    },
  },
} as const satisfies Record<string, NoticeText>

const managerCodes = Object.keys(managerNoticeTexts) as (keyof typeof managerNoticeTexts)[]

/** The code of a notice for a manager: its own where the words for investors do not fit. */
export const managerCodeOf = <Code extends string>(code: Code): Code | keyof typeof managerNoticeTexts =>
  managerCodes.find((each) => each === `${code}-managers`) ?? code
