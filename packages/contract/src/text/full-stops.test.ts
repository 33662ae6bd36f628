import { expect, it } from 'vitest'
import type { Reason } from '../kernel/errors.ts'
import { reasonTexts } from './index.ts'

const endsInStop = (text: string): boolean => /[.!?。！？]$/.test(text)

it('ends a refusal in a full stop in all three languages or in none', () => {
  const { US, CN, HK } = reasonTexts
  const mixed = (Object.keys(US) as Reason[]).filter(
    (reason) =>
      endsInStop(US[reason]) !== endsInStop(CN[reason]) || endsInStop(US[reason]) !== endsInStop(HK[reason]),
  )
  expect(mixed).toEqual([])
})

it('leaves out the full stop only after fragments and texts of the specification', () => {
  const without = (Object.keys(reasonTexts.US) as Reason[]).filter(
    (reason) => !endsInStop(reasonTexts.US[reason]),
  )
  expect(without.toSorted()).toEqual([
    'auth.password-weak',
    'deal.roles-together',
    'deal.test-price-missing',
    'field.email',
    'field.format',
    'field.required',
    'field.type',
    'field.unknown',
    'live.too-many',
    'merge.wrong-choice',
    'phone.format',
    'record.unknown',
    'session.expired',
  ])
})
