import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { pour, type Bucket, type Vessel } from './pour.ts'

interface World {
  vessels: Vessel[]
  amount: bigint
  caps: readonly [wide: readonly Bucket[], narrow: readonly Bucket[]]
}

const world: fc.Arbitrary<World> = fc
  .record({
    rows: fc.array(fc.record({ weight: fc.bigInt(0n, 50n), room: fc.bigInt(0n, 100n), at: fc.nat(6) }), {
      minLength: 1,
      maxLength: 12,
    }),
    wide: fc.array(fc.bigInt(0n, 300n), { minLength: 3, maxLength: 3 }),
    narrow: fc.array(fc.bigInt(0n, 150n), { minLength: 6, maxLength: 6 }),
    amount: fc.bigInt(0n, 900n),
  })
  .map(({ rows, wide, narrow, amount }) => {
    const caps = [wide.map((room) => ({ room })), narrow.map((room) => ({ room }))] as const
    // The last of them is in no bucket.
    const vessels = rows.map(({ weight, room, at }) => ({
      weight,
      room,
      given: 0n,
      buckets: [caps[0][at >> 1], caps[1][at]],
    }))
    return { vessels, amount, caps }
  })

const sum = (vessels: readonly Vessel[]) => vessels.reduce((all, { given }) => all + given, 0n)
const inBucket = ({ vessels }: World, bucket: Bucket) =>
  sum(vessels.filter(({ buckets }) => buckets.includes(bucket)))
/** Nothing more fits: in it, or in a bucket it is in. */
const isHeld = (each: World, { given, room, buckets }: Vessel): boolean =>
  given >= room || buckets.some((bucket) => bucket !== undefined && inBucket(each, bucket) >= bucket.room)

describe('pouring', () => {
  it('never gives more than there is, than fits in a vessel, or than fits in its buckets', () =>
    fc.assert(
      fc.property(world, (each) => {
        expect(pour(each.vessels, each.amount)).toBe(sum(each.vessels))
        expect(sum(each.vessels)).toBeLessThanOrEqual(each.amount)
        for (const { room, given } of each.vessels) expect(given).toBeLessThanOrEqual(room)
        for (const bucket of each.caps.flat()) expect(inBucket(each, bucket)).toBeLessThanOrEqual(bucket.room)
      }),
    ))

  it('leaves something over only where nobody has room for it', () =>
    fc.assert(
      fc.property(world, (each) => {
        if (pour(each.vessels, each.amount) === each.amount) return
        for (const vessel of each.vessels) expect(vessel.weight === 0n || isHeld(each, vessel)).toBe(true)
      }),
    ))

  it('gives in proportion among those that are held back by nothing', () =>
    fc.assert(
      fc.property(world, (each) => {
        pour(each.vessels, each.amount)
        const free = each.vessels.filter((vessel) => vessel.weight > 0n && !isHeld(each, vessel))
        for (const one of free)
          for (const other of free) {
            const apart = one.given * other.weight - other.given * one.weight
            const most = one.weight > other.weight ? one.weight : other.weight
            expect(apart <= most && -apart <= most).toBe(true)
          }
      }),
    ))
})
