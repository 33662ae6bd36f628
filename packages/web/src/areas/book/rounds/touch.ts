import type { BookRow } from '@bookrunner/contract/book'
import {
  bookAt,
  bookAtRange,
  coverageOf,
  endsOf,
  notchOn,
  type BookAtLevel,
  type BookPart,
} from '@bookrunner/domain/book'
import { atLevels, type DealMove, type GuidanceLevel, type SilenceRule } from '@bookrunner/domain/deals'
import type { Rate } from '@bookrunner/domain/kernel'
import type { Previewed } from '../../deals/moves/index.ts'
import { amountOf, housesOf, isLive, linesNow, type BookNow } from '../now.ts'

/** The kinds of effects that a move has on orders. */
export type TouchKind =
  | 'answersTest'
  | 'answersFpg'
  | 'soft'
  | 'softDrops'
  | 'answered'
  | 'answeredZero'
  | 'answeredTest'
  | 'unanswered'
  | 'stays'
  | 'cut'
  | 'drops'
  | 'mayAnswer'
  | 'goesOn'
  | 'ends'

export interface TouchFact {
  readonly kind: TouchKind
  readonly orders: number
  readonly houses: number
  /** The size in the book; merged orders count once. */
  readonly amount: bigint
}

/** The effects of a move on the orders of one numbered state. */
export interface Touch {
  readonly seq: number
  readonly at: string
  /** Firm orders at any limit. */
  readonly book: BookPart
  /** The book at the typed level; undefined without a level. What drops against today is negative if size comes in. */
  readonly level: (BookAtLevel & { readonly dropOff: bigint | null }) | undefined
  /** The book over the issue size, and what is in at the level. */
  readonly coverage: { readonly book: Rate | null; readonly level: Rate | null }
  readonly facts: readonly TouchFact[]
  /** The amounts of the firm facts make the book. */
  readonly isWhole: boolean
  /** The firm orders that are still in the book once FPG has ended; undefined for other moves. */
  readonly remains: Pick<TouchFact, 'orders' | 'amount'> | undefined
}

const isSoft = ({ commitment }: BookRow): boolean => commitment === 'soft'
const isFirm = (row: BookRow): boolean => !isSoft(row)
const unanswered = ({ fpgState }: BookRow): boolean => fpgState === 'waiting' || fpgState === 'silent'
const counting = (row: BookRow): number => row.counting

type Merges = Pick<BookNow, 'merges'>

const fact = (kind: TouchKind, rows: readonly BookRow[], amount: bigint): readonly TouchFact[] =>
  rows.length === 0 ? [] : [{ kind, orders: rows.length, houses: housesOf(rows), amount }]

interface FactsOptions {
  readonly soft?: 'soft' | 'softDrops'
  readonly sizeOf?: (row: BookRow) => number
}

/** Orders and their amount; soft orders are in no amount of the book, so they have a line of their own. */
const factsFor = (
  kind: TouchKind,
  rows: readonly BookRow[],
  { merges }: Merges,
  { soft = 'soft', sizeOf = counting }: FactsOptions = {},
): readonly TouchFact[] => {
  const [firm, softOnes] = [rows.filter(isFirm), rows.filter(isSoft)]
  return [
    ...fact(kind, firm, amountOf(firm, merges, sizeOf)),
    ...fact(soft, softOnes, amountOf(softOnes, merges, sizeOf)),
  ]
}

const testFacts = (rows: readonly BookRow[], { merges }: Merges): readonly TouchFact[] => {
  const answered = rows.filter(({ testSize }) => testSize !== null)
  const silent = rows.filter(({ testSize }) => testSize === null)
  return [
    ...factsFor('answeredTest', answered, { merges }, { sizeOf: ({ testSize }) => testSize ?? 0 }),
    ...factsFor('unanswered', silent, { merges }),
  ]
}

/**
 * The effects of silence, by the deal's rule; soft orders drop. The amounts of firm orders make the book: those of merged
 * orders count once, so each amount is what its orders add to the ones before.
 */
