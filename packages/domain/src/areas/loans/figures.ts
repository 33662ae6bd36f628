import { Exact, exact, rateOf, type FaceAmount, type Rate } from '../../kernel/index.ts'

export interface LoanPosition {
  face: FaceAmount
  loanAmount: FaceAmount
  haircut: Rate
  marginCallPrice: Rate
  currentPrice: Rate
}

export interface LoanFigures {
  /** Face at the clean price, in whole units of the currency, rounded down. */
  marketValue: string
  /** The loan as per cent of the market value, rounded up. */
  loanToValue: Rate
  /** The price above the margin call price in points; below it, negative. */
  distance: Rate
  /** The same as per cent of the margin call price. */
  distancePercent: Rate
  /** What the borrower must add so that the agreed haircut is whole again, in whole units, rounded up. */
  cover: string
}

const shownPlaces = 4

/** Derived at the current price. Roundings never flatter the borrower. */
export const loanFigures = (position: LoanPosition): LoanFigures => {
  const { face, loanAmount, haircut, marginCallPrice, currentPrice } = position
  const value = new Exact(face).times(currentPrice).div(100)
  const lendable = value.times(new Exact(100).minus(haircut)).div(100)
  const distance = exact(currentPrice).minus(marginCallPrice)
  const cover = Exact.max(0, new Exact(loanAmount).minus(lendable))
  return {
    marketValue: value.floor().toFixed(),
    loanToValue: rateOf(
      new Exact(loanAmount).times(100).div(value).toDecimalPlaces(shownPlaces, Exact.ROUND_UP),
    ),
    distance: rateOf(distance),
    distancePercent: rateOf(
      distance.times(100).div(marginCallPrice).toDecimalPlaces(shownPlaces, Exact.ROUND_FLOOR),
    ),
    cover: cover.ceil().toFixed(),
  }
}
