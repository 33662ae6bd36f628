import fc from 'fast-check'
import { expect, it } from 'vitest'
import { exact, type FaceAmount } from '../../kernel/index.ts'
import { sizeAt } from './at-level.ts'
import { cappedAt, isMore, ladderFaults, topSize } from './ladder.ts'
import type { OrderLevel } from './order.ts'
import type { LevelPoint } from './point.ts'
import { rate } from './world.ts'

const steps = (most: number) => fc.array(fc.integer({ min: 0, max: most }), { minLength: 1, maxLength: 5 })

/** Sound ladders on yield, on spread and on both, each level demanding at least as much as the next. */
const ladders: fc.Arbitrary<OrderLevel[]> = fc
  .tuple(fc.constantFrom('spread', 'yield', 'both'), steps(20), steps(4), fc.boolean())
  .map(([kind, gaps, sizes, atReoffer]) => {
    let [level, size] = [0, 0]
    const orderLevels = gaps.map((gap, index): OrderLevel => {
      level += gap + 1
      size += sizes[index % sizes.length]! * 1000 + 1000
      return {
        minYield: kind === 'spread' ? null : rate(String(level)),
        minSpread: kind === 'yield' ? null : rate(String(level * 5)),
        maxPrice: null,
        size: size as FaceAmount,
      }
    })
    const least: OrderLevel = { minYield: null, minSpread: null, maxPrice: null, size: 500 as FaceAmount }
    return (atReoffer ? [least, ...orderLevels] : orderLevels).toReversed()
  })
const points: fc.Arbitrary<LevelPoint> = fc
  .tuple(fc.integer({ min: -5, max: 110 }), fc.integer({ min: -25, max: 550 }))
  .map(([y, s]) => ({ yield: rate(String(y)), spread: rate(String(s)), price: null }))

const satisfied = ({ minYield, minSpread }: OrderLevel, point: LevelPoint): boolean =>
  (minYield === null || exact(point.yield!).gte(minYield)) &&
  (minSpread === null || exact(point.spread!).gte(minSpread))
const shuffled = fc.tuple(ladders, fc.array(fc.nat(), { minLength: 6, maxLength: 6 }))

it('the largest level that is satisfied counts, whatever order they are sent in', () => {
  fc.assert(
    fc.property(shuffled, points, ([ladder, keys], point) => {
      expect(ladderFaults(ladder)).toEqual([])
      const largest = Math.max(
        0,
        ...ladder.filter((orderLevel) => satisfied(orderLevel, point)).map(({ size }) => size),
      )
      const mixed = ladder.toSorted((a, b) => keys[ladder.indexOf(a)]! - keys[ladder.indexOf(b)]!)
      expect(sizeAt(mixed, point).size).toBe(largest)
      expect(ladderFaults(mixed)).toEqual([])
    }),
  )
})

it('a tighter level never takes more', () => {
  fc.assert(
    fc.property(ladders, points, points, (ladder, one, other) => {
      const tight: LevelPoint = {
        yield: exact(one.yield!).lt(other.yield!) ? one.yield : other.yield,
        spread: exact(one.spread!).lt(other.spread!) ? one.spread : other.spread,
        price: null,
      }
      expect(sizeAt(ladder, tight).size).toBeLessThanOrEqual(sizeAt(ladder, one).size)
    }),
  )
})

it('gives a reason exactly if a size is below the largest', () => {
  fc.assert(
    fc.property(ladders, points, (ladder, point) => {
      const { size, misses } = sizeAt(ladder, point)
      expect(misses.length > 0).toBe(size < topSize(ladder))
    }),
  )
})

it('a cap takes the smaller of the two at every level', () => {
  fc.assert(
    fc.property(ladders, points, fc.nat({ max: 30_000 }), (ladder, point, most) => {
      const capped = cappedAt(ladder, most as FaceAmount)
      expect(sizeAt(capped, point).size).toBe(Math.min(most, sizeAt(ladder, point).size))
      expect(ladderFaults(capped)).toEqual([])
    }),
  )
})

it('one ladder is more than another where some level takes more', () => {
  fc.assert(
    fc.property(ladders, ladders, (before, after) => {
      // Levels at which anything changes: those of the limits themselves.
      const limits = (kind: 'minYield' | 'minSpread') => [
        ...[...before, ...after].flatMap((orderLevel) =>
          orderLevel[kind] === null ? [] : [orderLevel[kind]],
        ),
        rate('-20'),
      ]
      const more = limits('minYield').some((y) =>
        limits('minSpread').some((s) => {
          const point = { yield: y, spread: s, price: null }
          return sizeAt(after, point).size > sizeAt(before, point).size
        }),
      )
      expect(isMore(before, after)).toBe(more)
      expect(isMore(before, before)).toBe(false)
      expect(isMore(before, cappedAt(before, 2000 as FaceAmount))).toBe(false)
    }),
  )
})
