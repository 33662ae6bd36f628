import { glossary } from '../../kernel/glossary/index.ts'
import type { Language } from '../../kernel/language.ts'

/** Words about loan deals, for files and screens. US, CN, HK. */
export const loanRows = {
  sheet: glossary.loanDeals,
  entity: ['Borrower', '融资方', '融資方'],
  user: ['User', '联系人', '聯絡人'],
  account: ['User account', '用户账号', '用戶賬戶'],
  isin: ['ISIN', 'ISIN', 'ISIN'],
  bondName: glossary.bond,
  currency: glossary.currency,
  face: ['Face', '面额', '面額'],
  loanAmount: ['Loan amount', '融资金额', '融資金額'],
  haircut: ['Haircut %', '折扣率 %', '扣減率 %'],
  maintenance: ['Maintenance margin %', '维持保证金率 %', '維持保證金率 %'],
  marginCallPrice: glossary.marginCallPrice,
  warningBand: ['Warning band %', '预警带 %', '預警帶 %'],
  price: ['Current price', '最新价格', '現價'],
  priceDay: ['Price date', '价格日期', '價格日期'],
  priceSource: ['Price source', '价格来源', '價格來源'],
  startDay: ['Start', '起始日', '起始日'],
  endDay: ['End', '到期日', '到期日'],
  remark: glossary.remark,
  status: glossary.status,
  band: ['Band', '区间', '區間'],
  marketValue: ['Market value', '市值', '市值'],
  loanToValue: ['Loan to value %', '贷款价值比 %', '貸款與價值比 %'],
  distance: ['Distance (points)', '距离（点）', '距離（點）'],
  distancePercent: ['Distance %', '距离 %', '距離 %'],
  cover: ['Cover needed', '需补保证金', '需補保證金'],
  called: ['Called', '已触发追保', '已觸發追收'],
  warning: ['Warning', '预警', '預警'],
  watch: ['Watch', '关注', '關注'],
  calm: ['Calm', '正常', '正常'],
  openEnd: ['Empty for an open end', '无固定期限可留空', '無固定期限可留空'],
  open: ['Open', '存续', '存續'],
  closed: ['Closed', '已了结', '已了結'],
  hand: ['By hand', '手工录入', '人手輸入'],
  import: glossary.import,
  api: ['API', '接口', '介面'],
} as const
export type LoanWord = keyof typeof loanRows

export const loanWord = (word: LoanWord, language: Language): string =>
  loanRows[word][({ US: 0, CN: 1, HK: 2 } as const)[language]]
