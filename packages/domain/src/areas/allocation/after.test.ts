import { describe, expect, it } from 'vitest'
import { rateOf, type FaceAmount } from '../../kernel/index.ts'
import { cashOf, hedgeOf, percentOf, sumByKey } from './after.ts'
import { clashFault } from './clash-words.ts'
import { policyFaults } from './policy-faults.ts'
import { runPolicy } from './run-policy.ts'
import type { StoredLine } from './decided-line.ts'
import type { AllocationOrder, Rule } from './policy.ts'

const mm = (millions: number) => (millions * 1_000_000) as FaceAmount
const order = (id: string, size: number): AllocationOrder => ({
  id,
  size: mm(size),
  minSize: null,
  reserve: null,
  holder: id,
  group: null,
  classId: null,
  tags: [],
  jlm: false,
  related: false,
  at: '2026-11-20T08:00:00Z',
})

describe('money', () => {
  it('is the accrued interest, and the consideration with it, to the minor unit', () => {
    const at = { price: rateOf('99.852'), accrued: rateOf('0.4123456'), decimals: 2 }
    expect(cashOf(31_250_000 as FaceAmount, at)).toEqual({
      accrued: '128858',
      consideration: '31332608',
    })
    expect(cashOf(1_000_001 as FaceAmount, { ...at, decimals: 0 }).consideration).toBe('1002644')
  })

  it('hedges by a ratio, never a unit more', () => {
    expect(hedgeOf(1_000_003 as FaceAmount, rateOf('95'))).toBe(950_002)
  })
})

describe('sums', () => {
  it('count an order under each of its keys, and shares of the whole once', () => {
    const sums = sumByKey([
      { keys: ['x', 'y'], orderSize: mm(10), size: mm(6) },
      { keys: ['y'], orderSize: mm(10), size: mm(4) },
      { keys: [null], orderSize: mm(5), size: mm(0) },
    ])
    expect(sums.map(({ key, orders, filled, share, fill }) => [key, orders, filled, share, fill])).toEqual([
      ['y', 2, 2, '100', '50'],
      ['x', 1, 1, '60', '60'],
      [null, 1, 0, '0', '0'],
    ])
    expect(percentOf(1n, 0n)).toBeNull()
  })

  it('count a filled order that corrected terms put out', () => {
    const sums = sumByKey([
      { keys: ['x'], orderSize: mm(0), size: mm(6) },
      { keys: ['x'], orderSize: mm(0), size: mm(0) },
    ])
    expect(sums).toMatchObject([{ orders: 1, filled: 1 }])
  })

  it('ask for what is merged as it counts, once in each bucket', () => {
    const merge = { id: 'm', most: mm(100) }
    const sums = sumByKey([
      { keys: ['x'], orderSize: mm(100), merge, size: mm(71) },
      { keys: ['x', 'y'], orderSize: mm(40), merge, size: mm(29) },
      { keys: ['y'], orderSize: mm(60), size: mm(0) },
    ])
    expect(sums.map(({ key, orderSize, fill }) => [key, orderSize, fill])).toEqual([
      ['x', 100_000_000n, '100'],
      ['y', 100_000_000n, '29'],
    ])
  })
})

