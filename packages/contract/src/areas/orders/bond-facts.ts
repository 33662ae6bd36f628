import { z } from 'zod'
import { nameIn } from '@bookrunner/domain/kernel'
import { glossaryText } from '../../kernel/glossary/index.ts'
import { type Language, type LocalizedText } from '../../kernel/language.ts'
import { entityNames } from '../../kernel/names.ts'
import { dayText } from '../../kernel/time-text.ts'
import { dealFieldTexts, depositoryName } from '../deals/index.ts'

/** What papers name of a deal. */
export const bondFacts = {
  issuer: entityNames.nullable(),
  isin: z.string().nullable(),
  isin144A: z.string().nullable(),
  tradeDate: z.string().nullable(),
  settlementDate: z.string().nullable(),
  maturityDate: z.string().nullable(),
  benchmark: z.string().nullable(),
  clearing: z.array(z.string()),
  /** Billing and delivery. */
  bank: entityNames.nullable(),
} as const
export type BondFacts = z.output<z.ZodObject<typeof bondFacts>>

const bondFactTexts = {
  issuer: glossaryText.issuer,
  isin: dealFieldTexts['terms.isin'],
  isin144A: dealFieldTexts['terms.isin144A'],
  tradeDate: { US: 'Trade date', CN: '交易日', HK: '交易日' },
  settlementDate: glossaryText.settlementDate,
  maturityDate: glossaryText.maturity,
  benchmark: { US: 'Benchmark', CN: '基准', HK: '基準' },
  clearing: glossaryText.clearing,
  bank: glossaryText.billingAndDelivery,
} as const satisfies Record<keyof BondFacts, LocalizedText>

/** A label with its value; null where it is not known. */
export type Fact = readonly [label: string, value: string | null]

const days = new Set<keyof BondFacts>(['tradeDate', 'settlementDate', 'maturityDate'])

const valueOf = (facts: BondFacts, key: keyof BondFacts, language: Language): string | null => {
  if (key === 'clearing')
    return facts.clearing.map((each) => depositoryName(each, language)).join(' / ') || null
  const value = facts[key]
  if (!value) return null
  // Papers write the legal name, never the short one.
  if (typeof value !== 'string') return nameIn(language, value)
  return days.has(key) ? dayText(value, language) : value
}

/** Facts to write; ISINs are one of them. */
export type BondFactKey = Exclude<keyof BondFacts, 'isin144A'>

/** The ISINs that a deal has; one missing ISIN if it has none. */
const isinKeys = ({ isin, isin144A }: BondFacts): (keyof BondFacts)[] => {
  if (isin144A === null) return ['isin']
  return isin === null ? ['isin144A'] : ['isin', 'isin144A']
}

/** The facts as papers and lists write them. */
export const bondFactRows = (facts: BondFacts, keys: readonly BondFactKey[], language: Language): Fact[] =>
  keys
    .flatMap((key) => (key === 'isin' ? isinKeys(facts) : [key]))
    .map((key) => [bondFactTexts[key][language], valueOf(facts, key, language)])
