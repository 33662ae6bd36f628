import type { BookRow } from '@bookrunner/contract/book'
import { coverageOf, endsOf, notchOn, levelImpactOf, type LevelImpact } from '@bookrunner/domain/book'
import type { DealMove, GuidanceLevel, SilenceRule } from '@bookrunner/domain/deals'
import type { Rate } from '@bookrunner/domain/kernel'
import type { Previewed } from '../../deals/moves/index.ts'
import { amountOf, housesOf, isLive, linesNow, type BookNow } from '../now.ts'

/** The kinds of effects that a move has on orders. */
export type TouchKind =
  | 'answersTest'
  | 'answersFpg'
  | 'softDrops'
  | 'answered'
  | 'answeredTest'
  | 'unanswered'
  | 'stays'
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
  /** The book at the typed level; undefined without a level. */
  readonly level: (LevelImpact & { readonly range: boolean }) | undefined
  /** The size in at the level over the issue size, with two decimals. */
  readonly coverage: Rate | null
  readonly facts: readonly TouchFact[]
}

type FactMaker = (
  kind: TouchKind,
  rows: readonly BookRow[],
  amount?: (row: BookRow) => number,
) => readonly TouchFact[]

const factsIn =
  ({ merges }: Pick<BookNow, 'merges'>): FactMaker =>
  (kind, rows, amount = ({ counting }) => counting) =>
    rows.length === 0
      ? []
      : [{ kind, orders: rows.length, houses: housesOf(rows), amount: amountOf(rows, merges, amount) }]

const isSoft = ({ commitment }: BookRow): boolean => commitment === 'soft'
const unanswered = ({ fpgState }: BookRow): boolean => fpgState === 'waiting' || fpgState === 'silent'

/** The effects of silence, by the deal's rule; soft orders drop. */
function silenceFacts(rows: readonly BookRow[], rule: SilenceRule, factOf: FactMaker): TouchFact[] {
  const silent = rows.filter(unanswered)
  const proposed = (row: BookRow) => row.fpgSize ?? 0
  const stays = (row: BookRow) =>
    !isSoft(row) && (rule === 'stay' || (rule === 'stayIfIn' && proposed(row) > 0))
  return [
    ...factOf(
      'answered',
      rows.filter(({ fpgState }) => fpgState === 'answered'),
    ),
    ...factOf('stays', silent.filter(stays), rule === 'stayIfIn' ? proposed : ({ size }) => size),
    ...factOf(
      'drops',
      silent.filter((row) => !stays(row)),
      ({ size }) => size,
    ),
  ]
}

function factsOf(
  move: DealMove,
  rows: readonly BookRow[],
  rule: SilenceRule,
  factOf: FactMaker,
): readonly TouchFact[] {
  switch (move) {
    case 'pushTest':
      return factOf('answersTest', rows)
    case 'pushFpg':
      return [...factOf('answersFpg', rows), ...factOf('softDrops', rows.filter(isSoft))]
    case 'endTest':
      return [
        ...factOf(
          'answeredTest',
          rows.filter(({ testSize }) => testSize !== null),
          ({ testSize }) => testSize ?? 0,
        ),
        ...factOf(
          'unanswered',
          rows.filter(({ testSize }) => testSize === null),
        ),
      ]
    case 'endFpg':
      return silenceFacts(rows, rule, factOf)
    case 'newCutOff':
      return factOf('mayAnswer', rows.filter(unanswered), ({ size }) => size)
    case 'changeTimes':
    case 'reopen':
    case 'reprice':
      return factOf('goesOn', rows)
    case 'abort':
      return factOf('ends', rows)
    default:
      return []
  }
}

const atLevels: ReadonlySet<DealMove> = new Set([
  'pushTest',
  'setGuidance',
  'pushFpg',
  'launch',
  'price',
  'correct',
])

function levelTouch(book: BookNow, level: GuidanceLevel): Touch['level'] {
  const { levels } = book
  const { axis, lines } = linesNow(book, { levels: { ...levels, basis: level.basis } })
  const { basis, today, quoted } = levels
  const now = today === null ? null : notchOn(axis, { basis, level: today }, quoted)
  return { ...levelImpactOf(lines, endsOf(level, axis), now), range: level.to !== null }
}

/** Undefined unless the reader sees every order. */
export function touchOf(
  book: BookNow,
  { move, level: typed, size }: Previewed,
  rule: SilenceRule,
): Touch | undefined {
  if (book.sight !== 'all') return undefined
  const live = [...book.rows.values()].filter(isLive)
  const level = typed && atLevels.has(move) ? levelTouch(book, typed) : undefined
  const takes = level && level.in.amount + level.partly.amount
  return {
    seq: book.seq,
    at: book.at,
    level,
    facts: factsOf(move, live, rule, factsIn(book)),
    coverage: takes === undefined ? null : coverageOf(takes, size ?? book.summary.issue),
  }
}
