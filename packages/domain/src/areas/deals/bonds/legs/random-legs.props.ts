import fc from 'fast-check'
import { type Rate, rateOf } from '../../../../kernel/index.ts'
import { dayCounts, frequencies } from '../../choices.ts'
import { addMonths, stepOutcomes } from '../index.ts'
import type { Coupon, Leg, LegBondTerms, OptionSchedule } from './index.ts'
import { hundredths } from './random.props.ts'

/** Bonds of up to three legs for property tests. */
type Day = Temporal.PlainDate

const points = (least: number, most: number): fc.Arbitrary<Rate> =>
  fc.integer({ min: least, max: most }).map((value) => rateOf(String(value)))

const limits = fc.record({
  margin: points(-50, 500),
  floor: fc.option(hundredths(0, 2)),
  cap: fc.option(hundredths(5, 9)),
})

interface Drawn {
  coupon: (from: Day) => Coupon
}

/** A coupon needs the day its leg begins, for its steps. */
const coupons: fc.Arbitrary<Drawn> = fc.oneof(
  hundredths(0, 9).map((rate): Drawn => ({ coupon: () => ({ kind: 'fixed', rate }) })),
  fc
    .tuple(hundredths(0, 9), hundredths(0, 9), fc.integer({ min: 1, max: 3 }))
    .map(([rate, step, years]): Drawn => ({
      coupon: (from) => ({ kind: 'stepUp', rate, steps: [{ from: from.add({ years }), rate: step }] }),
    })),
  fc
    .tuple(hundredths(0, 9), points(-25, 75), fc.constantFrom(...stepOutcomes))
    .map(([rate, basisPoints, outcome]): Drawn => ({
      coupon: (from) => ({
        kind: 'conditionalStepUp',
        rate,
        steps: [{ from: from.add({ years: 1 }), basisPoints, outcome }],
      }),
    })),
  limits.map((limited): Drawn => ({
    coupon: () => ({
      kind: 'floating',
      index: {
        name: 'SOFR',
        method: { kind: 'compounded', lookBack: 5, observationShift: true, lockOut: 0 },
      },
      ...limited,
    }),
  })),
  fc
    .tuple(limits, fc.constantFrom(null, 12, 60), fc.option(fc.constantFrom(...frequencies)))
    .map(([limited, everyMonths, quoted]): Drawn => ({
      coupon: () => ({ kind: 'reset', benchmark: 'MS 5y', everyMonths, quoted, ...limited }),
    })),
)

const drawnLegs = fc.array(
  fc.record({
    drawn: coupons,
    frequency: fc.constantFrom(...frequencies),
    dayCount: fc.constantFrom(...dayCounts),
    years: fc.integer({ min: 1, max: 5 }),
  }),
  { minLength: 1, maxLength: 3 },
)

export const legBondTerms: fc.Arbitrary<LegBondTerms & { maturity: Day | null; settlement: Day }> = fc
  .record({
    start: fc.integer({ min: 0, max: 9000 }).map((days) => new Temporal.PlainDate(2010, 1, 1).add({ days })),
    legs: drawnLegs,
    broken: fc.integer({ min: 0, max: 200 }),
    waited: fc.integer({ min: 0, max: 300 }),
    isPerpetual: fc.boolean(),
    endOfMonth: fc.boolean(),
    yieldFrequency: fc.constantFrom(...frequencies),
    exDays: fc.option(fc.integer({ min: 0, max: 10 })),
    redemption: fc.constantFrom('100', '102.5', '97'),
    callAfter: fc.integer({ min: 2, max: 4 }),
    exercise: fc.constantFrom<OptionSchedule['exercise']>('once', 'anyDay', 'couponDays', {
      everyMonths: 12,
    }),
    callPrice: fc.constantFrom('100', '101', '104.25'),
    discounting: fc.constantFrom('street' as const, 'icma' as const, 'treasury' as const),
  })
  .map(
    ({
      start,
      legs: drawn,
      broken,
      waited,
      isPerpetual,
      exDays,
      redemption,
      callAfter,
      exercise,
      callPrice,
      ...rest
    }) => {
      const interestFrom = start.subtract({ days: broken })
      let at = start
      const legs: Leg[] = []
      for (const { drawn: made, frequency, dayCount, years } of drawn) {
        legs.push({ from: legs.length === 0 ? null : at, coupon: made.coupon(at), frequency, dayCount })
        at = addMonths(start, 12 * (years + (at.year - start.year)), false)
      }
      const perpetual = { perpetual: true, years: 0, months: 0, days: 0 }
      const [early, late] = [start.add({ years: 1, months: callAfter }), at.subtract({ days: 20 })]
      const settlement = interestFrom.add({ days: waited })
      return {
        ...rest,
        interestFrom,
        settlement,
        legs,
        pricingDay: settlement,
        settlementCycle: 0,
        issueDay: interestFrom,
        convention: 'following' as const,
        maturity: isPerpetual ? null : at,
        tenor: isPerpetual ? perpetual : null,
        redemption: redemption as Rate,
        exDividend:
          exDays === null ? null : { days: exDays, count: 'calendar' as const, onTheDay: 'seller' as const },
        options: [
          {
            kind: 'call' as const,
            from: isPerpetual || Temporal.PlainDate.compare(early, late) < 0 ? early : late,
            until: null,
            exercise,
            price: callPrice as Rate,
          },
        ],
      }
    },
  )
