import type { Rate } from '../../../../kernel/index.ts'
import type { CouponLeg, CouponTerms, LegCoupon } from '../../coupon-terms.ts'
import type { Terms } from '../../terms.ts'
import type { Coupon, Leg } from './leg.ts'
import type { LegBondTerms } from './terms.ts'

const day = (text: string) => Temporal.PlainDate.from(text)
const none = '0' as Rate

type Headline = Pick<Terms, 'couponType' | 'coupon' | 'quotedMargin' | 'floatingIndex'>

/** The coupon, or the quoted margin of a floater: typed, else as it was priced. */
const headlineOf = ({ couponType, coupon, quotedMargin }: Headline, priced: Rate | null): Rate | null =>
  (couponType === 'floating' ? quotedMargin : coupon) ?? priced

/** A margin that nobody has entered counts as none: `openLegs` keeps figures from resting on it. */
const couponOf = (coupon: LegCoupon, headline: Rate, index: string | null): Coupon => {
  switch (coupon.kind) {
    case 'fixed':
      return { kind: 'fixed', rate: coupon.rate ?? headline }
    case 'stepUp':
      return {
        kind: 'stepUp',
        rate: coupon.rate ?? headline,
        steps: coupon.steps.flatMap(({ from, rate }) => (from === null ? [] : [{ from: day(from), rate }])),
      }
    case 'conditionalStepUp':
      return {
        kind: 'conditionalStepUp',
        rate: coupon.rate ?? headline,
        steps: coupon.steps.flatMap(({ from, ...step }) =>
          from === null ? [] : [{ ...step, from: day(from) }],
        ),
      }
    case 'floating':
      return {
        kind: 'floating',
        index: { name: coupon.index ?? index ?? '', method: coupon.method },
        margin: coupon.margin ?? none,
        floor: coupon.floor,
        cap: coupon.cap,
      }
    case 'reset':
      return {
        kind: 'reset',
        benchmark: coupon.benchmark ?? '',
        everyMonths: coupon.everyMonths,
        quoted: coupon.quoted,
        margin: coupon.margin ?? none,
        floor: coupon.floor,
        cap: coupon.cap,
      }
  }
}

/** The first leg of a deal pays the deal's own coupon, or its quoted margin. */
export const withHeadline = (coupon: Coupon, headline: Rate): Coupon => {
  if (coupon.kind === 'floating') return { ...coupon, margin: headline }
  return coupon.kind === 'reset' ? coupon : { ...coupon, rate: headline }
}

const oneLeg = ({ couponType, floatingIndex }: Headline, headline: Rate): Coupon =>
  couponType === 'floating'
    ? {
        kind: 'floating',
        margin: headline,
        index: { name: floatingIndex ?? '', method: { kind: 'term' } },
        floor: null,
        cap: null,
      }
    : { kind: 'fixed', rate: headline }

type DealCoupon = Headline & Pick<Terms, 'legs' | 'couponFrequency' | 'dayCount'>

/** The legs of a deal, none for a zero coupon; nothing while its coupon is unknown. */
export const dealLegs = (terms: DealCoupon, priced: Rate | null): Leg[] | undefined => {
  const { couponType, couponFrequency, dayCount, legs, floatingIndex } = terms
  if (!couponType || !couponFrequency || !dayCount) return undefined
  if (couponType === 'zero') return []
  const headline = headlineOf(terms, priced)
  if (headline === null) return undefined
  const usual = { frequency: couponFrequency, dayCount }
  if (legs.length === 0) return [{ ...usual, from: null, coupon: oneLeg(terms, headline) }]
  return legs.map((leg: CouponLeg, at): Leg => {
    const coupon = couponOf(leg.coupon, headline, floatingIndex)
    return {
      from: leg.from === null ? null : day(leg.from),
      coupon: at === 0 ? withHeadline(coupon, headline) : coupon,
      frequency: leg.frequency ?? couponFrequency,
      dayCount: leg.dayCount ?? dayCount,
    }
  })
}

const odd = {
  shortFirst: { period: 'first', length: 'short' },
  longFirst: { period: 'first', length: 'long' },
  shortLast: { period: 'last', length: 'short' },
  longLast: { period: 'last', length: 'long' },
} as const

type Scheduled = Pick<
  LegBondTerms,
  | 'penultimateCoupon'
  | 'endOfMonth'
  | 'accrual'
  | 'redemption'
  | 'repayments'
  | 'exDividend'
  | 'odd'
  | 'yieldFrequency'
  | 'zeroDayCount'
>

/** Schedule and redemption of a deal. Its yields compound as often as its coupon is paid. */
export const dealSchedule = (
  terms: CouponTerms & Pick<Terms, 'couponFrequency' | 'dayCount'>,
): Scheduled => ({
  penultimateCoupon: terms.penultimateCouponDate === null ? null : day(terms.penultimateCouponDate),
  endOfMonth: terms.endOfMonth,
  accrual: terms.interestConvention ?? 'unadjusted',
  repayments: terms.repayments.flatMap(({ day: at, face }) => (at === null ? [] : [{ day: day(at), face }])),
  exDividend: terms.exDividend,
  yieldFrequency: terms.couponFrequency,
  ...(terms.dayCount && { zeroDayCount: terms.dayCount }),
  ...(terms.redemptionPrice && { redemption: terms.redemptionPrice }),
  ...(terms.oddPeriod && { odd: odd[terms.oddPeriod] }),
})
