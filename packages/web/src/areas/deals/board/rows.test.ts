import type { FaceAmount, Rate } from '@bookrunner/domain/kernel'
import { describe, expect, it } from 'vitest'
import { abilitiesMayDiffer, withHeader, type DealPage, type DealRow } from './rows.ts'

const row: DealRow = {
  dealId: 'deal_1',
  announcementId: 'ann_1',
  name: 'Glasswing 2031',
  issuer: null,
  status: 'IPG',
  bookClosed: false,
  subject: false,
  closesAt: null,
  expiresAt: null,
  timeZone: 'Asia/Hong_Kong',
  currency: 'USD',
  size: { kind: 'number', face: 500_000_000 as FaceAmount, unit: 'mm' },
  tenor: null,
  maturityDate: null,
  ratingClass: null,
  label: 'none',
  priceType: 'yield',
  guidance: null,
  guidanceBefore: null,
  final: null,
  roles: ['OC'],
  tranches: ['deal_1'],
  updatedAt: '2026-11-20T08:30:00Z',
  moves: ['abort'],
  mayEdit: true,
}
const page: DealPage = { list: [{ ...row, dealId: 'deal_0' }, row], pageNum: 1, pageSize: 15, total: 2 }
const { moves: _moves, mayEdit: _mayEdit, ...header } = row

describe('a list with what came live', () => {
  it('has the new header, and keeps what one may do', () => {
    const level = { basis: 'spread', over: 'T', level: '95' as Rate, to: null, words: null } as const
    const after = withHeader(page, {
      ...header,
      guidance: { number: 2, kind: 'IPG', level, at: '2026-11-20T09:00:00Z' },
    })
    expect(after.list[1]).toMatchObject({ guidance: { number: 2 }, moves: ['abort'], mayEdit: true })
    expect(after.list[0]).toBe(page.list[0])
  })

  it('is the very same where nothing is new, or the deal is not on it', () => {
    expect(withHeader(page, { ...header })).toBe(page)
    expect(withHeader(page, { ...header, dealId: 'deal_9', name: 'Other' })).toBe(page)
  })

  it('asks for abilities again when the lifecycle went on', () => {
    expect(abilitiesMayDiffer(row, { status: 'FPG', bookClosed: false })).toBe(true)
    expect(abilitiesMayDiffer(row, { status: 'IPG', bookClosed: true })).toBe(true)
    expect(abilitiesMayDiffer(row, row)).toBe(false)
    expect(abilitiesMayDiffer(undefined, row)).toBe(false)
  })
})
