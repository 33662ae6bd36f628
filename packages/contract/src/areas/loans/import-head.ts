import { listHeadIn } from '../imports/index.ts'
import { loanRows, type LoanWord } from './words.ts'

/** The columns of a list of loan deals, in the order of the template. */
export const loanColumns = [
  'entity',
  'account',
  'isin',
  'bondName',
  'currency',
  'face',
  'loanAmount',
  'haircut',
  'maintenance',
  'marginCallPrice',
  'warningBand',
  'price',
  'priceDay',
  'startDay',
  'endDay',
  'remark',
] as const satisfies readonly LoanWord[]
export type LoanColumn = (typeof loanColumns)[number]

/** The columns of a list of prices. */
export const priceColumns = ['isin', 'price', 'priceDay'] as const satisfies readonly LoanWord[]
export type PriceColumn = (typeof priceColumns)[number]

export const mostLoans = 5000
export const mostImportedPrices = 20_000

/** Headings that lists of other systems have. */
const synonyms: Partial<Record<LoanColumn, readonly string[]>> = {
  entity: ['Institution', 'Entity', 'Client', 'Counterparty', '机构', '機構', '客户', '客戶'],
  account: ['User', 'Contact', 'Email', 'E-mail', '联系人', '聯絡人', '邮箱', '電郵'],
  isin: ['ISIN code', 'Security', 'ISIN 代码', 'ISIN 代碼'],
  bondName: ['Bond name', 'Security name', 'Name', '债券名称', '債券名稱'],
  currency: ['Ccy'],
  face: ['Face amount', 'Nominal', 'Notional', 'Quantity'],
  loanAmount: ['Loan', 'Financed amount', 'Financing amount'],
  haircut: ['Haircut'],
  maintenance: ['Maintenance margin', 'Maintenance'],
  marginCallPrice: ['Margin price', 'Trigger price', 'Call price'],
  warningBand: ['Warning band', 'Warning'],
  price: ['Price', 'Clean price', 'Last price', '价格', '價格'],
  priceDay: ['Price day', 'Day', 'Date', '日期'],
  startDay: ['Start date', 'Trade date', '开始日期', '開始日期'],
  endDay: ['End date', 'Maturity', '结束日期', '結束日期'],
  remark: ['Note', 'Notes', 'Comment'],
}

/** A line is the head of a list of loan deals if it names the ISIN and one thing more. */
export const loanHead = listHeadIn<LoanColumn>({
  columns: loanColumns,
  words: (column) => loanRows[column],
  synonyms,
  key: 'isin',
})

export const priceHead = listHeadIn<PriceColumn>({
  columns: priceColumns,
  words: (column) => loanRows[column],
  synonyms: {
    isin: synonyms.isin ?? [],
    price: synonyms.price ?? [],
    priceDay: synonyms.priceDay ?? [],
  },
  key: 'isin',
})
