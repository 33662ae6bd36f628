import { bookCalls } from '@bookrunner/contract/book'
import type { ReplyOf } from '@bookrunner/contract/kernel'
import {
  coverageOf,
  demandAt,
  demandOf,
  distributionOf,
  dropOff,
  looseOn,
  whatIf,
  type Axis,
  type BookLine,
  type Demand,
  type DistributionKind,
  type DropOff,
  type Notch,
} from '@bookrunner/domain/book'
import { levelFault } from '@bookrunner/domain/deals'
import { isRefusal, type Rate, type Refusal } from '@bookrunner/domain/kernel'
import { issueSize } from '@bookrunner/domain/orders'
import { read } from '../../platform/http/handler.ts'
import { linesFor, looseToday, bookForReader, type BookForReader } from './state/index.ts'

type Calls = typeof bookCalls
type Pricing = ReplyOf<Calls['pricingChart']>
type Unbounded = Refusal<'deal.level-bounds'>

export const stateOf = ({ state: { dealId, seq, at } }: BookForReader) => ({ dealId, seq, at })

const stepsIn = ({ steps, total }: Demand, axis: Axis) => ({
  steps: steps.map(({ from, inBook, orders }) => ({
    level: Number.isFinite(from) ? axis.levelAt(from) : null,
    inBook: String(inBook),
    orders,
  })),
  total: String(total),
})

/** A level that was asked for must be one of the axis. */
const boundsOf = (levels: readonly (Rate | undefined)[], { state }: BookForReader): Unbounded | undefined => {
  for (const level of levels) {
    if (level === undefined) continue
    const said = { basis: state.axis.basis, over: null, level, to: null, words: null }
    const fault = levelFault(said, state.deal.terms)
    if (fault?.reason === 'deal.level-bounds') return fault as Unbounded
  }
  return undefined
}

export const demandFor = (view: BookForReader): ReplyOf<Calls['liveChart']> => ({
  ...stateOf(view),
  ...stepsIn(demandOf(linesFor(view)), view.state.axis),
})

/** A range holds at its loose end. */
const marksFor = (view: BookForReader, demand: Demand): Pricing['marks'] => {
  const { axis, marks, deal } = view.state
  const issue = issueSize(deal)
  return marks.flatMap(({ number, kind, level }) => {
    const loose = looseOn(axis, level, deal.terms)
    if (loose === null) return []
    const { inBook } = demandAt(demand, loose)
    return [{ number, kind, level, inBook: String(inBook), coverage: coverageOf(inBook, issue) }]
  })
}

const partsIn = (parts: readonly DropOff[]) => parts.map((part) => ({ ...part, amount: String(part.amount) }))

/** Houses are counted and not named: it is a figure of the book, as the curve is. */
const supposedFor = (lines: readonly BookLine[], { from, to }: { from: Notch; to: Notch }) => {
  const now = whatIf(lines, { level: from, size: null, today: null })
  const then = whatIf(lines, { level: to, size: null, today: from })
  const { byType, byRegion } = then.dropOff
  return {
    topTenFrom: now.topTen,
    topTenTo: then.topTen,
    byType: partsIn(byType),
    byRegion: partsIn(byRegion),
  }
}

export const pricingFor = (
  view: BookForReader,
  { from, to }: { from?: Rate | undefined; to?: Rate | undefined },
): Pricing | Unbounded => {
  const fault = boundsOf([from, to], view)
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
    whatIf: ends && supposedFor(lines, ends),
  }
}

export const distributionFor = (
  view: BookForReader,
  { by, at }: { by: DistributionKind; at?: Rate | undefined },
): ReplyOf<Calls['orderDistribution']> | Unbounded => {
  const fault = boundsOf([at], view)
  if (fault) return fault
  const { axis } = view.state
  const today = looseToday(view.state)
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
