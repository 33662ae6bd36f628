import { rateOf, type Rate } from '../../kernel/index.ts'

const decimalsOf = (scaled: bigint, places: number): Rate => {
  const digits = String(scaled).padStart(places + 1, '0')
  return rateOf(`${digits.slice(0, -places)}.${digits.slice(-places)}`)
}

/** Half up, so that whoever shows a ratio of the book shows the same one. */
const ratio = (part: bigint, all: bigint, places: number): Rate =>
  decimalsOf((2n * part * 10n ** BigInt(places) + all) / (2n * all), places)

/** How many times the issue an amount is: two decimals, never rounded up. Null where the issue is no number. */
export const coverageOf = (amount: bigint, issue: bigint | number | null): Rate | null =>
  issue === null || BigInt(issue) === 0n ? null : decimalsOf((100n * amount) / BigInt(issue), 2)

/** Per cent of all, one decimal; of nothing, none. */
export const shareOf = (part: bigint, all: bigint): Rate =>
  all === 0n ? rateOf('0') : ratio(100n * part, all, 1)

/** What every order gets where all are filled alike: per cent, two decimals, never above 100. */
export const fillOf = (issue: bigint | number | null, inBook: bigint): Rate | null => {
  if (issue === null || BigInt(issue) === 0n || inBook === 0n) return null
  return BigInt(issue) >= inBook ? rateOf('100') : ratio(100n * BigInt(issue), inBook, 2)
}
