// Concurrent moves: in one transaction, under one key, and with the clock, on several nodes.
import { afterAll, beforeAll, expect, it } from 'vitest'
import { pino } from 'pino'
import type { Client } from '@bookrunner/contract'
import { announcementOf, setGuidance, type MovingDeal, type MoveContext } from '@bookrunner/domain/deals'
import { isRefusal } from '@bookrunner/domain/kernel'
import { clientOf, startTestApp, type TestApp, type TestNode } from '../../../../test/index.ts'
import {
  inMinutes,
  linesOf,
  setSoon,
  soon,
  spread,
  dealsByStage,
  submitted,
  why,
  ledgerOf,
} from '../../../../test/lifecycle.ts'
import { until } from '../../../../test/until.ts'
import { verifyLedger } from '../../../platform/service/index.ts'
import { dealClock } from '../clock/clock.ts'
import { deal } from '../ledger/deal.ts'
import { acceptMove, movingOf } from './move.ts'

let one: TestApp
let two: TestNode
let desk: Client
let elsewhere: Client
beforeAll(async () => {
  one = await startTestApp()
  two = await one.anotherNode()
  desk = await clientOf(one, 'deskoc')
  elsewhere = await clientOf({ ...one, url: two.url }, 'deskoc')
})
afterAll(() => one.close())

const detail = (dealId: string) => desk.deals.bookDealDetail({ dealId })
const context = (pipeline: TestNode['pipeline']) => ({
  pipeline,
  db: one.database.db,
  log: pino({ level: 'silent' }),
})
const passed = (at: string) =>
  until(() => expect(Temporal.Instant.compare(at, Temporal.Now.instant())).toBeLessThan(0))
const eventsOf = async (dealId: string) =>
  (await linesOf(one, ledgerOf(dealId))).flatMap(({ params }) => params.events ?? [])

/** FPG books that all close soon: at the same moment, unless the machine is busy. */
const closingSoon = async () => {
  const deals = await Promise.all(Array.from({ length: 6 }, () => submitted(desk)))
  const push = (dealId: string) => (closesAt: string) =>
    desk.deals.changeDealStatus({ dealId, to: 'FPG', guidance: spread('60'), closesAt })
  const [ahead, first] = [1500, soon(1500)]
  return Promise.all(
    deals.map(async (dealId) => ({
      dealId,
      closesAt: await setSoon(push(dealId), ahead, first),
    })),
  )
}

it('moves of one transaction see the result of those before', async () => {
  const dealId = await submitted(desk)
  const announce = (level: string) =>
    one.pipeline.submit({
      on: deal,
      key: announcementOf(dealId),
      actor: null,
      need: {},
      decide: (state, { now, seq }) => {
        const [tranche, announcement] = [state.tranches.get(dealId)!, state.announcement!]
        const context = { state: { ...state, announcement }, tranche }
        const moveContext: MoveContext = { now, seq, by: null }
        const moved = setGuidance(
          movingOf(context) satisfies MovingDeal,
          { guidance: spread(level) },
          moveContext,
        )
        return isRefusal(moved) ? moved : acceptMove(context, 'setGuidance', moved, null)
      },
    })
  // The first is under way; the others wait for the same ledger and go together.
  const outcomes = await Promise.all(['110', '100', '100', '90'].map(announce))
  expect(outcomes.map((outcome) => isRefusal(outcome) && outcome.reason)).toEqual([
    false,
    false,
    'write.no-changes',
    false,
  ])
  const rows = await one.database.db
    .selectFrom('ledger_entry')
    .select(['at', 'params'])
    .where('ledger_id', '=', ledgerOf(dealId))
    .orderBy('seq')
    .execute()
  const [, second, third] = rows.slice(-3).map(({ at }) => String(at))
  expect(second).toBe(third)
  const events = (await linesOf(one, ledgerOf(dealId))).slice(-3).map(({ params }) => {
    const level = params.changes?.find(({ field }) => field === 'guidance.level')
    return [level?.from, level?.to].map((text) => text?.match(/level=(\d+)/)?.[1])
  })
  expect(events).toEqual([
    ['120', '110'],
    ['110', '100'],
    ['100', '90'],
  ])
  const { guidance, header } = await detail(dealId)
  expect(guidance.map(({ number }) => number)).toEqual([1, 2, 3, 4])
  expect([header.guidance?.level.level, header.guidanceBefore?.level]).toEqual(['90', '100'])
  expect(await verifyLedger(one.database.pool, ledgerOf(dealId))).toBeUndefined()
})

it('a move sent many times under one key to two nodes is made once', async () => {
  const dealId = await dealsByStage.IPG(desk)
  const key = 'one-guidance-everywhere'
  const replies = await Promise.all(
    Array.from({ length: 8 }, (_, nr) =>
      [desk, elsewhere][nr % 2]!.deals.setGuidance({ dealId, guidance: spread('90') }, { key }),
    ),
  )
  expect(new Set(replies.map((reply) => JSON.stringify(reply))).size).toBe(1)
  expect((await detail(dealId)).guidance).toHaveLength(2)
})

it('the clock on one node and a move on the other act once on a time', async () => {
  const deals = await closingSoon()
  for (const { closesAt } of deals) await passed(closesAt)
  await Promise.all(
    deals.flatMap(({ dealId }) => [
      dealClock.run(dealId, context(two.pipeline)),
      desk.deals.changeTimes({ dealId, times: { closesAt: inMinutes(60) }, ...why }),
      dealClock.run(dealId, context(one.pipeline)),
      dealClock.run(dealId, context(two.pipeline)),
    ]),
  )
  for (const { dealId } of deals) {
    expect(await eventsOf(dealId)).toEqual([
      'deal.announced',
      'deal.fpg-pushed',
      'deal.book-closed',
      'deal.cut-off-moved',
    ])
    expect((await detail(dealId)).lifecycle).toMatchObject({
      status: 'FPG',
      bookClosed: false,
      closedAt: null,
    })
    expect(await verifyLedger(one.database.pool, ledgerOf(dealId))).toBeUndefined()
  }
})

it('ending by hand at the close time closes the book once', async () => {
  const deals = await closingSoon()
  const meeting = deals.map(async ({ dealId, closesAt }, nr) => {
    // Around that moment: the first calls a little before it, the last ones after it.
    const at = Temporal.Instant.from(closesAt).add({ milliseconds: nr * 20 - 60 })
    await passed(at.toString())
    return Promise.allSettled([
      elsewhere.deals.fpgEnd({ dealId }),
      dealClock.run(dealId, context(one.pipeline)),
    ])
  })
  const ended = (await Promise.all(meeting)).map(([byHand]) => byHand)
  for (const [nr, { dealId, closesAt }] of deals.entries()) {
    await passed(closesAt)
    await dealClock.run(dealId, context(one.pipeline))
    const events = await eventsOf(dealId)
    expect(events.filter((type) => type === 'deal.book-closed')).toHaveLength(1)
    const lines = await linesOf(one, ledgerOf(dealId))
    const byHand = lines.some(({ code }) => code === 'deal.fpg-ended')
    expect(byHand).toBe(ended[nr]!.status === 'fulfilled')
    expect((await detail(dealId)).lifecycle).toMatchObject({ status: 'FPG', bookClosed: true })
  }
})
