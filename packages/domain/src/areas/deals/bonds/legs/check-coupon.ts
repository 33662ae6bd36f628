import { exact, type Rate, type Refusal, refuse } from '../../../../kernel/index.ts'
import type { Coupon, ResetCoupon } from './leg.ts'
import type { LegBondReason } from './terms.ts'

type Day = Temporal.PlainDate
export type Fault = Refusal<LegBondReason> | undefined

const mostSteps = 100
export const mostMonths = 1200
export const couponBounds = { least: 0, most: 100 } as const
const marginBounds = { least: -2000, most: 10_000 } as const

export const isWithin = (rate: Rate, bounds: { least: number; most: number }): boolean =>
  exact(rate).gte(bounds.least) && exact(rate).lte(bounds.most)

export const isWhole = (value: number, least: number, greatest: number): boolean =>
  Number.isInteger(value) && value >= least && value <= greatest

export const countFault = (least: number, greatest: number): Refusal<'bond.count-wrong'> =>
  refuse('bond.count-wrong', { least, most: greatest })

export const areAscending = (days: readonly Day[]): boolean =>
  days.every((day, at) => at === 0 || Temporal.PlainDate.compare(days[at - 1]!, day) < 0)

const rangeFault = (rates: readonly Rate[]): Fault =>
  rates.every((rate) => isWithin(rate, couponBounds)) ? undefined : refuse('bond.coupon-range', couponBounds)

const marginFault = ({ margin, floor, cap }: Pick<ResetCoupon, 'margin' | 'floor' | 'cap'>): Fault => {
  if (!isWithin(margin, marginBounds)) return refuse('bond.coupon-range', marginBounds)
  const wrong = rangeFault([floor, cap].filter((limit) => limit !== null))
  if (wrong) return wrong
  return floor !== null && cap !== null && exact(floor).gt(cap) ? refuse('bond.floor-above-cap') : undefined
}

export const stepsFault = (steps: readonly { from: Day }[]): Fault =>
  steps.length <= mostSteps && areAscending(steps.map(({ from }) => from))
    ? undefined
    : refuse('bond.steps-order', { most: mostSteps })

export const couponFault = (coupon: Coupon): Fault => {
  switch (coupon.kind) {
    case 'fixed':
      return rangeFault([coupon.rate])
    case 'stepUp':
      return stepsFault(coupon.steps) ?? rangeFault([coupon.rate, ...coupon.steps.map(({ rate }) => rate)])
    case 'conditionalStepUp': {
      const points = coupon.steps.every(({ basisPoints }) => isWithin(basisPoints, marginBounds))
      const wrong = points ? undefined : refuse('bond.coupon-range', marginBounds)
      return stepsFault(coupon.steps) ?? wrong ?? rangeFault([coupon.rate])
    }
    case 'floating':
      return marginFault(coupon)
    case 'reset':
      return coupon.everyMonths === null || isWhole(coupon.everyMonths, 1, mostMonths)
        ? marginFault(coupon)
        : countFault(1, mostMonths)
  }
}
