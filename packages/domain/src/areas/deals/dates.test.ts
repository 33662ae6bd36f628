import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isBusinessDay, type Calendar } from './bonds/index.ts'
import { dateFollowing, filledDates, followDates } from './dates.ts'
import { emptyTerms, type Terms } from './terms.ts'

const start: Terms = {
  ...emptyTerms,
  pricingDate: '2026-11-23',
  settlementCycle: 5,
  tenor: { perpetual: false, years: 3, months: 0, days: 0 },
}
const calendar: Calendar = [{ holidays: new Set(['2026-11-26']), workdays: new Set<string>() }]
const typed = (before: Terms, change: Partial<Terms>): Terms => {
  const after = { ...before, ...change }
  return { ...after, ...followDates(before, after, calendar) }
}
const dates = ({ settlementDate, issueDate, maturityDate }: Terms) => [
  settlementDate,
  issueDate,
  maturityDate,
]

describe('dates', () => {
  const filled = typed(emptyTerms, start)

  it('follow each other: T+5 over a holiday, issue on settlement, three years on', () => {
    expect(dates(filled)).toEqual(['2026-12-01', '2026-12-01', '2029-12-03'])
  })

  it('follow what is typed', () => {
    expect(dates(typed(filled, { pricingDate: '2026-11-24' }))).toEqual([
      '2026-12-02',
      '2026-12-02',
      '2029-12-03',
    ])
    expect(dates(typed(filled, { settlementCycle: 3 }))).toEqual(['2026-11-27', '2026-11-27', '2029-11-27'])
    expect(dates(typed(filled, { convention: 'preceding' }))).toEqual([
      '2026-12-01',
      '2026-12-01',
      '2029-11-30',
    ])
    const perpetual = { perpetual: true, years: 0, months: 0, days: 0 }
    expect(dates(typed(filled, { tenor: perpetual }))).toEqual(['2026-12-01', '2026-12-01', null])
  })

  it('that were overridden stay, and those behind them follow from them', () => {
    const late = typed(filled, { settlementDate: '2026-12-08' })
    expect(dates(late)).toEqual(['2026-12-08', '2026-12-08', '2029-12-10'])
    expect(dates(typed(late, { pricingDate: '2026-11-24' }))).toEqual([
      '2026-12-08',
      '2026-12-08',
      '2029-12-10',
    ])
    const fixed = typed(late, { maturityDate: '2030-01-15' })
    expect(dates(typed(fixed, { settlementDate: '2026-12-09' }))).toEqual([
      '2026-12-09',
      '2026-12-09',
      '2030-01-15',
    ])
  })

  it('stay as they were while what they follow from is not known', () => {
    expect(dates(typed(filled, { pricingDate: null }))).toEqual(dates(filled))
    expect(dates(typed(emptyTerms, { tenor: start.tenor }))).toEqual([null, null, null])
  })

  it('of a tap are typed: its line was issued earlier', () => {
    const tap = typed({ ...emptyTerms, tapOf: 'a line' }, { ...start, tapOf: 'a line' })
    expect(dates(tap)).toEqual(['2026-12-01', null, null])
  })

  it('of any input are business days, in order, and typing the same again changes nothing', () => {
    const inputs = fc.record({
      pricingDate: fc
        .integer({ min: 0, max: 4000 })
        .map((days) => Temporal.PlainDate.from('2024-01-01').add({ days }).toString()),
      settlementCycle: fc.integer({ min: 0, max: 10 }),
      tenor: fc.record({
        perpetual: fc.constant(false),
        years: fc.integer({ min: 0, max: 40 }),
        months: fc.integer({ min: 0, max: 11 }),
        days: fc.integer({ min: 1, max: 30 }),
      }),
      convention: fc.constantFrom('following' as const, 'modifiedFollowing' as const),
    })
    fc.assert(
      fc.property(inputs, (input) => {
        const terms = typed(emptyTerms, { ...emptyTerms, ...input })
        const [settlement, issue, maturity] = dates(terms) as [string, string, string]
        expect(settlement >= input.pricingDate && issue === settlement && maturity >= issue).toBe(true)
        for (const day of [settlement, maturity])
          expect(isBusinessDay(Temporal.PlainDate.from(day), calendar)).toBe(true)
        expect(typed(terms, {})).toEqual(terms)
        expect(dateFollowing('maturityDate', terms, calendar)).toBe(maturity)
      }),
    )
  })
})

describe('days of a draft that is sent without them', () => {
  const filledBy = (before: Terms, sent: Partial<Terms>) => filledDates(before, sent, calendar)
  const complete = {
    ...start,
    settlementDate: '2026-12-01',
    issueDate: '2026-12-01',
    maturityDate: '2029-12-03',
  }

  it('are those that follow from what is sent', () => {
    expect(filledBy(emptyTerms, start)).toEqual({})
    const { settlementDate: _settles, issueDate: _issued, maturityDate: _ends, ...sent } = start
    expect(filledBy(emptyTerms, sent)).toEqual({
      settlementDate: '2026-12-01',
      issueDate: '2026-12-01',
      maturityDate: '2029-12-03',
    })
    expect(filledBy(complete, { pricingDate: '2026-11-24' })).toEqual({
      settlementDate: '2026-12-02',
      issueDate: '2026-12-02',
    })
  })

  it('stay where they were sent, overridden or emptied', () => {
    const { settlementDate: _settles, issueDate: _issued, maturityDate: _ends, ...sent } = start
    expect(filledBy(emptyTerms, { ...sent, settlementDate: '2026-12-08' })).toEqual({
      issueDate: '2026-12-08',
      maturityDate: '2029-12-10',
    })
    expect(filledBy({ ...complete, settlementDate: '2026-12-08' }, { pricingDate: '2026-11-24' })).toEqual({})
    const emptied = { ...complete, maturityDate: null }
    expect(filledBy(emptied, { couponStep: complete.couponStep })).toEqual({})
    const longer = { tenor: { perpetual: false, years: 5, months: 0, days: 0 } }
    expect(filledBy(emptied, longer)).toEqual({ maturityDate: '2031-12-01' })
  })
})
