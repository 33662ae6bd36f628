import type { BucketFigures, Target } from '@bookrunner/domain/allocation'
import { rateOf } from '@bookrunner/domain/kernel'
import { describe, expect, it } from 'vitest'
import { units } from '../testing.ts'
import { targetsByKind, type KindOfBuckets } from './by-kind.ts'
import { draftOf, readTargets, typedInto, withTarget, type DraftTarget } from './model.ts'

const bucket = (key: string, mm: number): BucketFigures => ({
  key,
  now: BigInt(units(mm)),
  nowRate: rateOf(String(mm)),
  acceptedIn: BigInt(units(mm)),
})
const figures: KindOfBuckets[] = [
  { by: 'type', list: [bucket('fund', 60), bucket('bank', 40)] },
  { by: 'group', list: [bucket('marsh', 30)] },
]
const target = (by: Target['by'], key: string, mm: number): Target => ({
  by,
  key,
  size: units(mm),
  rate: rateOf(String(mm)),
})
const saved = draftOf([target('type', 'fund', 50), target('type', 'bank', 40), target('group', 'marsh', 10)])
const kindsOf = (drafts: readonly DraftTarget[]) =>
  targetsByKind(drafts, readTargets(drafts, units(100)), figures)

describe('targets by kind', () => {
  it('are compared with the figures of their buckets; a bucket that left the book has none', () => {
    const { type, group, region } = kindsOf([...saved, ...draftOf([target('group', 'gone', 5)])])
    expect([...type.states].map(([key, { difference }]) => [key, difference])).toEqual([
      ['fund', 10_000_000n],
      ['bank', 0n],
    ])
    expect([...group.states].map(([key, { difference }]) => [key, difference])).toEqual([
      ['marsh', 20_000_000n],
      ['gone', -5_000_000n],
    ])
    expect(region.drafts.size).toBe(0)
  })

  it('have their faults at their bucket, and those of all targets of a kind beside', () => {
    const { type, group } = kindsOf([
      { by: 'type', key: 'fund', size: 'much', rate: '' },
      { by: 'type', key: 'bank', size: '120', rate: '50' },
      { by: 'group', key: 'marsh', size: '10', rate: 'x' },
    ])
    expect([...type.faults]).toEqual([['fund', { size: 'size', rate: 'rate' }]])
    expect(type.whole).toBe('alloc.target-over')
    expect([...group.faults]).toEqual([['marsh', { rate: 'rate' }]])
    expect(group.whole).toBeUndefined()
  })

  it('give the other buckets what they had, so that a key draws one', () => {
    const typed = typedInto(saved[0]!, 'size', '55', units(100))
    const [before, after] = [kindsOf(saved), kindsOf(withTarget(saved, typed))]
    const shownOf = ({ drafts, states, faults }: typeof before.type, key: string) => [
      drafts.get(key),
      states.get(key)?.difference,
      faults.get(key),
    ]
    const isSame = (kind: 'type' | 'group', key: string) =>
      shownOf(before[kind], key).every((each, at) => Object.is(each, shownOf(after[kind], key)[at]))
    expect([isSame('type', 'fund'), isSame('type', 'bank'), isSame('group', 'marsh')]).toEqual([
      false,
      true,
      true,
    ])
  })
})
