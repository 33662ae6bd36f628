import {
  Exact,
  exact,
  isIsin,
  rateOf,
  type FaceAmount,
  type FieldRefusal,
  type Rate,
} from '../../kernel/index.ts'

/** What a financing desk agrees on a position: the bond as collateral, the loan against it, and when to call margin. */
export interface LoanTerms {
  face: FaceAmount
  loanAmount: FaceAmount
  isin: string
  /** Per cent of the market value that is not lent at the start. */
  haircut: Rate
  /** Per cent of the market value that must stay unlent; below it, margin is called. */
  maintenance: Rate
  /** Null: as the maintenance margin makes it. */
  marginCallPrice: Rate | null
  /** Per cent above the margin call price at which the position warns; null: as administrators set it for all. */
  warningBand: Rate | null
  startDay: string
  endDay: string | null
}

export const loanStatuses = ['open', 'closed'] as const
export type LoanStatus = (typeof loanStatuses)[number]

export const priceSources = ['hand', 'import', 'api'] as const
export type PriceSource = (typeof priceSources)[number]

/** Prices print with three decimals. */
const printedPlaces = 3
const mostPrice = 1000
const pricePlaces = 10
const mostWarning = 50

/**
 * The price at which the loan is as large as the maintenance margin allows: loan ÷ (face × (1 − maintenance)), per cent
 * of face. Rounded up, so that the call never comes late.
 */
export const proposeMarginCallPrice = ({
  face,
  loanAmount,
  maintenance,
}: Pick<LoanTerms, 'face' | 'loanAmount' | 'maintenance'>): Rate | undefined => {
  const lendable = new Exact(100).minus(maintenance).times(face)
  if (lendable.lte(0)) return undefined
  const price = new Exact(loanAmount)
    .times(10_000)
    .div(lendable)
    .toDecimalPlaces(printedPlaces, Exact.ROUND_UP)
  return price.lte(0) ? undefined : rateOf(price)
}

/** A usual maintenance margin: half of the haircut. */
export const proposeMaintenance = (haircut: Rate): Rate => rateOf(exact(haircut).div(2))

/** The margin call price of a position: its own, or the one its maintenance margin makes. */
export const marginCallPriceOf = (terms: LoanTerms): Rate | undefined =>
  terms.marginCallPrice ?? proposeMarginCallPrice(terms)

export type LoanFaultReason =
  | 'isin.wrong'
  | 'loan.amount-zero'
  | 'loan.haircut-wrong'
  | 'loan.maintenance-wrong'
  | 'loan.price-wrong'
  | 'loan.call-price-wrong'
  | 'loan.band-wrong'
  | 'loan.days-order'
export type LoanFault = FieldRefusal<LoanFaultReason>

export const isPrice = (price: Rate): boolean => {
  const value = exact(price)
  return value.gt(0) && value.lte(mostPrice) && value.decimalPlaces() <= pricePlaces
}

/** Two decimals more than anybody agrees on. */
const isShare = (share: Rate, most: number, inclusive: boolean): boolean => {
  const value = exact(share)
  return value.gte(0) && (inclusive ? value.lte(most) : value.lt(most)) && value.decimalPlaces() <= 6
}

/** What makes a position impossible. */
export const loanFaults = (terms: LoanTerms): LoanFault[] => {
  const { face, loanAmount, haircut, maintenance, warningBand, startDay, endDay } = terms
  const faults: LoanFault[] = []
  const fault = (field: string, reason: LoanFaultReason) => faults.push({ field, reason })
  if (!isIsin(terms.isin)) fault('isin', 'isin.wrong')
  if (face === 0) fault('face', 'loan.amount-zero')
  if (loanAmount === 0) fault('loanAmount', 'loan.amount-zero')
  const hasHaircut = isShare(haircut, 100, false)
  if (!hasHaircut) fault('haircut', 'loan.haircut-wrong')
  else if (!isShare(maintenance, Number(haircut), true)) fault('maintenance', 'loan.maintenance-wrong')
  const callPrice =
    faults.length === 0 || terms.marginCallPrice !== null ? marginCallPriceOf(terms) : undefined
  if (callPrice !== undefined && !isPrice(callPrice)) fault('marginCallPrice', 'loan.call-price-wrong')
  if (warningBand !== null && !isShare(warningBand, mostWarning, true))
    fault('warningBand', 'loan.band-wrong')
  if (endDay !== null && endDay < startDay) fault('endDay', 'loan.days-order')
  return faults
}

export type LoanDoubtReason = 'call-above-price' | 'loan-above-advance'
export interface LoanDoubt {
  field: 'marginCallPrice' | 'loanAmount'
  reason: LoanDoubtReason
}

/** What is possible and yet unusual, at the price of the entry. */
export const loanDoubts = (terms: LoanTerms, price: Rate): LoanDoubt[] => {
  const callPrice = marginCallPriceOf(terms)
  const lendable = new Exact(terms.face).times(price).times(new Exact(100).minus(terms.haircut))
  const doubts: (LoanDoubt | false)[] = [
    callPrice !== undefined &&
      exact(callPrice).gte(price) && { field: 'marginCallPrice', reason: 'call-above-price' },
    new Exact(terms.loanAmount).times(10_000).gt(lendable) && {
      field: 'loanAmount',
      reason: 'loan-above-advance',
    },
  ]
  return doubts.filter((each) => each !== false)
}
