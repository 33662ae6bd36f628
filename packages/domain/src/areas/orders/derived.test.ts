import { describe, expect, it } from 'vitest'
import { endFpg, endTest, price, pushFpg, pushTest } from '../deals/index.ts'
import { answerTest, saveDraft, withdraw } from './acts/index.ts'
import { bookedOrderOf, derivedOf } from './derived.ts'
import { topSize } from './ladder.ts'
import {
  after,
  at,
  by,
  done,
  final,
  mm,
  open,
  parties,
  rate,
  orderLevel,
  sent,
  sounding,
  spread,
  commandContext,
} from './world.ts'

describe('the derived figures of an order', () => {
  const ipg = open()
  const order = sent(ipg, { orderLevels: [orderLevel(10, '53'), orderLevel(4)] })

  it('agrees from its first day to the last', () => {
    expect(derivedOf(order, ipg)).toMatchObject({
      number: '01234-56789',
      status: 'Submitted',
      fpgState: 'none',
      needsTestSize: false,
      final: null,
      change: 'NEW',
      accepted: mm(10),
      meaning: { share: '2', today: { fit: 'in' } },
    })
    const fpg = after(
      ipg,
      pushFpg(ipg, { guidance: spread('53'), closesAt: at('11:00') }, commandContext('10:00', 30)),
    )
    const closed = after(fpg, endFpg(fpg, {}, commandContext('10:30', 40)))
    const priced = after(closed, price(closed, { final }, commandContext('10:40', 50)))
    expect(derivedOf(order, fpg)).toMatchObject({ status: 'FPG', fpgState: 'waiting', change: 'SAME' })
    expect(derivedOf(order, closed)).toMatchObject({ fpgState: 'silent', figures: { counting: mm(10) } })
    expect(derivedOf(order, priced)).toMatchObject({ final: { fit: 'in', tight: { size: mm(10) } } })
  })

  it('wants a size while a test runs and has none of this round', () => {
    const test = after(ipg, pushTest(ipg, {}, commandContext('09:10')))
    expect(derivedOf(order, test).needsTestSize).toBe(true)
    const answered = done(
      answerTest(order, test, { expectedVersion: 1, size: mm(4) }, by('investor', '09:15')),
    ).order
    expect(
      [test, after(test, endTest(test, {}, commandContext('09:20')))].map(
        (deal) => derivedOf(answered, deal).needsTestSize,
      ),
    ).toEqual([false, false])
    expect(derivedOf(sent(sounding()), sounding()).needsTestSize).toBe(true)
  })

  it('of one that counts for nothing is what it says', () => {
    const gone = done(withdraw(order, ipg, { expectedVersion: 1 }, by('investor', '09:30'))).order
    expect(derivedOf(gone, ipg)).toMatchObject({
      status: 'Withdrawn',
      figures: { counting: 0 },
      accepted: 0,
      meaning: { size: mm(10) },
    })
  })

  it('that is conditional tells what of it is not', () => {
    const part = { ...order, conditional: { since: at('09:30'), accepted: [orderLevel(6, '53')] } }
    expect(derivedOf(part, ipg).accepted).toBe(mm(6))
    expect(
      derivedOf({ ...part, conditional: { since: at('09:30'), accepted: [orderLevel(60)] } }, ipg).accepted,
    ).toBe(mm(10))
  })
})

describe('what a book is made of', () => {
  it('may be allocated what the accepted levels have in', () => {
    const ipg = open()
    const fpg = after(
      ipg,
      pushFpg(ipg, { guidance: spread('53'), closesAt: at('11:00') }, commandContext('10:00', 30)),
    )
    const conditional = { since: at('09:30'), accepted: [orderLevel(10, '60')] }
    const relaxed = { ...sent(ipg, { orderLevels: [orderLevel(10, '53')] }), conditional }
    expect(bookedOrderOf(relaxed, ipg)).toMatchObject({ inSize: mm(10), acceptedIn: mm(10) })
    expect(bookedOrderOf(relaxed, fpg)).toMatchObject({ inSize: mm(10), acceptedIn: 0 })
    expect(bookedOrderOf({ ...relaxed, conditional: null }, fpg).acceptedIn).toBe(mm(10))
  })

  it('has the derived figures of each order, in every phase of its deal', () => {
    const ipg = open()
    const test = after(ipg, pushTest(ipg, {}, commandContext('09:10')))
    const range = { guidance: spread('53', '60'), closesAt: at('11:00') }
    const fpg = after(ipg, pushFpg(ipg, range, commandContext('10:00', 30)))
    const closed = after(fpg, endFpg(fpg, {}, commandContext('10:30', 40)))
    const priced = after(closed, price(closed, { final }, commandContext('10:40', 50)))
    const order = sent(ipg, { orderLevels: [orderLevel(10, '60'), orderLevel(6, '55'), orderLevel(4, '50')] })
    const moved = done(withdraw(order, ipg, { expectedVersion: 1 }, by('investor', '09:30'))).order
    const limits = { minYield: rate('0.86'), minSpread: null, maxPrice: null, size: mm(5) }
    const orders = [
      order,
      moved,
      sent(ipg),
      sent(ipg, { orderLevels: [orderLevel(7, '70')], commitment: 'soft' }),
      { ...order, conditional: { since: at('09:30'), accepted: [orderLevel(6, '53')] } },
      { ...order, orderLevels: [limits] },
      { ...order, seq: 60, baseline: { seq: 30, was: { ...order, orderLevels: [orderLevel(3)] } } },
    ]
    for (const deal of [ipg, test, fpg, closed, priced])
      for (const order of orders) {
        const { number, status, figures, fpgState, needsTestSize, change, accepted, meaning } = derivedOf(
          order,
          deal,
        )
        const { counts, today, inSize, acceptedIn, ...booked } = bookedOrderOf(order, deal)
        expect(booked).toEqual({ number, status, figures, fpgState, needsTestSize, change, accepted })
        expect(topSize(counts)).toBe(figures.counting)
        expect(today?.size).toBe(meaning.today?.wide.size)
        expect(inSize).toBe(figures.counting === 0 ? 0 : (today?.size ?? figures.counting))
        expect(acceptedIn).toBeLessThanOrEqual(inSize)
        expect(today === null).toBe(meaning.today === null)
        if (!today || !meaning.today) continue
        const isWhole = meaning.today.tight.size === meaning.size
        expect(today.fit).toBe(meaning.today.fit === 'in' && !isWhole ? 'partly' : meaning.today.fit)
      }
  })
})

it('allows an intention only to be submitted or withdrawn after its test', () => {
  const test = sounding()
  const intention = sent(test)
  const ipg = after(test, endTest(test, {}, commandContext('09:30')))
  const saving = { parties, expectedVersion: 1, content: { orderLevels: [orderLevel(3)] } }
  expect(saveDraft(intention, ipg, saving, by('investor', '09:40'))).toMatchObject({
    reason: 'order.is-intention',
  })
})
