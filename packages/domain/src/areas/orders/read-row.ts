import {
  type AmountReason,
  type FaceAmount,
  type FieldRefusal,
  isRefusal,
  type Language,
  parseFace,
  type RateReason,
  type Refusal,
} from '../../kernel/index.ts'
import type { LimitKind } from './choices.ts'
import { mostLetters } from './fields.ts'
import { limitsOf } from './limits.ts'
import { emptyContent, type OrderContent, type OrderLevel } from './order.ts'
import {
  isAtReoffer,
  parseLadder,
  parseLimit,
  parseLimits,
  type QuotedAs,
  type SpreadNames,
} from './parse-limit.ts'

/** Columns of a pasted or imported list of orders. Cells are text, as people wrote it. */
export const rowColumns = [
  'investor',
  'account',
  'size',
  'limit',
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
  | 'order.ladder-size'
  | 'order.ladder-limit'
  | 'order.limit-missing'
  | 'order.limit-over'
  | 'order.limit-unclear'
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
    firm: ['firm', 'f', '实单', '實單', '确定', '確定'],
    soft: ['soft', 's', '可撤', '非确定', '非確定', '软性', '軟性', '意向'],
  },
  hedge: {
    none: ['none', '无', '無'],
    benchmark: ['benchmark', 'switch', '基准', '基準'],
    own: ['own', '自行'],
  },
  flag: { yes: ['yes', 'y', 'x', 'true', '1', '是'], no: ['no', 'n', 'false', '0', '否'] },
} as const
type Wording = keyof typeof wordings
type Choice<W extends Wording> = keyof (typeof wordings)[W]

/** One accepted word for each choice, which a reader of each language is offered if a cell has another. */
const offered: Readonly<Record<Wording, Readonly<Record<Language, readonly string[]>>>> = {
  commitment: { US: ['firm', 'soft'], CN: ['确定', '可撤'], HK: ['確定', '可撤'] },
  hedge: {
    US: ['none', 'benchmark', 'own'],
    CN: ['无', '基准', '自行'],
    HK: ['無', '基準', '自行'],
  },
  flag: { US: ['yes', 'no'], CN: ['是', '否'], HK: ['是', '否'] },
}

/** Words of a cell for firm and soft. */
export const isCommitmentWord = (text: string): boolean =>
  Object.values(wordings.commitment).some((words: readonly string[]) =>
    words.includes(text.trim().toLowerCase()),
  )

type LetterColumn = keyof typeof mostLetters

/** Reads cells one by one and gathers what is wrong with them. */
class Reading {
  readonly faults: ReadRowFault[] = []
  readonly #row: OrderRow
  readonly #language: Language

  constructor(row: OrderRow, language: Language) {
    this.#row = row
    this.#language = language
  }

  text(column: RowColumn): string | null {
    return this.#row[column]?.trim() || null
  }

  /** A remark of several lines. */
  remark(column: LetterColumn): string | null {
    return this.#short(column, this.text(column))
  }

  #short(column: LetterColumn, text: string | null): string | null {
    const max = mostLetters[column]
    if (text !== null && text.length > max)
      this.faults.push({ field: column, reason: 'field.too-long', params: { max } })
    return text
  }

  /** What a form takes in one line, with nothing in it that breaks the line. */
  line(column: LetterColumn): string | null {
    const line =
      this.text(column)
        ?.replaceAll(/[\s\p{Cc}]+/gu, ' ')
        .trim() || null
    return this.#short(column, line)
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

  choice<W extends Wording>(column: RowColumn, wording: W, otherwise: Choice<W>): Choice<W> {
    const text = this.text(column)?.toLowerCase()
    if (!text) return otherwise
    const words: Readonly<Record<string, readonly string[]>> = wordings[wording]
    const found = Object.keys(words).find((key) => words[key]!.includes(text))
    if (found !== undefined) return found as Choice<W>
    const choices = offered[wording][this.#language].join(', ')
    this.faults.push({ field: column, reason: 'field.choice', params: { choices } })
    return otherwise
  }
}

const limits = (reading: Reading, names: SpreadNames): Omit<OrderLevel, 'size'> => {
  const limit = (kind: LimitKind) =>
    reading.value(kind, (text) => (isAtReoffer(text) ? null : parseLimit(kind, text, names)))
  return { minYield: limit('minYield'), minSpread: limit('minSpread'), maxPrice: limit('maxPrice') }
}

const hasLimit = (one: Omit<OrderLevel, 'size'>): boolean => limitsOf(one).length > 0

const orderLevelsIn = (reading: Reading, { bare, names }: QuotedAs): OrderLevel[] => {
  const ladder = reading.value('ladder', (text) => parseLadder(text, bare, names))
  const size: FaceAmount | null = reading.value('size', parseFace)
  const [ofKind, ofAny] = [
    limits(reading, names),
    reading.value('limit', (text) => parseLimits(text, bare, names)),
  ]
  const single = ofAny && hasLimit(ofAny) ? ofAny : ofKind
  // The same field in two columns is ambiguous.
  if (ladder && (size !== null || hasLimit(single)))
    reading.faults.push({ field: 'ladder', reason: 'order.ladder-form' })
  else if (single === ofAny && hasLimit(ofKind))
    reading.faults.push({ field: 'limit', reason: 'order.ladder-form' })
  if (ladder) return ladder
  if (size === null && reading.text('size') === null && reading.text('ladder') === null)
    reading.faults.push({ field: 'size', reason: 'field.required' })
  return size === null ? [] : [{ ...single, size }]
}

/** A row as text becomes an order's content, or what is wrong with it, cell by cell. Full-width digits are refused. */
export const readRow = (
  row: OrderRow,
  quoted: QuotedAs = { bare: 'maxPrice', names: [] },
  language: Language = 'US',
): ReadRow => {
  const reading = new Reading(row, language)
  const investor = reading.text('investor')
  if (investor === null) reading.faults.push({ field: 'investor', reason: 'field.required' })
  // An empty cell says nothing: what follows from the investor stays.
  const flag = (column: 'jlmInterest' | 'xOrder'): Partial<OrderContent> =>
    reading.text(column) === null ? {} : { [column]: reading.choice(column, 'flag', 'no') === 'yes' }
  const content = {
    account: reading.line('account'),
    orderLevels: orderLevelsIn(reading, quoted),
    minSize: reading.value('minSize', parseFace),
    maxSize: reading.value('maxSize', parseFace),
    commitment: reading.choice('commitment', 'commitment', emptyContent.commitment),
    hedge: reading.choice('hedge', 'hedge', emptyContent.hedge),
    sales: reading.line('sales'),
    reserve: reading.value('reserve', parseFace),
    ...flag('jlmInterest'),
    ...flag('xOrder'),
    comment: reading.remark('comment'),
    privateComment: reading.remark('privateComment'),
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
