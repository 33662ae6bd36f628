import type { depositories as usualDepositories } from '../../choices.ts'
import type { Terms } from '../../terms.ts'
import type { OddRule } from './rule.ts'

export type OddFormat =
  | 'deal.odd-sec'
  | 'deal.odd-isin-144a'
  | 'deal.odd-isin-same'
  | 'deal.odd-label-proceeds'
  | 'deal.odd-mtn'
  | 'deal.odd-depository'
  | 'deal.odd-at1-dated'
  | 'deal.odd-capital-issuer'
  | 'deal.odd-secured'

type Sec = NonNullable<Terms['secRelevance']>

/** What a format can be under US securities law; other formats say nothing of it. */
const secOf: Partial<Record<NonNullable<Terms['format']>, readonly Sec[]>> = {
  regS: ['none', 'category1', 'category2'],
  'regS-144A': ['none', 'category1', 'category2', 'rule144A'],
  '144A': ['none', 'rule144A'],
  sec: ['registered'],
  ftz: ['none', 'category1', 'category2'],
}

const usesProceeds: readonly Terms['label'][] = ['green', 'social', 'sustainability', 'transition', 'blue']
const noBankCapital: readonly Terms['classification'][] = ['sovereign', 'ssa', 'lgfv', 'corporate']

const isOnly = ({ depositories }: Terms, name: (typeof usualDepositories)[number]): boolean =>
  depositories.length === 1 && depositories[0] === name

export const formatRules: readonly OddRule<OddFormat>[] = [
  {
    reason: 'deal.odd-sec',
    field: 'terms.secRelevance',
    with: ['terms.format'],
    isOdd: ({ terms: { format, secRelevance } }) =>
      format !== null && secRelevance !== null && secOf[format]?.includes(secRelevance) === false,
  },
  {
    reason: 'deal.odd-isin-144a',
    field: 'terms.isin144A',
    with: ['terms.format'],
    isOdd: ({ terms: { format, isin144A } }) => format === 'regS' && isin144A !== null,
  },
  {
    reason: 'deal.odd-isin-same',
    field: 'terms.isin144A',
    with: ['terms.isin'],
    isOdd: ({ terms: { isin, isin144A } }) => isin !== null && isin === isin144A,
  },
  {
    reason: 'deal.odd-label-proceeds',
    field: 'terms.useOfProceeds',
    with: ['terms.label'],
    isOdd: ({ terms: { label, useOfProceeds } }) => usesProceeds.includes(label) && useOfProceeds === null,
  },
  {
    reason: 'deal.odd-mtn',
    field: 'terms.programme',
    with: ['terms.mtn'],
    isOdd: ({ terms: { mtn, programme } }) => mtn !== (programme !== null),
  },
  {
    reason: 'deal.odd-depository',
    field: 'terms.depositories',
    with: ['terms.currency', 'terms.format'],
    isOdd: ({ terms }) =>
      (isOnly(terms, 'CCDC') && terms.currency !== 'CNH' && terms.currency !== null) ||
      (isOnly(terms, 'DTC') && terms.format === 'regS'),
  },
  {
    reason: 'deal.odd-at1-dated',
    field: 'terms.tenor',
    with: ['terms.capitalStructure'],
    isOdd: ({ terms: { capitalStructure, tenor } }) =>
      capitalStructure === 'at1' && tenor !== null && !tenor.perpetual,
  },
  {
    reason: 'deal.odd-capital-issuer',
    field: 'terms.capitalStructure',
    with: ['terms.classification'],
    isOdd: ({ terms: { capitalStructure, classification } }) =>
      (capitalStructure === 'tier2' || capitalStructure === 'at1') && noBankCapital.includes(classification),
  },
  {
    reason: 'deal.odd-secured',
    field: 'terms.collateral',
    with: ['terms.capitalStructure'],
    isOdd: ({ terms: { capitalStructure, collateral } }) =>
      (capitalStructure === 'seniorSecured') !== collateral.length > 0,
  },
]
