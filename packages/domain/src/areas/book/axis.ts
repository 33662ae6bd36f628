import { exact, type Rate, rateOf } from '../../kernel/index.ts'
import type { GuidanceBasis } from '../deals/index.ts'
import {
  basisOf,
  limitKinds,
  pointAt,
  roomFor,
  type LevelPoint,
  type LimitKind,
  type Quoted,
  type OrderLevel,
} from '../orders/index.ts'

/**
 * A level as a whole number, so that ten thousand orders are compared with it in a millisecond: in the finest step a
 * level can be written in, growing as the level gets wider (a wider spread, a higher yield, a lower price).
 */
export type Notch = number

/** Decimals of a level on each axis (`kernel/rate.ts` takes no finer ones). */
const places: Record<GuidanceBasis, number> = { spread: 4, yield: 10, price: 10 }

/** What a book's levels are read on. */
export interface Axis {
  basis: GuidanceBasis
  notchOf: (level: Rate) => Notch
  levelAt: (notch: Notch) => Rate
  /** From here on a level is satisfied; `always` if none of its limits can be compared on this axis. */
  from: (orderLevel: OrderLevel) => Notch
  /** One of its limits cannot be compared on this axis, so it counts as met. */
  isAssumed: (orderLevel: OrderLevel) => boolean
}

/** At reoffer, or with a limit that cannot be compared: in at every level. */
export const always = -Infinity

/** A converted limit may be off by this many notches, because conversions round. */
const search = 1 << 15

/** The first notch of a range for which it holds; once it holds, it does so ever after. */
const firstWhere = (least: Notch, most: Notch, holds: (notch: Notch) => boolean): Notch => {
  let [low, high] = [least, most]
  while (low < high) {
    const middle = low + Math.floor((high - low) / 2)
    if (holds(middle)) high = middle
    else low = middle + 1
  }
  return low
}

const memoized = <Value>(work: (key: Rate) => Value): ((key: Rate) => Value) => {
  const known = new Map<Rate, Value>()
  return (key) => {
    const value = known.get(key) ?? work(key)
    known.set(key, value)
    return value
  }
}

/**
 * `final`: the point a deal was priced at, with spread, yield and price. A limit is compared with the figure of its own
 * basis there, as everywhere for orders, whatever a conversion would give.
 */
export const axisOf = (basis: GuidanceBasis, terms: Quoted, final: LevelPoint | null = null): Axis => {
  const scale = 10 ** places[basis] * (basis === 'price' ? -1 : 1)
  const notchOf = memoized((level) => exact(level).times(scale).toNumber())
  const levelAt = (notch: Notch): Rate => rateOf(exact(rateOf(String(notch))).div(scale))
  const finalNotch = final?.[basis] ? notchOf(final[basis]) : null
  const byFinal = (kind: LimitKind, limit: Rate, from: Notch): Notch => {
    const figure = final?.[basisOf[kind]] ?? null
    if (finalNotch === null || figure === null) return from
    return roomFor(kind, limit, figure).gte(0) ? Math.min(from, finalNotch) : Math.max(from, finalNotch + 1)
  }
  const converted = (kind: LimitKind, limit: Rate): Notch => {
    const basisShown = basisOf[kind]
    const near = pointAt(basisShown, limit, terms)[basis]
    if (near === null) return always
    const met = (notch: Notch): boolean => {
      const level = pointAt(basis, levelAt(notch), terms)[basisShown]
      return level !== null && roomFor(kind, limit, level).gte(0)
    }
    const middle = Math.round(exact(near).times(scale).toNumber())
    return firstWhere(middle - search, middle + search, met)
  }
  const fromLimit = (kind: LimitKind) =>
    memoized((limit) =>
      basisOf[kind] === basis ? notchOf(limit) : byFinal(kind, limit, converted(kind, limit)),
    )
  const limits = {
    minYield: fromLimit('minYield'),
    minSpread: fromLimit('minSpread'),
    maxPrice: fromLimit('maxPrice'),
  }
  return {
    basis,
    notchOf,
    levelAt,
    from: (orderLevel) => {
      let from = always
      for (const kind of limitKinds) {
        const limit = orderLevel[kind]
        if (limit !== null) from = Math.max(from, limits[kind](limit))
      }
      return from
    },
    isAssumed: (orderLevel) =>
      limitKinds.some((kind) => {
        const limit = orderLevel[kind]
        return limit !== null && limits[kind](limit) === always && !final?.[basisOf[kind]]
      }),
  }
}
