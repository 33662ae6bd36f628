import {
  type AmountReason,
  type FaceAmount,
  type FieldRefusal,
  isRefusal,
  parseFace,
  parsePrice,
  parseSpread,
  parseYield,
  type Rate,
  type RateReason,
  refuse,
  type Refusal,
  showMm,
} from '../../kernel/index.ts'
import type { LimitKind } from './choices.ts'
import { emptyContent, type OrderContent, type OrderLevel } from './order.ts'

/** Columns of a pasted or imported list of orders. Cells are text, as people wrote it. */
export const rowColumns = [
  'investor',
  'account',
  'size',
  'minYield',
  'minSpread',
  'maxPrice',
  'ladder',
  'minSize',
  'maxSize',
  'commitment',
  'hedge',
  'through',
  'leads',
  'sales',
  'reserve',
  'jlmInterest',
  'xOrder',
  'comment',
  'privateComment',
] as const
export type RowColumn = (typeof rowColumns)[number]
export type OrderRow = Partial<Record<RowColumn, string>>

export type RowReason =
  | AmountReason
  | RateReason
  | 'field.required'
  | 'field.too-long'
  | 'field.choice'
  | 'order.ladder-form'
  | 'order.limit-over'
type ReadRowFault = FieldRefusal<RowReason>

/** What a row says. Names are still names: whom they mean is looked up elsewhere. */
export interface ReadRow {
  investor: string
  through: string | null
  leads: string[]
  content: Partial<OrderContent>
  faults: ReadRowFault[]
}

const wordings = {
  commitment: {
    firm: ['firm', 'f', '确定', '確定'],
    soft: ['soft', 's', '非确定', '非確定', '软性', '軟性', '意向'],
  },
  hedge: {
    none: ['none', '无', '無'],
    benchmark: ['benchmark', 'switch', '基准', '基準'],
    own: ['own', '自行'],
  },
  flag: { yes: ['yes', 'y', 'x', 'true', '1', '是'], no: ['no', 'n', 'false', '0', '否'] },
} as const

const mostInLine = 120

/** Reads cells one by one and gathers what is wrong with them. */
class Reading {
  readonly faults: ReadRowFault[] = []
  readonly #row: OrderRow

  constructor(row: OrderRow) {
    this.#row = row
  }

  text(column: RowColumn): string | null {
    return this.#row[column]?.trim() || null
  }

  /** What a form takes in one line, with nothing in it that breaks the line. */
  line(column: RowColumn): string | null {
    const line =
      this.text(column)
        ?.replaceAll(/[\s\p{Cc}]+/gu, ' ')
        .trim() || null
    if (line !== null && line.length > mostInLine)
      this.faults.push({ field: column, reason: 'field.too-long', params: { max: mostInLine } })
    return line
  }

  value<T>(column: RowColumn, read: (text: string) => T | Refusal<RowReason>): T | null {
    const text = this.text(column)
    if (text === null) return null
    const value = read(text)
    if (!isRefusal(value)) return value
    const { reason, params } = value as Refusal<RowReason>
    this.faults.push(params ? { field: column, reason, params } : { field: column, reason })
    return null
  }

  choice<T extends string>(column: RowColumn, choices: Record<T, readonly string[]>, otherwise: T): T {
    const text = this.text(column)?.toLowerCase()
    if (!text) return otherwise
    const found = (Object.keys(choices) as T[]).find((key) => choices[key].includes(text))
    if (found === undefined) this.faults.push({ field: column, reason: 'field.choice' })
    return found ?? otherwise
  }
}

/** What spreads of the deal are over: T, MS; none where its guidance names nothing. */
type Over = string | null

/** A minimum spread. Over another reference than guidance it is a different figure, so it is refused. */
export const parseSpreadLimit = (
  text: string,
  over: Over,
): Rate | Refusal<RateReason | 'order.limit-over'> => {
  const read = parseSpread(text)
  if (isRefusal(read)) return read
  const other = over !== null && read.over !== null && read.over !== over.toUpperCase()
  return other ? refuse('order.limit-over', { over }) : read.bp
}

const limits = (reading: Reading, over: Over): Omit<OrderLevel, 'size'> => ({
  minYield: reading.value('minYield', parseYield),
  minSpread: reading.value('minSpread', (text) => parseSpreadLimit(text, over)),
  maxPrice: reading.value('maxPrice', parsePrice),
})

const atReoffer = { minYield: null, minSpread: null, maxPrice: null }
const wrongLadder: Refusal<'order.ladder-form'> = { refused: true, reason: 'order.ladder-form' }

type Limit = Partial<Omit<OrderLevel, 'size'>>

