import {
  quotedTo,
  type CouponLeg,
  type LegCoupon,
  type Repayment,
  type Terms,
} from '@bookrunner/domain/deals'
import type { Rate } from '@bookrunner/domain/kernel'
import type { Words } from './term-sheet/words.ts'

type Say = Pick<Words, 'coupon' | 'text' | 'code' | 'day' | 'language'>
type Headline = Pick<Terms, 'floatingIndex'>

const percent = (rate: Rate): string => `${rate.replace('-', '−')}%`

const signed = (points: Rate) => ({ sign: points.startsWith('-') ? '−' : '+', bp: points.replace('-', '') })

const joined = (parts: readonly (string | null | false)[]): string => parts.filter(Boolean).join(' · ')

const limitsText = (
  { floor, cap, assumed }: Extract<LegCoupon, { margin: unknown }>,
  words: Say,
): (string | false)[] => [
  floor !== null && words.coupon('floor', { rate: percent(floor) }),
  cap !== null && words.coupon('cap', { rate: percent(cap) }),
  assumed !== null && words.coupon('assumed', { rate: percent(assumed) }),
]

const overText = (index: string, margin: Rate | null, words: Say): string =>
  margin === null
    ? words.coupon('overUnset', { index, toBeSet: words.coupon('toBeSet') })
    : words.text('margin', { index, ...signed(margin) })

const methodText = (
  { method }: Extract<LegCoupon, { kind: 'floating' }>,
  words: Say,
): (string | false | null)[] =>
  method.kind === 'term'
    ? []
    : [
        words.code('indexMethod', method.kind),
        method.lookBack > 0 && words.coupon('lookBack', { days: method.lookBack }),
        method.observationShift && words.coupon('shift'),
        method.lockOut > 0 && words.coupon('lockOut', { days: method.lockOut }),
      ]

const rateText = (rate: Rate | null, words: Say): string =>
  rate === null ? words.coupon('dealCoupon') : percent(rate)

/** Of a step or a repayment, which may wait for its day until the deal is announced. */
const dayText = (day: string | null, words: Say): string => words.day(day) ?? words.coupon('dayToBeSet')

/** What a leg pays, in one line. */
const legCouponText = (coupon: LegCoupon, isFirst: boolean, headline: Headline, words: Say): string => {
  switch (coupon.kind) {
    case 'fixed':
      return joined([words.code('legKind', coupon.kind), rateText(coupon.rate, words)])
    case 'stepUp':
      return joined([
        words.code('legKind', coupon.kind),
        rateText(coupon.rate, words),
        ...coupon.steps.map(({ from, rate }) =>
          words.coupon('stepTo', { rate: percent(rate), from: dayText(from, words) }),
        ),
      ])
    case 'conditionalStepUp':
      return joined([
        words.code('legKind', coupon.kind),
        rateText(coupon.rate, words),
        ...coupon.steps.map(({ from, basisPoints, outcome }) =>
          words.coupon('stepBy', {
            ...signed(basisPoints),
            from: dayText(from, words),
            outcome: words.code('stepOutcome', outcome)!,
          }),
        ),
        coupon.condition,
      ])
    case 'floating': {
      const index = coupon.index ?? headline.floatingIndex ?? words.code('legKind', coupon.kind)!
      const over =
        isFirst && coupon.margin === null
          ? words.coupon('dealMargin', { index })
          : overText(index, coupon.margin, words)
      return joined([over, ...methodText(coupon, words), ...limitsText(coupon, words)])
    }
    case 'reset':
      return joined([
        overText(coupon.benchmark ?? words.code('legKind', coupon.kind)!, coupon.margin, words),
        coupon.everyMonths === null
          ? words.coupon('once')
          : words.coupon('everyMonths', { months: coupon.everyMonths }),
        coupon.quoted !== null &&
          words.coupon('quoted', { frequency: words.code('frequency', coupon.quoted)!.toLowerCase() }),
        ...limitsText(coupon, words),
      ])
  }
}

/** "From 20 Nov 2031: UST 5Y +250 bp · reset every 60 months". */
export const legText = (leg: CouponLeg, at: number, headline: Headline, words: Say): string => {
  const coupon = joined([
    legCouponText(leg.coupon, at === 0, headline, words),
    words.code('frequency', leg.frequency),
    words.code('dayCount', leg.dayCount),
  ])
  if (at === 0) return words.coupon('legFirst', { coupon })
  return leg.from === null
    ? words.coupon('legLater', { coupon })
    : words.coupon('legFrom', { from: words.day(leg.from)!, coupon })
}

/** A yield that does not run to maturity says where it ends. */
export const quotedToText = (terms: Pick<Terms, 'legs' | 'options'>, words: Say): string | null => {
  const end = quotedTo(terms)
  if (end === null) return null
  const key = end.kind === 'call' ? 'quotedToCall' : 'quotedToReset'
  return words.coupon(key, { day: words.day(end.day.toString())! })
}

export const exDividendText = (exDividend: NonNullable<Terms['exDividend']>, words: Say): string => {
  const inSentence = (text: string | null) => (text ?? '').toLowerCase()
  return words.coupon('exDividend', {
    days: exDividend.days,
    count: inSentence(words.code('exDividendCount', exDividend.count)),
    owner: inSentence(words.code('exDividendOwner', exDividend.onTheDay)),
  })
}

export const repaymentText = ({ day, face }: Repayment, words: Say): string =>
  words.coupon('repayment', { day: dayText(day, words), face: percent(face) })
