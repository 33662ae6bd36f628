import {
  coverageOf,
  demandAt,
  fillOf,
  whatIf,
  type BookLine,
  type Demand,
  type DropOff,
  type Notch,
} from '@bookrunner/domain/book'
import type { FaceAmount, Rate } from '@bookrunner/domain/kernel'
import type { Range, Scale } from '../charts/level.ts'

/** What a supposed level and size would make of the book; null: cannot be told. */
export interface Outcome {
  readonly inBook: bigint
  readonly orders: number
  readonly coverage: Rate | null
  readonly fill: Rate | null
  readonly topTen: Rate | null
  readonly drop: {
    readonly amount: bigint
    readonly orders: number
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
  const { dropOff, ...figures } = whatIf(lines, supposed)
  return { ...figures, drop: supposed.today === null ? null : dropOff }
}

/** What single orders come to at a level, where a call says it: who sees totals holds none. */
export type WhatIfFigures = Pick<Outcome, 'topTen'> &
  Pick<NonNullable<Outcome['drop']>, 'byType' | 'byRegion'>

export const nothingTold: WhatIfFigures = { topTen: null, byType: [], byRegion: [] }

/** The same from a curve, for who sees totals, with what is told beside it. */
export function outcomeOfDemand(
  demand: Demand,
  { level, size, today }: Supposed,
  { topTen, byType, byRegion }: WhatIfFigures = nothingTold,
): Outcome {
  const { inBook, orders } = demandAt(demand, level)
  const before = today === null ? null : demandAt(demand, today)
  const amount = before === null || before.inBook < inBook ? 0n : before.inBook - inBook
  return {
    inBook,
    orders,
    topTen,
    coverage: coverageOf(inBook, size),
    fill: fillOf(size, inBook),
    drop: before === null ? null : { amount, orders: Math.max(0, before.orders - orders), byType, byRegion },
  }
}

export interface Sides {
  readonly supposed: Outcome
  /** What holds now; null while nothing has been announced. */
  readonly now: Outcome | null
}

export const heldOutcome = (
  outcome: (supposed: Supposed) => Outcome,
  today: Notch | null,
  issue: FaceAmount | null,
): Outcome | null => (today === null ? null : outcome({ level: today, size: issue, today }))

const million = 1_000_000
const nice = [1, 5, 10, 25, 50, 100, 250, 500, 1000, 5000]
const stops = 100

/** What one move of the size's slider is, and where it ends: twice the issue, and no less than the book. */
export function sizeRange(
  issue: FaceAmount | null,
  total: bigint,
): { readonly most: number; readonly step: number } {
  const top = Math.max((issue ?? 0) * 2, Number(total), million)
  const step = (nice.find((each) => (each * million * stops) / 2 >= top / 2) ?? nice.at(-1)!) * million
  return { most: Math.ceil(top / step) * step, step }
}

/** The slider's own ends: the curve's, and what was typed beyond them. */
export const levelEnds = ({ from, to }: Range, level: Notch, { step }: Scale): Range => ({
  from: Math.min(from, Math.floor(level / step) * step),
  to: Math.max(to, Math.ceil(level / step) * step),
})
