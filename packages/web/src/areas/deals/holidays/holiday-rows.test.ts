import { expect, it } from 'vitest'
import { holidayRows } from './holiday-rows.ts'

it('lists holidays of the calendar, working weekends and entered days, each once', () => {
  const typhoon = { centre: 'HK', day: '2027-09-08', kind: 'holiday', name: 'Typhoon' } as const
  const opened = { centre: 'HK', day: '2027-10-01', kind: 'workday', name: '' } as const
  const rows = holidayRows({ centre: 'HK', days: ['2027-01-01', '2027-09-08'], workdays: ['2027-02-20'] }, [
    typhoon,
    opened,
  ])
  expect(rows).toEqual([
    { day: '2027-01-01', open: false, entry: undefined },
    { day: '2027-02-20', open: true, entry: undefined },
    { day: '2027-09-08', open: false, entry: typhoon },
    { day: '2027-10-01', open: true, entry: opened },
  ])
})
