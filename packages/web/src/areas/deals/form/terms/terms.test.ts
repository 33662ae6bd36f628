import { emptyTerms, type OptionRow, type Terms } from '@bookrunner/domain/deals'
import type { Rate } from '@bookrunner/domain/kernel'
import { describe, expect, it } from 'vitest'
import { asKind, newOption, nextOptionDay, nextStep } from './options.ts'
import { shownPart, withPart } from './tenor.ts'

describe('a tenor', () => {
  const fiveYears = withPart(null, 'years', 5)

  it('is made of its parts, and is none when nothing is left of it', () => {
    expect(fiveYears).toEqual({ perpetual: false, years: 5, months: 0, days: 0 })
    expect(withPart(fiveYears, 'months', 6)).toMatchObject({ years: 5, months: 6 })
    expect(withPart(fiveYears, 'years', null)).toBeNull()
  })

  it('of nought was typed, and is shown', () => {
    const nought = withPart(null, 'years', 0)
    expect(nought).not.toBeNull()
    expect([shownPart(nought, 'years'), shownPart(nought, 'months')]).toEqual([0, null])
    expect(shownPart(fiveYears, 'months')).toBeNull()
  })
})

describe('the next row of a put or call schedule', () => {
  const terms = (more: Partial<Terms>): Terms => ({ ...emptyTerms, ...more })
  const row = { kind: 'call', until: null, price: null } as const

  it('begins a year after the one before', () => {
    expect(nextOptionDay(terms({ options: [{ ...row, from: '2030-05-15' }] }))).toBe('2031-05-15')
  })

  it('first begins a month before maturity, or in the fifth year of a perpetual', () => {
    expect(nextOptionDay(terms({ maturityDate: '2031-05-15' }))).toBe('2031-04-15')
    expect(nextOptionDay(terms({ issueDate: '2026-05-15' }))).toBe('2031-05-15')
    expect(nextOptionDay(terms({}), '2026-11-20')).toBe('2031-11-20')
  })
})

describe('a row of options', () => {
  const terms: Terms = { ...emptyTerms, maturityDate: '2036-05-15' }
  const call: OptionRow = {
    kind: 'call',
    from: '2031-05-15',
    until: null,
    price: '102' as Rate,
    exercise: 'everyMonths',
    everyMonths: 60,
    priceSteps: [{ from: '2033-05-15', price: '100' as Rate }],
    notice: { least: 30, most: 60 },
    note: 'in whole',
  }

  it('begins with what is usual for its kind', () => {
    expect(newOption('put', terms)).toMatchObject({ kind: 'put', from: '2036-04-15', exercise: 'once' })
    expect(newOption('changeOfControl', terms)).toEqual({
      kind: 'changeOfControl',
      from: null,
      until: null,
      price: '101',
    })
    expect(newOption('cleanUp', terms).share).toBe('75')
    expect(newOption('equityClaw', terms).share).toBe('40')
  })

  it('as another kind has only what that kind can have', () => {
    expect(asKind(call, 'put', terms)).toEqual({ ...call, kind: 'put' })
    const tax = asKind(call, 'tax', terms)
    expect(tax).toEqual({
      kind: 'tax',
      from: null,
      until: null,
      price: '102',
      notice: call.notice,
      note: 'in whole',
    })
    expect(asKind({ ...tax, kind: 'cleanUp', share: '80' as Rate }, 'call', terms)).toMatchObject({
      from: '2036-04-15',
      exercise: 'once',
    })
    expect(asKind(call, 'makeWhole', terms)).not.toHaveProperty('priceSteps')
  })

  it('steps down to par a year after its price last changed', () => {
    expect(nextStep(call)).toEqual({ from: '2034-05-15', price: '100' })
    expect(nextStep({ ...call, priceSteps: [] })).toEqual({ from: '2032-05-15', price: '100' })
  })
})
