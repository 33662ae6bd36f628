// Hard limits under concurrent orders of two nodes and two deals, bulk entry, and who learns what.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sql } from 'kysely'
import type { Client } from '@bookrunner/contract'
import {
  clientOf,
  outcomeOf,
  refusalOf,
  startTestApp,
  type TestApp,
  type TestNode,
} from '../../../../test/index.ts'
import { announcementOf } from '@bookrunner/domain/deals'
import { inMinutes, linesOf, spread, submitted, why } from '../../../../test/lifecycle.ts'
import { enterFor, mm, orderLevel, place, pushOn } from '../../../../test/orders.ts'
import { clearQuotas, readQuota, setQuota, usedOf } from '../../../../test/quotas.ts'

let one: TestApp
let two: TestNode
let desk: Client
let keeper: Client
let investor: Client
let other: Client
beforeAll(async () => {
  one = await startTestApp()
  two = await one.anotherNode()
  desk = await clientOf(one, 'deskoc')
  keeper = await clientOf(one, 'superadmin')
  investor = await clientOf(one, 'investor')
  other = await clientOf({ ...one, url: two.url }, 'investor')
})
afterAll(() => one.close())

const house = 'ent_kestrelpeak'
const levels = (millions: number) => ({ orderLevels: [orderLevel(millions)] })

/** The demo world has its own orders and limits; these tests start from none. */
beforeEach(async () => {
  await clearQuotas(one.database, ['quota', 'quota_use', 'quota_override'])
})

