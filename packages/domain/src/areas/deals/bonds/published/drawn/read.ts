import { exact, isRefusal, type Rate, type Refusal } from '../../../../../kernel/index.ts'
import type { DayCount, Frequency } from '../../../choices.ts'
import { type LegBond, type LegBondTerms, resolveLegBond, weekdaysOnly, type Calendar } from '../../index.ts'

/** Figures of QuantLib are printed as text; days are ISO text, and a dash is nothing. */
export const day = (text: string) => Temporal.PlainDate.from(text)
export const dayOrNone = (text: string) => (text === '-' ? null : day(text))
export const rate = (text: string) => text as Rate
export const dayCountOf = (text: string) => text.replaceAll('_', ' ') as DayCount
export const frequencyOf = (text: string) => text as Frequency

export const sound = <T>(answer: T | Refusal): T => {
  if (isRefusal(answer)) throw new Error(`refused: ${answer.reason}`)
  return answer
}

type Typed = Partial<LegBondTerms> & Pick<LegBondTerms, 'legs'>

export const legBondOf = (terms: Typed, calendar: Calendar = weekdaysOnly): LegBond =>
  sound(
    resolveLegBond(
      {
        settlementCycle: 0,
        convention: 'unadjusted',
        pricingDay: terms.settlement ?? day('2020-01-01'),
        ...terms,
      },
      calendar,
    ),
  )

/** The names of the figures that differ by more than `within`, with both values. */
export const differing = (
  found: Record<string, string>,
  expected: Record<string, string | undefined>,
  within: string,
): string[] =>
  Object.entries(expected).flatMap(([name, value]) =>
    exact(rate(found[name]!)).minus(value!).abs().lt(within) ? [] : [`${name}: ${found[name]}, not ${value}`],
  )
