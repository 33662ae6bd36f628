import { describe, expect, it } from 'vitest'
import type { DealLifecycle } from '../deal-lifecycle.ts'
import { closeOf, isOpenAt, isSubjectAt, nextDue, tick } from './clock.ts'
import { dealPhaseOf } from './table.ts'
import { after, at, dealIn, done, moveContext } from './world.ts'
import { endTest } from './moves/index.ts'

const instant = (time: string) => Temporal.Instant.from(at(time))
const typesAt = (
  lifecycle: Partial<DealLifecycle>,
  time: string,
  state: Parameters<typeof dealIn>[0] = 'IPG',
) => tick(dealIn(state, lifecycle), instant(time)).events

describe('the clock', () => {
  it('has nothing to do with drafts and what is over', () => {
    const times = { closesAt: at('08:00'), subjectAt: at('07:00'), expiresAt: at('08:30') }
    for (const state of ['Draft', 'Priced', 'Priced, confirmed', 'Expired', 'Aborted'] as const) {
      expect(nextDue(dealIn(state, times).lifecycle)).toBeNull()
      expect(typesAt(times, '20:00', state)).toEqual([])
    }
  })

  it('tells ten minutes ahead, once, with the minutes that are left', () => {
    const lifecycle = { closesAt: at('12:00') }
    expect(nextDue(dealIn('IPG', lifecycle).lifecycle)).toBe(at('11:50'))
    expect(typesAt(lifecycle, '11:49')).toEqual([])
    expect(typesAt(lifecycle, '11:50')).toEqual([
      { type: 'deal.closing', minutes: 10, closesAt: at('12:00') },
    ])
    expect(typesAt(lifecycle, '11:55')).toMatchObject([{ minutes: 5 }])
    const announced = tick(dealIn('IPG', lifecycle), instant('11:50')).lifecycle
    expect(nextDue(announced)).toBe(at('12:00'))
  })

  it('says nothing of closing soon once it is closed', () => {
    expect(typesAt({ closesAt: at('12:00') }, '12:00')).toEqual([
      { type: 'deal.book-closed', phase: 'IPG', at: at('12:00') },
    ])
  })

  it('tells of subject times, of the deal and of regions', () => {
    const subjectByRegion = [{ region: 'APAC' as const, at: at('10:00') }]
    const lifecycle = { subjectAt: at('11:00'), subjectByRegion, closesAt: at('15:00') }
    expect(typesAt(lifecycle, '11:00')).toEqual([
      { type: 'deal.subject', region: 'APAC', at: at('10:00') },
      { type: 'deal.subject', region: null, at: at('11:00') },
    ])
  })

  it('closes FPG, and leaves a closed book to the desk', () => {
    const { lifecycle } = tick(dealIn('FPG', { closesAt: at('12:00') }), instant('13:00'))
    expect(lifecycle).toMatchObject({ status: 'FPG', bookClosed: true, closedAt: at('12:00') })
    expect(nextDue(lifecycle)).toBeNull()
  })

  it('expires what was never priced, open or closed, and ends a running round', () => {
    for (const state of [
      'Test of a draft',
      'Test in IPG',
      'IPG',
      'IPG closed',
      'FPG',
      'FPG closed',
    ] as const) {
      const { lifecycle, events } = tick(dealIn(state, { expiresAt: at('12:00') }), instant('12:00'))
      expect(lifecycle.status).toBe('Expired')
      expect(events.at(-1)).toMatchObject({ type: 'deal.expired' })
      if (state.startsWith('Test')) expect(lifecycle.test?.endedAt).toBe(at('12:00'))
    }
  })

  it('makes up for a night in the order things fell due', () => {
    const lifecycle = { closesAt: at('12:00'), subjectAt: at('11:00'), expiresAt: at('18:00') }
    expect(typesAt(lifecycle, '20:00').map(({ type }) => type)).toEqual([
      'deal.subject',
      'deal.book-closed',
      'deal.expired',
    ])
  })

  it('ends a test with the book it was pushed on, whatever time of its own it has', () => {
    for (const closesAt of [null, at('11:30'), at('12:00')]) {
      const deal = dealIn('Test in IPG', { closesAt, closesAfterTest: at('11:00') })
      expect([closeOf(deal.lifecycle), nextDue(deal.lifecycle)]).toEqual([at('11:00'), at('10:50')])
      const moved = tick(deal, instant('11:00'))
      expect(dealPhaseOf(moved.lifecycle)).toBe('IPG closed')
      expect(moved.lifecycle).toMatchObject({ closesAt: at('11:00'), closedAt: at('11:00') })
      expect(moved.events.map(({ type }) => type)).toEqual(['deal.test-ended', 'deal.book-closed'])
    }
  })

  it('announces a close soon after a test, because nobody knew that time', () => {
    const deal = dealIn('Test in IPG', { closesAt: at('11:56'), closesAfterTest: at('12:00') })
    const announced = after(deal, tick(deal, instant('11:46')))
    expect(announced.lifecycle.closingAnnounced).toBe(true)
    const moved = tick(announced, instant('11:56'))
    expect(moved.events).toMatchObject([
      { type: 'deal.test-ended' },
      { type: 'deal.closing', minutes: 4, closesAt: at('12:00') },
    ])
    const early = done(
      endTest(dealIn('Test in IPG', { closesAfterTest: at('12:00') }), {}, moveContext('11:45')),
    )
    expect(nextDue(early.lifecycle)).toBe(at('11:50'))
  })

  it('tells of one close once, where a test that was to end with the book ends within its last minutes', () => {
    const deal = dealIn('Test in IPG', { closesAt: null, closesAfterTest: at('12:00') })
    const announced = after(deal, tick(deal, instant('11:50')))
    const ended = after(announced, done(endTest(announced, {}, moveContext('11:55'))))
    expect(nextDue(ended.lifecycle)).toBe(at('12:00'))
  })
})

