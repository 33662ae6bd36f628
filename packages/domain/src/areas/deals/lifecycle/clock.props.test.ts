import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { DealLifecycle } from '../deal-lifecycle.ts'
import { nextDue, tick } from './clock.ts'
import { after, dealIn } from './world.ts'

const day = Temporal.Instant.from('2026-11-23T08:00:00Z')
const minute = (count: number): string => day.add({ minutes: count }).toString()
const maybeMinute = fc.option(fc.integer({ min: 1, max: 600 }).map(minute))

const running = fc.constantFrom('Test of a draft', 'Test in IPG', 'IPG', 'IPG closed', 'FPG', 'FPG closed')
const lifecycle: fc.Arbitrary<Partial<DealLifecycle>> = fc.record({
  closesAt: maybeMinute,
  closesAfterTest: maybeMinute,
  subjectAt: maybeMinute,
  subjectByRegion: fc.uniqueArray(
    fc.record({
      region: fc.constantFrom('APAC' as const, 'AMER' as const),
      at: maybeMinute.map((at) => at ?? minute(5)),
    }),
    { selector: ({ region }) => region },
  ),
  expiresAt: maybeMinute,
})
const deals = fc.tuple(running, lifecycle).map(([state, fields]) => dealIn(state, fields))
const looks = fc.array(fc.integer({ min: 0, max: 700 }), { minLength: 1, maxLength: 12 })

it('whenever and however often it is looked, the lifecycle comes out the same', () => {
  fc.assert(
    fc.property(deals, looks, (deal, minutes) => {
      const ordered = minutes.toSorted((one, other) => one - other)
      let step = deal
      const versions: unknown[] = []
      for (const at of ordered) {
        const moved = tick(step, day.add({ minutes: at }))
        versions.push(...moved.versions)
        step = after(step, moved)
      }
      const once = tick(deal, day.add({ minutes: ordered.at(-1)! }))
      expect(step.lifecycle).toEqual(once.lifecycle)
      expect(versions).toEqual(once.versions)
    }),
  )
})

it('a clock that was looked at again, or runs behind, does nothing', () => {
  fc.assert(
    fc.property(
      deals,
      fc.integer({ min: 0, max: 700 }),
      fc.integer({ min: 0, max: 700 }),
      (deal, at, back) => {
        const done = after(deal, tick(deal, day.add({ minutes: at })))
        const again = tick(done, day.add({ minutes: Math.max(0, at - back) }))
        expect(again).toEqual({ terms: deal.terms, lifecycle: done.lifecycle, versions: [], events: [] })
      },
    ),
  )
})

it('what is due is done then, and nothing before', () => {
  fc.assert(
    fc.property(deals, (deal) => {
      const due = nextDue(deal.lifecycle)
      if (due === null) return
      const early = tick(deal, Temporal.Instant.from(due).subtract({ milliseconds: 1 }))
      expect(early.lifecycle).toBe(deal.lifecycle)
      const ticked = tick(deal, Temporal.Instant.from(due))
      expect(ticked.lifecycle).not.toEqual(deal.lifecycle)
      // And so it goes on, until nothing is due any more.
      const next = nextDue(ticked.lifecycle)
      expect(next === null || next > due).toBe(true)
    }),
  )
})
