// Orders that come last: those of banks, and those related to the deal.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { FaceAmount } from '../../kernel/index.ts'
import { allocate } from './engine.ts'
import type { AllocationOrder, AllocationRequest, Rule } from './policy.ts'
import { ask, k, order, sizesOrClashes } from './testing.ts'

const grid = { minimum: k(1), increment: k(1) }
const orders = fc
  .array(fc.record({ size: fc.integer({ min: 1, max: 5000 }), jlm: fc.boolean(), related: fc.boolean() }), {
    minLength: 1,
    maxLength: 12,
  })
  .map((found) => found.map(({ size, ...flags }, nr) => order(`o${nr}`, k(size), flags)))
const shares: readonly Rule[] = [{ kind: 'fillSmall', most: k(20) }, { kind: 'proRata' }]
const asks = (last: readonly Rule[]) =>
  fc.record({ orders, part: fc.integer({ min: 0, max: 100 }) }).map(({ orders: all, part }) => {
    const book = all.reduce((sum, { size }) => sum + size, 0)
    const total = (Math.floor((book * part) / 100_000) * 1000) as FaceAmount
    return ask(all, total, { grid, policy: [...shares, ...last] })
  })

/** Each group gets nothing until the groups before it have all they asked for. */
const expectInTurn = (
  request: AllocationRequest,
  groupOf: (each: AllocationOrder) => number,
  groups: number,
): void => {
  const { lines, clashes } = allocate(request)
  // Small orders alone may be more than there is.
  if (clashes.length > 0) return
  const sums = Array.from({ length: groups }, () => ({ asked: 0, size: 0 }))
  for (const [at, each] of request.orders.entries()) {
    const sum = sums[groupOf(each)]!
    sum.asked += each.size
    sum.size += lines[at]!.size
  }
  for (const [at, { size }] of sums.entries())
    if (size > 0) for (const before of sums.slice(0, at)) expect(before.size).toBe(before.asked)
}

describe('related orders that come last', () => {
  it('get nothing until all others have what they asked for', () =>
    fc.assert(
      fc.property(asks([{ kind: 'relatedLast' }]), (request) =>
        expectInTurn(request, ({ related }) => Number(related), 2),
      ),
    ))

  it('come with the later of two rules that put them last', () =>
    fc.assert(
      fc.property(asks([{ kind: 'jlmLast' }, { kind: 'relatedLast' }]), (request) =>
        expectInTurn(request, ({ jlm, related }) => (related ? 2 : Number(jlm)), 3),
      ),
    ))

  it('change nothing in a book without them', () =>
    fc.assert(
      fc.property(asks([{ kind: 'relatedLast' }]), (request) => {
        const plain = request.orders.map((each) => ({ ...each, related: false }))
        expect(allocate({ ...request, orders: plain })).toEqual(
          allocate({ ...request, orders: plain, policy: shares }),
        )
      }),
    ))

  it('are not raised by floors nor filled as small ones', () => {
    const lines = [order('a', k(4000)), order('bb', k(1000), { related: true })]
    const policy: Rule[] = [
      { kind: 'floor' },
      { kind: 'fillSmall', most: k(1000) },
      { kind: 'proRata' },
      { kind: 'relatedLast' },
    ]
    expect(sizesOrClashes(ask(lines, k(3000), { policy }))).toEqual([3000, 0])
    expect(sizesOrClashes(ask(lines, k(4500), { policy }))).toEqual([4000, 500])
    const { lines: out } = allocate(ask(lines, k(4500), { policy }))
    expect(out.map(({ by }) => by)).toEqual(['proRata', 'relatedLast'])
  })
})
