import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type FaceAmount, isFace, mostFace, parseFace, showMm, sumFaces } from './amount.ts'
import { isRefusal } from './result.ts'

const faces = fc.maxSafeNat() as fc.Arbitrary<FaceAmount>

describe('sizes', () => {
  it('come back as they were shown', () => {
    fc.assert(fc.property(faces, (amount) => parseFace(showMm(amount)) === amount))
  })

  it('are a face amount or a refusal, whatever is typed', () => {
    const typed = fc.oneof(
      fc.string(),
      fc.string({ unit: fc.constantFrom(...'0159.,eE+- kmbn万亿'.split('')) }),
    )
    fc.assert(
      fc.property(typed, (text) => {
        const answer = parseFace(text)
        expect(isRefusal(answer) || isFace(answer)).toBe(true)
      }),
    )
  })

  it('mean the same in every unit', () => {
    const units = [
      ['k', 3],
      ['mm', 6],
      ['bn', 9],
      ['亿', 8],
    ] as const
    fc.assert(
      fc.property(fc.nat({ max: 9_007_199 }), fc.constantFrom(...units), (count, [unit, zeros]) => {
        expect(parseFace(`${count}${unit}`)).toBe(Number(BigInt(count) * 10n ** BigInt(zeros)))
      }),
    )
  })

  it('add up like integers without end, or not at all', () => {
    fc.assert(
      fc.property(fc.array(faces), (amounts) => {
        const truth = amounts.reduce((sum, each) => sum + BigInt(each), 0n)
        if (truth > BigInt(mostFace)) expect(() => sumFaces(amounts)).toThrow(RangeError)
        else expect(BigInt(sumFaces(amounts))).toBe(truth)
      }),
    )
  })
})
