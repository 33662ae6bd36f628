import { describe, expect, it } from 'vitest'
import type { FaceAmount } from '../../../../kernel/index.ts'
import { at, dealIn, done, rate, shared, spread, terms, moveContext, types, why } from '../world.ts'
import * as moves from './index.ts'

const now = moveContext('09:00')

describe('submitting', () => {
  it('announces the guidance as the first version, with time and author', () => {
    const moved = done(moves.submit(dealIn('Draft'), { target: 'IPG' }, now))
    expect(moved.versions).toEqual([
      {
        number: 1,
        kind: 'IPG',
        level: terms.ipg,
        size: terms.size,
        final: null,
        note: null,
        reason: null,
        at: at('09:00'),
        by: 'usr_desk',
      },
    ])
    expect(moved.lifecycle).toMatchObject({
      status: 'IPG',
      bookClosed: false,
      submittedAt: at('09:00'),
      guidance: 1,
      guidanceOf: { IPG: 1 },
      test: null,
      baselineSeq: 7,
    })
    expect(moved.events).toEqual([
      {
        type: 'deal.announced',
        target: 'IPG',
        level: terms.ipg,
        size: terms.size,
        tenor: terms.tenor,
        closesAt: null,
      },
    ])
  })

  it('takes another close time than that of the draft', () => {
    const draft = dealIn('Draft', { closesAt: at('12:00') })
    const closing = (request: object) =>
      done(moves.submit(draft, { target: 'IPG', ...request }, now)).lifecycle.closesAt
    expect(closing({})).toBe(at('12:00'))
    expect(closing({ closesAt: at('15:00') })).toBe(at('15:00'))
    expect(closing({ closesAt: null })).toBeNull()
    const past = moves.submit(draft, { target: 'IPG', closesAt: at('08:30') }, now)
    expect(past).toMatchObject({ reason: 'deal.incomplete', fields: [{ field: 'times.closesAt' }] })
  })

  it('as a test asks at the test price until an end of its own; then books open until their close', () => {
    const draft = dealIn('Draft', { closesAt: at('17:00') })
    const opened = done(moves.submit(draft, { target: 'Test', testClosesAt: at('11:00') }, now))
    const { lifecycle } = opened
    expect(lifecycle).toMatchObject({ closesAt: at('11:00'), closesAfterTest: at('17:00') })
    expect(opened.events).toEqual([
      {
        type: 'deal.announced',
        target: 'Test',
        level: terms.testPrice,
        size: terms.size,
        tenor: terms.tenor,
        closesAt: at('11:00'),
      },
    ])
    const ended = done(moves.endTest({ ...draft, lifecycle }, {}, moveContext('10:00')))
    expect(ended.lifecycle).toMatchObject({ status: 'IPG', closesAt: at('17:00') })
    expect(lifecycle.test).toEqual({
      number: 1,
      from: 'Draft',
      level: terms.testPrice,
      openedAt: at('09:00'),
      endedAt: null,
    })
  })

  it('as a test needs a test price and an end, before the book closes', () => {
    const draft = dealIn('Draft', { closesAt: at('17:00') })
    const plain = { ...draft, terms: { ...terms, testPrice: null } }
    const test = { target: 'Test', testClosesAt: at('11:00') } as const
    expect(moves.submit(plain, test, now)).toMatchObject({ reason: 'deal.test-price-missing' })
    const at130 = done(moves.submit(plain, { ...test, testPrice: spread('130') }, now))
    expect(at130.lifecycle.test?.level).toEqual(spread('130'))
    expect(moves.submit(draft, { target: 'Test' }, now)).toMatchObject({ reason: 'deal.test-end-missing' })
    const end = (time: string) => moves.submit(draft, { ...test, testClosesAt: at(time) }, now)
    const fields = [{ field: 'testClosesAt' }]
    expect(end('17:30')).toMatchObject({ reason: 'deal.times-order', fields })
    expect(end('08:30')).toMatchObject({ reason: 'deal.time-past', fields })
  })

  it('lists every fault at its field', () => {
    const deal = {
      ...dealIn('Draft', { closesAt: at('08:00'), expiresAt: at('07:00') }),
      terms: { ...terms, currency: null, tenor: null, maturityDate: null, sizeCap: rate('101') },
      shared: { ...shared, unrated: false, issuerId: null },
    }
    const refusal = moves.submit(deal, { target: 'IPG' }, now)
    expect(refusal).toMatchObject({ refused: true, reason: 'deal.incomplete', params: { count: 8 } })
    expect('fields' in refusal && refusal.fields?.map(({ field, reason }) => [field, reason])).toEqual([
      ['shared.issuerId', 'field.required'],
      ['shared.ratings', 'deal.rating-missing'],
      ['terms.currency', 'field.required'],
      ['terms.tenor', 'deal.tenor-missing'],
      ['terms.sizeCap', 'deal.cap-range'],
      ['times.expiresAt', 'deal.times-order'],
      ['times.closesAt', 'deal.time-past'],
      ['times.expiresAt', 'deal.time-past'],
    ])
  })
})

