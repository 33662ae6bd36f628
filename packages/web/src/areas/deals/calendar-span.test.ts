import { emptyTerms } from '@bookrunner/domain/deals'
import { expect, it } from 'vitest'
import { spanOf } from './calendar-span.ts'

const today = Temporal.PlainDate.from('2026-11-20')
const years = (count: number) => ({ perpetual: false, years: count, months: 0, days: 0 })

it('of a new deal is this year and the next', () => {
  expect(spanOf(emptyTerms, today)).toEqual({ from: 2026, to: 2027 })
})

it('runs to the maturity, given by date or tenor, and to where it may roll', () => {
  expect(spanOf({ ...emptyTerms, tenor: years(10) }, today)).toEqual({ from: 2026, to: 2037 })
  expect(spanOf({ ...emptyTerms, maturityDate: '2056-12-31' }, today)).toEqual({ from: 2026, to: 2057 })
})

it('begins with the earliest of its days', () => {
  const tap = { ...emptyTerms, interestFrom: '2021-01-21', tenor: years(3) }
  expect(spanOf(tap, today)).toEqual({ from: 2021, to: 2030 })
})

it('stays within the stored years and the limit of one request', () => {
  expect(spanOf({ ...emptyTerms, tenor: years(100) }, today)).toEqual({ from: 2026, to: 2085 })
  expect(spanOf({ ...emptyTerms, interestFrom: '1995-01-01' }, today)).toEqual({ from: 2000, to: 2027 })
})
