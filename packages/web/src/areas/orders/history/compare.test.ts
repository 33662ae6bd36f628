import { describe, expect, it } from 'vitest'
import { differencesBetween, type Version } from './compare.ts'

const version = (shown: number, order: object, changes: Version['changes']) =>
  ({ shown, order, changes }) as unknown as Version

const change = (field: string, from: string | null, to: string | null) => ({ field, from, to })

/** Newest first, as the server sends them. */
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

describe('the comparison of two versions', () => {
  it('has the texts of both ends, whatever lies between', () => {
    expect(differencesBetween(versions, 1, 4)).toEqual([
      change('account', 'A', 'B'),
      change('commitment', 'Firm', 'Soft'),
      change('underlying', 'One 10mm', 'One 10mm'),
    ])
  })

  it('leaves out values that were changed and restored', () => {
    expect(differencesBetween(versions, 1, 3)).toEqual([change('account', 'A', 'B')])
    expect(differencesBetween(versions, 2, 4).map(({ field }) => field)).toEqual(['underlying'])
  })

  it('of neighbours lists the changes of the later one', () => {
    expect(differencesBetween(versions, 2, 3)).toEqual([change('commitment', 'Soft', 'Firm')])
  })

  it('is empty for unknown versions', () => {
    expect(differencesBetween(versions, 1, 9)).toEqual([])
  })
})
