import { isCommitmentWord, rowColumns, type RowColumn, type SizeUnit } from '@bookrunner/domain/orders'
import type { LocalizedText } from '../../kernel/language.ts'

/** Columns of a list of orders as its heads name them. US, CN, HK; behind them what people write as well. */
const rows: Record<RowColumn, readonly [string, string, string, ...string[]]> = {
  investor: [
    'Investor',
    '投资者',
    '投資者',
    'Entity',
    'Institution',
    'Investor name',
    'Client',
    'Client name',
    'Customer',
    'Name',
    'Account name',
    'LEI',
    '机构',
    '機構',
    '机构名称',
    '機構名稱',
    '客户',
    '客戶',
    '投资者名称',
    '投資者名稱',
  ],
  account: ['Account or fund', '账户或基金', '賬戶或基金', 'Account', 'Fund', '账户', '賬戶', '基金'],
  size: [
    'Size (mm)',
    '数量（百万）',
    '數量（百萬）',
    'Size',
    'Order size',
    'Amount',
    'Amt',
    'Order amount',
    'Order amt',
    'Qty',
    'Quantity',
    'Notional',
    'Nominal',
    '认购金额',
    '認購金額',
    '数量',
    '數量',
    '金额',
    '金額',
  ],
  limit: [
    'Limit',
    '限价',
    '限價',
    'Limits',
    'Order limit',
    'Level',
    'Lvl',
    'Spread',
    'Yield',
    'Price',
    '利差',
    '息差',
    '收益率',
    '价格',
    '價格',
  ],
  minYield: ['Min yield (%)', '最低收益率（%）', '最低收益率（%）', 'Min yield', 'Yield limit', '最低收益率'],
  minSpread: [
    'Min spread (bp)',
    '最低利差（bp）',
    '最低息差（bp）',
    'Min spread',
    'Spread limit',
    '最低利差',
    '最低息差',
  ],
  maxPrice: ['Max price', '最高价格', '最高價格', 'Price limit'],
  ladder: ['Ladder', '阶梯', '階梯', 'Price ladder'],
  minSize: [
    'Min size (mm)',
    '最低获配数量（百万）',
    '最低獲配數量（百萬）',
    'Min size',
    'Min fill',
    'Minimum fill',
    'Minimum size',
    '最低获配数量',
    '最低獲配數量',
  ],
  maxSize: [
    'Max size (mm)',
    '最高数量（百万）',
    '最高數量（百萬）',
    'Max size',
    'Maximum size',
    '最高数量',
    '最高數量',
  ],
  commitment: ['Commitment', '承诺类型', '承諾類型', 'Firm or soft', 'Firm / soft'],
  hedge: ['Hedge', '对冲', '對沖'],
  through: ['Through', '经由银行', '經由銀行', 'Bank'],
  leads: ['Leads', '牵头行', '牽頭行', 'Lead'],
  sales: ['Sales', '销售人员', '銷售人員', 'Salesperson', 'Coverage'],
  reserve: ['Reserve (mm)', '预留数量（百万）', '預留數量（百萬）', 'Reserve', '预留数量', '預留數量'],
  jlmInterest: ['JLM interest', 'JLM 自有订单', 'JLM 自有訂單', 'JLM'],
  xOrder: ['X-order', 'X 订单', 'X 訂單', 'X order'],
  comment: [
    'Comment',
    '备注',
    '備註',
    'Comments',
    'Note',
    'Notes',
    'Remark',
    'Remarks',
    'Public comment',
    '说明',
    '說明',
  ],
  privateComment: ['Private comment', '内部备注', '內部備註'],
}

const worded = ([US, CN, HK]: readonly [string, string, string, ...string[]]): LocalizedText => ({
  US,
  CN,
  HK,
})

export const rowColumnTexts = Object.fromEntries(
  rowColumns.map((column) => [column, worded(rows[column])]),
) as Record<RowColumn, LocalizedText>

/** Case, blanks, stars and the width of signs make no difference. */
const plain = (head: string): string =>
  head
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\s*.:_-]+/g, '')

const known = new Map(
  rowColumns.flatMap((column) => [column, ...rows[column]].map((name) => [plain(name), column] as const)),
)

