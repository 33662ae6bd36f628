import { exact, Exact, type FieldRefusal, isRefusal, type Params, type Rate } from '../../../kernel/index.ts'
import { dealLegTerms, type LegBondReason, resolveLegBond, weekdaysOnly } from '../bonds/index.ts'
import { type CouponLeg, isPlainCoupon, type LegCoupon } from '../coupon-terms.ts'
import { isOutside } from '../bounds.ts'
import type { Terms } from '../terms.ts'
import { startOf } from './date-faults.ts'
import { faultAt, rangeFaults } from './fault.ts'

export type CouponReason =
  | 'deal.zero-legs'
  | 'deal.leg-first-day'
  | 'deal.leg-first-kind'
  | 'deal.leg-first-rate'
  | 'deal.odd-period-typed'
  | 'deal.rate-range'
  | LegBondReason
type CouponFault = FieldRefusal<CouponReason>

const mostLegs = 50
const mostSteps = 100
const bounds = {
  rate: { least: 0, most: 100 },
  points: { least: -2000, most: 10_000 },
  level: { least: -20, most: 100 },
  redemption: { least: 1, most: 1000 },
} as const

/** The first leg is the deal's own coupon: its day, its kind and its rate are those of the deal. */
const firstLegFaults = ({ couponType, legs }: Terms): CouponFault[] => {
  const [first] = legs
  if (!first) return []
  if (couponType === 'zero') return [faultAt('terms.legs', 'deal.zero-legs')]
  const { coupon } = first
  const floats = coupon.kind === 'floating'
  const rate = coupon.kind === 'floating' || coupon.kind === 'reset' ? coupon.margin : coupon.rate
  return [
    ...(first.from === null ? [] : [faultAt('terms.legs.0.from', 'deal.leg-first-day' as const)]),
    ...(coupon.kind === 'reset' || (couponType !== null && floats !== (couponType === 'floating'))
      ? [faultAt('terms.legs.0.coupon.kind', 'deal.leg-first-kind' as const)]
      : []),
    ...(rate === null ? [] : [faultAt('terms.legs.0.coupon.rate', 'deal.leg-first-rate' as const)]),
  ]
}

/** ISO days compare as text. */
const areAscending = (days: readonly string[]): boolean =>
  days.every((day, at) => at === 0 || days[at - 1]! < day)

const orderFaults = (terms: Terms): CouponFault[] => {
  let before = startOf(terms)
  return terms.legs.flatMap(({ from }, at) => {
    if (at === 0 || from === null) return []
    const isWrong =
      (before !== null && from <= before) || (terms.maturityDate !== null && from >= terms.maturityDate)
    before = from
    return isWrong ? [faultAt(`terms.legs.${at}.from`, 'bond.legs-order' as const, { most: mostLegs })] : []
  })
}

const stepFaults = (coupon: Extract<LegCoupon, { steps: unknown }>, place: string): CouponFault[] => [
  ...(coupon.steps.length <= mostSteps && areAscending(coupon.steps.flatMap(({ from }) => from ?? []))
    ? []
    : [faultAt(`${place}.steps`, 'bond.steps-order' as const, { most: mostSteps })]),
  ...(coupon.kind === 'stepUp'
    ? coupon.steps.flatMap(({ rate }, at) => rangeFaults(`${place}.steps.${at}.rate`, rate, bounds.rate))
    : coupon.steps.flatMap(({ basisPoints }, at) =>
        rangeFaults(`${place}.steps.${at}.basisPoints`, basisPoints, bounds.points),
      )),
]

const couponFaultsIn = (coupon: LegCoupon, place: string): CouponFault[] => {
  if (coupon.kind === 'floating' || coupon.kind === 'reset') {
    const { margin, floor, cap, assumed } = coupon
    const isCrossed = floor !== null && cap !== null && exact(floor).gt(cap)
    return [
      ...rangeFaults(`${place}.margin`, margin, bounds.points),
      ...rangeFaults(`${place}.floor`, floor, bounds.rate),
      ...rangeFaults(`${place}.cap`, cap, bounds.rate),
      ...rangeFaults(`${place}.assumed`, assumed, bounds.level),
      ...(isCrossed ? [faultAt(`${place}.floor`, 'bond.floor-above-cap' as const)] : []),
    ]
  }
  return [
    ...rangeFaults(`${place}.rate`, coupon.rate, bounds.rate),
    ...(coupon.kind === 'fixed' ? [] : stepFaults(coupon, place)),
  ]
}

const scheduleFaults = (terms: Terms): CouponFault[] => {
  const { penultimateCouponDate: day, oddPeriod, firstCouponDate, maturityDate, tenor } = terms
  const [start, isEndless] = [startOf(terms), tenor?.perpetual === true]
  const isOff =
    day !== null &&
    (isEndless ||
      (maturityDate !== null && day >= maturityDate) ||
      (start !== null && day <= start) ||
      (firstCouponDate !== null && day < firstCouponDate))
  const isTwice =
    (day !== null && oddPeriod?.endsWith('Last')) ||
    (firstCouponDate !== null && oddPeriod?.endsWith('First'))
  return [
    ...(isOff ? [faultAt('terms.penultimateCouponDate', 'bond.penultimate-outside' as const)] : []),
    ...(isTwice ? [faultAt('terms.oddPeriod', 'deal.odd-period-typed' as const)] : []),
  ]
}

