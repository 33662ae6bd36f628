import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { CapGroup, Claim } from './distribute.reference.ts'
import { distribute } from './testing-pour.ts'

interface World {
  claims: Claim[]
  amount: bigint
  caps: readonly [wide: readonly CapGroup[], narrow: readonly CapGroup[]]
}

const world: fc.Arbitrary<World> = fc
  .record({
    rows: fc.array(fc.record({ weight: fc.bigInt(0n, 50n), headroom: fc.bigInt(0n, 100n), at: fc.nat(6) }), {
      minLength: 1,
      maxLength: 12,
    }),
    wide: fc.array(fc.bigInt(0n, 300n), { minLength: 3, maxLength: 3 }),
    narrow: fc.array(fc.bigInt(0n, 150n), { minLength: 6, maxLength: 6 }),
    amount: fc.bigInt(0n, 900n),
  })
  .map(({ rows, wide, narrow, amount }) => {
    const caps = [wide.map((headroom) => ({ headroom })), narrow.map((headroom) => ({ headroom }))] as const
    // The last of them is in no group.
    const claims = rows.map(({ weight, headroom, at }) => ({
      weight,
      headroom,
      share: 0n,
      groups: [caps[0][at >> 1], caps[1][at]],
    }))
    return { claims, amount, caps }
  })

const sum = (claims: readonly Claim[]) => claims.reduce((all, { share }) => all + share, 0n)
const inGroup = ({ claims }: World, group: CapGroup) =>
  sum(claims.filter(({ groups }) => groups.includes(group)))
/** Nothing more fits: in it, or in a group it is in. */
const isWithinHeadroom = (each: World, { share, headroom, groups }: Claim): boolean =>
  share >= headroom || groups.some((group) => group !== undefined && inGroup(each, group) >= group.headroom)

describe('distribution by weight', () => {
  it('never gives more than there is, than fits in a claim, or than fits in its groups', () =>
    fc.assert(
      fc.property(world, (each) => {
        expect(distribute(each.claims, each.amount)).toBe(sum(each.claims))
        expect(sum(each.claims)).toBeLessThanOrEqual(each.amount)
        for (const { headroom, share } of each.claims) expect(share).toBeLessThanOrEqual(headroom)
        for (const group of each.caps.flat()) expect(inGroup(each, group)).toBeLessThanOrEqual(group.headroom)
      }),
    ))

  it('leaves something over only where nobody has headroom for it', () =>
    fc.assert(
      fc.property(world, (each) => {
        if (distribute(each.claims, each.amount) === each.amount) return
        for (const claim of each.claims)
          expect(claim.weight === 0n || isWithinHeadroom(each, claim)).toBe(true)
      }),
    ))

  it('distributes in proportion among claims without a limit', () =>
    fc.assert(
      fc.property(world, (each) => {
        distribute(each.claims, each.amount)
        const free = each.claims.filter((claim) => claim.weight > 0n && !isWithinHeadroom(each, claim))
        for (const one of free)
          for (const other of free) {
            const apart = one.share * other.weight - other.share * one.weight
            const most = one.weight > other.weight ? one.weight : other.weight
            expect(apart <= most && -apart <= most).toBe(true)
          }
      }),
    ))
})
