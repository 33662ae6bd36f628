import { describe, expect, it } from 'vitest'
import type { FaceAmount } from '../../kernel/index.ts'
import { crossedStateOf, crossingsOf } from './crossing.ts'
import type { Quota } from './limit.ts'

const quota: Quota = {
  id: 'quo_business',
  level: 'business',
  entityId: null,
  dealId: null,
  amount: 100 as FaceAmount,
  currency: 'USD',
  kind: 'hard',
  warnAt: 80,
  version: 1,
}
const used = (usd: bigint, eur?: bigint) => ({
  quota,
  used: new Map([['USD', usd], ...(eur === undefined ? [] : [['EUR', eur] as const])]),
})
const stateAfter = (from: bigint, to: bigint) =>
  crossingsOf([used(from)], [used(to)], new Map()).map(({ state }) => state)

describe('a limit', () => {
  it('is news when it gets into a worse state, and then not again', () => {
    expect(stateAfter(79n, 80n)).toEqual(['warned'])
    expect(stateAfter(80n, 99n)).toEqual([])
    expect(stateAfter(99n, 100n)).toEqual(['full'])
    expect(stateAfter(100n, 101n)).toEqual(['over'])
    expect(stateAfter(101n, 200n)).toEqual([])
    // Several states at once are one piece of news.
    expect(stateAfter(0n, 101n)).toEqual(['over'])
  })

  it('that is set is news by what is used already', () => {
    expect([79n, 80n, 100n, 101n].map((usd) => crossedStateOf(quota, used(usd).used, new Map()))).toEqual([
      null,
      'warned',
      'full',
      'over',
    ])
    expect(crossedStateOf(quota, used(101n, 1n).used, new Map())).toBeNull()
  })

  it('is no news when it gets emptier', () => {
    expect(stateAfter(101n, 100n)).toEqual([])
    expect(stateAfter(80n, 79n)).toEqual([])
  })

  it('is no news while a rate is missing, or if nothing changed', () => {
    expect(crossingsOf([used(79n)], [used(79n, 1n)], new Map())).toEqual([])
    const same = used(101n)
    expect(crossingsOf([same], [same], new Map())).toEqual([])
  })
})
