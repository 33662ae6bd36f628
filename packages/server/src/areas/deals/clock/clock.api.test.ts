// Set times: what the clock does, with any number of nodes, and after some of them die.
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { pino } from 'pino'
import type { Client } from '@bookrunner/contract'
import { announcementOf } from '@bookrunner/domain/deals'
import { clientOf, refusalOf, startTestApp, type TestApp, type TestNode } from '../../../../test/index.ts'
import {
  final,
  inMinutes,
  linesOf,
  setSoon,
  soon,
  spread,
  dealsByStage,
  submitted,
  why,
} from '../../../../test/lifecycle.ts'
import { run, type Program } from '../../../../test/programs/run.ts'
import { until } from '../../../../test/until.ts'
import { startDueWork, type DueWork } from '../../../platform/due.ts'
import { dealClock } from './clock.ts'

let app: TestApp
let desk: Client
const closers: (() => Promise<unknown>)[] = []
beforeAll(async () => {
  app = await startTestApp()
  desk = await clientOf(app, 'deskoc')
})
afterEach(async () => {
  for (const close of closers.splice(0).toReversed()) await close()
})
afterAll(() => app.close())

/** A node of this test that runs the clock. */
const look = (node: TestNode | TestApp = app): DueWork => {
  const context = { pipeline: node.pipeline, db: app.database.db, log: pino({ level: 'silent' }) }
  const work = startDueWork(app.databaseUrl, [dealClock], context)
  closers.push(work.stop)
  return work
}
const lookElsewhere = async (...args: string[]): Promise<Program> => {
  const program = run('run-deal-clock.ts', [app.databaseUrl, ...args])
  closers.push(() => program.end('SIGKILL'))
  expect(await program.line()).toBe('looking')
  return program
}

const push = (dealId: string, closesAt: string) =>
  desk.deals.changeDealStatus({ dealId, to: 'FPG', guidance: spread('60'), closesAt })
const pushed = async (ms?: number): Promise<{ dealId: string; closesAt: string }> => {
  const dealId = await submitted(desk)
  const closesAt = await setSoon((at) => push(dealId, at), ms)
  return { dealId, closesAt }
}
const lifecycleOf = async (dealId: string) => (await desk.deals.bookDealDetail({ dealId })).lifecycle
const closed = (dealId: string) =>
  until(async () => expect(await lifecycleOf(dealId)).toMatchObject({ status: 'FPG', bookClosed: true }))
const clockLines = async (dealId: string) =>
  (await linesOf(app, `deal:${announcementOf(dealId)}`)).filter(({ code }) => code === 'deal.clock')

describe('a close time', () => {
  it('closes the book at the set time, in nobody’s name', async () => {
    look()
    const { dealId, closesAt } = await pushed()
    await closed(dealId)
    expect(await lifecycleOf(dealId)).toMatchObject({ closedAt: closesAt, closesAt })
    const lines = await clockLines(dealId)
    expect(lines).toMatchObject([{ actor_id: null, params: { events: ['deal.book-closed'] } }])
    expect(lines[0]!.params.changes).toContainEqual({
      field: 'lifecycle.bookClosed',
      from: 'false',
      to: 'true',
    })
    const offers = await linesOf(app, `offer:${dealId}`)
    expect(offers.at(-1)).toMatchObject({ code: 'offer.moved', actor_id: null })
  })

  it('counts as past for everybody at that instant, even before a node acts on it', async () => {
    const { dealId } = await pushed()
    // No node runs the clock here.
    await until(async () => {
      const refusal = await refusalOf(desk.deals.fpgEnd({ dealId }, { dryRun: true }))
      expect(refusal.reason).toBe('status.no-such-move')
    })
    expect((await lifecycleOf(dealId)).bookClosed).toBe(false)
    await desk.deals.changeDealStatus({ dealId, to: 'Priced', final })
    const last = (await linesOf(app, `deal:${announcementOf(dealId)}`)).at(-1)!
    expect(last).toMatchObject({
      code: 'deal.priced',
      params: { events: ['deal.book-closed', 'deal.priced'] },
    })
  })

  it('acts at its new time after a change', async () => {
    const { dealId } = await pushed(60_000)
    await setSoon((at) => desk.deals.changeTimes({ dealId, times: { closesAt: at }, ...why }))
    look()
    await closed(dealId)
    await desk.deals.changeTimes({ dealId, times: { closesAt: inMinutes(30) }, ...why })
    expect(await lifecycleOf(dealId)).toMatchObject({ bookClosed: false, closedAt: null })
    expect(await clockLines(dealId)).toHaveLength(1)
  })
})

