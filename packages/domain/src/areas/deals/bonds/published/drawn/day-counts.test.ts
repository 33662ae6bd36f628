import { describe, expect, it } from 'vitest'
import { days30EIsda, days30US } from '../../index.ts'
import { dayCountFigures } from './day-counts.figures.ts'
import { day, dayOrNone } from './read.ts'

/** Days as QuantLib counts them. It counts the end of February as a bond does that pays at the end of the month. */
describe('QuantLib counts the same days', () => {
  it.each(dayCountFigures)('%s', (row) => {
    const [name, from, to, maturity, days] = row.split(' ')
    const found =
      name === 'US'
        ? days30US(day(from!), day(to!), true)
        : days30EIsda(day(from!), day(to!), dayOrNone(maturity!))
    expect(String(found)).toBe(days)
  })
})
