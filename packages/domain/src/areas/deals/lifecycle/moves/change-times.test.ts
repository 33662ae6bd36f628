import { describe, expect, it } from 'vitest'
import { dealPhaseOf } from '../table.ts'
import { at, dealIn, done, moveContext, types, why } from '../world.ts'
import * as moves from './index.ts'

const now = moveContext('09:00')

describe('times', () => {
  const change = (deal: ReturnType<typeof dealIn>, times: object, reason = why.reason) =>
    moves.changeTimes(deal, { times, reason }, now)

  it('need a reason, lie ahead, follow each other, and change something', () => {
    const deal = dealIn('IPG', { closesAt: at('12:00') })
    expect(change(deal, { closesAt: at('13:00') }, ' ')).toMatchObject({ reason: 'deal.reason-missing' })
    expect(change(deal, { closesAt: at('08:00') })).toMatchObject({ reason: 'deal.time-past' })
    expect(change(deal, { expiresAt: at('12:00') })).toMatchObject({
      reason: 'deal.times-order',
      fields: [{ field: 'times.expiresAt' }],
    })
    expect(change(deal, { subjectAt: at('12:30') })).toMatchObject({ fields: [{ field: 'times.subjectAt' }] })
    const twice = [
      { region: 'APAC', at: at('10:00') },
      { region: 'APAC', at: at('11:00') },
    ]
    expect(change(deal, { subjectByRegion: twice })).toMatchObject({
      fields: [{ field: 'times.subjectByRegion.1.region' }],
    })
    expect(change(deal, { closesAt: at('12:00') })).toMatchObject({ reason: 'write.no-changes' })
    expect(done(change(deal, { closesAt: at('13:00') })).events).toMatchObject([
      { type: 'deal.times-changed', before: { closesAt: at('12:00') }, times: { closesAt: at('13:00') } },
    ])
  })

  it('in the past may stay unchanged, whatever their position in the list', () => {
    const [passed, ahead] = [
      { region: 'APAC' as const, at: at('08:30') },
      { region: 'AMER' as const, at: at('10:00') },
    ]
    const deal = dealIn('IPG', {
      subjectAt: at('08:30'),
      closesAt: at('12:00'),
      subjectByRegion: [ahead, passed],
    })
    expect(done(change(deal, { closesAt: at('13:00') })).lifecycle.subjectAt).toBe(at('08:30'))
    expect(done(change(deal, { subjectByRegion: [passed] })).lifecycle.subjectByRegion).toEqual([passed])
  })

  it('are instants: the same one written otherwise is no change, and no new cut-off', () => {
    const [plain, zeros] = ['2026-11-23T08:30:00Z', '2026-11-23T08:30:00.000Z']
    for (const state of ['IPG closed', 'FPG closed'] as const) {
      const closed = dealIn(state, { closesAt: plain, subjectAt: plain, subjectAnnounced: ['all'] })
      expect(change(closed, { closesAt: zeros })).toMatchObject({ reason: 'write.no-changes' })
      const moved = done(change(closed, { closesAt: zeros, subjectAt: null, expiresAt: at('18:00') }))
      expect(dealPhaseOf(moved.lifecycle)).toBe(state)
      expect(types(moved)).toEqual(['deal.times-changed'])
    }
    const swapped = [
      { region: 'APAC' as const, at: at('10:00') },
      { region: 'AMER' as const, at: at('10:30') },
    ]
    const deal = dealIn('IPG', { subjectByRegion: swapped })
    expect(change(deal, { subjectByRegion: swapped.toReversed() })).toMatchObject({
      reason: 'write.no-changes',
    })
  })

  it('are announced again if they are set again', () => {
    const byRegion = [{ region: 'APAC' as const, at: at('08:40') }]
    const announced = { closingAnnounced: true, subjectAnnounced: ['all', 'APAC'], subjectByRegion: byRegion }
    const deal = dealIn('IPG', { closesAt: at('09:05'), subjectAt: at('08:30'), ...announced })
    const { lifecycle } = done(change(deal, { closesAt: at('12:00'), subjectAt: at('11:00') }))
    expect(lifecycle).toMatchObject({ closingAnnounced: false, subjectAnnounced: ['APAC'] })
  })

  it('open a closed IPG book again, or leave it closed where only the expiry moves', () => {
    const closed = dealIn('IPG closed')
    const open = done(change(closed, { closesAt: at('12:00') }))
    expect(open.lifecycle).toMatchObject({ bookClosed: false, closedAt: null, closingAnnounced: false })
    expect(dealPhaseOf(done(change(closed, { closesAt: null })).lifecycle)).toBe('IPG')
    expect(dealPhaseOf(done(change(closed, { expiresAt: at('18:00') })).lifecycle)).toBe('IPG closed')
  })

  it('give a closed FPG book a new cut-off: investors answer again', () => {
    const closed = dealIn('FPG closed', { guidanceOf: { FPG: 1, launched: 2 } })
    const open = done(change(closed, { closesAt: at('12:00') }))
    expect(open.lifecycle).toMatchObject({ status: 'FPG', bookClosed: false })
    expect(open.lifecycle.guidanceOf).toEqual({ FPG: 1 })
    expect(types(open)).toEqual(['deal.cut-off-moved'])
    expect(dealPhaseOf(done(change(closed, { expiresAt: at('18:00') })).lifecycle)).toBe('FPG closed')
  })

  it('leave FPG no way without a cut-off', () => {
    expect(change(dealIn('FPG'), { closesAt: null })).toMatchObject({ reason: 'deal.cut-off-missing' })
  })

  it("of a test are its own; the book's subject time stays before the book's close", () => {
    const deal = dealIn('Test in IPG', { closesAt: at('10:00'), closesAfterTest: at('15:00') })
    expect(done(change(deal, { subjectAt: at('14:00') })).lifecycle.subjectAt).toBe(at('14:00'))
    expect(change(deal, { subjectAt: at('15:30') })).toMatchObject({ reason: 'deal.times-order' })
    expect(change(deal, { closesAt: at('08:00') })).toMatchObject({ reason: 'deal.time-past' })
  })
})
