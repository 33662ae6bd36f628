import { faceAmount } from '@bookrunner/domain/kernel'
import { expect, it } from 'vitest'
import { emptyValues, flat, type Patch } from './places.ts'
import { wrongChanges } from './wrong-changes.ts'

/** A draft whose increment is above its minimum, and how often a look at it was taken for these changes. */
const lookedAt = (changes: Patch) => {
  let looks = 0
  const counted = {
    get kind() {
      looks += 1
      return 'benchmark' as const
    },
  }
  const base = {
    ...flat(emptyValues),
    'terms.size': counted,
    'terms.minDenomination': faceAmount(100_000),
    'terms.increment': faceAmount(200_000),
  }
  const left = wrongChanges(base, { ...base, ...changes })
  return { left, looks }
}

it('looks for no change behind a fault that was there before, however many there are', () => {
  const one = lookedAt({ name: 'Other' })
  const many = lookedAt({
    name: 'Other',
    'terms.isin': 'XS2333562713',
    'terms.retained': faceAmount(1_000_000),
    'terms.minOrder': faceAmount(100_000),
  })
  expect(one.looks).toBeGreaterThan(0)
  expect(many).toEqual({ left: [], looks: one.looks })
})

it('leaves out what is wrong besides it', () => {
  expect(lookedAt({ name: 'Other', 'terms.isin': 'XS2333562714' }).left).toEqual(['terms.isin'])
})
