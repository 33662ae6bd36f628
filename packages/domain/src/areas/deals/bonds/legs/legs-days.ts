import { type Grid, gridDay, gridIndex, isOnGrid } from '../grid.ts'
import type { Frequency } from '../../choices.ts'
import type { Schedule } from '../schedule.ts'
import type { Leg } from './leg.ts'
import { quotedDay } from './options.ts'
import type { LegBondTerms, LegDoubt, ResolvedLeg } from './terms.ts'

type Day = Temporal.PlainDate

/** What is the same for all legs of a bond. */
export type SharedSchedule = Pick<
  Schedule,
  'discounting' | 'settlement' | 'convention' | 'accrual' | 'calendar' | 'termination'
>

export interface LegDays {
  legs: ResolvedLeg[]
  doubts: LegDoubt[]
}

interface Life {
  terms: LegBondTerms
  /** Of the bond, not of a leg. */
  interestFrom: Day
  lastCoupon: Day | null
}

/** The day coupon days are counted from, and odd periods that are computed rather than typed. */
export interface Count {
  anchor: Day
  firstCoupon: Day | null
  penultimateCoupon: Day | null
  doubts: LegDoubt[]
}

const inOrder = (one: Day, other: Day): number => Temporal.PlainDate.compare(one, other)
const isBefore = (one: Day, other: Day): boolean => Temporal.PlainDate.compare(one, other) < 0

/** Counts on from the first coupon, or from the first day of interest, up to an odd last period. */
const countForward = (
  { terms, interestFrom, lastCoupon }: Life,
  first: Frequency,
  last: Frequency,
): Count => {
  const { endOfMonth = false, firstCoupon = null, odd } = terms
  const anchor = firstCoupon ?? interestFrom
  const gridOf = (frequency: Frequency): Grid => ({ anchor, frequency, endOfMonth })
  const next = firstCoupon ?? gridDay(gridOf(first), 1)
  const count = { anchor, firstCoupon: next, penultimateCoupon: null, doubts: [] }
  const grid = gridOf(last)
  if (!lastCoupon || isOnGrid(grid, lastCoupon)) return count
  const index = gridIndex(grid, lastCoupon) - (odd?.length === 'long' ? 1 : 0)
  const day = gridDay(grid, index)
  if (isBefore(day, next)) return { ...count, firstCoupon: isBefore(lastCoupon, next) ? lastCoupon : next }
  return { ...count, penultimateCoupon: day }
}

/** Counts back from the end; a typed first coupon off that row makes days count on from itself. */
const countBack = (
  { terms, interestFrom, lastCoupon }: Life,
  first: Frequency,
  starts: readonly Day[],
): Count => {
  const { endOfMonth = false, firstCoupon = null, penultimateCoupon = null, options = [], odd } = terms
  const firstOption = options.map(quotedDay).toSorted(inOrder)[0]
  const anchor =
    penultimateCoupon ?? lastCoupon ?? firstCoupon ?? starts.at(-1) ?? firstOption ?? interestFrom
  const grid: Grid = { anchor, frequency: first, endOfMonth }
  if (firstCoupon && !isOnGrid(grid, firstCoupon)) {
    const expected = gridDay(grid, gridIndex(grid, firstCoupon))
    const doubts: LegDoubt[] = [{ about: 'firstCoupon', what: 'off-schedule', expected }]
    return { anchor: firstCoupon, firstCoupon, penultimateCoupon, doubts }
  }
  if (firstCoupon || odd?.length !== 'long' || isOnGrid(grid, interestFrom))
    return { anchor, firstCoupon, penultimateCoupon, doubts: [] }
  const second = gridDay(grid, gridIndex(grid, interestFrom) + 2)
  const long = lastCoupon && isBefore(lastCoupon, second) ? lastCoupon : second
  return { anchor, firstCoupon: long, penultimateCoupon, doubts: [] }
}

/** Where coupon days are counted from. */
export const countOf = (life: Life, legs: readonly Leg[]): Count => {
  const { odd, penultimateCoupon } = life.terms
  const [first, last] = [legs[0]!.frequency, legs.at(-1)!.frequency]
  const starts = legs.slice(1).map(({ from }) => from!)
  const isForward = odd?.period === 'last' && !penultimateCoupon
  return isForward ? countForward(life, first, last) : countBack(life, first, starts)
}

/**
 * The legs with their days. All share one row of coupon days, so that splitting a leg on a coupon day changes
 * nothing. A leg that ends off that row is counted back from its own end, and doubted.
 */
export const legsWithDays = (
  life: Life,
  legs: readonly Leg[],
  count: Count,
  shared: SharedSchedule,
): LegDays => {
  const doubts: LegDoubt[] = [...count.doubts]
  const resolved = legs.map((leg, at): ResolvedLeg => {
    const from = at === 0 ? life.interestFrom : leg.from!
    const next = legs[at + 1]?.from ?? null
    const end = next ?? life.lastCoupon
    const row: Grid = {
      anchor: count.anchor,
      frequency: leg.frequency,
      endOfMonth: life.terms.endOfMonth ?? false,
    }
    const isOff = next !== null && !isOnGrid(row, next)
    if (isOff)
      doubts.push({
        about: 'leg',
        leg: at + 1,
        what: 'off-schedule',
        expected: gridDay(row, gridIndex(row, next)),
      })
    const grid = isOff ? { ...row, anchor: next } : row
    const firstCoupon = (at === 0 && count.firstCoupon) || gridDay(grid, gridIndex(grid, from) + 1)
    return {
      coupon: leg.coupon,
      schedule: {
        ...shared,
        dayCount: leg.dayCount,
        interestFrom: from,
        beginsRolled: at > 0,
        firstCoupon: end && isBefore(end, firstCoupon) && at > 0 ? end : firstCoupon,
        penultimateCoupon: next ? null : count.penultimateCoupon,
        lastCoupon: end,
        grid,
      },
    }
  })
  return { legs: resolved, doubts }
}
