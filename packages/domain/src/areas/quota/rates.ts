import { exact, Exact, rateOf, type Rate, type Refusal, refuse, showFixed } from '../../kernel/index.ts'

/** Every rate is the price of one unit of a currency in this one. */
export const baseCurrency = 'USD'

/** What one unit of a currency costs in the base currency, and the day it holds from. */
export interface QuotaRate {
  currency: string
  day: string
  rate: Rate
}

/** The rates of one moment, by currency. */
export type RatesNow = ReadonlyMap<string, QuotaRate>

const base: QuotaRate = { currency: baseCurrency, day: '', rate: '1' as Rate }

export const rateFor = (rates: RatesNow, currency: string): QuotaRate | undefined =>
  currency === baseCurrency ? base : rates.get(currency)

/** Amounts by currency. */
export type Sums = ReadonlyMap<string, bigint>

const foreignIn = (sums: Sums, currency: string): string[] =>
  [...sums].flatMap(([each, sum]) => (each !== currency && sum !== 0n ? [each] : []))

/** Whether a sum in one currency rests on a rate. */
export const isConverted = (sums: Sums, currency: string): boolean => foreignIn(sums, currency).length > 0

/** Currencies without a rate, of those that must be converted. What is in the limit's own currency needs none. */
export const missingRates = (sums: Sums, currency: string, rates: RatesNow): string[] => {
  const foreign = foreignIn(sums, currency)
  if (foreign.length === 0) return []
  return [currency, ...foreign].filter((each) => !rateFor(rates, each)).toSorted()
}

/** All sums in one currency, each rounded up to a whole unit; null where a rate is missing. */
export const convertUse = (sums: Sums, currency: string, rates: RatesNow): bigint | null => {
  if (missingRates(sums, currency, rates).length > 0) return null
  let total = 0n
  for (const [each, sum] of sums) total += each === currency ? sum : convertUp(sum, each, currency, rates)
  return total
}

const convertUp = (sum: bigint, from: string, to: string, rates: RatesNow): bigint => {
  if (sum === 0n) return 0n
  const value = new Exact(sum.toString())
    .times(exact(rateFor(rates, from)!.rate))
    .div(exact(rateFor(rates, to)!.rate))
  return BigInt(value.toFixed(0, Exact.ROUND_UP))
}

const ratePlaces = 10
const mostRate = 1_000_000

/** A rate is above nothing, and no later than today: what is not known yet converts nothing. */
export const rateFault = (
  { currency, day, rate }: QuotaRate,
  today: string,
): Refusal<'quota.base-rate' | 'quota.rate-wrong' | 'quota.rate-day'> | undefined => {
  if (currency === baseCurrency) return refuse('quota.base-rate', { currency })
  const value = exact(rate)
  if (!value.gt(0) || value.gt(mostRate) || value.decimalPlaces() > ratePlaces)
    return refuse('quota.rate-wrong', { places: ratePlaces })
  return day > today ? refuse('quota.rate-day') : undefined
}

/** A rate moves no further between two looks, per cent: a larger move is more likely a slip of the decimal point. */
const usualMove = 10

const moveOf = (next: Rate, before: Rate) => exact(next).div(exact(before)).minus(1).times(100)

/** How much a rate differs from the one before, in per cent: "+1.2". Below 1% it has two digits, wherever they are: "+0.023". */
export const showMove = (next: Rate, before: Rate): string => {
  const move = moveOf(next, before)
  const rounded = move.abs().lt(1) ? move.toSignificantDigits(2) : move.toDecimalPlaces(1)
  const text = showFixed(rateOf(rounded), Math.max(1, rounded.decimalPlaces()))
  return move.gt(0) ? `+${text}` : text
}

/** A rate far from the one that holds on its day is set only after a confirmation: all use is converted with it at once. */
export const rateDoubt = (
  { currency, rate }: QuotaRate,
  before: QuotaRate | undefined,
  confirmed: boolean | undefined,
): Refusal<'quota.rate-far'> | undefined => {
  if (!before || confirmed || moveOf(rate, before.rate).abs().lte(usualMove)) return undefined
  return refuse('quota.rate-far', { currency, was: before.rate, is: rate, move: showMove(rate, before.rate) })
}
