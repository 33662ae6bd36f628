// Loan deals for tests, of the investors of the demo world.
import type { Client } from '@bookrunner/contract'

type Sent = Parameters<Client['loans']['add']>[0]

/** Real bonds; tests that change prices by ISIN take one each. */
export const isins = ['XS2333562713', 'US0378331005', 'XS2511836426', 'XS2604187711'] as const

const today = () => Temporal.Now.plainDateISO('UTC')
export const daysAgo = (days: number): string => today().subtract({ days }).toString()

/** 10 million face at 95: the margin call price is 80. */
export const loanOf = (own: Partial<Sent> = {}): Sent => ({
  entityId: 'ent_kestrelpeak',
  userId: 'usr_investor',
  isin: isins[0],
  bondName: 'Probe 4.25% 2031',
  currency: 'USD',
  face: 10_000_000,
  loanAmount: 6_400_000,
  haircut: '30',
  maintenance: '20',
  marginCallPrice: null,
  warningBand: null,
  startDay: '2026-11-02',
  endDay: null,
  remark: '',
  price: '95',
  priceDay: daysAgo(3),
  ...own,
})

export type SentLoan = Sent
