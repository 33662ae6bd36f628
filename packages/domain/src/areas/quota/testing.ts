// What the tests of limits start from. No part of the product.
import type { FaceAmount, Rate } from '../../kernel/index.ts'
import type { Quota } from './limit.ts'
import type { QuotaRate, RatesNow } from './rates.ts'
import { takeUse, type ClaimingOrder, type UseBook } from './use-book.ts'
import type { QuotaUse } from './use.ts'

export const mm = (millions: number): FaceAmount => (millions * 1_000_000) as FaceAmount
export const sums = (entries: Record<string, number>) =>
  new Map(Object.entries(entries).map(([currency, units]) => [currency, BigInt(units)]))
export const rates: RatesNow = new Map(
  (
    [
      ['EUR', '1.08'],
      ['JPY', '0.0067'],
    ] as const
  ).map(([currency, rate]): [string, QuotaRate] => [
    currency,
    { currency, day: '2026-11-25', rate: rate as Rate },
  ]),
)
export const quota = (own: Partial<Quota> = {}): Quota => ({
  id: 'quo_org_ent_a',
  level: 'org',
  entityId: 'ent_a',
  dealId: null,
  amount: mm(20),
  currency: 'USD',
  kind: 'hard',
  warnAt: 80,
  version: 1,
  ...own,
})
export const usedBy = (orderId: string, millions: number, own: Partial<QuotaUse> = {}): QuotaUse => ({
  orderId,
  entityId: 'ent_a',
  dealId: 'deal_1',
  currency: 'USD',
  phase: 'ipg',
  own: mm(millions),
  amount: mm(millions),
  until: null,
  flags: [],
  ...own,
})
export const claim = (id: string, millions: number, own: Partial<QuotaUse> = {}) => ({
  id,
  investorId: own.entityId ?? 'ent_a',
  dealId: 'deal_1',
  own: millions === 0 ? [] : [usedBy(id, millions, own)],
})
export const now = Temporal.Instant.from('2026-11-26T08:00:00Z')
export const book = (own: Partial<UseBook> = {}): UseBook => ({
  found: [{ quota: quota(), used: sums({ USD: 0 }) }],
  rates,
  uses: new Map(),
  groups: [],
  overrides: [],
  ...own,
})

/** The book after orders became these; the book before stays as it is. */
export const bookAfter = (before: UseBook, orders: readonly ClaimingOrder[]): UseBook => {
  const after = { ...before, uses: new Map(before.uses) }
  takeUse(after, orders)
  return after
}