const redemptionFaults = ({ redemptionPrice, repayments, maturityDate, tenor }: Terms): CouponFault[] => {
  let [before, left] = ['', new Exact(100)]
  const wrong = repayments.flatMap(({ day, face }, at) => {
    left = left.minus(face)
    const isWrong =
      (day !== null && day <= before) ||
      exact(face).lte(0) ||
      left.lte(0) ||
      tenor?.perpetual === true ||
      (maturityDate !== null && day !== null && day >= maturityDate)
    before = day ?? before
    return isWrong ? [faultAt(`terms.repayments.${at}.day`, 'bond.repayments-wrong' as const)] : []
  })
  return isOutside(redemptionPrice, bounds.redemption)
    ? [...wrong, faultAt('terms.redemptionPrice', 'bond.redemption-range', { ...bounds.redemption })]
    : wrong
}

/** The field that corrects a refusal of the arithmetic. */
export const couponFieldOf: Record<LegBondReason, keyof Terms> = {
  'bond.no-maturity': 'tenor',
  'bond.tenor-zero': 'tenor',
  'bond.too-long': 'maturityDate',
  'bond.matures-too-early': 'maturityDate',
  'bond.first-coupon-outside': 'firstCouponDate',
  'bond.penultimate-outside': 'penultimateCouponDate',
  'bond.settles-before-interest': 'settlementDate',
  'bond.option-outside': 'options',
  'bond.no-yield-frequency': 'couponFrequency',
  'bond.zero-perpetual': 'tenor',
  'bond.legs-order': 'legs',
  'bond.steps-order': 'legs',
  'bond.coupon-range': 'legs',
  'bond.floor-above-cap': 'legs',
  'bond.count-wrong': 'legs',
  'bond.days-range': 'maturityDate',
  'bond.redemption-range': 'redemptionPrice',
  'bond.repayments-wrong': 'repayments',
  'bond.too-many-options': 'options',
}

/** Where each field alone is sound and the arithmetic still finds no bond: a repayment off the coupon days. */
const bondFaults = (terms: Terms): CouponFault[] => {
  if (terms.pricingDate === null || isPlainCoupon(terms)) return []
  if (terms.legs.some(({ from }, at) => at > 0 && from === null)) return []
  const legTerms = dealLegTerms(terms, Temporal.PlainDate.from(terms.pricingDate), '0' as Rate)
  const bond = legTerms && resolveLegBond(legTerms, weekdaysOnly)
  if (!bond || !isRefusal(bond) || bond.reason === 'bond.no-maturity') return []
  return [faultAt(`terms.${couponFieldOf[bond.reason]}`, bond.reason, bond.params as Params)]
}

/** What coupon, schedule and redemption of a deal can never be. */
export const couponFaults = (terms: Terms): CouponFault[] => {
  const found = [
    ...firstLegFaults(terms),
    ...orderFaults(terms),
    ...terms.legs.flatMap(({ coupon }, at) => couponFaultsIn(coupon, `terms.legs.${at}.coupon`)),
    ...scheduleFaults(terms),
    ...redemptionFaults(terms),
  ]
  return found.length > 0 ? found : bondFaults(terms)
}

/** The places of the rows without a day. */
const undatedIn = (days: readonly (string | null)[]): number[] =>
  days.flatMap((day, at) => (day === null ? [at] : []))

const needsOf = ({ from, coupon }: CouponLeg, at: number, { floatingIndex }: Terms): string[] => {
  const isLater = at > 0
  const empty: [string, boolean][] = [
    ['from', isLater && from === null],
    ['coupon.rate', isLater && 'rate' in coupon && coupon.rate === null],
    ['coupon.steps', 'steps' in coupon && coupon.steps.length === 0],
    ['coupon.index', isLater && coupon.kind === 'floating' && (coupon.index ?? floatingIndex) === null],
    ['coupon.benchmark', coupon.kind === 'reset' && !coupon.benchmark],
  ]
  const undated = 'steps' in coupon ? undatedIn(coupon.steps.map(({ from: day }) => day)) : []
  return [
    ...empty.flatMap(([name, isEmpty]) => (isEmpty ? [name] : [])),
    ...undated.map((step) => `coupon.steps.${step}.from`),
  ]
}

/** What legs need before their deal is announced. A margin may wait for the pricing. */
export const legsMissing = (terms: Terms): FieldRefusal<'field.required'>[] =>
  terms.legs.flatMap((leg, at) =>
    needsOf(leg, at, terms).map((name) => faultAt(`terms.legs.${at}.${name}`, 'field.required' as const)),
  )

/** Repayments need a day before their deal is announced. */
export const repaymentsMissing = ({ repayments }: Terms): FieldRefusal<'field.required'>[] =>
  undatedIn(repayments.map(({ day }) => day)).map((at) =>
    faultAt(`terms.repayments.${at}.day`, 'field.required' as const),
  )

/** What legs need before their deal is priced: every margin. */
export const marginsMissing = ({ legs }: Terms): FieldRefusal<'field.required'>[] =>
  legs.flatMap(({ coupon }, at) =>
    at > 0 && 'margin' in coupon && coupon.margin === null
      ? [faultAt(`terms.legs.${at}.coupon.margin`, 'field.required' as const)]
      : [],
  )
