import { hasIsin, hasNoBillingBank, type Shared, type Terms } from '../deals/index.ts'

/** What settlement needs of a deal, besides its price. */
export const settlementGaps = ['isin', 'clearing', 'bank', 'settlementDate'] as const
export type SettlementGap = (typeof settlementGaps)[number]

type SettlementTerms = Pick<Terms, 'isin' | 'isin144A' | 'depositories' | 'settlementDate'>

type BankTerms = Pick<Shared, 'syndicate' | 'namedBanks'>

const isMissing: Record<SettlementGap, (terms: SettlementTerms, shared: BankTerms) => boolean> = {
  isin: (terms) => !hasIsin(terms),
  clearing: ({ depositories }) => depositories.length === 0,
  bank: (_, shared) => hasNoBillingBank(shared),
  settlementDate: ({ settlementDate }) => settlementDate === null,
}

/** What a deal lacks. Whoever confirms an allocation acknowledges each of them. */
export const settlementGapsOf = (terms: SettlementTerms, shared: BankTerms): SettlementGap[] =>
  settlementGaps.filter((gap) => isMissing[gap](terms, shared))

/** An acknowledgement counts only for the gaps that were shown with it. */
export const areGapsAcknowledged = (
  gaps: readonly SettlementGap[],
  acknowledged: readonly SettlementGap[],
): boolean => gaps.every((gap) => acknowledged.includes(gap))
