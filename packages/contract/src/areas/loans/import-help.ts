import { glossaryText } from '../../kernel/glossary/index.ts'
import type { LocalizedText } from '../../kernel/language.ts'
import type { ColumnHelp } from '../imports/index.ts'
import { contactHelp } from '../users/index.ts'
import { loanRows } from './words.ts'
import type { LoanColumn, PriceColumn } from './import-head.ts'

const text = (US: string, CN: string, HK: string): LocalizedText => ({ US, CN, HK })

export const loanTemplateTexts = {
  loans: text('Loan deals template', '融资交易导入模板', '融資交易匯入範本'),
  prices: text('Prices template', '价格导入模板', '價格匯入範本'),
  pricesSheet: text('Prices', '价格', '價格'),
} as const

const amount = text(
  'Whole units of the currency, such as 10000000 or 10mm. Required.',
  '以币种单位计的整数，如 10000000 或 1000万，必填。',
  '以貨幣單位計的整數，如 10000000 或 1000萬，必填。',
)
const price = text(
  'Clean price, per cent of face. Required.',
  '净价，以面额百分比计，必填。',
  '淨價，以面額百分比計，必填。',
)
const priceDay = text(
  'As 2026-11-20; today if empty',
  '如 2026-11-20，留空即为当日',
  '如 2026-11-20，留空即為當日',
)
const isin = text('With its check digit. Required.', '含校验位，必填。', '含校驗位，必填。')

export const loanHelp: Readonly<Record<LoanColumn, ColumnHelp>> = {
  entity: {
    text: contactHelp.entity.text,
    example: 'Harbour Life Insurance Ltd',
  },
  account: {
    text: text(
      'Account of the borrower’s contact, who learns of margin calls',
      '融资方联系人的账号，用于接收追保通知',
      '融資方聯絡人的賬戶，用作接收追收通知',
    ),
    example: 'alma.reyes@harbourlife.example',
  },
  isin: { text: isin, example: 'XS2333562713' },
  bondName: {
    text: text(
      'Issuer, coupon and maturity. Required.',
      '发行人、票息及到期日，必填。',
      '發行人、票息及到期日，必填。',
    ),
    example: 'Glasswing 4.25% 2031',
  },
  currency: {
    text: text('Three letters. Required.', '三位字母，必填。', '三個字母，必填。'),
    example: 'USD',
  },
  face: { text: amount, example: '10000000' },
  loanAmount: { text: amount, example: '7000000' },
  haircut: {
    text: text('Per cent, below 100. Required.', '百分比，须小于 100，必填。', '百分比，須小於 100，必填。'),
    example: '30',
  },
  maintenance: {
    text: text(
      'Per cent, at most the haircut; half of it if empty',
      '百分比，不超过折扣率，留空即为其一半',
      '百分比，不超過扣減率，留空即為其一半',
    ),
    example: '15',
  },
  marginCallPrice: {
    text: text(
      'If empty: loan ÷ (face × (1 − maintenance margin))',
      '留空即为：融资金额 ÷（面额 ×（1 − 维持保证金率））',
      '留空即為：融資金額 ÷（面額 ×（1 − 維持保證金率））',
    ),
    example: '',
  },
  warningBand: {
    text: text(
      'Per cent above the margin call price; the width for all positions if empty',
      '高于追保价的百分比，留空即采用统一设置',
      '高於追收價的百分比，留空即採用統一設定',
    ),
    example: '',
  },
  price: { text: price, example: '97.5' },
  priceDay: { text: priceDay, example: '2026-11-20' },
  startDay: {
    text: text('As 2026-11-02. Required.', '如 2026-11-02，必填。', '如 2026-11-02，必填。'),
    example: '2026-11-02',
  },
  endDay: {
    text: { US: loanRows.openEnd[0], CN: loanRows.openEnd[1], HK: loanRows.openEnd[2] },
    example: '2027-05-03',
  },
  remark: { text: glossaryText.remark, example: '' },
}

export const priceHelp: Readonly<Record<PriceColumn, ColumnHelp>> = {
  isin: loanHelp.isin,
  price: loanHelp.price,
  priceDay: loanHelp.priceDay,
}