describe('a test', () => {
  it('needs its price: the one sent, or that of the terms', () => {
    const none = { ...dealIn('IPG'), terms: { ...terms, testPrice: null } }
    expect(moves.pushTest(none, {}, now)).toMatchObject({ reason: 'deal.test-price-missing' })
    const moved = done(moves.pushTest(none, { level: spread('115'), note: 'soundings' }, now))
    expect(moved.lifecycle.test).toMatchObject({ number: 1, from: 'IPG', level: spread('115') })
    expect(moved.versions).toMatchObject([{ number: 2, kind: 'test', note: 'soundings' }])
  })

  it('takes levels that the deal is quoted in, and a time ahead that is before the expiry', () => {
    const deal = dealIn('IPG', { expiresAt: at('12:00') })
    const push = (request: object) => moves.pushTest(deal, request, now)
    const price = { ...spread('99.5'), basis: 'price' as const, over: null }
    expect(push({ level: price })).toMatchObject({ reason: 'deal.level-basis' })
    expect(push({ level: { ...spread('120'), to: rate('110') } })).toMatchObject({
      reason: 'deal.level-range',
    })
    expect(push({ level: spread('20000') })).toMatchObject({ reason: 'deal.level-bounds' })
    expect(push({ closesAt: at('08:59') })).toMatchObject({ reason: 'deal.time-past' })
    expect(push({ closesAt: at('12:00') })).toMatchObject({ reason: 'deal.times-order' })
    expect(done(push({ closesAt: at('11:00') })).lifecycle.closesAt).toBe(at('11:00'))
  })

  it("leaves IPG's own close time as it was, and counts its rounds", () => {
    const ipg = dealIn('IPG', { closesAt: at('15:00'), subjectAt: at('14:00') })
    const first = done(moves.pushTest(ipg, { closesAt: at('10:00') }, now))
    const ended = done(moves.endTest({ ...ipg, lifecycle: first.lifecycle }, {}, moveContext('09:30')))
    expect(ended.lifecycle).toMatchObject({ status: 'IPG', closesAt: at('15:00'), closesAfterTest: null })
    expect(ended.lifecycle.test).toMatchObject({ number: 1, endedAt: at('09:30') })
    expect(ended.versions).toEqual([])
    const second = done(moves.pushTest({ ...ipg, lifecycle: ended.lifecycle }, {}, moveContext('09:40')))
    expect(second.lifecycle.test).toMatchObject({ number: 2, endedAt: null })
  })

  it('is over when the book is that it is pushed on: its own time is no later', () => {
    const ipg = dealIn('IPG', { closesAt: at('12:00') })
    const push = (request: object, deal = ipg) => moves.pushTest(deal, request, now)
    expect(push({ closesAt: at('12:30') })).toMatchObject({
      reason: 'deal.times-order',
      fields: [{ field: 'times.closesAt' }],
    })
    expect(done(push({ closesAt: at('12:00') })).lifecycle.status).toBe('Test')
    expect(done(push({})).events).toMatchObject([{ type: 'deal.test-pushed', closesAt: at('12:00') }])
    expect(done(push({ closesAt: at('11:00') })).events).toMatchObject([{ closesAt: at('11:00') }])
    const running = { ...ipg, lifecycle: done(push({ closesAt: at('11:00') })).lifecycle }
    const move = (closesAt: string) => moves.changeTimes(running, { times: { closesAt }, ...why }, now)
    expect(move(at('12:30'))).toMatchObject({ reason: 'deal.times-order' })
    expect(done(move(at('11:30'))).lifecycle.closesAt).toBe(at('11:30'))
  })

  it('that ends with its book says nothing of it twice; with a nearer time of its own nothing at all', () => {
    const announced = dealIn('IPG', { closesAt: at('09:08'), closingAnnounced: true })
    expect(done(moves.pushTest(announced, {}, now)).lifecycle.closingAnnounced).toBe(true)
    const untold = dealIn('IPG', { closesAt: at('12:00') })
    expect(done(moves.pushTest(untold, {}, now)).lifecycle.closingAnnounced).toBe(false)
    expect(done(moves.pushTest(untold, { closesAt: at('09:05') }, now)).lifecycle.closingAnnounced).toBe(true)
  })

  it('of a draft announces the guidance when it ends; the clock does it in nobody’s name', () => {
    const draft = dealIn('Test of a draft', { closesAt: at('10:00') })
    const ended = done(moves.endTest(draft, {}, now))
    expect(ended.versions).toMatchObject([{ number: 2, kind: 'IPG', level: terms.ipg, by: 'usr_desk' }])
    const late = done(moves.setGuidance(draft, { guidance: spread('105') }, moveContext('10:05')))
    expect(types(late)).toEqual(['deal.test-ended', 'deal.guidance-changed'])
    expect(late.versions.map(({ number, by, at: when }) => [number, by, when])).toEqual([
      [2, null, at('10:00')],
      [3, 'usr_desk', at('10:05')],
    ])
  })
})

