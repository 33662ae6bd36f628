import type { Rule } from '@bookrunner/domain/allocation'
import { rateOf } from '@bookrunner/domain/kernel'
import { describe, expect, it } from 'vitest'
import { units } from '../testing.ts'
import { draftFrom, draftOf, isTemplate, kindsLeft, moved, newRule, readPolicy } from './model.ts'
import { policyDraftFrom, policyDraftOf } from './policy-draft.ts'

const policy: Rule[] = [
  { kind: 'anchor', orderId: 'a', size: units(25), share: null },
  { kind: 'anchor', orderId: 'b', size: null, share: rateOf('40') },
  { kind: 'byType', weights: [{ classId: null, weight: rateOf('1.5') }] },
  { kind: 'byTag', tiers: [{ tag: 'real money', fill: rateOf('60') }] },
  { kind: 'capAccount', most: units(30) },
  { kind: 'floor' },
  { kind: 'fillSmall', most: units(2) },
  { kind: 'round', to: units(0.5), remainder: 'c' },
]

describe('a policy draft', () => {
  it('is unchanged after a round trip', () => {
    const read = readPolicy(draftOf(policy))
    expect(read.policy).toEqual(policy)
    expect(read.faults.size).toBe(0)
    const stored = JSON.stringify(draftOf(policy))
    expect(draftFrom(JSON.parse(stored))).toEqual(draftOf(policy))
  })

  it('lists what each rule lacks, by its place', () => {
    const drafts = [
      newRule('anchor'),
      { ...newRule('anchor'), orderId: 'a', size: '120' },
      newRule('byTag'),
      { ...newRule('capGroup'), size: 'x' },
      { ...newRule('capAccount'), size: '0' },
      { ...newRule('byType'), parts: [{ key: 'funds', value: '' }] },
      newRule('proRata'),
    ]
    const read = readPolicy(drafts)
    expect([...read.faults]).toEqual([
      [0, 'order'],
      [1, 'share'],
      [2, 'parts'],
      [3, 'size'],
      [5, 'part'],
      [4, 'alloc.cap-zero'],
    ])
  })

  it('has each kind once, but several different strategic orders', () => {
    const twice = readPolicy(draftOf([policy[0]!, policy[0]!]))
    expect([...twice.faults]).toEqual([[1, 'alloc.rule-twice']])
    expect(kindsLeft(draftOf(policy))).toEqual([
      'anchor',
      'proRata',
      'jlmLast',
      'relatedLast',
      'capGroup',
      'minSize',
    ])
  })

  it('can be reordered', () => {
    expect(moved(['a', 'b', 'c'], 0, 2)).toEqual(['b', 'c', 'a'])
    expect(moved(['a', 'b', 'c'], 2, 0)).toEqual(['c', 'a', 'b'])
    expect(moved(['a', 'b'], 0, 5)).toEqual(['a', 'b'])
  })

  it('can be a template only without single orders', () => {
    expect([isTemplate(policy.slice(2)), isTemplate(policy.slice(2, -1))]).toEqual([false, true])
  })
})

it('stores the handling of a shortfall with the rules', () => {
  const draft = policyDraftOf({ policy, shortfall: 'cut' })
  const stored = JSON.stringify(draft)
  expect(policyDraftFrom(JSON.parse(stored))).toEqual(draft)
  expect(policyDraftFrom({ rules: [], shortfall: 'other' })).toEqual({ rules: [], shortfall: null })
  expect(policyDraftFrom([])).toBeUndefined()
})
