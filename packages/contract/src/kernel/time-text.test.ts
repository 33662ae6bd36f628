import { expect, it } from 'vitest'
import { minuteIn } from './time-text.ts'

it('says day, minute and zone as each language writes them', () => {
  expect(minuteIn('2026-11-21T08:30:00Z', 'Asia/Hong_Kong')).toEqual({
    US: '21 Nov 2026, 16:30 HKT',
    CN: '2026年11月21日 16:30 HKT',
    HK: '2026年11月21日 16:30 HKT',
  })
})

it('names the zone as it is at that time of year, and the day as it is there', () => {
  expect(minuteIn('2026-07-01T22:15:00Z', 'Europe/London').US).toBe('1 Jul 2026, 23:15 BST')
  expect(minuteIn('2026-12-31T23:15:00Z', 'Europe/Berlin').US).toBe('1 Jan 2027, 00:15 CET')
})
