import { describe, expect, it } from 'vitest'
import { allocationLaunched, allocationRecalled } from './allocation-times.ts'
import * as moves from './moves/index.ts'
import { reissueOf } from './reissue.ts'
import { after, at, dealIn, done, final, moveContext, rate, why } from './world.ts'

const later = moveContext('10:00')
const tight = { ...final, spread: rate('51'), yield: rate('0.83'), price: rate('99.911') }
type Deal = ReturnType<typeof dealIn>

const launch = (deal: Deal, terms: typeof final) =>
  after(deal, done(moves.launch(deal, { final: terms, levelConfirmed: true }, later)))
const price = (deal: Deal, terms: typeof final) =>
  after(deal, done(moves.price(deal, { final: terms, levelConfirmed: true }, later)))

/** A closed book with an allocation launched at the final terms. */
const allocated = (): Deal => {
  const deal = launch(dealIn('FPG closed'), final)
  return { ...deal, lifecycle: allocationLaunched(deal.lifecycle, final, moveContext('09:10').now) }
}
const standing = {
  at: at('09:10'),
  basis: { size: final.size, spread: final.spread, yield: final.yield, price: final.price },
}

describe('a launched allocation', () => {
  it('counts again once the terms are those of its launch, and not in between', () => {
    const other = launch(allocated(), tight)
    expect(other.lifecycle).toMatchObject({ launchedAllocation: standing, allocatedAt: null })
    for (const back of [launch(other, final), price(launch(other, final), final), price(other, final)])
      expect(back.lifecycle).toMatchObject({ launchedAllocation: standing, allocatedAt: at('09:10') })
    expect(price(allocated(), tight).lifecycle).toMatchObject({
      launchedAllocation: standing,
      allocatedAt: null,
    })
  })

  it('is confirmed again after a later correction of the price alone', () => {
    const priced = price(launch(launch(allocated(), tight), final), final)
    const confirmed = { ...priced, lifecycle: { ...priced.lifecycle, confirmed: true } }
    const corrected = { ...final, price: rate('99.853') }
    const { lifecycle } = done(moves.correct(confirmed, { final: corrected, ...why }, later))
    expect([reissueOf(lifecycle, corrected), lifecycle.allocatedAt]).toEqual(['confirm', at('09:10')])
  })

  it('is gone for good once it is recalled, the book opens again, or pricing is undone', () => {
    const deal = allocated()
    const priced = price(deal, final)
    const times = { closesAt: at('12:00') }
    const gone = [
      allocationRecalled(deal.lifecycle),
      done(moves.reopen(deal, why, later)).lifecycle,
      done(moves.changeTimes(deal, { times, ...why }, later)).lifecycle,
      done(moves.reprice(priced, why, later)).lifecycle,
    ]
    for (const lifecycle of gone)
      expect(lifecycle).toMatchObject({ launchedAllocation: null, allocatedAt: null, confirmedAt: null })
    expect(launch({ ...deal, lifecycle: gone[0]! }, final).lifecycle.allocatedAt).toBeNull()
  })
})
