import type { NoticeText } from './notice-text.ts'

/** Notices about margin calls: to whoever keeps loan deals, and to the borrower's contact. */
export const loanNoticeTexts = {
  'loan.called': {
    title: {
      US: 'Margin call: {borrower}',
      CN: '追保：{borrower}',
      HK: '追收保證金：{borrower}',
    },
    summary: {
      US: '{bond} is at {price}, at or under the margin call price of {callPrice}.',
      CN: '{bond} 现价 {price}，已触及追保价 {callPrice}。',
      HK: '{bond} 現價 {price}，已觸及追收價 {callPrice}。',
    },
    content: {
      US: 'ISIN {isin}, face {face}. The borrower must add {cover} to restore the haircut.',
      CN: 'ISIN {isin}，面额 {face}。融资方须补足 {cover} 以恢复折扣率。',
      HK: 'ISIN {isin}，面額 {face}。融資方須補足 {cover} 以回復扣減率。',
    },
  },
  'loan.warned': {
    title: {
      US: 'Near a margin call: {borrower}',
      CN: '接近追保：{borrower}',
      HK: '接近追收保證金：{borrower}',
    },
    summary: {
      US: '{bond} is at {price}, near the margin call price of {callPrice}.',
      CN: '{bond} 现价 {price}，接近追保价 {callPrice}。',
      HK: '{bond} 現價 {price}，接近追收價 {callPrice}。',
    },
    content: {
      US: 'ISIN {isin}, face {face}.',
      CN: 'ISIN {isin}，面额 {face}。',
      HK: 'ISIN {isin}，面額 {face}。',
    },
  },
  'loan.called-borrower': {
    title: { US: 'Margin call on {bond}', CN: '{bond} 追保通知', HK: '{bond} 追收保證金通知' },
    summary: {
      US: 'The price is {price}, at or under the margin call price of {callPrice}.',
      CN: '现价 {price}，已触及追保价 {callPrice}。',
      HK: '現價 {price}，已觸及追收價 {callPrice}。',
    },
    content: {
      US: 'ISIN {isin}, face {face}. Cover needed: {cover}. Contact your financing desk today.',
      CN: 'ISIN {isin}，面额 {face}。需补保证金：{cover}。请于今日联系融资部门。',
      HK: 'ISIN {isin}，面額 {face}。需補保證金：{cover}。請於今日聯絡融資部門。',
    },
  },
  'loan.warned-borrower': {
    title: { US: '{bond} is near a margin call', CN: '{bond} 接近追保', HK: '{bond} 接近追收保證金' },
    summary: {
      US: 'The price is {price}, near the margin call price of {callPrice}.',
      CN: '现价 {price}，接近追保价 {callPrice}。',
      HK: '現價 {price}，接近追收價 {callPrice}。',
    },
    content: {
      US: 'ISIN {isin}, face {face}. Your financing desk can tell you what would be due.',
      CN: 'ISIN {isin}，面额 {face}。如需了解应补金额，请联系融资部门。',
      HK: 'ISIN {isin}，面額 {face}。如需了解應補金額，請聯絡融資部門。',
    },
  },
} as const satisfies Record<string, NoticeText>
