import { type OrRefusal, refuse } from '../../../kernel/index.ts'
import { isBusinessDay, nearestOpen, type Calendar } from './calendar.ts'
import { roll } from './convention.ts'
import { nominalMaturity, settlementDay } from './settlement.ts'
import type { BondDoubt, BondReason, BondTerms } from './terms.ts'

type Day = Temporal.PlainDate

/** Years; a bond without maturity is perpetual. */
export const longestTenor = 100

/** What settlement and maturity follow from. */
export type DayTerms = Pick<
  BondTerms,
  'pricingDay' | 'settlementCycle' | 'settlement' | 'tenor' | 'maturity' | 'convention'
>

export interface Ends {
  maturity: Day | null
  lastCoupon: Day | null
  doubts: BondDoubt[]
}

export const settle = (terms: DayTerms, calendar: Calendar): { settlement: Day; doubts: BondDoubt[] } => {
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
const typedEnd = (terms: DayTerms, maturity: Day, nominal: Day | undefined, calendar: Calendar): Ends => {
  const expected = nominal && roll(nominal, terms.convention, calendar)
  if (nominal && expected?.equals(maturity)) return { maturity, lastCoupon: nominal, doubts: [] }
  const rolled = roll(maturity, terms.convention, calendar)
  const doubts: BondDoubt[] = []
  if (expected && !nominal?.equals(maturity)) doubts.push({ about: 'maturity', what: 'off-tenor', expected })
  else if (!rolled.equals(maturity)) doubts.push({ about: 'maturity', what: 'closed', expected: rolled })
  return { maturity, lastCoupon: maturity, doubts }
}

export const endsOf = (terms: DayTerms, issueDay: Day, calendar: Calendar): OrRefusal<Ends, BondReason> => {
  if (terms.tenor?.perpetual) return { maturity: null, lastCoupon: null, doubts: [] }
  const { tenor, maturity } = terms
  if (tenor && tenor.years + tenor.months + tenor.days <= 0) return refuse('bond.tenor-zero')
  if (tenor && tenor.years + tenor.months / 12 + tenor.days / 366 > longestTenor + 1)
    return refuse('bond.too-long', { most: longestTenor })
  const nominal = tenor ? nominalMaturity(issueDay, tenor) : undefined
  if (maturity) return typedEnd(terms, maturity, nominal, calendar)
  if (!nominal) return refuse('bond.no-maturity')
  return { maturity: roll(nominal, terms.convention, calendar), lastCoupon: nominal, doubts: [] }
}
