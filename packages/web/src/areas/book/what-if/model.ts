import {
  coverageOf,
  demandAt,
  fillOf,
  whatIf,
  type BookLine,
  type Demand,
  type DropOff,
  type Notch,
  type SplitPart,
} from '@bookrunner/domain/book'
import type { FaceAmount, Rate } from '@bookrunner/domain/kernel'
import type { Range, Scale } from '../charts/level.ts'

/** The book's figures at a supposed level and size; null if they cannot be computed. */
export interface Outcome {
  readonly inBook: bigint
  /** Of it, lines that take a part of their size, and what counts because its limit cannot be compared. */
  readonly partlyIn: bigint
  readonly unknown: bigint
  /** The rest of the book. */
  readonly out: bigint
  /** Orders that are in, as they were placed. */
  readonly orders: number
  readonly lines: number
  readonly coverage: Rate | null
  readonly fill: Rate | null
  readonly topTen: Rate | null
  /** What is in, by type and by region. */
  readonly stays: { readonly byType: readonly SplitPart[]; readonly byRegion: readonly SplitPart[] }
  readonly drop: {
    readonly amount: bigint
    readonly orders: number
    readonly lines: number
    readonly byType: readonly DropOff[]
    readonly byRegion: readonly DropOff[]
  } | null
}

export interface Supposed {
  readonly level: Notch
  readonly size: FaceAmount | null
  readonly today: Notch | null
}

export function outcomeOfLines(lines: readonly BookLine[], supposed: Supposed): Outcome {
  const { dropOff, at, ...figures } = whatIf(lines, supposed)
  const { amount: inBook, orders, lines: linesIn } = at.in
  const parts = {
    inBook,
    partlyIn: at.partlyIn.amount,
    unknown: at.unknown.amount,
    out: at.out.amount,
    orders,
    lines: linesIn,
  }
  return { ...parts, ...figures, drop: supposed.today === null ? null : dropOff }
}

/** Figures from single orders, which the server computes for a reader of totals. */
export type WhatIfFigures = Pick<Outcome, 'topTen' | 'stays'> &
  Pick<NonNullable<Outcome['drop']>, 'byType' | 'byRegion'>

const noSplit = { byType: [], byRegion: [] }
export const noFigures: WhatIfFigures = { topTen: null, stays: noSplit, ...noSplit }

/** The figures from the demand curve and the server's figures, for a reader of totals. */
export function outcomeOfDemand(
  demand: Demand,
  { level, size, today }: Supposed,
  { topTen, stays, byType, byRegion }: WhatIfFigures = noFigures,
): Outcome {
  const { inBook, orders, lines, partlyIn, unknown } = demandAt(demand, level)
  const before = today === null ? null : demandAt(demand, today)
  const amount = before === null || before.inBook < inBook ? 0n : before.inBook - inBook
  return {
    inBook,
    partlyIn: partlyIn.amount,
    unknown: unknown.amount,
    out: demand.total - inBook,
    orders,
    lines,
    topTen,
    stays,
    coverage: coverageOf(inBook, size),
    fill: fillOf(size, inBook),
    drop:
      before === null
        ? null
        : {
            amount,
            orders: Math.max(0, before.orders - orders),
            lines: Math.max(0, before.lines - lines),
            byType,
            byRegion,
          },
  }
}

export interface Sides {
  readonly supposed: Outcome
  /** The current figures; null before a level is announced. */
  readonly now: Outcome | null
}

export const currentOutcome = (
  outcome: (supposed: Supposed) => Outcome,
  today: Notch | null,
  issue: FaceAmount | null,
): Outcome | null => (today === null ? null : outcome({ level: today, size: issue, today }))

const million = 1_000_000
const nice = [1, 5, 10, 25, 50, 100, 250, 500, 1000, 5000]
const stops = 100

/** The step and the end of the size slider: twice the issue, and at least the book. */
export function sizeRange(
  issue: FaceAmount | null,
  total: bigint,
): { readonly most: number; readonly step: number } {
  const top = Math.max((issue ?? 0) * 2, Number(total), million)
  const step = (nice.find((each) => (each * million * stops) / 2 >= top / 2) ?? nice.at(-1)!) * million
  return { most: Math.ceil(top / step) * step, step }
}

/** The ends of the level slider: those of the curve, widened for a typed level. */
export const levelEnds = ({ from, to }: Range, level: Notch, { step }: Scale): Range => ({
  from: Math.min(from, Math.floor(level / step) * step),
  to: Math.max(to, Math.ceil(level / step) * step),
})
