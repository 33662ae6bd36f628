import type { Frequency } from './choices.ts'
import type { Benchmark, Terms } from './terms.ts'

interface Family {
  /** How often its bonds pay, and so how their yields are quoted. */
  frequency: Frequency
  /** Codes and names at the beginning of a benchmark's name. */
  names: readonly string[]
}

/**
 * Benchmarks of the market by the names that desks write. All bonds of a family quote their yields alike, and
 * guidance over one of its codes is guidance over its bonds: T+120 is priced over CT5.
 */
const families: readonly Family[] = [
  { frequency: 'semiAnnual', names: ['T', 'CT', 'UST', 'US TREASURY', 'TREASURY'] },
  { frequency: 'semiAnnual', names: ['UKT', 'GILT', 'UK GILT'] },
  { frequency: 'semiAnnual', names: ['JGB'] },
  { frequency: 'semiAnnual', names: ['ACGB'] },
  { frequency: 'semiAnnual', names: ['NZGB'] },
  { frequency: 'semiAnnual', names: ['CAN'] },
  { frequency: 'semiAnnual', names: ['BTP', 'BTPS'] },
  { frequency: 'annual', names: ['DBR', 'BUND', 'OBL', 'BOBL', 'BKO', 'SCHATZ'] },
  { frequency: 'annual', names: ['OAT', 'FRTR', 'BTAN'] },
  { frequency: 'annual', names: ['SPGB'] },
  { frequency: 'annual', names: ['DSL', 'NETHER'] },
  { frequency: 'annual', names: ['RAGB'] },
  { frequency: 'annual', names: ['BGB', 'OLO'] },
  { frequency: 'annual', names: ['RFGB'] },
  { frequency: 'annual', names: ['SGB'] },
  { frequency: 'annual', names: ['MS', 'MID-SWAPS', 'MID SWAPS'] },
]

/** The name itself, or the name followed by a number or a space: CT5, T 4.25 11/34, Bund Jan 2036. */
const isNamed = (name: string, code: string): boolean => {
  const rest = name.slice(code.length)
  return name.startsWith(code) && (rest === '' || /^[\s\d]/.test(rest))
}

const familyOf = (name: string): Family | undefined => {
  const typed = name.trim().toUpperCase()
  return families.find(({ names }) => names.some((code) => isNamed(typed, code)))
}

/** How often the yield of a benchmark compounds: as typed, else as its name says; unknown for other names. */
export const benchmarkFrequency = (
  benchmark: Pick<Benchmark, 'name' | 'frequency'> | null,
): Frequency | undefined =>
  benchmark?.frequency ?? (benchmark ? familyOf(benchmark.name)?.frequency : undefined)

/** Whether a spread over one is a spread over the other. */
export const isSameBenchmark = (one: Pick<Benchmark, 'name'>, other: Pick<Benchmark, 'name'>): boolean => {
  const family = familyOf(one.name)
  return one.name === other.name || (family !== undefined && family === familyOf(other.name))
}

type PricedTerms = Pick<Terms, 'pricingBenchmark' | 'guidanceReference' | 'ipg' | 'couponFrequency'>

/** What the deal is priced over: the benchmark, else what its guidance names. */
export const pricedOver = ({ pricingBenchmark, guidanceReference, ipg }: PricedTerms): string | null =>
  pricingBenchmark?.name ?? guidanceReference?.name ?? ipg?.over ?? null

/**
 * How the benchmark's yield, and so the sum of benchmark and spread, is quoted. Null while a benchmark has a name
 * that says nothing of it: a guess would price the bond wrong. Without a name it is quoted as the bond is.
 */
export const benchmarkQuotation = (terms: PricedTerms): Frequency | null => {
  const { pricingBenchmark, guidanceReference } = terms
  const name = pricedOver(terms)
  const typed = pricingBenchmark ?? guidanceReference
  if (name === null) return terms.couponFrequency
  return benchmarkFrequency({ name, frequency: typed?.frequency ?? null }) ?? null
}
