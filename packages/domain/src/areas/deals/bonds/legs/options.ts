import { exact, type Rate } from '../../../../kernel/index.ts'
import { gridDay, gridIndex } from '../grid.ts'
import type { LegBond, OptionSchedule, ResolvedLeg } from './terms.ts'

type Day = Temporal.PlainDate

/** A day on which the issuer may call, or holders may put, and the price. */
export interface ExerciseDay {
  kind: 'call' | 'put'
  day: Day
  price: Rate
}

/** Years after settlement up to which rights that come back are counted: later ones set no yield. */
export const optionHorizon = 30

/** Days for which a yield is worked out; the quarters of 30 years. */
export const mostExerciseDays = 120

const isBefore = (one: Day, other: Day): boolean => Temporal.PlainDate.compare(one, other) < 0

const par = 100

/** The last day of a window at par, to which the market quotes a bond; none of any other right. */
export const parWindowEnd = ({
  exercise,
  until,
  endsWithNext = false,
  price,
  priceSteps = [],
}: OptionSchedule): Day | null =>
  exercise === 'anyDay' && !endsWithNext && exact(price).eq(par) && priceSteps.length === 0 ? until : null

/** The day of a right that is a coupon day: a window at par ends on one, any other right begins on one. */
export const quotedDay = (option: OptionSchedule): Day => parWindowEnd(option) ?? option.from

const priceOn = ({ price, priceSteps = [] }: OptionSchedule, day: Day): Rate =>
  priceSteps.findLast(({ from }) => !isBefore(day, from))?.price ?? price

const couponDaysOf = ({ schedule }: ResolvedLeg, last: Day): Day[] => {
  const { grid, firstCoupon, lastCoupon, penultimateCoupon } = schedule
  const end = lastCoupon && isBefore(lastCoupon, last) ? lastCoupon : last
  const days: Day[] = []
  for (let index = gridIndex(grid, firstCoupon); ; index++) {
    const day = gridDay(grid, index)
    if (isBefore(end, day) || (penultimateCoupon && isBefore(penultimateCoupon, day))) return days
    if (!isBefore(day, firstCoupon)) days.push(day)
  }
}

const everySo = (from: Day, months: number, last: Day): Day[] => {
  const days: Day[] = []
  for (let at = 0; ; at++) {
    const day = from.add({ months: at * months })
    if (isBefore(last, day)) return days
    days.push(day)
  }
}

/**
 * A right of any day is counted on its first and last day, on coupon days and where its price changes: between them
 * a yield changes little.
 */
const daysOf = (bond: LegBond, option: OptionSchedule, last: Day): Day[] => {
  const { exercise, from, until, priceSteps = [] } = option
  if (exercise === 'once') return [from]
  if (typeof exercise === 'object') return everySo(from, exercise.everyMonths, last)
  const couponDays = bond.legs.flatMap((leg) => couponDaysOf(leg, last))
  if (exercise === 'couponDays') return couponDays
  return [from, ...couponDays, ...priceSteps.map((step) => step.from), ...(until ? [until] : [])]
}

/** The days of one right that lie ahead and in its window, each once, in order. */
const exerciseDaysOf = (bond: LegBond, option: OptionSchedule): ExerciseDay[] => {
  const { settlement, lastCoupon } = bond
  const horizon = settlement.add({ years: optionHorizon })
  const end = lastCoupon ?? horizon
  const window = option.until && isBefore(option.until, end) ? option.until : end
  const last = isBefore(horizon, window) ? horizon : window
  const isOnce = option.exercise === 'once'
  const days = daysOf(bond, option, last)
    .filter((day) => isBefore(settlement, day) && !isBefore(day, option.from))
    .filter((day) => isOnce || !isBefore(last, day))
    // On the last day the bond is paid back anyway.
    .filter((day) => isOnce || !lastCoupon?.equals(day))
    .toSorted((one, other) => Temporal.PlainDate.compare(one, other))
  return days
    .filter((day, at) => !days[at - 1]?.equals(day))
    .map((day) => ({ kind: option.kind, day, price: priceOn(option, day) }))
}

const allExerciseDays = (bond: LegBond): ExerciseDay[] =>
  bond.options
    .flatMap((option) => exerciseDaysOf(bond, option))
    .toSorted((one, other) => Temporal.PlainDate.compare(one.day, other.day))

/** The calls and puts that lie ahead, in order. */
export const exerciseDays = (bond: LegBond): ExerciseDay[] => allExerciseDays(bond).slice(0, mostExerciseDays)

/** Whether these are all; a monthly right of 30 years has more. */
export const areAllCounted = (bond: LegBond): boolean => allExerciseDays(bond).length <= mostExerciseDays
