// Merges of institutions while others write, after lost connections, and on launched and confirmed allocations.
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CallRefused, type Client } from '@bookrunner/contract'
import { ownOrdersSubject } from '@bookrunner/contract/orders'
import { clientOf, refusalOf, startTestApp, type TestApp, type TestNode } from '../../../../test/index.ts'
import { closedWith, releasable } from '../../../../test/allocation.ts'
import { ledgerOf, linesOf, submitted } from '../../../../test/lifecycle.ts'
import { mergeInto, typedByUser } from '../../../../test/merges.ts'
import { enterFor, orderLevel, place } from '../../../../test/orders.ts'
import { until } from '../../../../test/until.ts'
import { verifyLedger } from '../../../platform/service/index.ts'

const into = 'ent_kestrelpeak'

let app: TestApp
let two: TestNode
let admin: Client
let desk: Client
beforeAll(async () => {
  app = await startTestApp()
  two = await app.anotherNode()
  for (const id of ['ent_ironmosslife', 'ent_vellummacro', 'ent_tamarindgulf', 'ent_sundialreserve'])
    await typedByUser(app, id)
  admin = await clientOf(app, 'superadmin')
  desk = await clientOf(app, 'deskoc')
})
afterAll(() => app.close())

const leftWith = async (entityId: string): Promise<number> => {
  const { rows } = await sql<{ left: number }>`
    select (select count(*) from deal_order where investor_id = ${entityId} or record ->> 'investorId' = ${entityId})
      + (select count(*) from user_account where entity_id = ${entityId})
      + (select count(*) from deal_addressee where entity_id = ${entityId}) as left`.execute(app.database.db)
  return rows[0]!.left
}

/** Refused with one of these reasons, or done. */
const settle = async (write: Promise<unknown>, reasons: readonly string[]): Promise<boolean> => {
  try {
    await write
    return true
  } catch (fault) {
    if (!(fault instanceof CallRefused)) throw fault
    expect(reasons).toContain(fault.reason)
    return false
  }
}

describe('orders that are placed at the same time', () => {
  const from = 'ent_ironmosslife'

  it('end with the target or are refused, on both nodes and on deals it had no order on', async () => {
    const deals = [await submitted(desk), await submitted(desk), await submitted(desk)]
    const there = { ...app, url: two.url }
    const people = [
      await clientOf(app, 'investorironmosslife'),
      await clientOf(there, 'investorironmosslife'),
    ]
    const desks = [desk, await clientOf(there, 'deskoc')]
    await place(people[0]!, deals[0]!)
    const writes: Promise<boolean>[] = []
    const some = (count: number) => {
      for (let nr = 0; nr < count; nr++) {
        const dealId = deals[nr % 3]!
        writes.push(settle(place(people[nr % 2]!, dealId), []))
        writes.push(settle(enterFor(desks[nr % 2]!, dealId, from), ['deal.not-investor']))
        writes.push(settle(people[nr % 2]!.orders.saveOrder({ dealId, content: {} }), []))
      }
    }
    some(12)
    const merging = mergeInto(admin, from, into)
    some(12)
    await merging
    some(6)
    const done = await Promise.all(writes)
    expect(done.filter((each) => !each).length).toBeGreaterThan(0)
    expect(await leftWith(from)).toBe(0)
    for (const dealId of deals)
      expect(await verifyLedger(app.database.pool, ledgerOf(dealId))).toBeUndefined()
    const mine = await clientOf(app, 'investor')
    const counted = await Promise.all(
      deals.map(async (dealId) => (await mine.orders.myOrder({ pageNum: 1, pageSize: 500, dealId })).total),
    )
    expect(counted.reduce((sum, each) => sum + each, 0)).toBe(1 + done.filter(Boolean).length)
  })
})

