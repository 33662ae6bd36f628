import { compareRates, exact, type FieldRefusal, type Rate } from '../../kernel/index.ts'
import { levelFault, type GuidanceBasis, type Terms } from '../deals/index.ts'
import { limitKinds, type LimitKind } from './choices.ts'
import type { OrderLevel } from './order.ts'

export type LimitReason =
  | 'order.limit-on-yield'
  | 'order.limit-on-price'
  | 'order.yield-implausible'
  | 'deal.level-bounds'

/** Per cent. Above it a price was typed as a yield. */
const mostYield = 50

type Limits = Omit<OrderLevel, 'size'>

export const basisOf: Record<LimitKind, GuidanceBasis> = {
  minYield: 'yield',
  minSpread: 'spread',
  maxPrice: 'price',
}

/** A deal on yield takes a least yield or spread, or both; one on price a highest price. */
export const limitKindsOf = ({ priceType }: Pick<Terms, 'priceType'>): readonly LimitKind[] =>
  priceType === 'price' ? ['maxPrice'] : ['minYield', 'minSpread']

/** The limits a level has; none: at reoffer. */
export const limitsOf = (orderLevel: Limits): { kind: LimitKind; limit: Rate }[] =>
  limitKinds.flatMap((kind) => {
    const limit = orderLevel[kind]
    return limit === null ? [] : [{ kind, limit }]
  })

/** How far a level is on the good side of a limit: in per cent or basis points, negative where it fails. */
export const roomFor = (kind: LimitKind, limit: Rate, level: Rate) =>
  kind === 'maxPrice' ? exact(limit).minus(level) : exact(level).minus(limit)

/** Is a level on the good side of a limit? Equality counts as in. */
export const isMet = (kind: LimitKind, limit: Rate, level: Rate): boolean =>
  (kind === 'maxPrice' ? compareRates(limit, level) : compareRates(level, limit)) >= 0

/** What is wrong with the limits of a level, each at its field. */
export const limitFaults = (
  orderLevel: Limits,
  terms: Pick<Terms, 'priceType'>,
  at: string,
): FieldRefusal<LimitReason>[] =>
  limitsOf(orderLevel).flatMap(({ kind, limit }): FieldRefusal<LimitReason>[] => {
    const field = `${at}.${kind}`
    if (!limitKindsOf(terms).includes(kind))
      return [
        { field, reason: terms.priceType === 'price' ? 'order.limit-on-price' : 'order.limit-on-yield' },
      ]
    if (kind === 'minYield' && exact(limit).gt(mostYield))
      return [{ field, reason: 'order.yield-implausible', params: { most: mostYield } }]
    const level = { basis: basisOf[kind], over: null, level: limit, to: null, words: null }
    const fault = levelFault(level, terms)
    return fault ? [{ field, reason: 'deal.level-bounds', params: { ...fault.params } }] : []
  })
