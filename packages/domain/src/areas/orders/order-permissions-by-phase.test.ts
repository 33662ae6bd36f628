import { describe, expect, it } from 'vitest'
import {
  abort,
  dealPhases,
  endFpg,
  endTest,
  initialLifecycle,
  inState,
  isOpenAt,
  price,
  pushFpg,
  pushTest,
  type PricedDeal,
} from '../deals/index.ts'
import { orderActions, sides, type OrderAction } from './choices.ts'
import { dealAt, type OrderDeal } from './deal.ts'
import {
  orderPhases,
  phaseOf,
  momentIn,
  stageIn,
  phaseFault,
  permissionIn,
  type OrderPhase,
} from './order-permissions-by-phase.ts'
import { after, at, draftDeal, final, instant, open, sounding, spread, commandContext } from './world.ts'

const cutOff = { guidance: spread('53'), closesAt: at('11:00') }
const fpg = (): PricedDeal => after(open(), pushFpg(open(), cutOff, commandContext('10:00')))
const ended = (): PricedDeal => after(fpg(), endFpg(fpg(), {}, commandContext('10:30')))
const tested = (): PricedDeal => after(open(), pushTest(open(), {}, commandContext('09:00')))

/** A deal in each phase, at half past ten. */
const deals: Record<OrderPhase, PricedDeal> = {
  unopened: draftDeal(),
  intentions: sounding(),
  IPG: open(),
  'IPG closed': dealAt(open({}, at('10:00')), instant('10:30')) as PricedDeal,
  test: tested(),
  FPG: fpg(),
  'FPG closed': ended(),
  priced: after(ended(), price(ended(), { final }, commandContext('10:31'))),
  over: after(open(), abort(open(), {}, commandContext('10:00'))),
}

/** What docs/orders.md shows, by hand: IPG, Test, FPG open, closed, priced. */
const written: [OrderAction, string][] = [
  ['saveDraft', 'yes yes yes no no'],
  ['submit', 'yes yes yes no no'],
  ['edit', 'yes yes yes no no'],
  ['withdraw', 'yes yes yes no no'],
  ['answerTest', 'no yes no no no'],
  ['answerFpg', 'no no yes no no'],
]

describe('windows', () => {
  it.each(written)('%s of an investor', (action, cells) => {
    const phases = ['IPG', 'test', 'FPG', 'FPG closed', 'priced'] as const
    expect(phases.map((phase) => permissionIn('investor', action, phase)).join(' ')).toBe(cells)
    expect(permissionIn('investor', action, 'IPG closed')).toBe('no')
    expect(permissionIn('investor', action, 'over')).toBe('no')
    expect(permissionIn('investor', action, 'unopened')).toBe('no')
    // A test opened from a draft is a test.
    expect(permissionIn('investor', action, 'intentions')).toBe(permissionIn('investor', action, 'test'))
  })

  it('of a desk need a reason where the book is closed, and end with pricing', () => {
    for (const action of ['submit', 'edit', 'withdraw'] as const) {
      const cells = orderPhases.map((phase) => permissionIn('desk', action, phase)).join(' ')
      expect(cells).toBe('no yes yes reason yes yes reason no no')
    }
    expect(orderPhases.map((phase) => permissionIn('desk', 'answerFpg', phase)).join(' ')).toBe(
      'no no no no no yes reason no no',
    )
    expect(orderPhases.every((phase) => permissionIn('desk', 'saveDraft', phase) === 'no')).toBe(true)
    expect(orderPhases.every((phase) => permissionIn('investor', 'accept', phase) === 'no')).toBe(true)
  })

  it('know every phase, and every state of a deal has one', () => {
    for (const phase of orderPhases) expect(phaseOf(deals[phase].lifecycle)).toBe(phase)
    const reached = dealPhases.map((state) =>
      phaseOf({ ...initialLifecycle, ...inState(state), confirmed: state === 'Priced, confirmed' }),
    )
    expect(new Set([...reached, 'intentions'])).toEqual(new Set(orderPhases))
    for (const side of sides)
      for (const action of orderActions)
        for (const phase of orderPhases)
          expect(['yes', 'no', 'reason']).toContain(permissionIn(side, action, phase))
  })

  it('of an investor are open exactly where the deal is by the clock', () => {
    for (const phase of orderPhases) {
      const deal = deals[phase]
      const closed = phaseFault('investor', 'edit', deal, undefined)
      expect([phase, closed === undefined]).toEqual([phase, isOpenAt(deal.lifecycle, instant('10:30'))])
    }
  })
})