describe('a merge that loses its connection while it waits for a busy deal', () => {
  const from = 'ent_vellummacro'

  it('is done once, with one line in each log, and the same key gives the same answer', async () => {
    const dealId = await submitted(desk)
    const theirs = await clientOf(app, 'investorvellummacro')
    await place(theirs, dealId)
    const { version } = await admin.entities.info({ entityId: from })
    const key = crypto.randomUUID()
    const send = () =>
      admin.entities.merge({ entityId: from, intoId: into, expectedVersion: version }, { key })
    const blocker = await app.database.pool.connect()
    await blocker.query('begin')
    await blocker.query('select from ledger where id = $1 for update', [ledgerOf(dealId)])
    const merging = send()
    await until(async () => {
      const { rows } = await sql`
        select pg_terminate_backend(pid) from pg_stat_activity
        where wait_event_type = 'Lock' and query like '%select id, seq, hash, facts from ledger%' and pid <> pg_backend_pid()
          and datname = current_database()`.execute(app.database.db)
      expect(rows.length).toBeGreaterThan(0)
    })
    expect(await leftWith(from)).toBeGreaterThan(0)
    await blocker.query('commit')
    blocker.release()
    const answer = await merging
    expect(await send()).toEqual(answer)
    expect(await leftWith(from)).toBe(0)
    const lines = await linesOf(app, ledgerOf(dealId))
    expect(lines.filter(({ code }) => code === 'order.moved')).toHaveLength(1)
    expect(
      (await linesOf(app, `entity:${from}`)).filter(({ code }) => code === 'entity.merged'),
    ).toHaveLength(1)
  })
})

describe('an order with a confirmed allocation', () => {
  const from = 'ent_sundialreserve'

  it('keeps it, and the people of the target read it with the names of its confirmation', async () => {
    const { dealId, orderIds } = await closedWith(desk, {
      orders: [
        [into, 80],
        ['ent_marrowbyteachers', 50],
        [from, 30, { throughId: 'ent_quillstone' }],
      ],
    })
    const orderId = orderIds[2]!
    const versionId = await releasable(desk, dealId)
    await desk.allocation.allocConfirm({ versionId, orderIds: [orderId] })
    const rowOf = async (client: Client) =>
      (await client.allocation.allocOrderList({ dealId })).rows.find((row) => row.orderId === orderId)!
    const before = await rowOf(desk)
    await mergeInto(admin, from, into)
    const far = await clientOf({ ...app, url: two.url }, 'deskoc')
    for (const client of [desk, far]) {
      const after = await rowOf(client)
      expect([after.holder, after.size, after.confirm]).toEqual([into, before.size, before.confirm])
    }
    const mine = await clientOf(app, 'investor')
    const found = (await mine.orders.myOrder({ pageNum: 1, pageSize: 500, dealId })).list
    expect(found.find(({ order }) => order.id === orderId)!.order.allocation).toBe(before.size)
    await desk.allocation.allocConfirm({ versionId, orderIds: [orderIds[1]!] })
    expect(await verifyLedger(app.database.pool, ledgerOf(dealId))).toBeUndefined()
  })
})

describe('a decision on the duplicates of the merged institution', () => {
  const from = 'ent_marrowbyteachers'

  it('holds for its target, and is open again with an order of the target', async () => {
    await typedByUser(app, from)
    const dealId = await submitted(desk)
    const orderIds = [
      (await enterFor(desk, dealId, from, { throughId: 'ent_lantern' })).orderId,
      (await enterFor(desk, dealId, from, { throughId: 'ent_quillstone' })).orderId,
    ].toSorted()
    const sameHouse = async (client: Client) =>
      (await client.book.bookOrderList({ dealId })).findings.find(({ kind }) => kind === 'sameHouse')!
    const { key } = await sameHouse(desk)
    await desk.book.resolveFinding({ dealId, key, orderIds, kind: 'counts', reason: 'Two mandates' })
    await mergeInto(admin, from, into)
    const far = await clientOf({ ...app, url: two.url }, 'deskoc')
    for (const client of [desk, far]) {
      const found = await sameHouse(client)
      expect(found).toMatchObject({ key: `sameHouse:${into}`, orderIds })
      expect(found.resolution?.reason).toBe('Two mandates')
    }
    await enterFor(desk, dealId, into, { throughId: 'ent_lantern' })
    expect((await sameHouse(far)).resolution).toBeNull()
  })
})

describe('people of the merged institution', () => {
  const from = 'ent_tamarindgulf'

  it('stay signed in, with the orders of the target instead of their own house’s', async () => {
    const there = { ...app, url: two.url }
    const client = await clientOf(there, 'investortamarindgulf')
    const seen = { seq: -1, refused: '' }
    client.live.watch(ownOrdersSubject, from, {
      snapshot: (_state, seq) => void (seen.seq = seq),
      changes: (_news, seq) => void (seen.seq = seq),
      refused: ({ reason }) => void (seen.refused = reason),
    })
    await until(() => expect(seen.seq).toBeGreaterThanOrEqual(0))
    await mergeInto(admin, from, into)
    await until(() => expect(seen.refused).toBe('record.unknown'))
    const orders = new Set<string>()
    client.live.watch(ownOrdersSubject, into, {
      snapshot: (state) => {
        for (const { order } of state.orders) orders.add(order.id)
      },
      changes: () => {},
    })
    const { total } = await client.orders.myOrder({ pageNum: 1, pageSize: 500 })
    await until(() => expect(orders.size).toBe(Math.min(total, 500)))
    const line = (await linesOf(app, 'user:usr_investortamarindgulf')).at(-1)!
    expect(line).toMatchObject({ code: 'user.edited', actor_id: 'usr_superadmin' })
  })
})

