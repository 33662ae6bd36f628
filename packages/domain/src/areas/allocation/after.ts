import { exact, Exact, type FaceAmount, type Rate, rateOf } from '../../kernel/index.ts'
import { countDemandOnce, type OrderDemand } from './book.ts'

/** Accrued interest and the consideration, which is the price with it, to the currency's minor unit. */
export const cashOf = (
  nominal: FaceAmount,
  { price, accrued, decimals }: { price: Rate; accrued: Rate; decimals: number },
): { accrued: Rate; consideration: Rate } => {
  const part = (perCent: Rate) => exact(perCent).times(nominal).div(100).toDecimalPlaces(decimals)
  const interest = part(accrued)
  return { accrued: rateOf(interest), consideration: rateOf(part(price).plus(interest)) }
}

/** The hedge of an allocation: its ratio in per cent, rounded down to whole units. */
export const hedgeOf = (size: FaceAmount, ratio: Rate): FaceAmount =>
  exact(ratio).times(size).div(100).toDecimalPlaces(0, Exact.ROUND_FLOOR).toNumber() as FaceAmount

/** Per cent with one decimal; null of nothing. */
export const percentOf = (part: bigint, total: bigint): Rate | null =>
  total === 0n
    ? null
    : rateOf(
        exact(rateOf(String(part)))
          .times(100)
          .div(String(total))
          .toDecimalPlaces(1),
      )

/** Orders that are in, and those that corrected terms put out after they were filled: of these alone some are filled. */
export const countsAsOrder = ({ asked, size }: { asked: FaceAmount; size: FaceAmount }): boolean =>
  asked > 0 || size > 0

/** A line as sums by key need it. */
export interface BucketLine extends OrderDemand {
  /** The keys that count the line; a line with several banks counts for each bank. */
  keys: readonly (string | null)[]
  size: FaceAmount
}

export interface BucketSum {
  key: string | null
  /** Those that are in at the final level, or filled. */
  orders: number
  filled: number
  orderSize: bigint
  size: bigint
  /** Per cent of the whole allocation. */
  share: Rate | null
  fill: Rate | null
}

/** Sums by key, the largest first. */
export const sumByKey = (lines: readonly BucketLine[]): BucketSum[] => {
  const found = new Map<
    string | null,
    Omit<BucketSum, 'share' | 'fill'> & { add: ReturnType<typeof countDemandOnce> }
  >()
  let all = 0n
  for (const { keys, size, ...asking } of lines) {
    all += BigInt(size)
    for (const key of keys) {
      const sum = found.get(key) ?? {
        key,
        orders: 0,
        filled: 0,
        orderSize: 0n,
        size: 0n,
        add: countDemandOnce(),
      }
      sum.orders += Number(countsAsOrder({ asked: asking.orderSize, size }))
      sum.filled += Number(size > 0)
      sum.orderSize += sum.add(asking)
      sum.size += BigInt(size)
      found.set(key, sum)
    }
  }
  return [...found.values()]

    .map(({ add: _, ...sum }) => ({
      ...sum,
      share: percentOf(sum.size, all),
      fill: percentOf(sum.size, sum.orderSize),
    }))
    .toSorted((one, other) =>
      one.size === other.size ? (other.orderSize > one.orderSize ? 1 : -1) : other.size > one.size ? 1 : -1,
    )
}
