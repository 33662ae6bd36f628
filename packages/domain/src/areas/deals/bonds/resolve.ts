import { type OrRefusal, isRefusal, type Rate, type Refusal, refuse } from '../../../kernel/index.ts'
import { isBusinessDay, nearestOpen, type Calendar } from './calendar.ts'
import { roll } from './convention.ts'
import { endlessFlows, flowsTo } from './flows.ts'
import { gridDay, gridIndex, isOnGrid, type Grid } from './grid.ts'
import { nominalMaturity, settlementDay } from './settlement.ts'
import type { Bond, BondDoubt, BondReason, BondTerms } from './terms.ts'
import type { Schedule } from './schedule.ts'

type Day = Temporal.PlainDate
const longest = 100

interface Ends {
  maturity: Day | null
  lastCoupon: Day | null
  doubts: BondDoubt[]
}

const settle = (terms: BondTerms, calendar: Calendar): { settlement: Day; doubts: BondDoubt[] } => {
  const expected = settlementDay(terms.pricingDay, terms.settlementCycle, calendar)
  const settlement = terms.settlement ?? expected
  if (settlement.equals(expected)) return { settlement, doubts: [] }
  const open = isBusinessDay(settlement, calendar)
  const doubt: BondDoubt = open
    ? { about: 'settlement', what: 'off-cycle', expected }
    : { about: 'settlement', what: 'closed', expected: nearestOpen(settlement, calendar, 1) }
  return { settlement, doubts: [doubt] }
}

/** A typed maturity stays; a different tenor or a holiday raises a doubt. */
const typedEnd = (terms: BondTerms, maturity: Day, nominal: Day | undefined, calendar: Calendar): Ends => {
  const expected = nominal && roll(nominal, terms.convention, calendar)
  if (nominal && expected?.equals(maturity)) return { maturity, lastCoupon: nominal, doubts: [] }
  const rolled = roll(maturity, terms.convention, calendar)
  const doubts: BondDoubt[] = []
  if (expected && !nominal?.equals(maturity)) doubts.push({ about: 'maturity', what: 'off-tenor', expected })
  else if (!rolled.equals(maturity)) doubts.push({ about: 'maturity', what: 'closed', expected: rolled })
  return { maturity, lastCoupon: maturity, doubts }
}

const endsOf = (terms: BondTerms, issueDay: Day, calendar: Calendar): OrRefusal<Ends, BondReason> => {
  if (terms.tenor?.perpetual) return { maturity: null, lastCoupon: null, doubts: [] }
  const { tenor, maturity } = terms
  if (tenor && tenor.years + tenor.months + tenor.days <= 0) return refuse('bond.tenor-zero')
  if (tenor && tenor.years + tenor.months / 12 + tenor.days / 366 > longest + 1)
    return refuse('bond.too-long', { most: longest })
  const nominal = tenor ? nominalMaturity(issueDay, tenor) : undefined
  if (maturity) return typedEnd(terms, maturity, nominal, calendar)
  if (!nominal) return refuse('bond.no-maturity')
  return { maturity: roll(nominal, terms.convention, calendar), lastCoupon: nominal, doubts: [] }
}

interface Start {
  grid: Grid
  firstCoupon: Day
  doubts: BondDoubt[]
}

/** Coupon days are counted back from the last; a first coupon off that row makes them count on from itself. */
const startOf = (terms: BondTerms, interestFrom: Day, lastCoupon: Day | null): Start => {
  const { frequency, endOfMonth = false, firstCoupon, earlyRedemptions = [] } = terms
  const firstCall = earlyRedemptions
    .map(({ day }) => day)
    .toSorted((one, other) => Temporal.PlainDate.compare(one, other))[0]
  const anchor = lastCoupon ?? firstCoupon ?? firstCall ?? interestFrom
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
  if (lastCoupon && interestFrom.until(lastCoupon, { largestUnit: 'year' }).years > longest)
    return refuse('bond.too-long', { most: longest })
  if (
    Temporal.PlainDate.compare(firstCoupon, interestFrom) <= 0 ||
    (lastCoupon && Temporal.PlainDate.compare(firstCoupon, lastCoupon) > 0)
  )
    return refuse('bond.first-coupon-outside')
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
  const discounting = terms.discounting ?? (dayCount === '30/360' ? 'street' : 'icma')
  const schedule: Schedule = {
    dayCount,
    discounting,
    settlement,
    interestFrom,
    lastCoupon,
    convention,
    adjusted,
    calendar,
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