describe('nodes', () => {
  it('several nodes act once on each time', async () => {
    const other = await app.anotherNode()
    look()
    look(other)
    look(other)
    const deals = await Promise.all(Array.from({ length: 12 }, () => submitted(desk)))
    const [ahead, closesAt] = [1500, soon(1500)]
    await Promise.all(deals.map((dealId) => setSoon((at) => push(dealId, at), ahead, closesAt)))
    for (const dealId of deals) await closed(dealId)
    for (const dealId of deals) expect(await clockLines(dealId)).toHaveLength(1)
  })

  it('another node completes a switch, once, after the first was killed', async () => {
    const killed = await lookElsewhere('hang')
    const { dealId } = await pushed()
    expect(await killed.line()).toBe('moving')
    look()
    expect((await lifecycleOf(dealId)).bookClosed).toBe(false)
    await killed.end('SIGKILL')
    await closed(dealId)
    expect(await clockLines(dealId)).toHaveLength(1)
  })

  it('after a pause, the first node catches up in the order of due times', async () => {
    const { dealId } = await pushed(3_600_000)
    const closeAfter = (subjectAt: string) => Temporal.Instant.from(subjectAt).add({ milliseconds: 100 })
    const subjectAt = await setSoon((at) => {
      const times = { subjectAt: at, closesAt: closeAfter(at).toString(), expiresAt: inMinutes(90) }
      return desk.deals.changeTimes({ dealId, times, ...why })
    })
    const closesAt = closeAfter(subjectAt)
    await until(() => expect(Temporal.Instant.compare(closesAt, Temporal.Now.instant())).toBeLessThan(0))
    await lookElsewhere()
    await closed(dealId)
    const events = (await clockLines(dealId)).flatMap(({ params }) => params.events)
    expect(events).toEqual(['deal.subject', 'deal.book-closed'])
  })
})

describe('other times', () => {
  it('end a test, and open IPG at the guidance of the draft', async () => {
    const dealId = await dealsByStage['Test of a draft'](desk)
    await setSoon((at) => desk.deals.changeTimes({ dealId, times: { closesAt: at }, ...why }))
    look()
    await until(async () => expect((await lifecycleOf(dealId)).status).toBe('IPG'))
    const { guidance } = await desk.deals.bookDealDetail({ dealId })
    expect(guidance.at(-1)).toMatchObject({ kind: 'IPG', level: spread('120', 'area'), by: null })
  })

  it('expire a deal that was not priced in time', async () => {
    const dealId = await dealsByStage.IPG(desk)
    await setSoon((at) => desk.deals.changeTimes({ dealId, times: { expiresAt: at }, ...why }))
    look()
    await until(async () => expect((await lifecycleOf(dealId)).status).toBe('Expired'))
    expect(await refusalOf(desk.deals.abort({ dealId }))).toMatchObject({ reason: 'status.no-such-move' })
  })

  it('notify ten minutes ahead, once, without a change on investors’ screens', async () => {
    look()
    const tenMinutes = 600_000
    const { dealId } = await pushed(tenMinutes + 1500)
    await until(async () => expect(await clockLines(dealId)).toHaveLength(1))
    expect(await clockLines(dealId)).toMatchObject([{ params: { events: ['deal.closing'] } }])
    const offers = await linesOf(app, `offer:${dealId}`)
    expect(offers).toHaveLength(2)
  })
})

it('the app itself runs the clock', async () => {
  const appWithClock = await startTestApp({ timedWork: true })
  closers.push(appWithClock.close)
  const client = await clientOf(appWithClock, 'deskoc')
  const dealId = await submitted(client)
  await setSoon((at) => client.deals.changeTimes({ dealId, times: { closesAt: at }, ...why }))
  await until(async () => {
    const { lifecycle } = await client.deals.bookDealDetail({ dealId })
    expect(lifecycle).toMatchObject({ status: 'IPG', bookClosed: true })
  })
})
