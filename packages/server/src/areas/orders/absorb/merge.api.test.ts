// An institution is merged into another beside running deals.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Client } from '@bookrunner/contract'
import { bookSubject } from '@bookrunner/contract/book'
import { ownOrdersSubject, type InvestorOrder } from '@bookrunner/contract/orders'
import { clientOf, refusalOf, startTestApp, type TestApp, type TestNode } from '../../../../test/index.ts'
import { FollowedBook } from '../../../../test/followed-book.ts'
import { fullShared } from '../../../../test/deals.ts'
import { ledgerOf, linesOf, submitted } from '../../../../test/lifecycle.ts'
import { mergeInto, typedByUser } from '../../../../test/merges.ts'
import { enterFor, mm, orderLevel, place } from '../../../../test/orders.ts'
import { until } from '../../../../test/until.ts'
import { verifyLedger } from '../../../platform/service/index.ts'

const from = 'ent_ironmosslife'
const into = 'ent_kestrelpeak'

let app: TestApp
let two: TestNode
let admin: Client
let system: Client
let desk: Client
let mine: Client
let theirs: Client
/** Desks, issuer and investors on the other node, with what they read before the merge. */
let far: Record<'desk' | 'issuer' | 'jlm' | 'mine', Client>
let dealId: string
let chosen: string
const ids: Record<'plain' | 'x' | 'own' | 'draft' | 'hidden', string> = {
  plain: '',
  x: '',
  own: '',
  draft: '',
  hidden: '',
}
const followed = { desk: new FollowedBook(), issuer: new FollowedBook(), jlm: new FollowedBook() }
const ownList = new Map<string, InvestorOrder>()
const aliasOf = async (client: Client, orderId: string) => {
  const { rows, holders } = await client.book.bookOrderList({ dealId })
  const { holder } = rows.find(({ id }) => id === orderId)!
  return holders.find((each) => each.holder === holder)!.name
}
let before: { aliases: string[]; jlmAlias: string; accounts: number; regions: unknown }
const regionsOf = async (client: Client) =>
  (await client.book.orderDistribution({ dealId, by: 'region' })).list

const follow = (client: Client, book: FollowedBook) =>
  client.live.watch(bookSubject, dealId, {
    snapshot: (state, seq) => book.takeSnapshot(state, seq),
    changes: (news, seq) => {
      for (const each of news) book.applyChange(each, seq)
    },
  })

beforeAll(async () => {
  app = await startTestApp()
  two = await app.anotherNode()
  await typedByUser(app, from)
  const there = { ...app, url: two.url }
  admin = await clientOf(app, 'superadmin')
  system = await clientOf(app, 'systemadmin')
  desk = await clientOf(app, 'deskoc')
  mine = await clientOf(app, 'investor')
  theirs = await clientOf(app, 'investorironmosslife')
  far = {
    desk: await clientOf(there, 'deskoc'),
    issuer: await clientOf(there, 'issuer'),
    jlm: await clientOf(there, 'deskjlm'),
    mine: await clientOf(there, 'investor'),
  }
  const terms = { bookType: 'soleSyndicate' as const }
  dealId = await submitted(desk, 'IPG', { shared: fullShared, terms })
  chosen = await submitted(desk, 'IPG', { terms: { addressed: { kind: 'chosen', entityIds: [from] } } })
  ids.plain = (await place(theirs, dealId, { throughId: 'ent_quillstone' })).orderId
  ids.own = (
    await place(mine, dealId, { throughId: 'ent_lantern', orderLevels: [orderLevel(25, '55')] })
  ).orderId
  ids.x = (await enterFor(desk, dealId, from, { throughId: 'ent_lantern', xOrder: true })).orderId
  ids.draft = (await theirs.orders.saveOrder({ dealId, content: {} })).orderId
  ids.hidden = (await place(theirs, chosen)).orderId
  follow(far.desk, followed.desk)
  follow(far.issuer, followed.issuer)
  follow(far.jlm, followed.jlm)
  far.mine.live.watch(ownOrdersSubject, into, {
    snapshot: ({ orders }) => {
      for (const view of orders) ownList.set(view.order.id, view)
    },
    changes: (news) => {
      for (const { orders } of news)
        for (const [id, view] of Object.entries(orders)) if (view) ownList.set(id, view)
    },
  })
  await until(() => {
    for (const { rows } of Object.values(followed)) expect(rows.size).toBe(3)
    expect(ownList.has(ids.own)).toBe(true)
  })
  before = {
    aliases: [
      await aliasOf(far.issuer, ids.plain),
      await aliasOf(far.issuer, ids.x),
      await aliasOf(far.issuer, ids.own),
    ],
    jlmAlias: await aliasOf(far.jlm, ids.x),
    accounts: (await far.issuer.book.getOrderSummary({ dealId })).summary.accounts,
    regions: await regionsOf(far.issuer),
  }
})
afterAll(() => app.close())

