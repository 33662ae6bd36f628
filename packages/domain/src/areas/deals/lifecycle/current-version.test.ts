import { describe, expect, it } from 'vitest'
import { currentVersion, versionBefore } from './current-version.ts'
import { tick } from './clock.ts'
import { after, at, dealIn, done, final, spread, moveContext, types, why } from './world.ts'
import * as moves from './moves/index.ts'
import type { PricedDeal } from './moves/index.ts'

const now = moveContext('09:00')
const next = (deal: PricedDeal, answer: unknown): PricedDeal => after(deal, done(answer))
/** The level that holds, as its kind and figure, and the one before it. */
const currentAndPrevious = ({ lifecycle, guidance }: PricedDeal) => {
  const labelOf = (number: number | undefined) => {
    const version = number === undefined ? undefined : guidance.get(number)
    return version && `${version.kind} ${version.level.level}`
  }
  return [labelOf(currentVersion(lifecycle)), labelOf(versionBefore(lifecycle, guidance.values()))]
}

const ipg = dealIn('IPG')
const tested = next(ipg, moves.pushTest(ipg, {}, now))
const untested = next(tested, moves.endTest(tested, {}, now))
const cutOff = { closesAt: at('16:00') }
const pushed = next(ipg, moves.pushFpg(ipg, { guidance: spread('100'), ...cutOff }, now))
const closed = next(pushed, moves.endFpg(pushed, {}, now))
const launched = next(closed, moves.launch(closed, { final }, now))
const priced = next(launched, moves.price(launched, { final }, now))

describe('the current level', () => {
  it('is the one of the deal’s phase', () => {
    expect(currentAndPrevious(dealIn('Draft'))).toEqual([undefined, undefined])
    expect(currentAndPrevious(ipg)).toEqual(['IPG 120', undefined])
    expect(currentAndPrevious(tested)).toEqual(['test 110', 'IPG 120'])
    expect(currentAndPrevious(untested)).toEqual(['IPG 120', undefined])
    expect(currentAndPrevious(pushed)).toEqual(['FPG 100', 'IPG 120'])
    expect(currentAndPrevious(closed)).toEqual(['FPG 100', 'IPG 120'])
    expect(currentAndPrevious(launched)).toEqual(['launched 53', 'FPG 100'])
    expect(currentAndPrevious(priced)).toEqual(['priced 53', 'launched 53'])
  })

  it('goes back with the deal: by reopening, by a new cut-off, by repricing', () => {
    for (const from of [pushed, closed, launched])
      expect(currentAndPrevious(next(from, moves.reopen(from, why, now)))).toEqual(['IPG 120', undefined])
    const open = next(launched, moves.changeTimes(launched, { times: cutOff, ...why }, now))
    expect(currentAndPrevious(open)).toEqual(['FPG 100', 'IPG 120'])
    expect(currentAndPrevious(next(open, moves.endFpg(open, {}, now)))).toEqual(['FPG 100', 'IPG 120'])
    expect(currentAndPrevious(next(priced, moves.reprice(priced, why, now)))).toEqual([
      'launched 53',
      'FPG 100',
    ])
    const plain = next(closed, moves.price(closed, { final }, now))
    expect(currentAndPrevious(next(plain, moves.reprice(plain, why, now)))).toEqual(['FPG 100', 'IPG 120'])
  })

  it('stays when a deal is aborted or expires', () => {
    const aborted = (deal: PricedDeal) => currentAndPrevious(next(deal, moves.abort(deal, {}, now)))[0]
    expect([aborted(tested), aborted(pushed), aborted(launched), aborted(priced)]).toEqual([
      'IPG 120',
      'FPG 100',
      'launched 53',
      'priced 53',
    ])
    const draft = dealIn('Test of a draft', { expiresAt: at('08:59') })
    expect(currentAndPrevious(next(draft, tick(draft, now.now)))[0]).toBe('test 120')
  })
})

describe('new guidance', () => {
  it('may equal the level of a test, because a test price is no guidance', () => {
    const moved = done(moves.setGuidance(untested, { guidance: spread('110') }, now))
    expect(moved.events).toEqual([
      {
        type: 'deal.guidance-changed',
        number: 3,
        level: spread('110'),
        before: spread('120', 'area'),
        size: null,
      },
    ])
    expect(moves.setGuidance(untested, { guidance: spread('120', 'area') }, now)).toMatchObject({
      reason: 'write.no-changes',
    })
    expect(currentAndPrevious(after(untested, moved))).toEqual(['IPG 110', 'IPG 120'])
  })

  it('may be what FPG was pushed at before IPG was opened again', () => {
    const reopened = next(pushed, moves.reopen(pushed, why, now))
    const moved = done(moves.setGuidance(reopened, { guidance: spread('100') }, now))
    expect(moved.events).toMatchObject([{ level: spread('100'), before: spread('120', 'area') }])
    expect(moves.setGuidance(reopened, { guidance: spread('120', 'area') }, now)).toMatchObject({
      reason: 'write.no-changes',
    })
  })

  it('knows what the clock has announced in the same write', () => {
    const draft = dealIn('Test of a draft', { closesAt: at('08:30') })
    const moved = done(moves.setGuidance(draft, { guidance: spread('105') }, now))
    expect(types(moved)).toEqual(['deal.test-ended', 'deal.guidance-changed'])
    expect(moved.events[1]).toMatchObject({ before: spread('120', 'area') })
  })
})

it('writes final terms in the basis of the current level, not of a withdrawn one', () => {
  const yields = { basis: 'yield' as const, over: null, level: spread('0.85').level, to: null, words: null }
  const asYield = next(closed, moves.launch(closed, { final, guidance: yields, levelConfirmed: true }, now))
  expect(currentAndPrevious(asYield)[0]).toBe('launched 0.85')
  const open = next(asYield, moves.changeTimes(asYield, { times: cutOff, ...why }, now))
  const again = next(open, moves.endFpg(open, {}, now))
  expect(done(moves.launch(again, { final }, now)).versions[0]?.level).toEqual(spread('53'))
})
