import { describe, expect, it } from 'vitest'
import { instantOf, minutesFrom, parseClock, typedOf } from './clock-time.ts'

describe('parsing a time of day', () => {
  it.each([
    ['16:30', '16:30:00'],
    ['1630', '16:30:00'],
    ['9.15', '09:15:00'],
    ['915', '09:15:00'],
    [' 16:30:20 ', '16:30:20'],
    ['4:30pm', '16:30:00'],
    ['4 PM', '16:00:00'],
    ['12am', '00:00:00'],
    ['12:05 pm', '12:05:00'],
    ['１６：３０', '16:30:00'],
  ])('%s is %s', (typed, time) => {
    expect(parseClock(typed)).toBe(time)
  })

  it.each(['', '16', '24:00', '16:60', '16:30:60', '13pm', '0am', 'noon', '16:3', '-1:00'])(
    '%s is none',
    (typed) => {
      expect(parseClock(typed)).toBeUndefined()
    },
  )
})

describe('an instant on the deal’s clock', () => {
  it('is the instant at which the deal’s clock shows the time', () => {
    expect(instantOf({ day: '2026-11-20', time: '16:30' }, 'Asia/Hong_Kong')).toEqual({
      at: '2026-11-20T08:30:00.000Z',
    })
    expect(instantOf({ day: '2026-07-01', time: '16:30' }, 'Europe/London')).toEqual({
      at: '2026-07-01T15:30:00.000Z',
    })
  })

  it('is missing for a time the clock skips or shows twice', () => {
    expect(instantOf({ day: '2026-03-29', time: '01:30' }, 'Europe/London')).toEqual({ problem: 'off-clock' })
    expect(instantOf({ day: '2026-10-25', time: '01:30' }, 'Europe/London')).toEqual({ problem: 'off-clock' })
  })

  it('is missing for an incomplete day or time', () => {
    expect(instantOf({ day: '2026-11-20', time: '16' }, 'Asia/Hong_Kong')).toEqual({ problem: 'time' })
    for (const day of ['', '24 no', '2026-02-30'])
      expect(instantOf({ day, time: '16:30' }, 'Asia/Hong_Kong')).toEqual({ problem: 'day' })
  })

  it('is formatted as it was typed', () => {
    expect(typedOf('2026-11-20T08:30:00.000Z', 'Asia/Hong_Kong')).toEqual({
      day: '2026-11-20',
      time: '16:30',
    })
    expect(typedOf('2026-11-20T23:30:05.000Z', 'Asia/Tokyo')).toEqual({ day: '2026-11-21', time: '08:30:05' })
  })
})

it('rounds presets up to full minutes', () => {
  const from = Date.parse('2026-11-20T08:12:37.250Z')
  expect(minutesFrom(from, 30)).toBe('2026-11-20T08:43:00.000Z')
  expect(minutesFrom(Date.parse('2026-11-20T08:12:00.000Z'), 60)).toBe('2026-11-20T09:12:00.000Z')
})