const moves = { users: 1, administrators: 0, orders: 3, open: 3, drafts: 1, addressed: 1 }

describe('the preview', () => {
  it('names what moves and changes nothing', async () => {
    const seq = (await linesOf(app, ledgerOf(dealId))).length
    const preview = await mergeInto(admin, from, into, { dryRun: true })
    expect(preview).toMatchObject({ ...moves, entityId: from, into: { id: into } })
    const counts = new Map(preview.deals!.map((deal) => [deal.dealId, [deal.orders, deal.open]]))
    expect(counts).toEqual(
      new Map([
        [dealId, [2, 2]],
        [chosen, [1, 1]],
      ]),
    )
    expect((await admin.entities.info({ entityId: from })).mergedInto).toBeNull()
    expect(await linesOf(app, ledgerOf(dealId))).toHaveLength(seq)
  })

  it('tells a system administrator, who reads no orders, the totals only', async () => {
    expect(await mergeInto(system, from, into, { dryRun: true })).toMatchObject({ ...moves, deals: null })
  })
})

describe('after the merge', () => {
  beforeAll(async () => {
    expect(await mergeInto(admin, from, into)).toMatchObject(moves)
  })

  it('leaves the figures of the book as they are, for desk and issuer', async () => {
    for (const client of [desk, far.desk, far.issuer]) expect(await regionsOf(client)).toEqual(before.regions)
  })

  it('leaves a forwarding record, and is in the history of the target', async () => {
    const merged = await admin.entities.info({ entityId: from })
    expect(merged).toMatchObject({
      mergedInto: { id: into },
      users: 0,
      dealRoles: [],
      group: null,
      type: null,
    })
    expect(merged.mergedAt).not.toBeNull()
    const target = await admin.entities.info({ entityId: into })
    expect(target.absorbed).toMatchObject([{ id: from, at: merged.mergedAt }])
    const listed = async (state?: 'merged') =>
      (await admin.entities.list({ pageSize: 500, ...(state && { state }) })).list.map(
        ({ entityId }) => entityId,
      )
    expect([await listed(), await listed('merged')]).toEqual([expect.not.arrayContaining([from]), [from]])
    const byName = await admin.entities.list({ keyword: merged.name })
    expect(byName.list.map(({ entityId }) => entityId)).toEqual([into])
  })

  it('shows the orders of both to the people of both, drafts included', async () => {
    for (const client of [mine, theirs, far.mine]) {
      const { list } = await client.orders.myOrder({ pageNum: 1, pageSize: 500 })
      const found = new Map(list.map(({ order }) => [order.id, order.investorId]))
      for (const id of Object.values(ids)) expect([id, found.get(id)]).toEqual([id, into])
    }
    await until(() => {
      for (const id of Object.values(ids)) expect([id, ownList.get(id)?.order.investorId]).toEqual([id, into])
    })
    const deals = (await mine.deals.investorDealList({ pageNum: 1, pageSize: 500 })).list
    expect(deals.map(({ dealId: id }) => id)).toContain(chosen)
  })

  it('lets people of both go on with any of these orders', async () => {
    const edit = (client: Client, orderId: string, expectedVersion: number, size: number) =>
      client.orders.editOrder({
        orderId,
        expectedVersion,
        content: { orderLevels: [orderLevel(size, '60')] },
      })
    await edit(mine, ids.plain, 1, 11)
    await edit(theirs, ids.plain, 2, 12)
    await edit(theirs, ids.own, 1, 26)
    const placed = await theirs.orders.newOrder({
      dealId,
      orderId: ids.draft,
      expectedVersion: 1,
      content: { orderLevels: [orderLevel(7, '60')], throughId: 'ent_lantern' },
    })
    expect(placed.status).toBe('Submitted')
    await until(() => expect(followed.desk.rows.get(ids.draft)?.holder).toBe(into))
    const { order } = await desk.orders.getOrderDetailForBook({ orderId: ids.plain })
    expect([order.investorId, order.orderLevels[0]!.size]).toEqual([into, mm(12)])
  })

  it('gives the book the new investor on every node, and region and type stay those of the order', async () => {
    for (const client of [desk, far.desk]) {
      const { rows } = await client.book.bookOrderList({ dealId })
      expect(new Set(rows.map(({ holder }) => holder))).toEqual(new Set([into]))
      const houses = (await client.book.bookOrderCompanyList({ dealId })).types.flatMap(({ companies }) =>
        companies.map(({ holder }) => holder),
      )
      expect(new Set(houses)).toEqual(new Set([into]))
    }
    expect(followed.desk.rows.get(ids.x)!.holder).toBe(into)
    const merged = (await admin.entities.info({ entityId: into })).type
    const { order } = await desk.orders.getOrderDetailForBook({ orderId: ids.plain })
    expect(order.classId).not.toBe(merged?.id)
    expect(order.region).not.toBeNull()
  })

  it('keeps every alias, and reveals to no reader of aliases that two are one', async () => {
    const now = [
      await aliasOf(far.issuer, ids.plain),
      await aliasOf(far.issuer, ids.x),
      await aliasOf(far.issuer, ids.own),
    ]
    expect(now).toEqual(before.aliases)
    expect(new Set(now).size).toBe(2)
    expect(await aliasOf(far.jlm, ids.x)).toBe(before.jlmAlias)
    const issuer = await clientOf(app, 'issuer')
    for (const client of [issuer, far.issuer]) {
      const { investor } = await client.orders.getOrderDetailForBook({ orderId: ids.plain })
      expect(investor).toMatchObject({ masked: true, name: before.aliases[0] })
      const { summary } = await client.book.getOrderSummary({ dealId })
      expect([summary.accounts, summary.houses]).toEqual([before.accounts, null])
      expect((await client.orders.getOrderLog({ orderId: ids.plain })).acts).toEqual([])
    }
    expect((await far.desk.book.getOrderSummary({ dealId })).summary).toMatchObject({ houses: 1 })
    expect(followed.issuer.raw).not.toContain(into)
    expect(followed.issuer.raw).not.toContain(from)
  })

  it('moves no number of an order: what moved together stays unknown', async () => {
    const { rows } = await far.jlm.book.bookOrderList({ dealId })
    const x = rows.find(({ id }) => id === ids.x)!
    const moved = (await linesOf(app, ledgerOf(dealId))).find(({ code }) => code === 'order.moved')!
    expect(x.seq).toBeLessThan(moved.seq)
  })

  it('is in the log of the deal and of the order, for readers of every name', async () => {
    const { acts } = await desk.orders.getOrderLog({ orderId: ids.plain })
    expect(acts.map(({ act }) => act)).toEqual(['moved'])
    const log = await desk.deals.getDealLog({ dealId, pageNum: 1, pageSize: 50 })
    const line = log.list.find(({ code }) => code === 'order.moved')!
    const { name } = await admin.entities.info({ entityId: from })
    expect(line.changes).toMatchObject([{ from: name }])
    const addressed = await desk.deals.getDealLog({ dealId: chosen, pageNum: 1, pageSize: 50 })
    expect(addressed.list.map(({ code }) => code)).toContain('deal.addressee-merged')
    expect((await desk.deals.bookDealDetail({ dealId: chosen })).terms.addressed).toEqual({
      kind: 'chosen',
      entityIds: [into],
    })
    const ledgers = [
      ledgerOf(dealId),
      ledgerOf(chosen),
      `own:${into}`,
      `own:${from}`,
      `entity:${from}`,
      `entity:${into}`,
    ]
    for (const ledger of [...ledgers, 'user:usr_investorironmosslife'])
      expect([ledger, await verifyLedger(app.database.pool, ledger)]).toEqual([ledger, undefined])
  })

  it('finds the orders through two banks as one house twice, and merges them', async () => {
    const { findings } = await desk.book.bookOrderList({ dealId })
    const same = findings.find(({ kind }) => kind === 'sameHouse')!
    expect(same.orderIds).toEqual(expect.arrayContaining([ids.plain, ids.own]))
    await desk.book.mergeOrder({ dealId, orderIds: [ids.plain, ids.own], rule: 'sum' })
    const hidden = await far.issuer.book.bookOrderList({ dealId })
    expect([hidden.merges, hidden.hiddenMerges]).toEqual([[], 1])
  })

  it('takes no new user, order or change for the merged institution', async () => {
    const refused = async (write: Promise<unknown>) => (await refusalOf(write)).reason
    expect(await refused(enterFor(desk, dealId, from))).toBe('deal.not-investor')
    expect(await refused(admin.users.edit({ userId: 'usr_investor', entityId: from }))).toBe('input.invalid')
    const { version } = await admin.entities.info({ entityId: from })
    const edit = admin.entities.edit({ entityId: from, expectedVersion: version, remark: 'Again' })
    expect(await refused(edit)).toBe('entity.merged')
    expect(await refused(admin.entities.del({ entityId: from }))).toBe('entity.merged')
    expect(await refused(mergeInto(admin, from, into))).toBe('entity.merged')
    expect(await refused(mergeInto(admin, from, 'ent_vellummacro'))).toBe('entity.merged')
    expect(
      (await refusalOf(admin.entities.del({ entityId: into }))).fields.map(({ reason }) => reason),
    ).toContain('entity.has-absorbed')
  })

  it('reads the old name in a pasted list as the target', async () => {
    const { name } = await admin.entities.info({ entityId: from })
    const rows = [{ investor: name, size: '5', limit: '60' }]
    const read = await desk.orders.newOrders({ dealId, rows }, { dryRun: true })
    expect(read.list.map(({ investor }) => investor.name)).toEqual([
      (await admin.entities.info({ entityId: into })).name,
    ])
  })
})
