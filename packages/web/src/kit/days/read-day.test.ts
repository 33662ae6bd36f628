import { describe, expect, it } from 'vitest'
import { dayReader } from './read-day.ts'

const readDay = dayReader({ today: '2026-11-23' })

describe('a day', () => {
  it.each([
    '2026-11-20',
    '20261120',
    '2026/11/20',
    '2026.11.20',
    '2026年11月20日',
    '20 Nov 2026',
    '20-Nov-26',
    '20nov2026',
    '20 November 2026',
    '20/11/2026',
    '11/20/2026',
  ])('%s', (text) => {
    expect(readDay(text)).toEqual({ value: '2026-11-20' })
  })

  it.each([
    ['31 Feb 2026', 'unread.day'],
    ['2026-02-29', 'unread.day'],
    ['20 Foo 2026', 'unread.day'],
    ['soon', 'unread.day'],
    ['0026-11-20', 'unread.day'],
    ['5/11/2026', 'unread.day-two-ways'],
  ])('%s is none', (text, wrong) => {
    expect(readDay(text)).toEqual({ wrong })
  })

  it.each([
    ['today', '2026-11-23'],
    ['T', '2026-11-23'],
    ['tomorrow', '2026-11-24'],
    ['明天', '2026-11-24'],
    ['24 nov', '2026-11-24'],
    ['Nov 24', '2026-11-24'],
    ['24/11', '2026-11-24'],
    ['11月24日', '2026-11-24'],
    ['20 Nov', '2026-11-20'],
    ['5 Jan', '2027-01-05'],
  ])('%s counts from today', (text, value) => {
    expect(readDay(text)).toEqual({ value })
  })

  it('counts from the pricing date where there is one, but today is today', () => {
    const read = dayReader({ today: '2026-11-23', trade: '2027-03-01' })
    expect(read('T')).toEqual({ value: '2027-03-01' })
    expect(read('8 Mar')).toEqual({ value: '2027-03-08' })
    expect(read('today')).toEqual({ value: '2026-11-23' })
    expect(read('5/11')).toEqual({ wrong: 'unread.day-two-ways' })
  })

  it('counts business days from the pricing date, where the calendar is known', () => {
    const read = dayReader({ today: '2026-11-23', afterTrade: (days) => `2026-12-0${days}` })
    expect(['T+5', 't + 7'].map(read)).toEqual([{ value: '2026-12-05' }, { value: '2026-12-07' }])
    expect(readDay('T+5')).toEqual({ wrong: 'unread.day' })
  })

  it('accepts a day that both orders read the same', () => {
    expect(readDay('5/5/2026')).toEqual({ value: '2026-05-05' })
  })

  it('is null for an empty text', () => {
    expect(readDay('  ')).toEqual({ value: null })
  })
})
