import { describe, expect, it } from 'vitest'
import { zoned } from './zoned.ts'

const given = {
  at: '2026-11-20T08:30:00Z',
  now: Date.parse('2026-11-20T01:00:00Z'),
  dealZone: 'Asia/Hong_Kong',
  readerZone: 'Asia/Hong_Kong',
  lang: 'US',
} as const

describe('an instant on two clocks', () => {
  it('is said once where both show the same', () => {
    expect(zoned(given)).toEqual({ deal: '16:30:00 HKT', own: undefined })
    expect(zoned({ ...given, readerZone: 'Asia/Shanghai' }).own).toBeUndefined()
  })

  it("is said in the reader's zone too where that differs", () => {
    expect(zoned({ ...given, readerZone: 'Europe/Zurich' })).toMatchObject({
      deal: '16:30:00 HKT',
      own: expect.stringMatching(/^09:30:00 /) as string,
    })
  })

  it('names the day where it is another one', () => {
    expect(zoned({ ...given, now: Date.parse('2026-11-18T01:00:00Z') }).deal).toBe('20 Nov 2026 16:30:00 HKT')
    const late = zoned({ ...given, at: '2026-11-20T20:30:00Z', dealZone: 'Europe/London', short: true })
    expect(late.own).toBe('21 Nov 04:30 HKT')
    const next = zoned({ ...given, at: '2027-01-05T08:30:00Z', lang: 'CN', short: true })
    expect(next.deal).toBe('2027年1月5日 16:30 HKT')
  })
})
