import { describe, expect, it } from 'vitest'
import type { FaceAmount } from '../../../../kernel/index.ts'
import { after, at, dealIn, done, final, rate, spread, terms, moveContext, types, why } from '../world.ts'
import { allocationRecalled } from '../allocation-times.ts'
import { reissueOf } from '../reissue.ts'
import * as moves from './index.ts'

const now = moveContext('09:00')

describe('a closed FPG book', () => {
  it('that was ended early closes at that moment', () => {
    const moved = done(moves.endFpg(dealIn('FPG'), {}, now))
    expect(moved.lifecycle).toMatchObject({ bookClosed: true, closedAt: at('09:00'), closesAt: at('09:00') })
    expect(moved.events).toEqual([{ type: 'deal.book-closed', phase: 'FPG', at: at('09:00') }])
  })

  it('closes at a full second, as close times are set, and keeps when it was closed', () => {
    const late = { ...now, now: now.now.add({ microseconds: 1_234_567 }) }
    expect(done(moves.endFpg(dealIn('FPG'), {}, late)).lifecycle).toMatchObject({
      closesAt: '2026-11-23T09:00:01Z',
      closedAt: '2026-11-23T09:00:01.234567Z',
    })
  })

  it('is launched at size and level', () => {
    const size = { ...final, coupon: null, price: null, yield: null, benchmarkYield: null }
    const first = done(moves.launch(dealIn('FPG closed'), { final: size }, now))
    expect(first.versions).toMatchObject([{ number: 2, kind: 'launched', level: spread('53'), final: size }])
    const empty = { ...size, spread: null }
    expect(moves.launch(dealIn('FPG closed'), { final: empty }, now)).toMatchObject({
      reason: 'deal.final-missing',
      fields: [{ field: 'final.spread', reason: 'field.required' }],
    })
  })

  it('goes back to IPG with a reason, and its final guidance no longer holds', () => {
    const deal = dealIn('FPG closed', { guidanceOf: { IPG: 1, FPG: 2, launched: 3 } })
    expect(moves.reopen(deal, {}, now)).toMatchObject({ reason: 'deal.reason-missing' })
    expect(moves.reopen(deal, { ...why, closesAt: at('08:00') }, now)).toMatchObject({
      reason: 'deal.time-past',
    })
    const moved = done(moves.reopen(deal, { ...why, closesAt: at('12:00') }, now))
    expect(moved.lifecycle).toMatchObject({
      status: 'IPG',
      bookClosed: false,
      closesAt: at('12:00'),
      closedAt: null,
      guidanceOf: { IPG: 1 },
    })
    expect(done(moves.reopen(dealIn('FPG'), why, now)).lifecycle.closesAt).toBeNull()
  })
})

