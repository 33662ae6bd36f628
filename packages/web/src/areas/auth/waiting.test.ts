import { describe, expect, it } from 'vitest'
import { parseWaiting } from './waiting.ts'

const stored = {
  nextStep: 'code',
  ticket: 't',
  maskedEmail: 'd•••@lantern.example',
  account: 'desk.oc@lantern.example',
  sentAt: 1_000,
  expiresInSeconds: 600,
  resendAfterSeconds: 60,
}

describe('a log-in between its steps', () => {
  it('survives a reload for as long as its code', () => {
    expect(parseWaiting(stored, 600_999)).toEqual(stored)
    expect(parseWaiting(stored, 601_000)).toBeUndefined()
  })

  it('is ignored if incomplete or from the future', () => {
    expect(parseWaiting(undefined, 2_000)).toBeUndefined()
    expect(parseWaiting({ ...stored, ticket: 1 }, 2_000)).toBeUndefined()
    expect(parseWaiting(stored, 999)).toBeUndefined()
  })
})