/** A unit or a currency in brackets behind a head: "Amount (USD k)". */
const bracketed = /[(（[]([^)）\]]*)[)）\]]\s*$/

/** The column a head means, in whichever language. */
export const columnNamed = (head: string): RowColumn | undefined =>
  known.get(plain(head)) ?? known.get(plain(head.replace(bracketed, '')))

/** The unit that a head names for its figures. A currency alone names none. */
const unitNamed = (head: string): SizeUnit | undefined => {
  const unit = bracketed.exec(head)?.[1]?.toLowerCase() ?? ''
  if (/\bk\b|[a-z]{3}k$|000|thousand|千(?!万|萬)/.test(unit)) return 'k'
  return /\bm{1,2}\b|\bmn\b|mio|million|百万|百萬/.test(unit) ? 'mm' : undefined
}

/** A list without an investor column names investors in its first column of accounts. */
export const withInvestor = (
  columns: readonly (RowColumn | undefined)[],
): readonly (RowColumn | undefined)[] => {
  const account = columns.includes('investor') ? -1 : columns.indexOf('account')
  return columns.map((column, at) => (at === account ? 'investor' : column))
}

/** Heads of a column that has either firm and soft, or types of institutions. */
const typeHeads = new Set(
  [
    'Type',
    'Order type',
    'Investor type',
    '类型',
    '類型',
    '订单类型',
    '訂單類型',
    '投资者类型',
    '投資者類型',
  ].map(plain),
)

const institutionTypes =
  /^(am|cb|ins|hf|pb|bk|corp|swf|ssa|(asset|fund) managers?|central banks?|official( institution)?s?|insurance|insurers?|pension( fund)?s?|hedge funds?|private banks?|banks?|bank treasury|treasury|corporates?|retail|资产管理|資產管理|基金|央行|中央银行|中央銀行|保险|保險|对冲基金|對沖基金|私人银行|私人銀行|银行|銀行|主权基金|主權基金|企业|企業)$/i

export const isInstitutionType = (text: string): boolean => institutionTypes.test(text.trim())

/** What a column under "Type" has: firm and soft, or types of institutions, which the investors' records have. */
const typeColumn = (head: string, cells: readonly string[]): 'commitment' | 'institution' | undefined => {
  if (!typeHeads.has(plain(head)) || cells.length === 0) return undefined
  if (cells.every(isCommitmentWord)) return 'commitment'
  return cells.every(isInstitutionType) ? 'institution' : undefined
}

/** What the heads of a list say. */
export interface ListHead {
  /** The column of each cell of the line. */
  columns: readonly (RowColumn | undefined)[]
  /** Heads of columns that are not read. */
  unread: readonly string[]
  /** A column that appears twice, which is ambiguous. */
  twice: RowColumn | undefined
  /** The units that heads name. */
  units: Partial<Record<RowColumn, SizeUnit>>
}

/** A line is the head of a list where it names an investor and what is ordered; else undefined. */
export const listHead = (
  line: readonly string[],
  below: readonly (readonly string[])[] = [],
): ListHead | undefined => {
  const named = line.map(columnNamed)
  const types = line.map((head, at) =>
    named[at] === undefined
      ? typeColumn(
          head,
          below.map((cells) => cells[at]?.trim() ?? '').filter((cell) => cell !== ''),
        )
      : undefined,
  )
  const columns = withInvestor(
    named.map((column, at) => column ?? (types[at] === 'commitment' ? 'commitment' : undefined)),
  )
  const found = columns.filter((column) => column !== undefined)
  if (!found.includes('investor') || !(found.includes('size') || found.includes('ladder'))) return undefined
  return {
    columns,
    unread: line
      .map((head) => head.trim())
      .filter((head, at) => head !== '' && columns[at] === undefined && types[at] === undefined),
    twice: found.find((column, at) => found.indexOf(column) !== at),
    units: Object.fromEntries(
      columns.flatMap((column, at) => {
        const unit = unitNamed(line[at] ?? '')
        return column && unit ? [[column, unit]] : []
      }),
    ),
  }
}
