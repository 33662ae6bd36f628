import { exact, type FaceAmount, type Rate, rateOf, type Refusal, isRefusal } from '../../../kernel/index.ts'
import { accruedInterest, cleanPrice, priceFault } from './price.ts'
import { dv01, riskOf } from './risk.ts'
import type { Bond } from './terms.ts'
import { worstOf, yieldsOf, type RedemptionYield } from './worst.ts'

export interface PricingRequest {
  bond: Bond
  coupon: Rate
  yield: Rate
  /** As the market prints it; three unless the deal says otherwise. */
  pricePlaces: number
  /** For the DV01. */
  face: FaceAmount
}

/** Everything a pricing says of a fixed bond. Prices and accrued interest in per cent of face. */
export interface PricedBond {
  clean: Rate
  accrued: Rate
  dirty: Rate
  macaulay: Rate
  modified: Rate
  convexity: Rate
  dv01: Rate
  /** At the printed price: to maturity, and to every call and put that lies ahead. */
  yields: readonly RedemptionYield[]
  worst: RedemptionYield | undefined
}

const finest = 10

export const priceBond = (
  request: PricingRequest,
): PricedBond | Refusal<'bond.no-yield' | 'bond.no-price'> => {
  const { bond, coupon, yield: y, pricePlaces, face } = request
  const price = cleanPrice(bond.flows, coupon, y).toDecimalPlaces(pricePlaces)
  const fault = priceFault(price)
  if (fault) return fault
  const clean = rateOf(price)
  const accrued = accruedInterest(bond.flows, coupon)
  const yields = yieldsOf(bond, coupon, clean)
  if (isRefusal(yields)) return yields
  const risk = riskOf(bond.flows, coupon, y)
  const printed = (value: Parameters<typeof rateOf>[0]) =>
    rateOf(exact(rateOf(value)).toDecimalPlaces(finest))
  return {
    clean,
    accrued: printed(accrued),
    dirty: printed(accrued.plus(clean)),
    macaulay: printed(risk.macaulay),
    modified: printed(risk.modified),
    convexity: printed(risk.convexity),
    dv01: dv01(risk, face),
    yields,
    worst: worstOf(yields),
  }
}
