import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isId } from '../../kernel/index.ts'
import { endTest, pushFpg, pushTest, setGuidance } from '../deals/index.ts'
import { announcementOfOrder, orderIdIn, orderNumber, ownLength } from './ids.ts'
import { meaningOf, shareOf } from './meaning.ts'
import { after, at, mm, open, orderLevel, spread, commandContext } from './world.ts'

describe('what an order means today', () => {
  const deal = after(open(), setGuidance(open(), { guidance: spread('55') }, commandContext('09:00', 9)))
  const ladder = [orderLevel(10, '60'), orderLevel(6, '53')]

  it('is its share, in or out, where that ends and what would be more', () => {
    expect(meaningOf(ladder, deal)).toMatchObject({
      size: mm(10),
      counts: mm(6),
      share: '1.2',
      today: { fit: 'in', tight: { size: mm(6) } },
      holds: [{ kind: 'minSpread', limit: '53', room: '2' }],
      left: 0,
      next: { size: mm(10), misses: [{ kind: 'minSpread', limit: '60', level: '55' }] },
    })
    expect(meaningOf([orderLevel(10, '50'), orderLevel(6)], deal)).toMatchObject({ left: mm(6), next: null })
    expect(meaningOf([orderLevel(6)], deal)).toMatchObject({ holds: [], left: 0, next: null })
  })

  it('of one that is out is what it lacks', () => {
    expect(meaningOf([orderLevel(10, '60')], deal)).toMatchObject({
      today: { fit: 'out' },
      holds: [],
      left: 0,
      next: { size: mm(10), misses: [{ kind: 'minSpread', limit: '60', level: '55' }] },
    })
  })

  it('in a range is what it is at the end at which it is in', () => {
    const range = after(
      open(),
      pushFpg(open(), { guidance: spread('53', '57'), closesAt: at('11:00') }, commandContext('10:00')),
    )
    expect(meaningOf([orderLevel(10, '56')], range)).toMatchObject({
      today: { fit: 'partly' },
      next: null,
      holds: [{ kind: 'minSpread', limit: '56', room: '1' }],
    })
  })

  it('is computed at the level of a running test, and at guidance again after it', () => {
    const testing = after(deal, pushTest(deal, { level: spread('50') }, commandContext('10:00')))
    expect(meaningOf(ladder, testing)).toMatchObject({ today: { fit: 'out' }, counts: 0, share: '0' })
    const back = after(testing, endTest(testing, {}, commandContext('10:30')))
    expect(meaningOf(ladder, back)).toMatchObject({
      today: { fit: 'in', tight: { size: mm(6), misses: [{ level: '55' }] } },
    })
  })

  it('has no share of an issue without a size, and no fit before a level', () => {
    const { guidance: _levels, ...rest } = open({ size: { kind: 'benchmark' } })
    expect(meaningOf(ladder, { ...rest, guidance: new Map() })).toMatchObject({ share: null, today: null })
    expect(shareOf(mm(1), mm(3))).toBe('33.3333')
    expect(meaningOf([], deal)).toMatchObject({ size: 0, today: { fit: 'out' }, next: null })
  })
})

describe('an order’s id', () => {
  const text = (length: number) =>
    fc.string({
      unit: fc.constantFrom(...'0123456789abcdefghjkmnpqrstvwxyz'),
      minLength: length,
      maxLength: length,
    })

  it('leads to its ledger, and its random part is the number people read', () => {
    fc.assert(
      fc.property(text(12), text(ownLength), (announcement, own) => {
        const id = orderIdIn(`ann_${announcement}`, own)
        expect(isId('ord', id)).toBe(true)
        expect(announcementOfOrder(id)).toBe(`ann_${announcement}`)
        expect(orderNumber(id).replace('-', '').toLowerCase()).toBe(own)
      }),
    )
    expect(orderNumber(orderIdIn('ann_abcdefghjkmn', 'k7q4m2xb90'))).toBe('K7Q4M-2XB90')
  })
})
