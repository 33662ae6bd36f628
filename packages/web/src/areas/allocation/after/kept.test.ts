import { expect, it } from 'vitest'
import { keptFrom } from './kept.ts'

it('how a list is looked at is found again, and what was kept wrongly is as usual', () => {
  const hedge = { sort: { colId: 'size', sort: 'desc' }, hidden: ['lei'], widths: { size: 120 } }
  expect(keptFrom({ hedge })).toEqual({ hedge })
  const wrong = { sort: { colId: 'size', sort: 'up' }, hidden: ['lei', 7], widths: { size: 3, fill: 'wide' } }
  expect(keptFrom({ hedge: wrong, league: 'none', unknown: hedge })).toEqual({
    hedge: { hidden: ['lei'], widths: {} },
    league: { hidden: [], widths: {} },
  })
  expect(keptFrom(null)).toEqual({})
})