function silenceFacts(rows: readonly BookRow[], rule: SilenceRule, { merges }: Merges): readonly TouchFact[] {
  const proposed = (row: BookRow): number => (rule === 'stayIfIn' ? (row.fpgSize ?? 0) : row.counting)
  const stays = (row: BookRow) => unanswered(row) && rule !== 'drop' && proposed(row) > 0
  const firm = rows.filter(isFirm)
  const answered = firm.filter((row) => !unanswered(row))
  const staying = firm.filter(stays)
  const amount = (sizeOf: (row: BookRow) => number): bigint => amountOf(firm, merges, sizeOf)
  const ofAnswered = amount((row) => (unanswered(row) ? 0 : row.counting))
  const withStaying = amount((row) => (unanswered(row) ? (stays(row) ? proposed(row) : 0) : row.counting))
  const withCut = amount((row) => (unanswered(row) && !stays(row) ? 0 : row.counting))
  const soft = rows.filter(isSoft)
  const softAnswered = soft.filter((row) => !unanswered(row))
  const softSilent = soft.filter(unanswered)
  return [
    ...fact('answered', answered, ofAnswered),
    ...fact('stays', staying, withStaying - ofAnswered),
    ...fact(
      'cut',
      staying.filter((row) => proposed(row) < row.counting),
      withCut - withStaying,
    ),
    ...fact(
      'drops',
      firm.filter((row) => unanswered(row) && !stays(row)),
      amount(counting) - withCut,
    ),
    ...fact('soft', softAnswered, amountOf(softAnswered, merges, counting)),
    ...fact('softDrops', softSilent, amountOf(softSilent, merges, counting)),
  ]
}

/** Answers with zero: they count as answered, and bring nothing to the book. */
const droppedFacts = (live: readonly BookRow[]): readonly TouchFact[] =>
  fact(
    'answeredZero',
    live.filter((row) => row.fpgState === 'answered' && row.counting === 0),
    0n,
  )

function factsOf(
  move: DealMove,
  live: readonly BookRow[],
  rule: SilenceRule,
  merges: Merges,
): readonly TouchFact[] {
  const rows = live.filter((row) => row.counting > 0)
  switch (move) {
    case 'pushTest':
      return factsFor('answersTest', rows, merges)
    case 'pushFpg':
      return factsFor('answersFpg', rows, merges, { soft: 'softDrops' })
    case 'endTest':
      return testFacts(rows, merges)
    case 'endFpg':
      return [...silenceFacts(rows, rule, merges), ...droppedFacts(live)]
    case 'newCutOff':
      return factsFor('mayAnswer', live.filter(unanswered), merges, { sizeOf: ({ size }) => size })
    case 'changeTimes':
    case 'reopen':
    case 'reprice':
      return factsFor('goesOn', rows, merges)
    case 'abort':
      return factsFor('ends', rows, merges)
    default:
      return []
  }
}

const remainsOf = (facts: readonly TouchFact[]): Touch['remains'] => {
  const staying = facts.filter(({ kind }) => kind === 'answered' || kind === 'stays')
  return {
    orders: staying.reduce((sum, { orders }) => sum + orders, 0),
    amount: staying.reduce((sum, { amount }) => sum + amount, 0n),
  }
}

/** Their facts have sizes that are not those of the book: of a test, or of orders that dropped. */
const ofOtherSizes: ReadonlySet<DealMove> = new Set(['endTest', 'newCutOff'])

function levelTouch(book: BookNow, level: GuidanceLevel): Touch['level'] {
  const { levels } = book
  const { axis, lines } = linesNow(book, { levels: { ...levels, basis: level.basis } })
  const { basis, today, quoted } = levels
  const now = today === null ? null : notchOn(axis, { basis, level: today }, quoted)
  const at = bookAtRange(lines, endsOf(level, axis))
  return { ...at, dropOff: now === null ? null : bookAt(lines, now).in.amount - at.in.amount }
}

/** One fact has all that the book has: a further line would only repeat its figures. */
export const saysBook = ({ facts, book }: Pick<Touch, 'facts' | 'book'>): boolean =>
  facts.some(({ orders, amount }) => orders === book.orders && amount === book.amount)

/** Undefined unless the reader sees every order. */
export function touchOf(
  book: BookNow,
  { move, level: typed, size }: Previewed,
  rule: SilenceRule,
): Touch | undefined {
  if (book.sight !== 'all') return undefined
  const live = [...book.rows.values()].filter(isLive)
  const level = typed && atLevels.has(move) ? levelTouch(book, typed) : undefined
  const issue = size ?? book.summary.issue
  const firm = level?.book ?? bookAt(linesNow(book).lines, Infinity).book
  const facts = factsOf(move, live, rule, book)
  return {
    seq: book.seq,
    at: book.at,
    book: firm,
    level,
    facts,
    isWhole: !ofOtherSizes.has(move),
    remains: move === 'endFpg' ? remainsOf(facts) : undefined,
    coverage: {
      book: coverageOf(firm.amount, issue),
      level: level ? coverageOf(level.in.amount, issue) : null,
    },
  }
}
