import { describe, expect, it } from 'vitest'
import { parseWaiting } from './waiting.ts'

const kept = {
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
    expect(parseWaiting(kept, 600_999)).toEqual(kept)
    expect(parseWaiting(kept, 601_000)).toBeUndefined()
  })

  it('is not believed when it is not whole, or from the future', () => {
    expect(parseWaiting(undefined, 2_000)).toBeUndefined()
    expect(parseWaiting({ ...kept, ticket: 1 }, 2_000)).toBeUndefined()
    expect(parseWaiting(kept, 999)).toBeUndefined()
  })
})
