import { describe, expect, it } from 'vitest'
import type { FaceAmount } from '../../kernel/index.ts'
import type { Finding, Resolution } from './findings.ts'
import type { BookLine } from './line.ts'
import type { Merge } from './merge.ts'
import { leftOutBy, messageFacts } from './message.ts'

const mm = (count: number) => (count * 1_000_000) as FaceAmount
const line = (id: string, size: number, more: Partial<BookLine> = {}): BookLine => ({
  id,
  holder: `ent_${id}`,
  group: null,
  classId: null,
  region: null,
  counting: mm(size),
  accepted: mm(size),
  soft: false,
  jlm: false,
  steps: [],
  ...more,
})
const lines = [
  line('a', 4200),
  line('b', 45, { jlm: true }),
  line('c', 3, { holder: 'ent_a' }),
  line('d', 9, { soft: true }),
]
const pair = (...orderIds: string[]): Finding => ({
  key: `sameLei:${orderIds.join()}`,
  kind: 'sameLei',
  usual: null,
  limit: null,
  orderIds,
})
const left = (findings: Finding[], decided: Resolution[] = [], of = lines) =>
  leftOutBy(of, findings, new Map(decided.map((each) => [each.key, each])))
const decision = (finding: Finding, change: Partial<Resolution> = {}): Resolution => ({
  key: finding.key,
  kind: 'leftOut',
  orderIds: finding.orderIds,
  leftOut: ['b'],
  reason: 'Same money',
  at: '2026-11-20T08:00:00Z',
  by: 'usr_1',
  ...change,
})

describe('the announcement line', () => {
  const facts = (
    findings: Finding[],
    step: number,
    merges: Pick<Merge, 'id' | 'rule' | 'size' | 'orderIds'>[] = [],
  ) => messageFacts(lines, merges, left(findings), step)

  it('rounds down, counts houses once, and leaves soft orders out', () => {
    expect(facts([], mm(25))).toEqual({
      over: 4_225_000_000n,
      exactly: false,
      jlmInterest: 25_000_000n,
      accounts: 2,
    })
    // A step that is larger than the interest leaves no figure of it, but it is there.
    expect(facts([], mm(100))).toMatchObject({ jlmInterest: 0n })
    // Of a suspected pair the larger order stays.
    expect(facts([pair('a', 'b', 'c')], mm(100))).toEqual({
      over: 4_200_000_000n,
      exactly: true,
      jlmInterest: null,
      accounts: 1,
    })
  })

  it('counts what is merged once, and what is merged and left out not at all', () => {
    const merge = { id: 'mrg', rule: 'sum' as const, size: null, orderIds: ['a', 'b'] }
    expect(facts([], mm(5), [merge])).toMatchObject({ over: 4_245_000_000n, accounts: 1 })
    expect(facts([], mm(5), [{ ...merge, rule: 'largest' }])).toMatchObject({ over: 4_200_000_000n })
    expect(facts([pair('a', 'b')], mm(5), [merge])).toMatchObject({ over: 4_200_000_000n })
  })

  it('says nothing of what waits for a manager', () => {
    const waiting = [line('a', 50, { accepted: mm(30) }), line('b', 20, { accepted: mm(0) })]
    const out = left([], [], waiting)
    expect(out).toEqual([
      { orderId: 'a', counting: mm(20), why: 'conditional', reason: null },
      { orderId: 'b', counting: mm(20), why: 'conditional', reason: null },
    ])
    expect(messageFacts(waiting, [], out, mm(5))).toEqual({
      over: 30_000_000n,
      exactly: true,
      jlmInterest: null,
      accounts: 1,
    })
  })
})

describe('what is left out', () => {
  it('lists each order once, with its reason', () => {
    const [ab, bd] = [pair('a', 'b'), pair('b', 'd')]
    const soft = { orderId: 'd', counting: mm(9), why: 'soft', reason: null }
    expect(left([ab, bd])).toEqual([{ orderId: 'b', counting: mm(45), why: 'suspected', reason: null }, soft])
    expect(left([ab], [decision(ab)])).toEqual([
      { orderId: 'b', counting: mm(45), why: 'decided', reason: 'Same money' },
      soft,
    ])
    expect(left([ab], [decision(ab, { kind: 'counts', leftOut: [] })])).toEqual([soft])
    expect(left([], [], [line('a', 0, { soft: true })])).toEqual([])
  })
})
