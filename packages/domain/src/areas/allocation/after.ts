import { exact, Exact, type FaceAmount, type Rate, rateOf } from '../../kernel/index.ts'
import { askedOnce, type Asking } from './book.ts'

/** What an investor pays for an allocation: price and accrued interest, to the currency's minor unit. */
export const cashOf = (
  size: FaceAmount,
  { price, accrued, decimals }: { price: Rate; accrued: Rate; decimals: number },
): { principal: Rate; interest: Rate; amount: Rate } => {
  const part = (perCent: Rate) => exact(perCent).times(size).div(100).toDecimalPlaces(decimals)
  const [principal, interest] = [part(price), part(accrued)]
  return {
    principal: rateOf(principal),
    interest: rateOf(interest),
    amount: rateOf(principal.plus(interest)),
  }
}

/** So many per cent of an allocation, whole units, never more. */
export const hedgeOf = (size: FaceAmount, ratio: Rate): FaceAmount =>
  exact(ratio).times(size).div(100).toDecimalPlaces(0, Exact.ROUND_FLOOR).toNumber() as FaceAmount

/** Per cent with one decimal; null of nothing. */
export const percentOf = (part: bigint, whole: bigint): Rate | null =>
  whole === 0n
    ? null
    : rateOf(
        exact(rateOf(String(part)))
          .times(100)
          .div(String(whole))
          .toDecimalPlaces(1),
      )

/** A line as sums are made of it. */
export interface SummedLine extends Asking {
  /** What it is counted under; of a line with several banks it counts under each. */
  keys: readonly (string | null)[]
  size: FaceAmount
}

export interface Summed {
  key: string | null
  orders: number
  filled: number
  asked: bigint
  size: bigint
  /** Of all that is given out. */
  share: Rate | null
  fill: Rate | null
}

/** Sums by key, the largest first. */
export const summedBy = (lines: readonly SummedLine[]): Summed[] => {
  const found = new Map<
    string | null,
    Omit<Summed, 'share' | 'fill'> & { add: ReturnType<typeof askedOnce> }
  >()
  let all = 0n
  for (const { keys, size, ...asking } of lines) {
    all += BigInt(size)
    for (const key of keys) {
      const sum = found.get(key) ?? { key, orders: 0, filled: 0, asked: 0n, size: 0n, add: askedOnce() }
      sum.orders += 1
      sum.filled += Number(size > 0)
      sum.asked += sum.add(asking)
      sum.size += BigInt(size)
      found.set(key, sum)
    }
  }
  return [...found.values()]

    .map(({ add: _, ...sum }) => ({
      ...sum,
      share: percentOf(sum.size, all),
      fill: percentOf(sum.size, sum.asked),
    }))
    .toSorted((one, other) =>
      one.size === other.size ? (other.asked > one.asked ? 1 : -1) : other.size > one.size ? 1 : -1,
    )
}

/** Fills as investors may read them: types of so few accounts that they would say whose are put together. */
export const leastAccounts = 3
