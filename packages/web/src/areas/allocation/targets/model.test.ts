import { rateOf } from '@bookrunner/domain/kernel'
import { expect, it } from 'vitest'
import { units } from '../testing.ts'
import { draftFrom, draftOf, readTargets, typedInto, withTarget } from './model.ts'

const empty = { by: 'type' as const, key: 'funds', size: '', rate: '' }

it('computes size and rate from each other', () => {
  expect(typedInto(empty, 'size', '25', units(200))).toMatchObject({ size: '25', rate: '12.5' })
  expect(typedInto(empty, 'rate', '37.5%', units(200))).toMatchObject({ size: '75', rate: '37.5%' })
  expect(typedInto(empty, 'size', 'x', units(200))).toMatchObject({ size: 'x', rate: '' })
  expect(typedInto(empty, 'size', '25', null)).toMatchObject({ size: '25', rate: '' })
})

it('takes a target typed in its bucket, and drops a cleared one', () => {
  const funds = typedInto(empty, 'size', '25', units(200))
  const banks = { ...funds, key: 'banks' }
  const both = withTarget(withTarget([], funds), banks)
  expect(both.map(({ key }) => key)).toEqual(['funds', 'banks'])
  expect(withTarget(both, typedInto(funds, 'rate', '', units(200)))).toEqual([banks])
  expect(withTarget(both, { ...banks, size: '30' })[1]).toMatchObject({ size: '30' })
})

it('marks and leaves out incomplete targets, and parses the rest', () => {
  const { targets, faults } = readTargets(
    [empty, { ...empty, key: 'banks', size: '60', rate: '60' }],
    units(100),
  )
  expect(targets).toEqual([{ by: 'type', key: 'banks', size: units(60), rate: rateOf('60') }])
  expect([...faults]).toEqual([
    ['0.size', 'size'],
    ['0.rate', 'rate'],
  ])
})

it('reports duplicate buckets and targets above the size at their rows', () => {
  const draft = { ...empty, size: '60', rate: '60' }
  const { faults } = readTargets([draft, draft], units(100))
  expect([...faults]).toEqual([
    ['1.key', 'alloc.target-twice'],
    ['type', 'alloc.rate-over'],
  ])
})

it('is unchanged after a round trip', () => {
  const saved = draftOf([{ by: 'tag', key: 'anchor', size: units(12.5), rate: rateOf('10') }])
  const stored = JSON.stringify(saved)
  expect(draftFrom(JSON.parse(stored))).toEqual(saved)
  expect(draftFrom([{ by: 'other' }])).toEqual([])
  expect(draftFrom(undefined)).toBeUndefined()
})
