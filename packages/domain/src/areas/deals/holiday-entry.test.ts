import { expect, it } from 'vitest'
import { daysOfEntry } from './holiday-entry.ts'

it('leaves weekends out of a holiday of several days', () => {
  expect(daysOfEntry('holiday', '2027-02-05', '2027-02-09')).toEqual([
    '2027-02-05',
    '2027-02-08',
    '2027-02-09',
  ])
})

it('opens a weekend, and removes entries of weekends', () => {
  expect(daysOfEntry('workday', '2027-02-06', '2027-02-06')).toEqual(['2027-02-06'])
  expect(daysOfEntry(null, '2027-02-06', '2027-02-07')).toEqual(['2027-02-06', '2027-02-07'])
})

it('refuses a period that ends before it starts, is longer than a month, or has no weekday', () => {
  for (const [first, last] of [
    ['2027-02-05', '2027-02-04'],
    ['2027-02-01', '2027-03-04'],
    ['2027-02-06', '2027-02-07'],
  ] as const)
    expect(daysOfEntry('holiday', first, last)).toMatchObject({ reason: 'holiday.range' })
  expect(daysOfEntry('holiday', '2027-03-01', '2027-03-31')).toHaveLength(23)
})

it('refuses years without calendars', () => {
  expect(daysOfEntry('holiday', '1999-12-31', '2000-01-03')).toMatchObject({ reason: 'holiday.years' })
  expect(daysOfEntry('holiday', '2099-12-31', '2100-01-01')).toMatchObject({ reason: 'holiday.years' })
})
