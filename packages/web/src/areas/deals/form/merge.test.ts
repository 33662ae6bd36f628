import { expect, it } from 'vitest'
import { changedPlaces, mergeTheirs } from './merge.ts'
import { contentOf, emptyValues, flat, nested, type Patch } from './places.ts'

const base = flat(emptyValues)
const withMore = (patch: Patch) => ({ ...base, ...patch })

it('a deal lies flat, and is whole again', () => {
  expect(nested(base)).toEqual(emptyValues)
})

it('only what changed is sent, in its part', () => {
  const content = contentOf({ name: 'A', 'terms.isin': 'X', 'terms.mtn': true, 'shared.unrated': true })
  expect(content).toEqual({ name: 'A', terms: { isin: 'X', mtn: true }, shared: { unrated: true } })
})

it('the same said in another order is no change', () => {
  const size = { kind: 'number', face: 1, unit: 'mm' } as never
  const turned = { unit: 'mm', face: 1, kind: 'number' } as never
  expect(changedPlaces(withMore({ 'terms.size': size }), withMore({ 'terms.size': turned }))).toEqual([])
})

it('changes to different fields go together', () => {
  const { values, taken, contested } = mergeTheirs(
    base,
    withMore({ name: 'mine' }),
    withMore({ 'terms.isin': 'theirs' }),
  )
  expect(values).toEqual(withMore({ name: 'mine', 'terms.isin': 'theirs' }))
  expect([taken, contested]).toEqual([['terms.isin'], []])
})

it('of a field both changed mine stays in view until somebody chooses', () => {
  const merged = mergeTheirs(base, withMore({ name: 'mine' }), withMore({ name: 'theirs' }))
  expect(merged).toEqual({ values: withMore({ name: 'mine' }), taken: [], contested: ['name'] })
})

it('both having typed the same is nothing to choose about', () => {
  const both = withMore({ name: 'same' })
  expect(mergeTheirs(base, both, both)).toMatchObject({ taken: [], contested: [] })
})
