import { type OrRefusal, isRefusal, type Rate, type Refusal, refuse } from '../../../kernel/index.ts'
import type { Calendar } from './calendar.ts'
import { endsOf, longestTenor, settle } from './ends.ts'
import { endlessFlows, flowsTo } from './flows.ts'
import { gridDay, gridIndex, isOnGrid, type Grid } from './grid.ts'
import type { Bond, BondDoubt, BondReason, BondTerms } from './terms.ts'
import type { Schedule } from './schedule.ts'

type Day = Temporal.PlainDate

interface Start {
  grid: Grid
  firstCoupon: Day
  doubts: BondDoubt[]
}

/** Coupon days are counted back from the last; a first coupon off that row makes them count on from itself. */
const startOf = (terms: BondTerms, interestFrom: Day, lastCoupon: Day | null): Start => {
  const { frequency, endOfMonth = false, firstCoupon, penultimateCoupon, earlyRedemptions = [] } = terms
  const firstCall = earlyRedemptions
    .map(({ day }) => day)
    .toSorted((one, other) => Temporal.PlainDate.compare(one, other))[0]
  const anchor = penultimateCoupon ?? lastCoupon ?? firstCoupon ?? firstCall ?? interestFrom
  const grid = { anchor, frequency, endOfMonth }
  if (!firstCoupon) {
    return { grid, firstCoupon: gridDay(grid, gridIndex(grid, interestFrom) + 1), doubts: [] }
  }
  if (isOnGrid(grid, firstCoupon)) return { grid, firstCoupon, doubts: [] }
  const expected = gridDay(grid, gridIndex(grid, firstCoupon))
  const doubts: BondDoubt[] = [{ about: 'firstCoupon', what: 'off-schedule', expected }]
  return { grid: { ...grid, anchor: firstCoupon }, firstCoupon, doubts }
}

const refusalOf = (terms: BondTerms, bond: Schedule): Refusal<BondReason> | undefined => {
  const { settlement, interestFrom, firstCoupon, lastCoupon } = bond
  if (Temporal.PlainDate.compare(settlement, interestFrom) < 0) return refuse('bond.settles-before-interest')
  if (
    lastCoupon &&
    (Temporal.PlainDate.compare(lastCoupon, settlement) <= 0 ||
      Temporal.PlainDate.compare(lastCoupon, interestFrom) <= 0)
  )
    return refuse('bond.matures-too-early')
  if (lastCoupon && interestFrom.until(lastCoupon, { largestUnit: 'year' }).years > longestTenor)
    return refuse('bond.too-long', { most: longestTenor })
  if (
    Temporal.PlainDate.compare(firstCoupon, interestFrom) <= 0 ||
    (lastCoupon && Temporal.PlainDate.compare(firstCoupon, lastCoupon) > 0)
  )
    return refuse('bond.first-coupon-outside')
  const { penultimateCoupon } = bond
  if (
    penultimateCoupon &&
    (!lastCoupon ||
      Temporal.PlainDate.compare(penultimateCoupon, lastCoupon) >= 0 ||
      Temporal.PlainDate.compare(penultimateCoupon, firstCoupon) < 0 ||
      !isOnGrid(bond.grid, penultimateCoupon))
  )
    return refuse('bond.penultimate-outside')
  const outside = (terms.earlyRedemptions ?? []).some(
    ({ day }) =>
      Temporal.PlainDate.compare(day, interestFrom) <= 0 ||
      (lastCoupon && Temporal.PlainDate.compare(day, lastCoupon) > 0),
  )
  return outside ? refuse('bond.option-outside') : undefined
}

const pricing = (terms: BondTerms, schedule: Schedule): Pick<Bond, 'flows' | 'pricedTo' | 'redemption'> => {
  const redemption = terms.redemption ?? ('100' as Rate)
  const { lastCoupon, settlement } = schedule
  const [call] = (terms.earlyRedemptions ?? [])
    .filter(({ kind, day }) => kind === 'call' && Temporal.PlainDate.compare(day, settlement) > 0)
    .toSorted((one, other) => Temporal.PlainDate.compare(one.day, other.day))
  const pricedTo = lastCoupon ? { kind: 'maturity' as const, day: lastCoupon, price: redemption } : call
  if (!pricedTo) return { redemption, pricedTo: 'perpetuity', flows: endlessFlows(schedule) }
  return { redemption, pricedTo, flows: flowsTo(schedule, pricedTo.day, pricedTo.price) }
}

/** Computes every day of the bond; typed days stay, and a contradiction raises a doubt. */
export const resolveBond = (terms: BondTerms, calendar: Calendar): OrRefusal<Bond, BondReason> => {
  const { couponType, dayCount, convention, adjusted = false, earlyRedemptions = [] } = terms
  const { settlement, doubts } = settle(terms, calendar)
  const issueDay = terms.issueDay ?? settlement
  const interestFrom = terms.interestFrom ?? issueDay
  const ends = endsOf(terms, issueDay, calendar)
  if (isRefusal(ends)) return ends
  const { lastCoupon, maturity } = ends
  const start = startOf(terms, interestFrom, lastCoupon)
  const discounting =
    terms.discounting ?? (dayCount === '30/360' || dayCount === '30/360 US' ? 'street' : 'icma')
  const schedule: Schedule = {
    dayCount,
    discounting,
    settlement,
    interestFrom,
    lastCoupon,
    beginsRolled: false,
    convention,
    calendar,
    penultimateCoupon: terms.penultimateCoupon ?? null,
    termination: lastCoupon,
    accrual: adjusted ? convention : 'unadjusted',
    grid: start.grid,
    firstCoupon: start.firstCoupon,
  }
  return (
    refusalOf(terms, schedule) ?? {
      ...schedule,
      ...pricing(terms, schedule),
      couponType,
      issueDay,
      maturity,
      earlyRedemptions,
      doubts: [...doubts, ...ends.doubts, ...start.doubts],
    }
  )
}
