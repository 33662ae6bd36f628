import { describe, expect, it } from 'vitest'
import { hasOpenedSince, waitsForFirstDay, type PublishedDays } from './documents.ts'

const document: PublishedDays = {
  audience: 'all',
  validFrom: '2026-11-27',
  validUntil: null,
  removedAt: null,
}
const at = (text: string) => Temporal.Instant.from(text)
const hongKong = 'Asia/Hong_Kong'
const london = 'Europe/London'
/** Midnight of the 27th in Hong Kong. */
const midnight = '2026-11-26T16:00:00Z'
const before = '2026-11-26T15:59:59Z'

describe('a document with a first day', () => {
  it('waits until that day begins in the zone of the deal, and in each of several', () => {
    expect(waitsForFirstDay(document, [hongKong], at(before))).toBe(true)
    expect(waitsForFirstDay(document, [hongKong], at(midnight))).toBe(false)
    expect(waitsForFirstDay(document, [hongKong, london], at(midnight))).toBe(true)
    for (const other of [{ audience: 'managers' as const }, { removedAt: before }, { validFrom: null }])
      expect(waitsForFirstDay({ ...document, ...other }, [hongKong], at(before))).toBe(false)
  })

  it('opens once, at the beginning of that day', () => {
    const opened = (since: string, now: string, change: Partial<PublishedDays> = {}, zone = hongKong) =>
      hasOpenedSince({ ...document, ...change }, zone, { since: at(since), now: at(now) })
    expect(opened(before, midnight)).toBe(true)
    expect(opened(before, midnight, {}, london)).toBe(false)
    expect(opened(midnight, '2026-11-28T00:00:00Z')).toBe(false)
    expect(opened('2026-11-20T00:00:00Z', before)).toBe(false)
    // A clock that was late for the whole time of its validity opens nothing.
    expect(opened(before, '2026-11-29T00:00:00Z', { validUntil: '2026-11-28' })).toBe(false)
    for (const change of [
      { audience: 'managers' as const },
      { removedAt: before },
      { validFrom: '2026-12-01' },
    ])
      expect(opened(before, midnight, change)).toBe(false)
  })
})
