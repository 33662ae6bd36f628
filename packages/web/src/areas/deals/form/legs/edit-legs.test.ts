import { emptyTerms, type LegCoupon } from '@bookrunner/domain/deals'
import type { Rate } from '@bookrunner/domain/kernel'
import { describe, expect, it } from 'vitest'
import { couponOfKind, legsOf, nextLeg, nextLegDay, nextRepayment, withStep } from './edit-legs.ts'

const rate = (text: string) => text as Rate
const terms = { ...emptyTerms, issueDate: '2026-11-20', maturityDate: '2032-11-20' }
const call = { kind: 'call' as const, from: '2031-05-20', until: null, price: null }

describe('a pattern of legs', () => {
  it('changes the coupon at the first call, else a year before the end, else after five years', () => {
    expect(nextLegDay({ ...terms, options: [call] })).toBe('2031-05-20')
    expect(nextLegDay(terms)).toBe('2031-11-20')
    expect(nextLegDay({ ...terms, maturityDate: null })).toBe('2031-11-20')
  })

  it('has no day of its own while the deal has no dates', () => {
    expect(nextLegDay(emptyTerms)).toBeNull()
    expect(legsOf('marginSteps', emptyTerms).map(({ from }) => from)).toEqual([null, null])
    expect(legsOf('stepUp', emptyTerms)).toMatchObject([{ coupon: { kind: 'stepUp', steps: [] } }])
    expect(nextLeg(legsOf('thenReset', emptyTerms), emptyTerms).from).toBeNull()
  })

  it('leaves the day of a step or a repayment open while none is known, and goes on from one that is', () => {
    const empty = { kind: 'stepUp' as const, rate: null, steps: [] }
    const undated = withStep(empty, nextLegDay(emptyTerms))
    expect(withStep(undated, '2031-11-20').steps.map(({ from }) => from)).toEqual([null, null])
    const open = nextRepayment([], emptyTerms)
    expect([open, nextRepayment([open], terms)].map(({ day }) => day)).toEqual([null, null])
    const known = nextRepayment([], terms)
    expect([known, nextRepayment([known], terms)].map(({ day }) => day)).toEqual(['2031-11-20', '2032-05-20'])
  })

  it('begins with the coupon of the deal', () => {
    for (const pattern of ['thenFloating', 'thenReset', 'stepUp', 'conditionalStepUp'] as const)
      expect(legsOf(pattern, terms)[0]).toMatchObject({ from: null, coupon: { rate: null } })
    expect(legsOf('thenFixed', terms).map(({ from, coupon }) => [from, coupon.kind])).toEqual([
      [null, 'floating'],
      ['2031-11-20', 'fixed'],
    ])
    expect(legsOf('inArrears', terms)).toHaveLength(1)
    // The first leg pays the quoted margin; the second has one of its own, and the deal's index.
    expect(legsOf('marginSteps', { ...terms, options: [call] })).toMatchObject([
      { from: null, coupon: { kind: 'floating', margin: null, index: null } },
      { from: '2031-05-20', coupon: { kind: 'floating', margin: null, index: null } },
    ])
  })

  it('goes on a year after the last leg or step', () => {
    const legs = legsOf('thenReset', terms)
    expect(nextLeg(legs, terms).from).toBe('2032-11-20')
    const [stepped] = legsOf('stepUp', terms)
    const coupon = stepped!.coupon as Extract<LegCoupon, { kind: 'stepUp' }>
    expect(withStep(coupon, '2027-11-20').steps.map(({ from }) => from)).toEqual(['2031-11-20', '2032-11-20'])
  })
})

describe('another kind of coupon', () => {
  it('keeps what both kinds have', () => {
    const floating = {
      ...couponOfKind('floating', { kind: 'fixed', rate: null }, '2031-11-20'),
      margin: rate('250'),
      floor: rate('0'),
    } as LegCoupon
    expect(couponOfKind('reset', floating, '2031-11-20')).toMatchObject({
      margin: '250',
      floor: '0',
      everyMonths: 60,
    })
    expect(couponOfKind('fixed', floating, '2031-11-20')).toEqual({ kind: 'fixed', rate: null })
    const fixed: LegCoupon = { kind: 'fixed', rate: rate('4') }
    expect(couponOfKind('stepUp', fixed, '2031-11-20')).toMatchObject({
      rate: '4',
      steps: [{ from: '2031-11-20', rate: '4' }],
    })
  })
})
