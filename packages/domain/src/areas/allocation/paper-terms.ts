import type { Shared, Terms } from '../deals/index.ts'

/** Terms on a confirmation that may still change once the deal is priced. Another one needs another confirmation. */
export interface PaperTerms {
  isin: string | null
  isin144A: string | null
  settlementDate: string | null
  depositories: readonly string[]
  /** The bank that bills and delivers: its id, or the name of one that is a name only. */
  bankId: string | null
}

type Editable = Pick<Terms, 'isin' | 'isin144A' | 'settlementDate' | 'depositories'>

export const paperTermsOf = (
  terms: Editable,
  { syndicate, namedBanks }: Pick<Shared, 'syndicate' | 'namedBanks'>,
): PaperTerms => ({
  isin: terms.isin,
  isin144A: terms.isin144A,
  settlementDate: terms.settlementDate,
  depositories: terms.depositories,
  bankId:
    syndicate.find(({ roles }) => roles.includes('BND'))?.entityId ??
    namedBanks.find(({ roles }) => roles.includes('BND'))?.name ??
    null,
})
