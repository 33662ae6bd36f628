import { rateOf, type Rate } from '../../kernel/index.ts'

/** Half up, so that whoever shows a ratio of the book shows the same one. */
const ratio = (part: bigint, all: bigint, places: number): Rate => {
  const scaled = (2n * part * 10n ** BigInt(places) + all) / (2n * all)
  const digits = String(scaled).padStart(places + 1, '0')
  return rateOf(`${digits.slice(0, -places)}.${digits.slice(-places)}`)
}

/**
 * How many times the issue an amount is, two decimals unless fewer are shown; null where the issue is no number. Whoever shows
 * fewer asks for fewer: of 3.947, two are 3.95, and one is 3.9.
 */
export const coverageOf = (amount: bigint, issue: bigint | number | null, places: 1 | 2 = 2): Rate | null =>
  issue === null || BigInt(issue) === 0n ? null : ratio(amount, BigInt(issue), places)

/** Per cent of all, one decimal; of nothing, none. */
export const shareOf = (part: bigint, all: bigint): Rate =>
  all === 0n ? rateOf('0') : ratio(100n * part, all, 1)

/** What every order gets where all are filled alike: per cent, two decimals, never above 100. */
export const fillOf = (issue: bigint | number | null, inBook: bigint): Rate | null => {
  if (issue === null || BigInt(issue) === 0n || inBook === 0n) return null
  return BigInt(issue) >= inBook ? rateOf('100') : ratio(100n * BigInt(issue), inBook, 2)
}