describe('a merge is refused', () => {
  const reasonOf = async (entityId: string, intoId: string) =>
    (await refusalOf(mergeInto(admin, entityId, intoId, { dryRun: true }))).reason

  it('into itself, from or into the wrong kind, and for a party of a deal', async () => {
    expect(await reasonOf('ent_kestrelpeak', 'ent_kestrelpeak')).toBe('entity.merge-itself')
    expect(await reasonOf('ent_kestrelpeak', 'ent_lantern')).toBe('entity.not-user-entered')
    const typed = await desk.entities.add({ name: 'Quiet Harbour', dealRoles: ['investor'] })
    expect(await reasonOf(typed.entityId, typed.entityId)).toBe('entity.merge-itself')
    const other = await desk.entities.add({ name: 'Loud Harbour' })
    expect(await reasonOf(typed.entityId, other.entityId)).toBe('entity.not-platform')
    expect(await reasonOf(typed.entityId, 'ent_amberfall')).toBe('entity.merge-roles')
    expect(await reasonOf(typed.entityId, 'ent_unknown')).toBe('record.unknown')
    await typedByUser(app, 'ent_lantern')
    expect(await reasonOf('ent_lantern', into)).toBe('entity.merge-deals')
    const stale = admin.entities.merge({ entityId: other.entityId, intoId: into, expectedVersion: 9 })
    expect((await refusalOf(stale)).reason).toBe('write.changed-meanwhile')
  })

  it('and one without users, orders or deals is folded all the same, its tags and contact too', async () => {
    const contact = { contact: 'A. Lam', email: 'a.lam@quietharbour.example' }
    const { entityId } = await desk.entities.add({
      name: 'Quiet Harbour Fund',
      tags: ['long-only'],
      ...contact,
    })
    const target = await admin.entities.add({ name: 'Quiet Harbour Group' })
    expect(await mergeInto(admin, entityId, target.entityId)).toMatchObject({
      users: 0,
      orders: 0,
      tags: ['long-only'],
      contact: true,
    })
    expect(await admin.entities.info({ entityId: target.entityId })).toMatchObject({
      tags: ['long-only'],
      ...contact,
    })
  })
})

describe('beside running deals', () => {
  it('a new name, type and region of an institution leave its orders as they were submitted', async () => {
    const dealId = await submitted(desk)
    const { orderId } = await enterFor(desk, dealId, into, { orderLevels: [orderLevel(9, '60')] })
    const { order: before } = await desk.orders.getOrderDetailForBook({ orderId })
    const record = await admin.entities.info({ entityId: into })
    await admin.entities.edit({
      entityId: into,
      expectedVersion: record.version,
      name: 'Kestrel Peak Renamed',
      region: record.region === 'MEA' ? 'AMER' : 'MEA',
      classId: null,
    })
    const { order, investor } = await desk.orders.getOrderDetailForBook({ orderId })
    expect([order.region, order.classId]).toEqual([before.region, before.classId])
    expect(investor.name).toBe('Kestrel Peak Renamed')
    const uses = (await refusalOf(admin.entities.del({ entityId: into }))).fields.map(({ reason }) => reason)
    expect(uses).toEqual(
      expect.arrayContaining(['entity.has-users', 'entity.has-orders', 'entity.has-absorbed']),
    )
    const bank = (await refusalOf(admin.entities.del({ entityId: 'ent_lantern' }))).fields
    expect(bank.map(({ reason }) => reason)).toContain('entity.runs-deals')
  })

  it('shows a desk which investor’s users are all frozen', async () => {
    const dealId = await submitted(desk)
    await enterFor(desk, dealId, into)
    const frozen = async (client: Client) =>
      (await client.book.bookOrderList({ dealId })).holders.find(({ holder }) => holder === into)?.frozen
    expect(await frozen(desk)).toBe(false)
    await app.database.db
      .updateTable('user_account')
      .set({ status: 'frozen' })
      .where('entity_id', '=', into)
      .execute()
    const far = await clientOf({ ...app, url: two.url }, 'deskoc')
    expect(await frozen(far)).toBe(true)
    await until(async () => expect(await frozen(desk)).toBe(true), { timeout: 30_000 })
  })
})
