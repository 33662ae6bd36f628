import { expect, it } from 'vitest'
import { minuteIn, secondIn, wordMoment, zoneText } from './time-text.ts'

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

it('says the second on papers', () => {
  const at = '2026-11-21T08:30:05Z'
  expect(secondIn(at, 'Asia/Hong_Kong', 'US')).toBe('21 Nov 2026, 16:30:05 HKT')
  expect(secondIn('2026-11-21T08:30:05.999999Z', 'Asia/Hong_Kong', 'US')).toBe('21 Nov 2026, 16:30:05 HKT')
  expect(secondIn(at, 'Asia/Hong_Kong', 'HK')).toBe('2026年11月21日 16:30:05 HKT')
})

it.each([
  ['Asia/Hong_Kong', 'HKT', '香港时间', '香港時間'],
  ['Asia/Shanghai', 'Beijing time', '北京时间', '北京時間'],
  ['Europe/London', 'London time', '伦敦时间', '倫敦時間'],
  ['UTC', 'UTC', 'UTC', 'UTC'],
  ['Europe/Amsterdam', 'Central European Time', '中欧时间', '中歐時間'],
])('names the zone %s in each language', (zone, ...names) => {
  expect((['US', 'CN', 'HK'] as const).map((language) => zoneText(zone, language))).toEqual(names)
})

it('words a day, and a moment with its zone, and leaves other values alone', () => {
  expect(wordMoment('2026-11-27', 'US')).toBe('27 Nov 2026')
  expect(wordMoment('2026-11-27', 'CN')).toBe('2026年11月27日')
  expect(wordMoment('2026-11-31', 'US')).toBe('2026-11-31')
  expect(wordMoment('2026-11-21T16:30:05+08:00[Asia/Hong_Kong]', 'US')).toBe('21 Nov 2026, 16:30:05 HKT')
  expect(wordMoment('2026-11-21T16:30:05+08:00[Mars/Olympus]', 'US')).toBe(
    '2026-11-21T16:30:05+08:00[Mars/Olympus]',
  )
  expect(wordMoment('Glasswing 3y', 'HK')).toBe('Glasswing 3y')
  expect(wordMoment(7, 'CN')).toBe(7)
})