describe('guidance', () => {
  it('is a new version that knows the one before; no order is touched', () => {
    const moved = done(moves.setGuidance(dealIn('IPG'), { guidance: spread('105'), note: 'on demand' }, now))
    expect(moved.events).toEqual([
      {
        type: 'deal.guidance-changed',
        number: 2,
        level: spread('105'),
        before: spread('120', 'area'),
        size: null,
      },
    ])
    expect(moved.lifecycle).toMatchObject({ guidance: 2, guidanceOf: { IPG: 2 }, baselineSeq: 7 })
  })

  it('carries the size of the issue, which it may change', () => {
    const deal = dealIn('IPG')
    const same = { guidance: spread('120', 'area') }
    expect(done(moves.setGuidance(deal, { guidance: spread('105') }, now)).versions).toMatchObject([
      { size: deal.terms.size },
    ])
    const size = { kind: 'number' as const, face: 750_000_000 as FaceAmount, unit: 'mm' as const }
    const resized = done(moves.setGuidance(deal, { ...same, size }, now))
    expect(resized.versions).toMatchObject([{ size }])
    expect(resized.terms).toEqual({ ...deal.terms, size })
    expect(resized.events).toMatchObject([{ size }])
    expect(moves.setGuidance(deal, { ...same, size: { ...size, face: 0 as FaceAmount } }, now)).toMatchObject(
      {
        fields: [{ field: 'size', reason: 'deal.amount-zero' }],
      },
    )
    expect(moves.setGuidance({ ...deal, terms: resized.terms }, { ...same, size }, now)).toMatchObject({
      reason: 'write.no-changes',
    })
  })

  it('that says nothing new is no change', () => {
    const same = { guidance: spread('120', 'area') }
    expect(moves.setGuidance(dealIn('IPG'), same, now)).toMatchObject({ reason: 'write.no-changes' })
    expect(
      done(moves.setGuidance(dealIn('IPG'), { ...same, note: 'reiterated' }, now)).versions,
    ).toHaveLength(1)
  })
})

describe('pushing FPG', () => {
  const push = (request: object, lifecycle = {}) => moves.pushFpg(dealIn('IPG', lifecycle), request, now)

  it('needs its level, and a cut-off that lies ahead and in order', () => {
    const guidance = spread('100')
    expect(push({ closesAt: at('12:00') })).toMatchObject({ reason: 'deal.level-missing' })
    expect(push({ guidance })).toMatchObject({ reason: 'deal.cut-off-missing' })
    expect(push({ guidance, closesAt: at('09:00') })).toMatchObject({ reason: 'deal.time-past' })
    const times = { expiresAt: at('11:00'), subjectAt: at('10:30') }
    expect(push({ guidance, closesAt: at('11:00') }, times)).toMatchObject({ reason: 'deal.times-order' })
    expect(done(push({ guidance, closesAt: at('10:45') }, times)).lifecycle).toMatchObject({
      status: 'FPG',
      subjectAt: at('10:30'),
    })
  })

  it('drops subject times that the cut-off comes before, for it cannot set them', () => {
    const subjectByRegion = [
      { region: 'APAC' as const, at: at('10:00') },
      { region: 'AMER' as const, at: at('14:00') },
    ]
    const times = { closesAt: at('16:00'), subjectAt: at('12:00'), subjectByRegion }
    const { lifecycle } = done(push({ guidance: spread('100'), closesAt: at('12:00') }, times))
    expect(lifecycle).toMatchObject({ subjectAt: null, subjectByRegion: [subjectByRegion[0]] })
    const fpg = dealIn('FPG', times)
    expect(done(moves.reopen(fpg, { ...why, closesAt: at('12:00') }, now)).lifecycle.subjectAt).toBeNull()
    expect(done(moves.reopen(fpg, why, now)).lifecycle.subjectAt).toBe(at('12:00'))
  })

  it('freezes the baseline at the number of this very write', () => {
    const moved = done(push({ guidance: spread('100'), closesAt: at('12:00') }))
    expect(moved.lifecycle).toMatchObject({ baselineSeq: 7, closesAt: at('12:00'), closingAnnounced: false })
    expect(moved.events).toEqual([
      {
        type: 'deal.fpg-pushed',
        number: 2,
        level: spread('100'),
        closesAt: at('12:00'),
        baselineSeq: 7,
        silence: 'stayIfIn',
      },
    ])
  })

  it('says nothing of closing soon where the cut-off was that near when it was announced', () => {
    expect(done(push({ guidance: spread('100'), closesAt: at('09:10') })).lifecycle.closingAnnounced).toBe(
      true,
    )
  })
})
