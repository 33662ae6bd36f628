import type { BookSnapshot } from '@bookrunner/contract/book'
import {
  always,
  coverageOf,
  demandAt,
  dropOff,
  wideEndOn,
  type Demand,
  type Notch,
} from '@bookrunner/domain/book'
import type { GuidanceKind } from '@bookrunner/domain/deals'
import type { Rate } from '@bookrunner/domain/kernel'
import { partOf, type ServedPart } from '../served-part.ts'
import { rangeOf, showNotch, type Range, type Scale } from './level.ts'

/** An announced level on the curve. */
export interface Mark {
  readonly notch: Notch
  readonly kinds: readonly GuidanceKind[]
  readonly today: boolean
  readonly inBook: bigint
}

export interface DemandPoint {
  readonly notch: Notch
  readonly inBook: bigint
}

/** The demand curve's data. */
export interface DemandModel {
  readonly scale: Scale
  readonly demand: Demand
  readonly range: Range
  readonly points: readonly DemandPoint[]
  readonly marks: readonly Mark[]
  readonly issue: bigint | null
}

/** The newest level of each kind, and the current one. The deal's history has the older ones. */
function marksOf(
  { marks, today }: BookSnapshot['levels'],
  scale: Scale,
  demand: Demand,
  { quoted }: Quoted,
): Mark[] {
  const newest = new Map<GuidanceKind, Notch>()
  for (const { kind, level } of marks) {
    const notch = wideEndOn(scale.axis, level, quoted)
    if (notch !== null) newest.set(kind, notch)
  }
  const holds = today === null ? null : scale.axis.notchOf(today)
  const notches = new Set([...newest.values(), ...(holds === null ? [] : [holds])])
  return [...notches]
    .toSorted((one, other) => one - other)
    .map((notch) => ({
      notch,
      today: notch === holds,
      inBook: demandAt(demand, notch).inBook,
      kinds: [...newest].filter(([, at]) => at === notch).map(([kind]) => kind),
    }))
}

type Quoted = Pick<BookSnapshot['levels'], 'quoted'>

interface DemandModelInput {
  readonly scale: Scale
  readonly demand: Demand
  readonly levels: BookSnapshot['levels']
  readonly issue: number | null
}

export function demandModel({ scale, demand, levels, issue }: DemandModelInput): DemandModel {
  const marks = marksOf(levels, scale, demand, levels)
  const range = rangeOf(
    scale,
    demand.steps.map(({ from }) => from),
    marks.map(({ notch }) => notch),
    marks.find(({ today }) => today)?.notch ?? null,
  )
  const inside = demand.steps.filter(({ from }) => from > range.from && from < range.to)
  const points = [
    { notch: range.from, ...demandAt(demand, range.from) },
    ...inside.map(({ from, ...step }) => ({ notch: from, ...step })),
    { notch: range.to, ...demandAt(demand, range.to) },
  ].map(({ notch, inBook }) => ({ notch, inBook }))
  return { scale, demand, range, points, marks, issue: issue ? BigInt(issue) : null }
}

/** A row of the curve's table: the size in from a level on. */
export interface DemandRow {
  readonly key: string
  /** Null: in at every level. */
  readonly notch: Notch | null
  readonly level: string
  readonly inBook: bigint
  readonly more: bigint
  readonly out: bigint
  readonly orders: number
  /** The size in over the issue size. */
  readonly coverage: Rate | null
}

export const demandRows = ({ scale, demand, issue }: DemandModel, always: string): DemandRow[] =>
  demand.steps.map(({ from, inBook, orders }, index) => ({
    key: String(from),
    inBook,
    orders,
    coverage: coverageOf(inBook, issue),
    notch: Number.isFinite(from) ? from : null,
    level: Number.isFinite(from) ? showNotch(scale, from) : always,
    out: demand.total - inBook,
    more: inBook - (demand.steps[index - 1]?.inBook ?? 0n),
  }))

export interface Leaving {
  readonly amount: bigint
  readonly orders: number
}

/** The size and orders that leave between two levels; negative if they come in. */
export const leavingBetween = (demand: Demand, from: Notch, to: Notch): Leaving => ({
  amount: dropOff(demand, from, to),
  orders: demandAt(demand, from).orders - demandAt(demand, to).orders,
})

/** The first positions of the two handles: the current level, and a tenth of the visible range tighter. */
export function firstHandles({ marks, range, scale }: DemandModel): readonly [from: Notch, to: Notch] {
  const from = marks.find(({ today }) => today)?.notch ?? marks.at(-1)?.notch ?? range.to
  const tighter = from - Math.max(1, Math.round((range.to - range.from) / 10 / scale.step)) * scale.step
  return [from, Math.max(range.from, tighter)]
}

interface Step {
  readonly level: Rate | string | null
  readonly inBook: string
  readonly orders: number
  readonly lines: number
  readonly partlyIn: ServedPart
  readonly unknown: ServedPart
}

/** Turns the curve of a reply into the form that the browser computes itself. */
export const demandOfSteps = (steps: readonly Step[], total: string, { axis }: Scale): Demand => ({
  steps: steps.map(({ level, inBook, orders, lines, partlyIn, unknown }) => ({
    inBook: BigInt(inBook),
    orders,
    lines,
    partlyIn: partOf(partlyIn),
    unknown: partOf(unknown),
    from: level === null ? always : axis.notchOf(level as Rate),
  })),
  total: BigInt(total),
})
