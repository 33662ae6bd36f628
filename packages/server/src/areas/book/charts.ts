import { bookCalls } from '@bookrunner/contract/book'
import type { ReplyOf } from '@bookrunner/contract/kernel'
import {
  coverageOf,
  demandAt,
  demandOf,
  distributionOf,
  dropOff,
  wideEndOn,
  whatIf,
  type Axis,
  type BookLine,
  type Demand,
  type DistributionKind,
  type Notch,
} from '@bookrunner/domain/book'
import { levelFault } from '@bookrunner/domain/deals'
import { isRefusal, type Rate, type Refusal } from '@bookrunner/domain/kernel'
import { issueSize } from '@bookrunner/domain/orders'
import { read } from '../../platform/http/handler.ts'
import { linesFor, partFor, wideEndToday, bookForReader, type BookForReader } from './state/index.ts'

type Calls = typeof bookCalls
type Pricing = ReplyOf<Calls['pricingChart']>
type Unbounded = Refusal<'deal.level-bounds'>

export const stateOf = ({ state: { dealId, seq, at } }: BookForReader) => ({ dealId, seq, at })

const stepsIn = ({ steps, total }: Demand, axis: Axis) => ({
  steps: steps.map(({ from, inBook, orders, lines, partlyIn, unknown }) => ({
    level: Number.isFinite(from) ? axis.levelAt(from) : null,
    inBook: String(inBook),
    orders,
    lines,
    partlyIn: partFor(partlyIn),
    unknown: partFor(unknown),
  })),
  total: String(total),
})

/** Refuses a level that lies outside the axis. */
const boundsFault = (
  levels: readonly (Rate | undefined)[],
  { state }: BookForReader,
): Unbounded | undefined => {
  for (const level of levels) {
    if (level === undefined) continue
    const guidanceLevel = { basis: state.axis.basis, over: null, level, to: null, words: null }
    const fault = levelFault(guidanceLevel, state.deal.terms)
    if (fault?.reason === 'deal.level-bounds') return fault as Unbounded
  }
  return undefined
}

export const demandFor = (view: BookForReader): ReplyOf<Calls['liveChart']> => ({
  ...stateOf(view),
  ...stepsIn(demandOf(linesFor(view)), view.state.axis),
})

/** A range counts at its wide end. */
const marksFor = (view: BookForReader, demand: Demand): Pricing['marks'] => {
  const { axis, marks, deal } = view.state
  const issue = issueSize(deal)
  return marks.flatMap(({ number, kind, level }) => {
    const wide = wideEndOn(axis, level, deal.terms)
    if (wide === null) return []
    const { inBook } = demandAt(demand, wide)
    return [{ number, kind, level, inBook: String(inBook), coverage: coverageOf(inBook, issue) }]
  })
}

const partsIn = <Part extends { amount: bigint }>(parts: readonly Part[]) =>
  parts.map((part) => ({ ...part, amount: String(part.amount) }))

/** Counts houses without naming them: the figure belongs to the book, like the curve. */
const whatIfFor = (lines: readonly BookLine[], { from, to }: { from: Notch; to: Notch }) => {
  const before = whatIf(lines, { level: from, size: null, today: null })
  const after = whatIf(lines, { level: to, size: null, today: from })
  const { stays, dropOff: drops } = after
  return {
    topTenFrom: before.topTen,
    topTenTo: after.topTen,
    byType: partsIn(drops.byType),
    byRegion: partsIn(drops.byRegion),
    staysByType: partsIn(stays.byType),
    staysByRegion: partsIn(stays.byRegion),
  }
}

export const pricingFor = (
  view: BookForReader,
  { from, to }: { from?: Rate | undefined; to?: Rate | undefined },
): Pricing | Unbounded => {
  const fault = boundsFault([from, to], view)
  if (fault) return fault
  const { axis, deal } = view.state
  const lines = linesFor(view)
  const demand = demandOf(lines)
  const ends =
    from === undefined || to === undefined ? null : { from: axis.notchOf(from), to: axis.notchOf(to) }
  return {
    ...stateOf(view),
    ...stepsIn(demand, axis),
    issue: issueSize(deal),
    marks: marksFor(view, demand),
    dropOff: ends && String(dropOff(demand, ends.from, ends.to)),
    whatIf: ends && whatIfFor(lines, ends),
  }
}

export const distributionFor = (
  view: BookForReader,
  { by, at }: { by: DistributionKind; at?: Rate | undefined },
): ReplyOf<Calls['orderDistribution']> | Unbounded => {
  const fault = boundsFault([at], view)
  if (fault) return fault
  const { axis } = view.state
  const today = wideEndToday(view.state)
  const shares = distributionOf(linesFor(view), {
    by,
    axis,
    at: at === undefined ? null : axis.notchOf(at),
    guidance: today === null ? null : axis.notchOf(today),
  })
  return {
    ...stateOf(view),
    list: shares.map((part) => ({ ...part, amount: String(part.amount) })),
  }
}

export const liveChart = read(bookCalls.liveChart, async ({ input, actor, db }) => {
  const view = await bookForReader(db, actor, input.dealId)
  return isRefusal(view) ? view : demandFor(view)
})

export const pricingChart = read(bookCalls.pricingChart, async ({ input, actor, db }) => {
  const view = await bookForReader(db, actor, input.dealId)
  return isRefusal(view) ? view : pricingFor(view, input)
})

export const orderDistribution = read(bookCalls.orderDistribution, async ({ input, actor, db }) => {
  const view = await bookForReader(db, actor, input.dealId)
  return isRefusal(view) ? view : distributionFor(view, input)
})
