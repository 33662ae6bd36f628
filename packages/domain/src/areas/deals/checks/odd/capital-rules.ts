import { exact } from '../../../../kernel/index.ts'
import { mayAbsorbLosses } from '../../capital-terms.ts'
import type { Terms } from '../../terms.ts'
import type { OddRule } from './rule.ts'

export type OddCapital =
  | 'deal.odd-at1-absorption'
  | 'deal.odd-at1-trigger'
  | 'deal.odd-at1-deferral'
  | 'deal.odd-capital-senior'
  | 'deal.odd-capital-call'
  | 'deal.odd-hybrid-deferral'
  | 'deal.odd-regulatory-call'

/** The Capital Requirements Regulation knows no AT1 with a lower one. */
const leastTrigger = '5.125'
const yearsOfNoCall = 5
const mostMonthsAhead = 6

const isBankCapital = ({ capitalStructure }: Terms): boolean =>
  capitalStructure === 'at1' || capitalStructure === 'tier2'

/** Bank capital may not be called in its first five years; a right may begin up to half a year before the day it counts for. */
const isCalledEarly = (terms: Terms): boolean => {
  const { options, issueDate, settlementDate } = terms
  const issued = issueDate ?? settlementDate
  if (issued === null || !isBankCapital(terms)) return false
  const fifth = Temporal.PlainDate.from(issued).add({ years: yearsOfNoCall })
  const [least, ahead] = [fifth.toString(), fifth.subtract({ months: mostMonthsAhead }).toString()]
  return options.some(
    ({ kind, from, until }) => kind === 'call' && from !== null && (from < ahead || (until ?? from) < least),
  )
}

export const capitalRules: readonly OddRule<OddCapital>[] = [
  {
    reason: 'deal.odd-at1-absorption',
    field: 'terms.capital',
    with: ['terms.capitalStructure'],
    isOdd: ({ terms: { capital, capitalStructure } }) =>
      capitalStructure === 'at1' && !capital?.lossAbsorption,
  },
  {
    reason: 'deal.odd-at1-trigger',
    field: 'terms.capital',
    with: ['terms.capitalStructure'],
    isOdd: ({ terms: { capital, capitalStructure } }) =>
      capitalStructure === 'at1' && capital?.trigger != null && exact(capital.trigger).lt(leastTrigger),
  },
  {
    reason: 'deal.odd-at1-deferral',
    field: 'terms.capital',
    with: ['terms.capitalStructure'],
    isOdd: ({ terms: { capital, capitalStructure } }) =>
      capitalStructure === 'at1' && capital?.deferral != null,
  },
  {
    reason: 'deal.odd-capital-senior',
    field: 'terms.capital',
    with: ['terms.capitalStructure'],
    isOdd: ({ terms }) =>
      terms.capital !== null && terms.capitalStructure !== null && !mayAbsorbLosses(terms),
  },
  {
    reason: 'deal.odd-capital-call',
    field: 'terms.options',
    with: ['terms.capitalStructure', 'terms.issueDate', 'terms.settlementDate'],
    isOdd: ({ terms }) => isCalledEarly(terms),
  },
  {
    reason: 'deal.odd-hybrid-deferral',
    field: 'terms.capital',
    with: ['terms.capitalStructure'],
    isOdd: ({ terms: { capital, capitalStructure } }) => capitalStructure === 'hybrid' && !capital?.deferral,
  },
  {
    reason: 'deal.odd-regulatory-call',
    field: 'terms.options',
    with: ['terms.capitalStructure'],
    isOdd: ({ terms }) =>
      terms.capitalStructure !== null &&
      !mayAbsorbLosses(terms) &&
      terms.options.some(({ kind }) => kind === 'regulatory'),
  },
]
