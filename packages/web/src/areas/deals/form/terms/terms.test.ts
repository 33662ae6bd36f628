import { emptyTerms, type Terms } from '@bookrunner/domain/deals'
import { describe, expect, it } from 'vitest'
import { nextOptionDay } from './options.ts'
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
