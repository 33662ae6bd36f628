import { expect, it } from 'vitest'
import { EMPTY } from '../../../kit/format.ts'
import { textOf } from '../../../platform/text.ts'
import { overallText } from './overall.ts'
import { reviewText } from './review-text.ts'

const t = textOf(reviewText)
const review = (verdict: 'accepted' | 'asked' | null) => ({ verdict, accepted: 0, queries: 0 })

it('says that the issuer signed off, whatever it said before', () => {
  for (const said of [review(null), review('asked'), null]) {
    expect(overallText({ isIssuer: true, review: said }, 'signed', t)).toBe('Signed off')
    expect(overallText({ isIssuer: true, review: said }, 'waived', t)).toBe('Waived')
  }
})

it('says what a bank said, or that it is awaited, with the sign-off of the issuer or without', () => {
  for (const signOff of ['signed', null] as const) {
    expect(overallText({ isIssuer: false, review: review(null) }, signOff, t)).toBe('Pending')
    expect(overallText({ isIssuer: false, review: review('accepted') }, signOff, t)).toBe('Accepted')
    expect(overallText({ isIssuer: false, review: null }, signOff, t)).toBe(EMPTY)
  }
  expect(overallText({ isIssuer: true, review: review(null) }, null, t)).toBe('Pending')
})
