import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { completeLei, isLei } from './lei.ts'

const letters = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('')
const stems = fc.string({ unit: fc.constantFrom(...letters), minLength: 18, maxLength: 18 })

describe('an LEI', () => {
  it('has check digits for every stem', () => {
    fc.assert(fc.property(stems, (stem) => isLei(completeLei(stem))))
  })

  // Between a letter and a digit there are pairs the standard itself cannot tell apart: M2 and 2M are both 222.
  it('is spoilt by a wrong character of the same kind, and by two of a kind that change places', () => {
    const isDigit = (text: string) => /[0-9]/.test(text)
    fc.assert(
      fc.property(stems, fc.nat({ max: 17 }), fc.constantFrom(...letters), (stem, at, other) => {
        const lei = completeLei(stem)
        const [here = '', next = ''] = [lei[at], lei[at + 1]]
        const spoilt = (text: string) => text === lei || !isLei(text)
        const wrong = lei.slice(0, at) + other + lei.slice(at + 1)
        const swapped = lei.slice(0, at) + next + here + lei.slice(at + 2)
        expect(spoilt(wrong) || isDigit(other) !== isDigit(here)).toBe(true)
        expect(spoilt(swapped) || isDigit(next) !== isDigit(here)).toBe(true)
      }),
      { numRuns: 500 },
    )
  })
})