describe('a policy over a book', () => {
  const book = {
    orders: [order('a', 60), order('b', 40), order('c', 60)],
    merges: [{ id: 'm', orderIds: ['a', 'b'], most: mm(60), leadOrderId: null }],
    grid: { minimum: 200_000 as FaceAmount, increment: 1000 as FaceAmount },
  }
  const line = (orderId: string, size: number, by: StoredLine['by']): StoredLine => ({
    orderId,
    size: mm(size),
    by,
    full: false,
    rounding: null,
    tooSmall: false,
    note: 'from the desk',
    seq: 1,
    at: '2026-01-01T00:00:00Z',
    editor: 'usr_desk',
  })
  const run = (policy: Rule[], lines: StoredLine[] = [], keep = true) =>
    runPolicy({
      book,
      policy,
      total: mm(100),
      keep,
      lines: new Map(lines.map((each) => [each.orderId, each])),
    })
  const sizes = (answer: ReturnType<typeof run>) =>
    Object.fromEntries(answer.lines.map(({ orderId, size }) => [orderId, size / 1e6]))

  it('gives merged orders what they count together, divided among them', () => {
    expect(sizes(run([{ kind: 'proRata' }]))).toEqual({ a: 30, b: 20, c: 50 })
    const anchor = { kind: 'anchor' as const, orderId: 'b', size: mm(40), share: null }
    expect(sizes(run([anchor, { kind: 'proRata' }]))).toEqual({ a: 24, b: 16, c: 60 })
  })

  it('keeps sizes and notes of the desk, and all orders of a merge as they are', () => {
    const lines = [line('a', 10, 'desk'), line('b', 40, 'proRata')]
    const result = run([{ kind: 'proRata' }], lines)
    expect(sizes(result)).toEqual({ a: 10, b: 40, c: 50 })
    expect(result.lines.map(({ by, note }) => [by, note])).toEqual([
      ['proRata', null],
      ['desk', 'from the desk'],
      ['proRata', 'from the desk'],
    ])
    expect(sizes(run([{ kind: 'proRata' }], lines, false))).toEqual({ a: 30, b: 20, c: 50 })
  })

  it('removes the note of a line whose size it changes', () => {
    const noteOfC = (before: number) =>
      run([{ kind: 'proRata' }], [line('c', before, 'proRata')]).lines.find(({ orderId }) => orderId === 'c')
    expect(noteOfC(50)).toMatchObject({ size: mm(50), note: 'from the desk' })
    expect(noteOfC(40)).toMatchObject({ size: mm(50), note: null })
    const merged = run([{ kind: 'proRata' }], [line('a', 30, 'proRata'), line('b', 40, 'proRata')])
    expect(merged.lines.map(({ orderId, note }) => [orderId, note])).toEqual([
      ['c', null],
      ['a', 'from the desk'],
      ['b', null],
    ])
  })

  it('takes what is left in lines of orders that left the book', () => {
    expect(sizes(run([{ kind: 'proRata' }], [line('gone', 5, 'desk')]))).toMatchObject({ gone: 0, c: 50 })
  })

  it('is refused for what is wrong with it by itself, and for every clash in words', () => {
    const anchor = { kind: 'anchor' as const, orderId: 'a' }
    const faults = policyFaults([
      { ...anchor, size: null, share: null },
      { ...anchor, size: null, share: rateOf('101') },
      { kind: 'byType', weights: [{ classId: null, weight: rateOf('-1') }] },
      { kind: 'capGroup', most: mm(0) },
      { kind: 'floor' },
      { kind: 'floor' },
    ])
    expect(faults.map(({ field, reason }) => [field, reason])).toEqual([
      ['policy.0.size', 'alloc.anchor-one'],
      ['policy.1', 'alloc.rule-twice'],
      ['policy.1.share', 'alloc.share-range'],
      ['policy.2.weights.0.weight', 'alloc.weight-range'],
      ['policy.3.most', 'alloc.cap-zero'],
      ['policy.5', 'alloc.rule-twice'],
    ])
    const { clashes } = run([{ kind: 'capAccount', most: mm(10) }, { kind: 'proRata' }])
    expect(clashes.map(clashFault)).toMatchObject([{ reason: 'alloc.clash-capped' }])
  })

  it('names the account or group whose cap is exceeded', () => {
    const over = { kind: 'overCap' as const, fixed: mm(40), floors: mm(0), most: mm(30) }
    const params = { fixed: '40', most: '30' }
    expect(clashFault({ ...over, rule: 'capAccount', of: 'ent_1' })).toMatchObject({
      field: 'accounts.ent_1',
      params,
    })
    expect(clashFault({ ...over, rule: 'capGroup', of: 'grp_1' })).toMatchObject({
      field: 'groups.grp_1',
      params,
    })
  })

  it('does not call the floors of other lines fixed', () => {
    const reasonOf = (fixed: number, floors: number) => {
      const [of, most] = ['ent_1', mm(30)]
      const over = { kind: 'overCap' as const, rule: 'capAccount' as const, of, most }
      return clashFault({ ...over, fixed: mm(fixed), floors: mm(floors) })
    }
    expect([reasonOf(40, 0), reasonOf(40, 0.2), reasonOf(0, 40)].map(({ reason }) => reason)).toEqual([
      'alloc.clash-over-cap',
      'alloc.clash-over-cap-with-floors',
      'alloc.clash-floors-over-cap',
    ])
    expect(reasonOf(40, 0.2).params).toEqual({ fixed: '40', floors: '0.2', most: '30' })
  })
})
