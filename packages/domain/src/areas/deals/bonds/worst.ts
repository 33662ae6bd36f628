import { exact, isRefusal, type Rate, type Refusal } from '../../../kernel/index.ts'
import { flowsTo } from './flows.ts'
import { yieldOf } from './price.ts'
import type { Bond, Redemption } from './terms.ts'

export interface RedemptionYield {
  redemption: Redemption | 'perpetuity'
  yield: Rate
}

/** Where the face may be paid back from now on: calls and puts still ahead, then maturity. */
export const redemptionsOf = (bond: Bond): Redemption[] => {
  const ahead = bond.earlyRedemptions.filter(
    ({ day }) => Temporal.PlainDate.compare(day, bond.settlement) > 0,
  )
  const { lastCoupon, redemption } = bond
  return lastCoupon ? [...ahead, { kind: 'maturity', day: lastCoupon, price: redemption }] : ahead
}

/** The yield to each of them at a price, to maturity and to every call and put. */
export const yieldsOf = (
  bond: Bond,
  coupon: Rate,
  price: Rate,
): RedemptionYield[] | Refusal<'bond.no-yield'> => {
  const targets: (Redemption | 'perpetuity')[] = redemptionsOf(bond)
  if (bond.pricedTo === 'perpetuity') targets.push('perpetuity')
  const yields: RedemptionYield[] = []
  for (const redemption of targets) {
    const flows = redemption === 'perpetuity' ? bond.flows : flowsTo(bond, redemption.day, redemption.price)
    const found = yieldOf(flows, coupon, price)
    if (isRefusal(found)) return found
    yields.push({ redemption, yield: found })
  }
  return yields
}

/** The issuer calls when it suits him: the lowest of the yields to maturity and to the calls. A put is the holder's. */
export const worstOf = (yields: readonly RedemptionYield[]): RedemptionYield | undefined =>
  yields
    .filter(({ redemption }) => redemption === 'perpetuity' || redemption.kind !== 'put')
    .toSorted((one, other) => exact(one.yield).comparedTo(other.yield))[0]
