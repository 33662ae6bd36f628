import { describe, expect, it } from 'vitest'
import { differencesBetween, type Version } from './compare.ts'

const version = (shown: number, order: object, changes: Version['changes']) =>
  ({ shown, order, changes }) as unknown as Version

const change = (field: string, from: string | null, to: string | null) => ({ field, from, to })

/** Newest first, as they are read. */
const versions = [
  version(4, { account: 'B', commitment: 'soft', underlying: ['x'] }, [
    change('commitment', 'Firm', 'Soft'),
    change('underlying', 'One 10mm', 'One 10mm'),
  ]),
  version(3, { account: 'B', commitment: 'firm', underlying: ['y'] }, [change('commitment', 'Soft', 'Firm')]),
  version(2, { account: 'B', commitment: 'soft', underlying: ['y'] }, [
    change('account', 'A', 'B'),
    change('commitment', 'Firm', 'Soft'),
  ]),
  version(1, { account: 'A', commitment: 'firm', underlying: ['y'] }, [
    change('account', null, 'A'),
    change('commitment', null, 'Firm'),
  ]),
]

describe('two versions beside each other', () => {
  it('have the words of both ends, whatever lies between', () => {
    expect(differencesBetween(versions, 1, 4)).toEqual([
      change('account', 'A', 'B'),
      change('commitment', 'Firm', 'Soft'),
      change('underlying', 'One 10mm', 'One 10mm'),
    ])
  })

  it('do not differ in what was changed and changed back', () => {
    expect(differencesBetween(versions, 1, 3)).toEqual([change('account', 'A', 'B')])
    expect(differencesBetween(versions, 2, 4).map(({ field }) => field)).toEqual(['underlying'])
  })

  it('of neighbours are what the later one changed', () => {
    expect(differencesBetween(versions, 2, 3)).toEqual([change('commitment', 'Soft', 'Firm')])
  })

  it('that are not there differ in nothing', () => {
    expect(differencesBetween(versions, 1, 9)).toEqual([])
  })
})
