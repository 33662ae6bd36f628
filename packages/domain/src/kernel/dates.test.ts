import { describe, expect, it } from 'vitest'
import { dayIn, instantAt, isZone, parseDay } from './dates.ts'

const day = (text: string) => Temporal.PlainDate.from(text)

describe('a day', () => {
  it('is one of the calendar', () => {
    expect(String(parseDay('2028-02-29'))).toBe('2028-02-29')
    for (const text of [
      '2026-02-29',
      '2026-13-01',
      '20261120',
      '2026-1-1',
      '2026-11-20T00:00',
      '',
      '２０２６-11-20',
    ]) {
      expect(parseDay(text)).toMatchObject({ refused: true, reason: 'day.not-understood' })
    }
  })

  it('depends on where one is', () => {
    const at = Temporal.Instant.from('2026-11-20T17:30:00Z')
    expect(String(dayIn('Asia/Hong_Kong', at))).toBe('2026-11-21')
    expect(String(dayIn('America/New_York', at))).toBe('2026-11-20')
  })
})

describe('a zone', () => {
  it('is a name of the IANA list', () => {
    for (const name of ['Asia/Hong_Kong', 'Europe/London', 'UTC']) expect(isZone(name)).toBe(true)
    for (const name of ['', 'Mars/Olympus', '+08:00', 'Asia/Hong Kong', '../etc'])
      expect(isZone(name)).toBe(false)
  })
})

describe('a time on the wall', () => {
  it('is an instant', () => {
    expect(String(instantAt('Asia/Hong_Kong', day('2026-11-20'), '16:30'))).toBe('2026-11-20T08:30:00Z')
    expect(String(instantAt('Europe/London', day('2026-07-01'), '09:00:30'))).toBe('2026-07-01T08:00:30Z')
  })

  it('is refused when the clock skips it or shows it twice', () => {
    const skipped = instantAt('Europe/London', day('2026-03-29'), '01:30')
    const twice = instantAt('America/New_York', day('2026-11-01'), '01:30')
    for (const answer of [skipped, twice]) expect(answer).toMatchObject({ reason: 'time.not-on-clock' })
  })

  it('is refused when it is none', () => {
    expect(instantAt('Nowhere/Here', day('2026-11-20'), '16:30')).toMatchObject({ reason: 'zone.unknown' })
    for (const time of ['24:00', '16:60', '4:30', '16.30', '']) {
      expect(instantAt('UTC', day('2026-11-20'), time)).toMatchObject({ reason: 'time.not-understood' })
    }
  })
})