const limitIn = (typed: string, bare: LimitKind, over: Over): Limit | Refusal<RowReason> => {
  const signed = typed.endsWith('%') ? 'minYield' : /[+-]|bp/i.test(typed) ? 'minSpread' : bare
  const spread = (text: string) => parseSpreadLimit(text, over)
  const read = { minYield: parseYield, minSpread: spread, maxPrice: parsePrice }[signed](typed)
  return isRefusal(read) ? read : { [signed]: read }
}

const limitsIn = (text: string | undefined, bare: LimitKind, over: Over): Limit | Refusal<RowReason> => {
  const found: Limit = {}
  for (const part of text?.split('&') ?? []) {
    if (part.trim() === '') continue
    const limit = limitIn(part.trim(), bare, over)
    if (isRefusal(limit)) return limit
    // The same kind twice is ambiguous.
    if (Object.keys(limit).some((kind) => kind in found)) return wrongLadder
    Object.assign(found, limit)
  }
  return found
}

/**
 * "10 @ T+60; 6 @ T+53 & 4.5%; 2": size and limits, level by level. A sign makes a limit a spread, % a yield; what is
 * bare is a price, unless the caller says otherwise. Another reference than `over` is refused.
 */
export const parseLadder = (
  text: string,
  bare: LimitKind = 'maxPrice',
  over: Over = null,
): OrderLevel[] | Refusal<AmountReason | RateReason | 'order.ladder-form' | 'order.limit-over'> => {
  const orderLevels: OrderLevel[] = []
  for (const part of text.split(';')) {
    const [amount = '', limits, ...more] = part.split('@')
    if (more.length > 0) return wrongLadder
    const size = parseFace(amount)
    const read = limitsIn(limits, bare, over)
    if (isRefusal(size)) return size
    if (isRefusal(read)) return read as Refusal<RateReason | 'order.ladder-form' | 'order.limit-over'>
    orderLevels.push({ ...atReoffer, ...read, size })
  }
  return orderLevels
}

/** The same text again: what it is parsed from, whatever spreads are over. */
export const showLadder = (orderLevels: readonly OrderLevel[]): string =>
  orderLevels
    .map(({ size, minSpread, minYield, maxPrice }) => {
      const limits = [
        minSpread === null ? null : `${minSpread}bp`,
        minYield === null ? null : `${minYield}%`,
        maxPrice,
      ].filter((limit) => limit !== null)
      return [showMm(size), ...(limits.length > 0 ? [limits.join(' & ')] : [])].join(' @ ')
    })
    .join('; ')

const orderLevelsIn = (reading: Reading, over: Over): OrderLevel[] => {
  const ladder = reading.value('ladder', (text) => parseLadder(text, 'maxPrice', over))
  const size: FaceAmount | null = reading.value('size', parseFace)
  const single = limits(reading, over)
  if (ladder) {
    // The same field in two columns is ambiguous.
    if (size !== null || Object.values(single).some((limit) => limit !== null))
      reading.faults.push({ field: 'ladder', reason: 'order.ladder-form' })
    return ladder
  }
  if (size === null && reading.text('size') === null && reading.text('ladder') === null)
    reading.faults.push({ field: 'size', reason: 'field.required' })
  return size === null ? [] : [{ ...single, size }]
}

/** A row as text becomes an order's content, or what is wrong with it, cell by cell. Full-width digits are refused. */
export const readRow = (row: OrderRow, over: Over = null): ReadRow => {
  const reading = new Reading(row)
  const investor = reading.text('investor')
  if (investor === null) reading.faults.push({ field: 'investor', reason: 'field.required' })
  // An empty cell says nothing: what follows from the investor stays.
  const flag = (column: 'jlmInterest' | 'xOrder'): Partial<OrderContent> =>
    reading.text(column) === null
      ? {}
      : { [column]: reading.choice<'yes' | 'no'>(column, wordings.flag, 'no') === 'yes' }
  const content = {
    account: reading.line('account'),
    orderLevels: orderLevelsIn(reading, over),
    minSize: reading.value('minSize', parseFace),
    maxSize: reading.value('maxSize', parseFace),
    commitment: reading.choice('commitment', wordings.commitment, emptyContent.commitment),
    hedge: reading.choice('hedge', wordings.hedge, emptyContent.hedge),
    sales: reading.line('sales'),
    reserve: reading.value('reserve', parseFace),
    ...flag('jlmInterest'),
    ...flag('xOrder'),
    comment: reading.text('comment'),
    privateComment: reading.text('privateComment'),
  }
  const leads = (reading.text('leads') ?? '')
    .split(/[;,，；]/)
    .map((lead) => lead.trim())
    .filter(Boolean)
  return {
    investor: investor ?? '',
    through: reading.text('through'),
    leads,
    content,
    faults: reading.faults,
  }
}
