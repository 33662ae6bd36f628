import { describe, expect, it } from 'vitest'
import { zoned } from './zoned.ts'

const input = {
  at: '2026-11-20T08:30:00Z',
  now: Date.parse('2026-11-20T01:00:00Z'),
  dealZone: 'Asia/Hong_Kong',
  readerZone: 'Asia/Hong_Kong',
  lang: 'US',
} as const

describe('an instant on two clocks', () => {
  it('is written once if both clocks agree', () => {
    expect(zoned(input)).toEqual({ deal: '16:30:00 HKT', own: undefined })
    expect(zoned({ ...input, readerZone: 'Asia/Shanghai' }).own).toBeUndefined()
  })

  it('is written in the reader’s zone too if that differs', () => {
    expect(zoned({ ...input, readerZone: 'Europe/Zurich' })).toMatchObject({
      deal: '16:30:00 HKT',
      own: expect.stringMatching(/^09:30:00 /) as string,
    })
  })

  it('names the day if it differs', () => {
    expect(zoned({ ...input, now: Date.parse('2026-11-18T01:00:00Z') }).deal).toBe('20 Nov 2026 16:30:00 HKT')
    const late = zoned({ ...input, at: '2026-11-20T20:30:00Z', dealZone: 'Europe/London', short: true })
    expect(late.own).toBe('21 Nov 04:30 HKT')
    const next = zoned({ ...input, at: '2027-01-05T08:30:00Z', lang: 'CN', short: true })
    expect(next.deal).toBe('2027年1月5日 16:30 HKT')
  })
})