describe('a hard limit', () => {
  it('never lets two orders on two deals pass together, from two nodes', async () => {
    const deals = await Promise.all([submitted(desk), submitted(desk)])
    await setQuota(keeper, { entityId: house, millions: 15 })
    for (let round = 0; round < 20; round++) {
      const outcomes = await Promise.allSettled([
        place(investor, deals[0], levels(10)),
        place(other, deals[1], levels(10)),
      ])
      const placed = outcomes.flatMap((each, at) =>
        each.status === 'fulfilled' ? [{ at, orderId: each.value.orderId }] : [],
      )
      expect(placed).toHaveLength(1)
      expect(await usedOf(keeper, { entityId: house })).toBe(10)
      await investor.orders.withdraw({ orderId: placed[0]!.orderId, expectedVersion: 1 })
      expect(await usedOf(keeper, { entityId: house })).toBe(0)
    }
  })

  it('holds for many orders at once, on both nodes and in one queue, without a deadlock', async () => {
    const deals = await Promise.all([submitted(desk), submitted(desk), submitted(desk)])
    await Promise.all([
      setQuota(keeper, { entityId: house, millions: 25 }),
      setQuota(keeper, { millions: 40 }),
      ...deals.map((dealId) => setQuota(keeper, { dealId, millions: 20 })),
      ...deals.map((dealId) => setQuota(keeper, { entityId: house, dealId, millions: 12 })),
    ])
    const nodes = [investor, other]
    const deadlocks = async () =>
      (
        await sql<{ deadlocks: number }>`
        select deadlocks from pg_stat_database where datname = current_database()`.execute(one.database.db)
      ).rows[0]!.deadlocks
    const before = await deadlocks()
    const outcomes = await Promise.all(
      Array.from({ length: 120 }, (_, nr) =>
        outcomeOf(place(nodes[nr % 2]!, deals[nr % 3]!, levels(1 + (nr % 4)))),
      ),
    )
    expect(new Set(outcomes)).toEqual(new Set(['ok', 'quota.contact-desk']))
    const used = await usedOf(keeper, { entityId: house })
    expect(used).toBeGreaterThan(21)
    expect(used).toBeLessThanOrEqual(25)
    for (const dealId of deals)
      expect(await usedOf(keeper, { entityId: house, dealId })).toBeLessThanOrEqual(12)
    expect(await deadlocks()).toBe(before)
  })

  it('waits for the orders under way when it is set, so that they and later ones never pass together', async () => {
    const deals = await Promise.all([submitted(desk), submitted(desk)])
    await place(investor, deals[0], levels(1))
    const elsewhere = await clientOf({ ...one, url: two.url }, 'investorironmosslife')
    const holder = await one.database.pool.connect()
    await holder.query('begin')
    await holder.query('select from ledger where id = $1 for update', [`own:${house}`])
    const waiting = async () =>
      (
        await sql<{ count: number }>`select count(*)::int as count from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'`.execute(one.database.db)
      ).rows[0]!.count
    const underWay = outcomeOf(place(investor, deals[0], levels(15)))
    await expect.poll(waiting).toBe(1)
    let isSet = false
    const set = outcomeOf(setQuota(keeper, { millions: 21 }).finally(() => (isSet = true)))
    await expect.poll(async () => isSet || (await waiting()) === 2).toBe(true)
    const later = outcomeOf(place(elsewhere, deals[1], levels(15)))
    await expect.poll(async () => isSet || (await waiting()) === 3).toBe(true)
    if (isSet) await later
    await holder.query('commit')
    holder.release()
    expect(await Promise.all([underWay, set, later])).toEqual(['ok', 'ok', 'quota.contact-desk'])
    expect(await usedOf(keeper, {})).toBe(16)
  })

  it('tells the desk its figures, and the investor and other banks to contact the desk', async () => {
    const dealId = await submitted(desk)
    await setQuota(keeper, { entityId: house, millions: 20, currency: 'EUR' }).catch(() => undefined)
    await setQuota(keeper, { entityId: house, dealId, millions: 20 })
    await place(investor, dealId, levels(15))
    const asked = levels(10)
    const entered = await refusalOf(enterFor(desk, dealId, house, asked))
    expect(entered).toMatchObject({ reason: 'quota.over-org-bond', code: 409 })
    expect(entered.message).toBe(
      'The limit of this institution on this bond is 20mm USD: 15mm is used, 5mm is available, and this order needs 10mm more.',
    )
    const refused = { reason: 'quota.contact-desk', code: 409, message: 'Contact your desk.', fields: [] }
    expect(await refusalOf(place(investor, dealId, asked))).toEqual(refused)
    expect(await refusalOf(investor.orders.newOrder({ dealId, content: asked }, { dryRun: true }))).toEqual(
      refused,
    )
    // In a pot book, too: what an institution uses would tell whose a masked X-order is.
    const jlm = await clientOf(one, 'deskjlm')
    expect((await refusalOf(enterFor(jlm, dealId, house, asked))).message).toBe('Contact your desk.')
    const sole = await submitted(desk, 'IPG', { terms: { bookType: 'soleUndisclosed' } })
    await setQuota(keeper, { entityId: house, dealId: sole, millions: 1 })
    expect((await refusalOf(enterFor(jlm, sole, house, asked))).message).toBe('Contact your desk.')
    const lines = await linesOf(one, `deal:${announcementOf(dealId)}`)
    expect(JSON.stringify(lines)).not.toMatch(/quota/)
  })

  it('never refuses a reduction, a withdrawal or another change, even when it is over', async () => {
    const dealId = await submitted(desk)
    const { orderId } = await place(investor, dealId, levels(20))
    await setQuota(keeper, { entityId: house, millions: 5 })
    expect((await readQuota(keeper, { entityId: house }))?.state).toBe('over')
    const edit = (expectedVersion: number, content: Parameters<typeof place>[2]) =>
      investor.orders.editOrder({ orderId, expectedVersion, content: content ?? {} })
    await edit(1, { account: 'Fund two' })
    await edit(2, levels(15))
    expect((await refusalOf(edit(3, levels(16)))).reason).toBe('quota.contact-desk')
    await investor.orders.addComment({ orderId, comment: 'Thank you' })
    await investor.orders.withdraw({ orderId, expectedVersion: 3 })
    expect(await usedOf(keeper, { entityId: house })).toBe(0)
  })

  it('refuses a list whole', async () => {
    const dealId = await submitted(desk)
    await setQuota(keeper, { dealId, millions: 25 })
    const rows = ['Kestrel Peak Asset Management', 'Ironmoss Life'].map((name, nr) => ({
      investor: nr === 0 ? house : 'ent_ironmosslife',
      size: '15',
    }))
    const refused = await refusalOf(desk.orders.newOrders({ dealId, rows }))
    expect(refused.reason).toBe('quota.over-bond')
    expect(await usedOf(keeper, { dealId })).toBe(0)
    await desk.orders.newOrders({ dealId, rows: rows.map((row) => ({ ...row, size: '12' })) })
    expect(await usedOf(keeper, { dealId })).toBe(24)
  })

  it('never refuses a move of the desk, and follows it', async () => {
    const dealId = await submitted(desk, 'IPG', { terms: { silence: 'stayIfIn' } })
    const ladder = { orderLevels: [orderLevel(10, '70'), orderLevel(6, '53')] }
    const { orderId } = await place(investor, dealId, ladder)
    await setQuota(keeper, { entityId: house, dealId, millions: 10 })
    const used = () => usedOf(keeper, { entityId: house, dealId })
    expect(await used()).toBe(10)
    await desk.deals.orderTest({ dealId, level: spread('110') })
    await investor.orders.testOrder({ orderId, expectedVersion: 1, round: 1, size: mm(9) })
    expect(await used()).toBe(10)
    await desk.deals.testEnd({ dealId })
    await desk.deals.changeDealStatus({ dealId, to: 'FPG', guidance: spread('60'), closesAt: inMinutes(60) })
    expect(await used()).toBe(10)
    await desk.deals.fpgEnd({ dealId })
    expect(await used()).toBe(6)
    await setQuota(keeper, { entityId: house, dealId, millions: 5, expectedVersion: 1 })
    await desk.deals.changeTimes({ dealId, times: { closesAt: inMinutes(30) }, ...why })
    expect(await used()).toBe(10)
    const push = { orderId, expectedVersion: 2, push: await pushOn(investor, orderId) }
    await investor.orders.fpgOrder({ ...push, answer: 'reduce', size: mm(4) })
    expect(await used()).toBe(4)
    await desk.deals.abort({ dealId })
    expect(await used()).toBe(0)
  })

  it('takes an order at final guidance only as far as it goes', async () => {
    const dealId = await submitted(desk)
    const { orderId } = await place(investor, dealId, levels(10))
    await setQuota(keeper, { entityId: house, millions: 12 })
    await desk.deals.changeDealStatus({ dealId, to: 'FPG', guidance: spread('60'), closesAt: inMinutes(60) })
    const push = await pushOn(investor, orderId)
    const answer = (size: number) =>
      investor.orders.fpgOrder({ orderId, expectedVersion: 1, push, answer: 'increase', size: mm(size) })
    expect((await refusalOf(answer(13))).reason).toBe('quota.contact-desk')
    const version = (await desk.orders.getOrderDetailForBook({ orderId })).order.version
    const desks = desk.orders.editFpgSize({ orderId, expectedVersion: version, push, size: mm(13) })
    expect((await refusalOf(desks)).reason).toBe('quota.over-org')
    await answer(12)
    expect(await usedOf(keeper, { entityId: house })).toBe(12)
  })

  it('counts merged orders once, and apart again after the split', async () => {
    const dealId = await submitted(desk)
    const first = await place(investor, dealId, levels(10))
    const second = await enterFor(desk, dealId, house, { ...levels(6), throughId: 'ent_brasslight' })
    await setQuota(keeper, { dealId, millions: 16 })
    const orderIds = [first.orderId, second.orderId]
    const { mergeId } = await desk.book.mergeOrder({ dealId, orderIds, rule: 'largest' })
    expect(await usedOf(keeper, { dealId })).toBe(10)
    await investor.orders.editOrder({ orderId: first.orderId, expectedVersion: 1, content: levels(14) })
    expect(await usedOf(keeper, { dealId })).toBe(14)
    await desk.book.splitOrder({ dealId, mergeId, reason: 'Two accounts' })
    expect(await usedOf(keeper, { dealId })).toBe(20)
    expect(await readQuota(keeper, { dealId })).toMatchObject({ state: 'over', available: '-4000000' })
    // The list says -4mm, so no refusal may say 0mm.
    const larger = await refusalOf(enterFor(desk, dealId, house, levels(5)))
    expect(larger).toMatchObject({ reason: 'quota.full-bond', code: 409 })
    expect(larger.message).toBe(
      'The limit of this bond is 16mm USD: 20mm is used, and this order needs 5mm more.',
    )
  })

  it('counts an omnibus order for the institutions of its lines, and for bond and business once', async () => {
    const lei = (
      await sql<{ lei: string }>`select lei from entity where id = 'ent_ironmosslife'`.execute(
        one.database.db,
      )
    ).rows[0]!.lei
    const dealId = await submitted(desk)
    const underlying = [
      { name: 'Ironmoss', identifier: lei, size: mm(6) },
      { name: 'Own clients', identifier: null, size: mm(4) },
    ]
    await setQuota(keeper, { entityId: 'ent_ironmosslife', millions: 5 })
    await setQuota(keeper, { entityId: house, millions: 50 })
    await setQuota(keeper, { dealId, millions: 50 })
    await setQuota(keeper, { millions: 500 })
    const content = { ...levels(10), underlying }
    const refused = await refusalOf(enterFor(desk, dealId, house, content))
    expect([refused.reason, refused.message.includes('6mm more')]).toEqual(['quota.over-org', true])
    await setQuota(keeper, { entityId: 'ent_ironmosslife', millions: 6, expectedVersion: 1 })
    await enterFor(desk, dealId, house, content)
    const used = [{ entityId: 'ent_ironmosslife' }, { entityId: house }, { dealId }, {}]
    expect(await Promise.all(used.map((scope) => usedOf(keeper, scope)))).toEqual([6, 4, 10, 10])
  })
})
