import { actOf, CallRefused } from '@bookrunner/contract'
import { describe, expect, it } from 'vitest'
import { reactionTo } from './failures.ts'

const on = (code: number, traceId = '', reason = '') =>
  reactionTo({ code, act: actOf(code, reason), message: 'why', traceId })

describe('what the browser does on a refusal (§8)', () => {
  it.each([401, 400101, 400103, 610101, 610103])('%i leads to log-in and forgets the session', (code) => {
    expect(on(code)).toEqual({ kind: 'login', message: 'why', keepSession: false })
  })

  it('keeps the session of somebody who only may not enter here', () => {
    expect(on(403)).toMatchObject({ kind: 'login', keepSession: true })
  })

  it('leads 402 into changing the password', () => {
    expect(on(402)).toEqual({ kind: 'changePassword', message: 'why' })
    expect(on(402, '', 'session.password-must-change')).toMatchObject({ kind: 'changePassword' })
  })

  it('leads whoever is not active yet to log-in with that message, because no new password changes it', () => {
    const refused = new CallRefused({ code: 402, reason: 'session.not-active', message: 'why', traceId: '' })
    expect(reactionTo(refused)).toEqual({ kind: 'login', message: 'why', keepSession: false })
  })

  it('says anything else after half a second and lets the user stay, 400403 too', () => {
    for (const code of [400, 400403, 404, 409, 429]) {
      expect(on(code)).toEqual({ kind: 'tell', message: 'why', afterMs: 500 })
    }
  })

  it('adds the number of a fault, so that it can be found again', () => {
    expect(on(500, 'ab12')).toMatchObject({ message: 'why (ab12)' })
    expect(on(400403, 'ab12')).toMatchObject({ message: 'why' })
  })
})
