import { describe, expect, it } from 'vitest'
import { rateOf, type FaceAmount } from '../../kernel/index.ts'
import { findingsOf, leftOutOf, resolutionOf, type Resolution, type Suspect } from './findings.ts'

const mm = (count: number) => (count * 1_000_000) as FaceAmount
const suspect = (orderId: string, change: Partial<Suspect> = {}): Suspect => ({
  orderId,
  investorId: `ent_${orderId}`,
  lei: null,
  groupId: null,
  throughId: 'bank_1',
  counting: mm(10),
  usual: null,
  above: null,
  mergeId: null,
  ...change,
})
const three = rateOf('3')
/** A limit of its house that is exceeded with it. */
const flag = {
  quotaId: 'quo_org_ent_a',
  level: 'org',
  state: 'over',
  overridden: false,
  converted: false,
  amount: mm(20),
  used: '25000000',
  currency: 'USD',
} as const
const found = (...suspects: Suspect[]) => findingsOf(suspects, three)

describe('an order above its limit', () => {
  it('is a finding with the limit’s figures, counts until it is decided, and is none when the limit is kept', () => {
    const above = suspect('a', { above: flag })
    expect(found(above, suspect('b'))).toEqual([
      { key: 'aboveLimit:a', kind: 'aboveLimit', orderIds: ['a'], usual: null, limit: flag },
    ])
    expect(leftOutOf(found(above), new Map(), () => mm(10))).toEqual([])
    expect(found(suspect('a'))).toEqual([])
  })
})

describe('suspected duplicates', () => {
  it('are one house, one legal entity or one group through different banks', () => {
    const pairs = [
      { investorId: 'ent_x', groupId: 'grp_x', lei: 'LEI' },
      { lei: 'LEI', groupId: 'grp_x' },
      { groupId: 'grp_x' },
    ]
    expect(
      pairs.map((tie) => found(suspect('a', tie), suspect('b', { ...tie, throughId: 'bank_2' }))),
    ).toMatchObject([[{ kind: 'sameHouse' }], [{ kind: 'sameLei' }], [{ kind: 'sameGroup' }]])
  })

  it('are not several accounts through one bank, nor orders that count as one', () => {
    const tie = { investorId: 'ent_x' }
    expect(found(suspect('a', tie), suspect('b', tie))).toEqual([])
    const merged = { ...tie, mergeId: 'mrg_1' }
    expect(found(suspect('a', merged), suspect('b', { ...merged, throughId: 'bank_2' }))).toEqual([])
    expect(
      found(suspect('a', merged), suspect('b', merged), suspect('c', { ...tie, throughId: 'bank_2' })),
    ).toMatchObject([{ orderIds: ['a', 'b', 'c'] }])
  })

  it('ignore houses without LEI or group', () => {
    expect(found(suspect('a'), suspect('b', { throughId: 'bank_2' }))).toEqual([])
  })
})

describe('an inflated order', () => {
  it('is above so many times what its house asks for usually', () => {
    expect(found(suspect('a', { counting: mm(31), usual: mm(10) }))).toMatchObject([
      { kind: 'inflated', key: 'inflated:a', usual: mm(10) },
    ])
    expect(found(suspect('a', { counting: mm(30), usual: mm(10) }))).toEqual([])
    expect(found(suspect('a', { counting: mm(30) }))).toEqual([])
    expect(found(suspect('a', { counting: mm(30), usual: mm(0) }))).toEqual([])
  })
})

describe('a decision', () => {
  const tie = { investorId: 'ent_x' }
  const [a, b] = [suspect('a', tie), suspect('b', { ...tie, throughId: 'bank_2' })]
  const [finding] = found(a, b)
  const decided = (change: Partial<Resolution>): ReadonlyMap<string, Resolution> =>
    new Map([
      [
        finding!.key,
        {
          key: finding!.key,
          kind: 'counts',
          orderIds: ['a', 'b'],
          leftOut: [],
          reason: 'two funds',
          at: '2026-11-20T08:00:00Z',
          by: 'usr_1',
          ...change,
        },
      ],
    ])

  it('holds for the orders it was made on, and is open again with another one', () => {
    expect(resolutionOf(finding!, decided({}))?.reason).toBe('two funds')
    const [more] = found(a, b, suspect('c', tie))
    expect(more!.key).toBe(finding!.key)
    expect(resolutionOf(more!, decided({}))).toBeNull()
  })

  it('says what an announcement leaves out; undecided, all but the largest are', () => {
    const size = (id: string) => (id === 'a' ? mm(5) : mm(10))
    const left = (resolutions: ReadonlyMap<string, Resolution>) =>
      leftOutOf([finding!], resolutions, size).map(({ orderId, decided: by }) => [orderId, by])
    expect(left(new Map())).toEqual([['a', false]])
    expect(left(decided({}))).toEqual([])
    expect(left(decided({ kind: 'leftOut', leftOut: ['b'] }))).toEqual([['b', true]])
  })
})