describe('pricing', () => {
  const price = (change: object) => moves.price(dealIn('FPG closed'), { final: { ...final, ...change } }, now)

  it('takes all of the final terms, with a size in numbers', () => {
    const moved = done(price({}))
    expect(moved.lifecycle).toMatchObject({ status: 'Priced', guidanceOf: { FPG: 1, priced: 2 } })
    expect(moved.events).toEqual([{ type: 'deal.priced', number: 2, level: spread('53'), final }])
    expect(moves.price(dealIn('FPG closed'), {}, now)).toMatchObject({ reason: 'deal.final-missing' })
    for (const figure of ['spread', 'yield', 'coupon', 'price'])
      expect(price({ [figure]: null })).toMatchObject({
        reason: 'deal.final-missing',
        fields: [{ field: `final.${figure}` }],
      })
    expect(price({ size: 0 })).toMatchObject({
      fields: [{ field: 'final.size', reason: 'deal.amount-zero' }],
    })
    expect(price({ size: 500_000_500 })).toMatchObject({ fields: [{ reason: 'deal.off-grid' }] })
  })

  it('refuses figures that no deal is priced at, at launch as well, each at its field', () => {
    const wrong = (change: object, reason = 'deal.rate-range') => {
      const [figure] = Object.keys(change)
      const refusal = price(change)
      expect(refusal).toMatchObject({
        reason: 'deal.field-wrong',
        fields: [{ field: `final.${figure}`, reason }],
      })
    }
    for (const none of ['0', '-5', '1000.5']) wrong({ price: rate(none) })
    for (const spread of ['99999999', '-2001']) wrong({ spread: rate(spread) })
    for (const off of ['-21', '101']) {
      wrong({ yield: rate(off) })
      wrong({ benchmarkYield: rate(off) })
    }
    for (const coupon of ['-0.5', '101']) wrong({ coupon: rate(coupon) })
    wrong({ price: rate('99.8521') }, 'deal.price-decimals')
    wrong({ size: 0 }, 'deal.amount-zero')
    const launched = { final: { ...final, spread: rate('99999999') } }
    expect(moves.launch(dealIn('FPG closed'), launched, now)).toMatchObject({ reason: 'deal.field-wrong' })
  })

  it('asks for the index of a floater, for its price follows from it; its coupon is a margin', () => {
    const floater = {
      ...dealIn('FPG closed'),
      terms: {
        ...terms,
        couponType: 'floating' as const,
        couponFrequency: 'quarterly' as const,
        dayCount: 'ACT/360' as const,
        floatingIndex: 'SOFR',
      },
    }
    const at = { ...final, spread: rate('120'), coupon: rate('120'), yield: null, price: rate('100') }
    const priced = (change: object) => moves.price(floater, { final: { ...at, ...change } }, now)
    expect(priced({ benchmarkYield: null })).toMatchObject({
      reason: 'deal.final-missing',
      fields: [{ field: 'final.benchmarkYield', reason: 'field.required' }],
    })
    expect(priced({ benchmarkYield: rate('4.3'), price: rate('101') })).toMatchObject({
      reason: 'deal.final-contradicts',
    })
    expect(done(priced({ benchmarkYield: rate('4.3') })).lifecycle.status).toBe('Priced')
  })

  it('refuses figures that do not belong together, and says what they would be', () => {
    expect(price({ price: rate('99.952') })).toMatchObject({
      reason: 'deal.final-contradicts',
      fields: [{ field: 'final.price', reason: 'deal.final-would-be', params: { value: '99.852' } }],
    })
    expect(price({ benchmarkYield: rate('0.42') })).toMatchObject({
      fields: [{ field: 'final.yield', params: { value: '0.95' } }],
    })
    // Printed figures are rounded: these are the same.
    expect(done(price({ yield: rate('0.8501') })).lifecycle.status).toBe('Priced')
  })

  it('takes par where the coupon is the yield, whatever the days of a half year are', () => {
    const sold = { coupon: rate('3.5'), yield: rate('3.5'), benchmarkYield: null, price: rate('100') }
    const days = { ...terms, dayCount: 'ACT/365F' as const, tenor: { ...terms.tenor!, years: 20 } }
    const deal = { ...dealIn('FPG closed'), terms: { ...days, maturityDate: null } }
    const at = (change: object) => moves.price(deal, { final: { ...final, ...sold, ...change } }, now)
    expect(done(at({})).lifecycle.status).toBe('Priced')
    expect(at({ price: rate('100.2') })).toMatchObject({ fields: [{ field: 'final.price' }] })
    expect(at({ coupon: rate('3.45') })).toMatchObject({ fields: [{ field: 'final.price' }] })
  })

  it('stores the level in the basis of guidance: as sent, or the last one if the spread has another reference', () => {
    const over = (name: string) => ({ name, isin: null, yield: null, frequency: 'semiAnnual' as const })
    const other = { guidanceReference: over('MS'), pricingBenchmark: over('OBL 10/28') }
    const deal = { ...dealIn('FPG closed'), terms: { ...terms, ...other } }
    const levelOf = (request: object, of = deal) =>
      done(moves.price(of, { final, ...request }, now)).versions[0]?.level
    expect(levelOf({ guidance: spread('48') })).toEqual(spread('48'))
    expect(levelOf({})).toEqual(spread('120', 'area'))
    const same = { ...deal, terms: { ...terms, ...other, pricingBenchmark: over('MS') } }
    expect(levelOf({}, same)).toEqual(spread('53'))
    const wrong = { ...spread('99'), basis: 'price' as const }
    expect(moves.price(deal, { final, guidance: wrong }, now)).toMatchObject({ reason: 'deal.level-basis' })
  })

  it('needs to know how the benchmark is quoted, by its name or as typed', () => {
    const priceOver = (name: string, frequency: 'annual' | 'semiAnnual' | null = null) => {
      const pricingBenchmark = { name, isin: null, yield: null, frequency }
      return moves.price({ ...dealIn('FPG closed'), terms: { ...terms, pricingBenchmark } }, { final }, now)
    }
    expect(priceOver('KfW 2031')).toMatchObject({
      reason: 'deal.final-missing',
      fields: [{ field: 'terms.pricingBenchmark', reason: 'bond.no-quotation' }],
    })
    expect(priceOver('KfW 2031', 'semiAnnual')).toMatchObject({ versions: [{ kind: 'priced' }] })
    expect(priceOver('CT3')).toMatchObject({ versions: [{ kind: 'priced' }] })
    // Over an annual Bund the same figures contradict each other.
    expect(priceOver('DBR 2031')).toMatchObject({ reason: 'deal.final-contradicts' })
  })

  it('needs terms that a price follows from', () => {
    const deal = { ...dealIn('FPG closed'), terms: { ...terms, dayCount: null } }
    expect(moves.price(deal, { final }, now)).toMatchObject({
      reason: 'deal.final-missing',
      fields: [{ field: 'terms.dayCount', reason: 'field.required' }],
    })
  })

  it('is undone with a reason while nothing is confirmed', () => {
    expect(moves.reprice(dealIn('Priced'), { reason: '' }, now)).toMatchObject({
      reason: 'deal.reason-missing',
    })
    const { lifecycle } = done(moves.reprice(dealIn('Priced'), why, now))
    expect(lifecycle).toMatchObject({
      status: 'FPG',
      bookClosed: true,
      guidanceOf: {},
    })
  })

  it('is corrected once confirmed: another version, with its reason', () => {
    const deal = dealIn('Priced, confirmed')
    const other = { ...final, price: rate('99.853') }
    expect(moves.correct(deal, { final: other }, now)).toMatchObject({ reason: 'deal.reason-missing' })
    expect(moves.correct(deal, { final, ...why }, now)).toMatchObject({ reason: 'write.no-changes' })
    const moved = done(moves.correct(deal, { final: other, ...why }, now))
    expect(moved.versions).toMatchObject([{ number: 2, kind: 'priced', final: other, reason: why.reason }])
    expect(moved.lifecycle).toMatchObject({ confirmed: true, guidanceOf: { priced: 2 } })
  })

  it('keeps when it was launched and priced through a reduced issue and a correction', () => {
    const launched = after(dealIn('FPG closed'), done(moves.launch(dealIn('FPG closed'), { final }, now)))
    const size = 450_000_000 as FaceAmount
    const reduced = after(launched, moves.reduceIssue(launched, size, moveContext('09:10')))
    const sized = { ...final, size }
    const priced = after(reduced, done(moves.price(reduced, { final: sized }, moveContext('09:20'))))
    const again = after(priced, moves.reduceIssue(priced, 400_000_000 as FaceAmount, moveContext('09:30')))
    const confirmed = { ...again, lifecycle: { ...again.lifecycle, confirmed: true } }
    const corrected = done(moves.correct(confirmed, { final: sized, ...why }, moveContext('09:40')))
    expect(corrected.lifecycle).toMatchObject({
      guidanceOf: { launched: 3, priced: 6 },
      termsAt: { launched: at('09:00'), priced: at('09:20') },
    })
  })

  it('keeps the launch of the allocation through a correction unless size or level change', () => {
    const priced = dealIn('Priced, confirmed')
    const allocatedAt = at('08:30')
    const launchedAllocation = { at: allocatedAt, basis: final }
    const times = { launchedAllocation, allocatedAt, confirmedAt: at('08:40') }
    const deal = { ...priced, lifecycle: { ...priced.lifecycle, ...times } }
    const corrected = (other: Partial<typeof final>) =>
      done(moves.correct(deal, { final: { ...final, ...other }, ...why }, now)).lifecycle
    expect(corrected({ price: rate('99.853') })).toMatchObject({ allocatedAt, confirmedAt: null })
    const size = 450_000_000 as typeof final.size
    const level = { spread: rate('54'), yield: rate('0.86'), price: rate('99.823') }
    for (const other of [{ size }, level])
      expect(corrected(other)).toMatchObject({ allocatedAt: null, confirmedAt: null })
    // A second correction is compared with the terms of the launch, not with those of the first.
    const first = after(deal, done(moves.correct(deal, { final: { ...final, ...level }, ...why }, now)))
    const second = (other: Partial<typeof final>) => {
      const { lifecycle } = done(moves.correct(first, { final: { ...final, ...other }, ...why }, now))
      return [reissueOf(lifecycle, { ...final, ...other }), lifecycle.allocatedAt]
    }
    expect(second({ ...level, price: rate('99.824') })).toEqual(['reallocate', null])
    expect(second({ price: rate('99.853') })).toEqual(['confirm', allocatedAt])
    // Once recalled, no terms bring it back.
    const recalled = allocationRecalled(first.lifecycle)
    const back = done(moves.correct({ ...first, lifecycle: recalled }, { final, ...why }, now))
    expect([reissueOf(back.lifecycle, final), back.lifecycle.allocatedAt]).toEqual(['relaunch', null])
  })
})

describe('aborting', () => {
  it('closes the book, ends a running round and says where from', () => {
    const { lifecycle, events } = done(moves.abort(dealIn('Test in IPG'), why, now))
    expect(lifecycle).toMatchObject({
      status: 'Aborted',
      closedAt: at('09:00'),
      test: { endedAt: at('09:00') },
    })
    expect(events).toEqual([{ type: 'deal.aborted', from: 'Test', reason: why.reason }])
  })
})

describe('a move that comes after a time set', () => {
  it('finds what the clock has done by then, although nobody had got round to it', () => {
    const deal = dealIn('FPG', { closesAt: at('08:59') })
    expect(moves.endFpg(deal, {}, now)).toMatchObject({ reason: 'status.no-such-move' })
    const priced = done(moves.price(deal, { final }, now))
    expect(types(priced)).toEqual(['deal.book-closed', 'deal.priced'])
    const reopened = done(moves.changeTimes(deal, { times: { closesAt: at('12:00') }, ...why }, now))
    expect(types(reopened)).toEqual(['deal.book-closed', 'deal.cut-off-moved'])
  })
})
