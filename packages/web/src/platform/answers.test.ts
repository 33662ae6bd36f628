import { CallRefused, statusOf } from '@bookrunner/contract'
import { describe, expect, it } from 'vitest'
import { endsReading, httpStatusOf, isAnswer, mayPass, waitAskedMs } from './answers.ts'

const refused = (code: number, traceId = 'ab12') => new CallRefused({ code, message: 'why', traceId })

describe('what a call is answered with', () => {
  it.each([400, 400403, 404, 409, 413, 415, 429])('%i is an answer', (code) => {
    expect(isAnswer(refused(code))).toBe(true)
  })

  it.each([500, 503])('%i may pass', (code) => {
    expect(isAnswer(refused(code))).toBe(false)
  })

  it.each([401, 400101, 400103, 402, 403, 610101, 610103])(
    '%i leads out of the page and decides nothing',
    (code) => {
      expect(isAnswer(refused(code))).toBe(false)
    },
  )

  it('is no answer where a proxy gave it, or where nothing came', () => {
    expect(isAnswer(refused(409, ''))).toBe(false)
    expect(isAnswer(new TypeError('Failed to fetch'))).toBe(false)
  })

  it('is no answer where the gate for slow calls refused, before anything was done', () => {
    for (const [code, reason] of [
      [429, 'slow.too-many'],
      [503, 'slow.no-turn'],
    ] as const) {
      const fault = new CallRefused({ code, message: 'why', reason, traceId: 'ab12', retryAfter: 3 })
      expect(isAnswer(fault)).toBe(false)
      expect(waitAskedMs(fault)).toBe(3000)
    }
    expect(waitAskedMs(refused(429))).toBe(0)
  })

  it('goes by the status a code travels with, of codes that are not known here by their family', () => {
    for (const [code, status] of Object.entries(statusOf)) expect(httpStatusOf(Number(code))).toBe(status)
    expect(httpStatusOf(400499)).toBe(400)
    expect(httpStatusOf(500123)).toBe(500)
    expect(isAnswer(refused(500123))).toBe(false)
  })
})

describe('what a page that was read does when it cannot be read again', () => {
  it.each([400403, 404, 409])('goes where the server says that there is nothing to read (%i)', (code) => {
    expect([endsReading(refused(code)), mayPass(refused(code))]).toEqual([true, false])
  })

  it.each([400, 429, 500, 503])('stays after %i', (code) => {
    expect([endsReading(refused(code)), mayPass(refused(code))]).toEqual([false, true])
  })

  it('stays where something before the server refused, or nothing came', () => {
    for (const fault of [refused(404, ''), refused(502, ''), new TypeError('Failed to fetch')])
      expect([endsReading(fault), mayPass(fault)]).toEqual([false, true])
  })

  it('waits for nothing where all is well, or the session has ended', () => {
    for (const fault of [null, undefined, refused(610103)])
      expect([endsReading(fault), mayPass(fault)]).toEqual([false, false])
  })
})
