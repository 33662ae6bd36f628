import { describe, expect, it } from 'vitest'
import { rateOf } from '../../../../../kernel/index.ts'
import { actualDays, rateInArrears, ruledHolidays, weekdaysOnly, type Calendar } from '../../index.ts'
import { inArrearsFigures } from './in-arrears.figures.ts'
import { day, differing, sound } from './read.ts'

const target: Calendar = [
  {
    holidays: new Set(
      [2019, 2020, 2021, 2022, 2023, 2024, 2025].flatMap((year) => ruledHolidays('TARGET', year)!),
    ),
    workdays: new Set(),
  },
]

/** As in in_arrears.py: the serial number of 1 January 1900 is 2. */
const serial = (of: Temporal.PlainDate) => actualDays(day('1900-01-01'), of) + 2
const fixingOn = (of: Temporal.PlainDate) => rateOf(`${(serial(of) * 37) % 500}e-2`)

/** Figures of QuantLib for compounded and averaged indices. */
describe('QuantLib agrees on an index in arrears', () => {
  it.each(inArrearsFigures)('%s', (row) => {
    const [kind, calendar, from, to, year, lookBack, shift, level] = row.split(' ')
    const found = sound(
      rateInArrears({
        method: {
          kind: kind as 'compounded' | 'averaged',
          lookBack: Number(lookBack),
          observationShift: shift === 'shift',
          lockOut: 0,
        },
        from: day(from!),
        to: day(to!),
        year: Number(year) as 360 | 365,
        calendar: calendar === 'TARGET' ? target : weekdaysOnly,
        fixingOn,
      }),
    )
    expect(differing({ level: found.toFixed(12) }, { level }, '1e-9')).toEqual([])
  })
})