describe('what may still be done', () => {
  it('is decided by the times set, whether or not the switch was made', () => {
    const { lifecycle } = dealIn('FPG', { closesAt: at('12:00') })
    expect(isOpenAt(lifecycle, instant('11:59'))).toBe(true)
    expect(isOpenAt(lifecycle, instant('12:00'))).toBe(false)
    const { lifecycle: ipg } = dealIn('IPG', { expiresAt: at('12:00') })
    expect([isOpenAt(ipg, instant('11:59')), isOpenAt(ipg, instant('12:00'))]).toEqual([true, false])
    const hidden = dealIn('Test in IPG', { closesAt: null, closesAfterTest: at('12:00') }).lifecycle
    expect([isOpenAt(hidden, instant('11:59')), isOpenAt(hidden, instant('12:00'))]).toEqual([true, false])
    for (const state of ['Draft', 'IPG closed', 'FPG closed', 'Priced', 'Expired', 'Aborted'] as const)
      expect(isOpenAt(dealIn(state, { closesAt: null }).lifecycle, instant('09:00'))).toBe(false)
  })

  it("is subject from the region's own time on, or the deal's", () => {
    const { lifecycle } = dealIn('IPG', {
      subjectAt: at('11:00'),
      subjectByRegion: [{ region: 'APAC', at: at('10:00') }],
    })
    expect(isSubjectAt(lifecycle, instant('10:30'))).toBe(false)
    expect(isSubjectAt(lifecycle, instant('10:30'), 'APAC')).toBe(true)
    expect(isSubjectAt(lifecycle, instant('11:00'), 'EUROPE')).toBe(true)
    expect(isSubjectAt(dealIn('IPG').lifecycle, instant('23:00'))).toBe(false)
  })

  it('is conditional only where there is something to be done: no closed book is subject, and nothing that is over', () => {
    const times = { subjectAt: at('09:00') }
    for (const state of ['IPG', 'FPG', 'Test in IPG', 'Test of a draft'] as const)
      expect([state, isSubjectAt(dealIn(state, times).lifecycle, instant('10:00'))]).toEqual([state, true])
    for (const state of ['Draft', 'IPG closed', 'FPG closed', 'Priced', 'Expired', 'Aborted'] as const)
      expect([state, isSubjectAt(dealIn(state, times).lifecycle, instant('10:00'))]).toEqual([state, false])
    const passed = { ...times, closesAt: at('09:30') }
    expect(isSubjectAt(dealIn('IPG', passed).lifecycle, instant('10:00'))).toBe(false)
  })
})
