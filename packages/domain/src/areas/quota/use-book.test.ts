import { describe, expect, it } from 'vitest'
import { isRefusal, type FaceAmount } from '../../kernel/index.ts'
import { isOverrideEnding, overrideFor, overrideStateOf, type QuotaOverride } from './override.ts'
import { book, bookAfter, claim, mm, now, quota, sums, usedBy } from './testing.ts'
import { checkUse } from './use-book.ts'
import { countMerged, type QuotaUse } from './use.ts'

describe('merged orders', () => {
  const two = [usedBy('o1', 10), usedBy('o2', 6, { entityId: 'ent_b' })]
  const merged = (rule: 'largest' | 'sum' | 'stated', size: FaceAmount | null = null, uses = two) =>
    countMerged(uses, [{ mergeId: 'm', orderIds: ['o1', 'o2'], rule, size }]).map(({ orderId, amount }) => [
      orderId,
      amount / 1e6,
    ])
  it('count once, in proportion to what each asks for', () => {
    expect(merged('largest')).toEqual([
      ['o1', 6.25],
      ['o2', 3.75],
    ])
    expect(merged('sum')).toEqual([
      ['o1', 10],
      ['o2', 6],
    ])
    expect(merged('stated', mm(8))).toEqual([
      ['o1', 5],
      ['o2', 3],
    ])
  })
  it('count by themselves once they are confirmed', () => {
    const [first, second] = two as [QuotaUse, QuotaUse]
    expect(merged('largest', null, [{ ...first, phase: 'confirmed' }, second])).toEqual([
      ['o1', 10],
      ['o2', 6],
    ])
  })
  it('may grow a mate’s institution, which its limit then refuses', () => {
    const before = book({
      found: [
        { quota: quota({ id: 'b', entityId: 'ent_b', amount: mm(4) }), used: sums({ USD: 3_750_000 }) },
      ],
      uses: new Map(
        countMerged(two, [{ mergeId: 'm', orderIds: ['o1', 'o2'], rule: 'largest', size: null }]).map(
          (each) => [each.orderId, [each]],
        ),
      ),
      groups: [{ mergeId: 'm', orderIds: ['o1', 'o2'], rule: 'largest', size: null }],
    })
    const fault = checkUse(before, [claim('o2', 10, { entityId: 'ent_b' })], now)
    expect(isRefusal(fault) && fault.reason).toBe('quota.over-org')
    expect(checkUse(before, [claim('o2', 6, { entityId: 'ent_b' })], now)).toEqual({ overridden: [] })
  })
})

describe('an override', () => {
  const override: QuotaOverride = {
    id: 'ovr_1',
    entityId: 'ent_a',
    dealId: 'deal_1',
    amount: mm(30),
    until: '2026-11-26T12:00:00Z',
    orderId: null,
    endedAt: null,
  }
  const full = (overrides: QuotaOverride[]) =>
    book({ found: [{ quota: quota(), used: sums({ USD: 20_000_000 }) }], overrides })

  it('lets one order pass up to its size, and no other', () => {
    expect(checkUse(full([override]), [claim('o', 30)], now)).toEqual({
      overridden: [{ overrideId: 'ovr_1', orderId: 'o' }],
    })
    const refused = [
      checkUse(full([override]), [claim('o', 30.000001)], now),
      checkUse(full([{ ...override, entityId: 'ent_b' }]), [claim('o', 1)], now),
      checkUse(full([{ ...override, orderId: 'p' }]), [claim('o', 1)], now),
      checkUse(full([{ ...override, dealId: 'deal_2' }]), [claim('o', 1)], now),
      checkUse(full([{ ...override, endedAt: '2026-11-26T07:00:00Z' }]), [claim('o', 1)], now),
      checkUse(full([{ ...override, until: now.toString() }]), [claim('o', 1)], now),
    ]
    expect(refused.map((each) => isRefusal(each) && each.reason)).toEqual(refused.map(() => 'quota.full-org'))
  })

  it('is not used by an order that needs none', () => {
    expect(checkUse(book({ overrides: [override] }), [claim('o', 5)], now)).toEqual({ overridden: [] })
  })

  it('is for one order of a list, each order with its own', () => {
    const list = [claim('o', 3), claim('p', 20)]
    const refused = checkUse(full([override]), list, now)
    expect(isRefusal(refused) && refused.reason).toBe('quota.full-org')
    const small: QuotaOverride = { ...override, id: 'ovr_2', amount: mm(5) }
    expect(checkUse(full([override, small]), list, now)).toEqual({
      overridden: [
        { overrideId: 'ovr_2', orderId: 'o' },
        { overrideId: 'ovr_1', orderId: 'p' },
      ],
    })
  })

  it('is not used up by an order of a list that passes anyway', () => {
    const other: QuotaOverride = { ...override, id: 'ovr_2', entityId: 'ent_b' }
    const list = [claim('p', 5, { entityId: 'ent_b' }), claim('o', 5)]
    expect(checkUse(full([other, override]), list, now)).toEqual({
      overridden: [{ overrideId: 'ovr_1', orderId: 'o' }],
    })
  })

  it('of an order itself goes before one that nobody used', () => {
    const own = { ...override, id: 'ovr_2', orderId: 'o' }
    expect(checkUse(full([override, own]), [claim('o', 30)], now)).toEqual({ overridden: [] })
  })

  it('stays with its order, and marks the flag', () => {
    const used = { ...override, orderId: 'o' }
    expect(overrideFor([used], { id: 'o', investorId: 'ent_a', dealId: 'deal_1', own: mm(25) }, now)).toBe(
      used,
    )
    const after = bookAfter(full([used]), [claim('o', 30)])
    expect(after.uses.get('o')).toMatchObject([{ flags: [{ state: 'over', overridden: true }] }])
    expect(after.found[0]!.used.get('USD')).toBe(50_000_000n)
  })

  it('has a state for its readers', () => {
    const states = [
      override,
      { ...override, orderId: 'o' },
      { ...override, until: now.toString() },
      { ...override, endedAt: now.toString() },
    ].map((each) => overrideStateOf(each, now))
    expect(states).toEqual(['open', 'used', 'over', 'ended'])
  })

  it('ends soon in its last hour, if it was granted before that and nobody used it', () => {
    const ending = (minutesLeft: number, change: Partial<QuotaOverride> = {}, grantedAgo = 120) =>
      isOverrideEnding(
        { ...override, until: now.add({ minutes: minutesLeft }).toString(), ...change },
        now.subtract({ minutes: grantedAgo }).toString(),
        now,
      )
    expect([61, 60, 1, 0].map((left) => ending(left))).toEqual([false, true, true, false])
    expect(ending(30, { orderId: 'o' })).toBe(false)
    expect(ending(30, { endedAt: now.toString() })).toBe(false)
    expect(ending(30, {}, 20)).toBe(false)
    // Granted for an hour and a few minutes: its keepers have just read when it ends.
    expect([44, 45].map((grantedAgo) => ending(30, {}, grantedAgo))).toEqual([false, true])
  })
})