describe('a late write', () => {
  const why = (side: 'investor' | 'desk', action: OrderAction, phase: OrderPhase, detail?: string) =>
    phaseFault(side, action, deals[phase], detail)

  it('names the time the book closed, in the deal’s time zone', () => {
    expect(why('investor', 'edit', 'IPG closed')).toMatchObject({
      reason: 'order.book-closed',
      params: { at: '2026-11-23T18:00:00+08:00[Asia/Hong_Kong]' },
    })
    expect(why('investor', 'answerFpg', 'FPG closed')).toMatchObject({
      params: { at: '2026-11-23T18:30:00+08:00[Asia/Hong_Kong]' },
    })
    expect(momentIn('2026-07-01T16:00:00.4Z', 'Europe/London')).toBe(
      '2026-07-01T17:00:00+01:00[Europe/London]',
    )
  })

  it('names the phase that is not open', () => {
    expect(why('investor', 'answerTest', 'IPG')).toMatchObject({ reason: 'order.no-test' })
    expect(why('investor', 'answerFpg', 'IPG')).toMatchObject({ reason: 'order.no-fpg' })
    expect(why('investor', 'submit', 'priced')).toMatchObject({ reason: 'order.deal-over' })
    expect(why('desk', 'edit', 'over')).toMatchObject({ reason: 'order.deal-over' })
    expect(why('investor', 'submit', 'unopened')).toMatchObject({ reason: 'order.not-open' })
  })

  it('of a desk is taken with a reason, and with nothing but spaces is not', () => {
    expect(why('desk', 'edit', 'FPG closed')).toMatchObject({ reason: 'order.reason-missing' })
    expect(why('desk', 'edit', 'FPG closed', '  ')).toMatchObject({ reason: 'order.reason-missing' })
    expect(why('desk', 'edit', 'FPG closed', 'phoned in at 18:29')).toBe(undefined)
  })

  it('a moment after the close finds it closed, though nothing has been switched; a moment before, open', () => {
    const deal = open({}, at('10:00'))
    const edge = instant('10:00')
    const just = edge.subtract({ milliseconds: 1 })
    expect(phaseFault('investor', 'edit', dealAt(deal, just), undefined)).toBe(undefined)
    expect(phaseFault('investor', 'edit', dealAt(deal, edge), undefined)).toMatchObject({
      reason: 'order.book-closed',
    })
    expect(deal.lifecycle.bookClosed).toBe(false)
  })

  it('after the close of a test finds IPG open again, and names the end of the round', () => {
    const deal = after(open(), pushTest(open(), { closesAt: at('10:00') }, commandContext('09:00')))
    const ended = {
      reason: 'order.test-ended',
      params: { round: 1, at: '2026-11-23T18:00:00+08:00[Asia/Hong_Kong]' },
    }
    const late = (moved: OrderDeal) => phaseFault('investor', 'answerTest', moved, undefined)
    expect(late(dealAt(deal, instant('10:00')))).toMatchObject(ended)
    const expiring = {
      ...deal,
      lifecycle: { ...deal.lifecycle, expiresAt: at('10:00'), closesAt: at('10:30') },
    }
    expect(phaseOf(dealAt(expiring, instant('10:00')).lifecycle)).toBe('over')
    expect(late(dealAt(expiring, instant('10:00')))).toMatchObject(ended)
    expect(phaseOf(dealAt(deal, instant('10:00')).lifecycle)).toBe('IPG')
  })
})

it('an intention is an order while its test runs, and a draft again afterwards', () => {
  const ipg = after(sounding(), endTest(sounding(), {}, commandContext('09:30')))
  expect(stageIn('intention', phaseOf(sounding().lifecycle))).toBe('live')
  expect(stageIn('intention', phaseOf(ipg.lifecycle))).toBe('draft')
  expect(orderPhases.map((phase) => stageIn('live', phase))).toEqual(orderPhases.map(() => 'live'))
})
