// Whatever happens to orders and merges: the sums that a limit is checked with are those of the orders themselves.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isRefusal, type FaceAmount, type Rate } from '../../kernel/index.ts'
import { mergeRules } from './counted-together.ts'
import type { QuotaUsed } from './check.ts'
import { concerns, type Quota } from './limit.ts'
import { bookAfter } from './testing.ts'
import { checkUse, type ClaimingOrder, type UseBook } from './use-book.ts'
import { countMerged, divideUse, type QuotaGroup, type QuotaUse } from './use.ts'

const orderIds = ['o1', 'o2', 'o3', 'o4', 'o5']
const entities = ['ent_a', 'ent_b', 'ent_c']
const dealOf = (id: string) => (id < 'o4' ? 'deal_1' : 'deal_2')
const currencyOf = (id: string) => (id < 'o4' ? 'USD' : 'EUR')

const quotas: Quota[] = [
  { level: 'org', entityId: 'ent_a', dealId: null },
  { level: 'bond', entityId: null, dealId: 'deal_1' },
  { level: 'orgBond', entityId: 'ent_b', dealId: 'deal_1' },
  { level: 'business', entityId: null, dealId: null },
].map((scope, at) => ({
  ...(scope as Pick<Quota, 'level' | 'entityId' | 'dealId'>),
  id: `quo_${at}`,
  amount: 120 as FaceAmount,
  currency: 'USD',
  kind: 'hard',
  warnAt: 80,
  version: 1,
}))
const rates: UseBook['rates'] = new Map([
  ['EUR', { currency: 'EUR', day: '2026-11-25', rate: '1.1' as Rate }],
])

const claims = fc.record({
  id: fc.constantFrom(...orderIds),
  size: fc.integer({ min: 0, max: 100 }),
  phase: fc.constantFrom('ipg' as const, 'confirmed' as const),
  parts: fc.array(
    fc.record({ entityId: fc.constantFrom(...entities), size: fc.integer({ min: 0, max: 50 }) }),
    { maxLength: 3 },
  ),
})
const groups = fc.record({
  rule: fc.constantFrom(...mergeRules),
  size: fc.integer({ min: 1, max: 150 }),
})

type Step = { claim: ClaimingOrder } | { groups: QuotaGroup[] }
const steps = fc.array(
  fc.oneof(
    {
      weight: 5,
      arbitrary: claims.map(({ id, size, phase, parts }): Step => ({
        claim: claimFor(id, size, phase, parts),
      })),
    },
    {
      weight: 1,
      arbitrary: fc.option(groups).map((group): Step => ({
        groups: group
          ? [{ mergeId: 'm', orderIds: ['o1', 'o2'], rule: group.rule, size: group.size as FaceAmount }]
          : [],
      })),
    },
  ),
  { maxLength: 30 },
)

const claimFor = (
  id: string,
  size: number,
  phase: QuotaUse['phase'],
  parts: readonly { entityId: string; size: number }[],
): ClaimingOrder => ({
  id,
  investorId: 'ent_a',
  dealId: dealOf(id),
  own: divideUse(size as FaceAmount, 'ent_a', parts).map(({ entityId, own }) => ({
    orderId: id,
    entityId,
    dealId: dealOf(id),
    currency: currencyOf(id),
    phase,
    own,
    amount: own,
    until: null,
    flags: [],
  })),
})

const empty: UseBook = {
  found: quotas.map((quota) => ({ quota, used: new Map() })),
  rates,
  uses: new Map(),
  groups: [],
  overrides: [],
}
const now = Temporal.Instant.from('2026-11-26T08:00:00Z')

const take = (book: UseBook, step: Step): UseBook => {
  if ('claim' in step) return bookAfter(book, [step.claim])
  const moved = new Set([...book.groups, ...step.groups].flatMap((group) => group.orderIds))
  const again = [...moved].flatMap((id): ClaimingOrder[] => {
    const own = book.uses.get(id)
    return own ? [{ id, investorId: '', dealId: dealOf(id), own }] : []
  })
  return bookAfter({ ...book, groups: step.groups }, again)
}

/** All uses from the last claim of each order, computed from nothing. */
const afresh = (path: readonly Step[]): QuotaUse[] => {
  const last = new Map<string, ClaimingOrder>()
  let current: QuotaGroup[] = []
  for (const step of path)
    if ('claim' in step) last.set(step.claim.id, step.claim)
    else current = step.groups
  return countMerged(
    [...last.values()].flatMap(({ own }) => own),
    current,
  )
}

const sorted = (uses: readonly QuotaUse[]) =>
  uses
    .map(({ orderId, entityId, amount }) => `${orderId} ${entityId} ${amount}`)
    .toSorted((one, other) => one.localeCompare(other))

test('the use of orders, and the sums of limits, are those of the orders computed from nothing', () => {
  fc.assert(
    fc.property(steps, (path) => {
      const book = path.reduce(take, empty)
      const truth = afresh(path)
      expect(sorted([...book.uses.values()].flat())).toEqual(sorted(truth))
      for (const { quota, used } of book.found)
        for (const currency of ['USD', 'EUR']) {
          const sum = truth
            .filter((use) => concerns(quota, use) && use.currency === currency)
            .reduce((all, { amount }) => all + amount, 0)
          expect([quota.level, currency, Number(used.get(currency) ?? 0n)]).toEqual([
            quota.level,
            currency,
            sum,
          ])
        }
    }),
    { numRuns: 300 },
  )
})

/** In whole dollars, with euros at 1.1 rounded up. */
const isOver = ({ quota, used }: QuotaUsed): boolean =>
  (used.get('USD') ?? 0n) + ((used.get('EUR') ?? 0n) * 11n + 9n) / 10n > BigInt(quota.amount)

test('a sequence of orders that each pass never ends over a hard limit, and nothing smaller is refused', () => {
  fc.assert(
    fc.property(fc.array(claims, { maxLength: 30 }), (wishes) => {
      let book = empty
      for (const { id, size, parts } of wishes) {
        const claim = claimFor(id, size, 'ipg', parts)
        const fault = checkUse(book, [claim], now)
        const after = bookAfter(book, [claim])
        if (size === 0) expect(isRefusal(fault)).toBe(false)
        if (isRefusal(fault)) expect(after.found.some(isOver)).toBe(true)
        else book = after
      }
      expect(book.found.filter(isOver)).toEqual([])
    }),
    { numRuns: 300 },
  )
})
