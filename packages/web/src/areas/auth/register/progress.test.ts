import { describe, expect, it } from 'vitest'
import { parseProgress, start, type Progress } from './progress.ts'

const now = 1_000_000
const waiting = {
  nextStep: 'code' as const,
  ticket: 'abc',
  maskedEmail: 'a•••@x.example',
  account: 'a@x.example',
  sentAt: now - 1000,
  expiresInSeconds: 600,
  resendAfterSeconds: 60,
}
const confirmed = {
  proof: 'p',
  account: 'a@x.example',
  until: now + 1,
  types: [{ classId: 'cls_1', name: 'Bank', nameCn: '', nameHk: '' }],
}

describe('a registration that was stored in the tab', () => {
  const steps: Progress[] = [
    { step: 'code', waiting },
    { step: 'form', confirmed },
    { step: 'received', account: 'a@x.example' },
    { step: 'underReview', account: 'a@x.example' },
  ]
  it.each(steps)('goes on at %o', (progress) => {
    expect(parseProgress(structuredClone(progress), now)).toEqual(progress)
  })

  it.each([
    undefined,
    'text',
    { step: 'other' },
    { step: 'received' },
    { step: 'code', waiting: { ...waiting, sentAt: now - 600_000 } },
    { step: 'form', confirmed: { ...confirmed, until: now } },
    { step: 'form', confirmed: { ...confirmed, types: 'none' } },
  ])('begins again at %o', (stored) => {
    expect(parseProgress(stored, now)).toEqual(start)
  })
})
