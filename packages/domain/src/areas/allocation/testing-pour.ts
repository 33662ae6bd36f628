// Pours claims written as objects with bigints, for tests that compare with the simple reference or state its laws.
import type { CapGroup, Claim } from './distribute.reference.ts'
import { Pour } from './pour.ts'
import { micros } from './pairs.ts'
import { weightsOf } from './weights.ts'

const unitsOf = (amount: bigint): number => Number(amount / BigInt(micros))
const microOf = (amount: bigint): number => Number(amount % BigInt(micros))
const amountOf = (units: number, micro: number): bigint => BigInt(units) * BigInt(micros) + BigInt(micro)

/** As the reference does: sets the shares and returns their sum. `factors` multiply the weights. */
export const distribute = (claims: readonly Claim[], amount: bigint, factors?: readonly number[]): bigint => {
  const kinds = [...(claims[0]?.groups.keys() ?? [])]
  const levels = kinds.map((kind) => {
    const groups = [...new Set(claims.map(({ groups: own }) => own[kind]))].filter(
      (group): group is CapGroup => group !== undefined,
    )
    return {
      of: Int32Array.from(claims, ({ groups: own }) => groups.indexOf(own[kind]!)),
      units: Float64Array.from(groups, ({ headroom }) => unitsOf(headroom)),
      micro: Float64Array.from(groups, ({ headroom }) => microOf(headroom)),
    }
  })
  const makeWeights = weightsOf(
    Float64Array.from(claims, ({ weight }, at) => Number(weight / BigInt(factors?.[at] ?? 1))),
    Float64Array.from(claims, (_, at) => factors?.[at] ?? 1),
    levels.map(({ units }) => units.length),
  )
  const pour = new Pour(claims.length, levels)
  pour.pour(
    {
      lines: Int32Array.from(claims.keys()),
      count: claims.length,
      weights: [makeWeights(), ...levels.map(() => makeWeights())],
      headUnits: Float64Array.from(claims, ({ headroom }) => unitsOf(headroom)),
      headMicro: Float64Array.from(claims, ({ headroom }) => microOf(headroom)),
    },
    unitsOf(amount),
    microOf(amount),
  )
  for (const [at, claim] of claims.entries()) claim.share = amountOf(pour.units[at]!, pour.micro[at]!)
  return amount - amountOf(pour.leftUnits, pour.leftMicro)
}
