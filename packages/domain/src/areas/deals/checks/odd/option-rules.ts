import { exact, type Rate } from '../../../../kernel/index.ts'
import { isOutside } from '../../bounds.ts'
import type { OptionRow } from '../../option-terms.ts'
import type { Terms } from '../../terms.ts'
import type { OddRule } from './rule.ts'

export type OddOption =
  | 'deal.odd-option-price'
  | 'deal.odd-perpetual-call'
  | 'deal.odd-call-rises'
  | 'deal.odd-make-whole-late'
  | 'deal.odd-clean-up-share'

const usualPrices = { least: 90, most: 120 }
const usualShares = { least: 50, most: 95 }

const pricesOf = ({ price, priceSteps = [] }: OptionRow): Rate[] => [
  ...(price === null ? [] : [price]),
  ...priceSteps.map((step) => step.price),
]

const par = '100' as Rate

/** What the issuer pays on a call, in the order of its days, whether one row says it or several. */
const callPrices = ({ options }: Terms): Rate[] =>
  options
    .filter(({ kind, from }) => kind === 'call' && from !== null)
    .flatMap((row) => [{ from: row.from ?? '', price: row.price ?? par }, ...(row.priceSteps ?? [])])
    .toSorted((one, other) => (one.from < other.from ? -1 : Number(one.from > other.from)))
    .map(({ price }) => price)

const doesRise = (prices: readonly Rate[]): boolean =>
  prices.some((price, at) => at > 0 && exact(price).gt(prices[at - 1]!))

/** A make-whole ends on the day from which the issuer may call at a fixed price. */
const isMakeWholeLate = ({ options }: Terms): boolean => {
  const calls = options.flatMap(({ kind, from }) => (kind === 'call' && from !== null ? [from] : []))
  const first = calls.toSorted()[0]
  return (
    first !== undefined &&
    options.some(({ kind, until }) => kind === 'makeWhole' && (until === null || until > first))
  )
}

export const optionRules: readonly OddRule<OddOption>[] = [
  {
    reason: 'deal.odd-option-price',
    field: 'terms.options',
    isOdd: ({ terms }) => {
      const price = terms.options.flatMap(pricesOf).find((each) => isOutside(each, usualPrices))
      return price ? { price } : false
    },
  },
  {
    reason: 'deal.odd-perpetual-call',
    field: 'terms.options',
    with: ['terms.tenor'],
    isOdd: ({ terms: { tenor, options } }) =>
      tenor?.perpetual === true && options.every(({ kind }) => kind !== 'call'),
  },
  {
    reason: 'deal.odd-call-rises',
    field: 'terms.options',
    isOdd: ({ terms }) => doesRise(callPrices(terms)),
  },
  {
    reason: 'deal.odd-make-whole-late',
    field: 'terms.options',
    isOdd: ({ terms }) => isMakeWholeLate(terms),
  },
  {
    reason: 'deal.odd-clean-up-share',
    field: 'terms.options',
    isOdd: ({ terms }) => {
      const share = terms.options.find(
        (row) => row.kind === 'cleanUp' && row.share != null && isOutside(row.share, usualShares),
      )?.share
      return share ? { share } : false
    },
  },
]
