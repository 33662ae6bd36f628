import { describe, expect, it } from 'vitest'
import { familiesOf } from './families.ts'

const deal = (dealId: string, announcementId: string, ...tranches: string[]) => ({
  dealId,
  announcementId,
  tranches: tranches.length > 0 ? tranches : [dealId],
})

describe('tranches of one announcement', () => {
  it('are grouped at the place of the first one, in their own order', () => {
    const rows = [deal('b2', 'b', 'b1', 'b2', 'b3'), deal('a', 'a'), deal('b1', 'b', 'b1', 'b2', 'b3')]
    const found = familiesOf(rows)
    expect(found.map(({ announcementId }) => announcementId)).toEqual(['b', 'a'])
    expect(found[0]?.rows.map(({ dealId }) => dealId)).toEqual(['b1', 'b2'])
    expect(found.map(({ tranches }) => tranches)).toEqual([3, 1])
  })
})
