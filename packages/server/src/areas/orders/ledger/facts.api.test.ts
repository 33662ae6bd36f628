// What a node remembers of deals is used only while it is still so, whoever changed it.
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Client } from '@bookrunner/contract'
import { announcementOf } from '@bookrunner/domain/deals'
import { clientOf, refusalOf, startTestApp, type TestApp, type TestNode } from '../../../../test/index.ts'
import { ledgerOf, spread, submitted } from '../../../../test/lifecycle.ts'
import { place } from '../../../../test/orders.ts'
import { inTransaction, query, type Statement, type Transaction } from '../../../platform/db/index.ts'
import { FactMemory } from '../../../platform/service/facts.ts'
import { lockLedgers } from '../../../platform/service/ledger.ts'
import { order } from './order.ts'
import type { OrderState } from './order-state.ts'

const house = 'ent_ironmosslife'

let app: TestApp
let two: TestNode
let desk: Client
/** Of one house, at each node. */
let here: Client
let there: Client
let dealId: string
beforeAll(async () => {
  app = await startTestApp()
  two = await app.anotherNode()
  desk = await clientOf(app, 'deskoc')
  here = await clientOf(app, 'investorironmosslife')
  there = await clientOf({ ...app, url: two.url }, 'investorironmosslife')
})
afterAll(() => app.close())

/** Both nodes know the deal. */
beforeEach(async () => {
  dealId = await submitted(desk)
  for (const client of [here, there, there]) await place(client, dealId)
})

const factsNumber = async (): Promise<number> => {
  const { facts } = await app.database.db
    .selectFrom('ledger')
    .select('facts')
    .where('id', '=', ledgerOf(dealId))
    .executeTakeFirstOrThrow()
  return facts
}

describe('the number of a deal’s facts', () => {
  it('is the same after orders, and another one after any change of the deal', async () => {
    const numbers = [await factsNumber()]
    await place(there, dealId)
    expect(await factsNumber()).toBe(numbers[0])
    const changes = [
      () => desk.deals.orderTest({ dealId, level: spread('110') }),
      () => sql`update deal set name = name where id = ${dealId}`.execute(app.database.db),
      () =>
        sql`update announcement set version = version where id = ${announcementOf(dealId)}`.execute(
          app.database.db,
        ),
      () => sql`update guidance_version set note = note where deal_id = ${dealId}`.execute(app.database.db),
    ]
    for (const change of changes) {
      await change()
      numbers.push(await factsNumber())
    }
    expect(numbers).toEqual([...new Set(numbers)].toSorted((a, b) => a - b))
  })
})

describe('a remembered deal', () => {
  const memory = new FactMemory()

  /** The state as a transaction reads it, and whether it read the deal. */
  const load = (): Promise<{ state: OrderState; readsDeal: boolean }> =>
    inTransaction(app.database.pool, async (transaction) => {
      const texts: string[] = []
      const run = <Row>(statement: Statement<Row>): Promise<Row[]> => {
        texts.push(statement.compile(query).sql)
        return transaction.run<Row>(statement)
      }
      const announcementId = announcementOf(dealId)
      const known = memory.under(await lockLedgers(transaction, [ledgerOf(dealId)]))
      const watched: Transaction = { run, commit: transaction.commit, rollback: transaction.rollback }
      const need = { announcementId, userId: 'usr_deskoc', houses: [house] }
      const state = await order.load(watched, announcementId, [need], known)
      return { state, readsDeal: texts.some((text) => text.includes('d.terms, d.lifecycle')) }
    })

  it('is what the database has, and is read once', async () => {
    const first = await load()
    const second = await load()
    expect([first.readsDeal, second.readsDeal]).toEqual([true, false])
    expect(second.state.houses).toEqual(first.state.houses)
    expect(second.state.parties).toEqual(first.state.parties)
    expect(second.state.groups).toEqual(first.state.groups)
    const [before] = first.state.deals.values()
    const [after] = second.state.deals.values()
    expect({ ...after, people: undefined }).toEqual({ ...before, people: undefined })
    expect(after!.people.get('usr_deskoc')).toEqual(before!.people.get('usr_deskoc'))
  })

  it('is read again after a change, and after one that was rolled back is still known', async () => {
    await load()
    await inTransaction(app.database.pool, async ({ run, rollback }) => {
      await run(sql`update deal set name = 'Never' where id = ${dealId}`)
      await rollback()
    })
    expect((await load()).readsDeal).toBe(false)
    await sql`update deal set name = 'Changed' where id = ${dealId}`.execute(app.database.db)
    const { state, readsDeal } = await load()
    expect(readsDeal).toBe(true)
    expect([...state.deals.values()][0]!.tranches.get(dealId)!.name).toBe('Changed')
  })

  it('has departments, roles, groups and names of now', async () => {
    const creator = await app.database.db
      .selectFrom('announcement')
      .select('creator_id')
      .where('id', '=', announcementOf(dealId))
      .executeTakeFirstOrThrow()
    const { state: before } = await load()
    const rename = (name: string) =>
      sql`update entity set name = ${name} where id = 'ent_brasslight'`.execute(app.database.db)
    const names = before.parties.get('ent_brasslight')!
    await rename('Renamed')
    const { state, readsDeal } = await load()
    await rename(names.name)
    expect(readsDeal).toBe(false)
    expect(state.parties.get('ent_brasslight')).toEqual({ ...names, name: 'Renamed' })
    const [deal] = state.deals.values()
    expect(deal!.people.has(creator.creator_id)).toBe(true)
  })
})

describe('an order on a node that remembers the deal', () => {
  it('is refused after a move on the other node, at once', async () => {
    await desk.deals.abort({ dealId })
    expect(await refusalOf(place(there, dealId))).toMatchObject({ reason: 'order.deal-over' })
  })

  it('has the phase that the other node gave the deal', async () => {
    await desk.deals.orderTest({ dealId, level: spread('110') })
    const { orderId } = await place(there, dealId)
    expect((await there.orders.getOrderDetail({ orderId })).status).toBe('Testing')
  })

  it('is refused when the deal is no longer for the house', async () => {
    const { version, sharedVersion } = await desk.deals.bookDealDetail({ dealId })
    const addressed = { kind: 'chosen' as const, entityIds: ['ent_tamarindgulf'] }
    await desk.deals.editDeal({ dealId, version, sharedVersion, terms: { addressed } })
    expect(await refusalOf(place(there, dealId))).toMatchObject({ reason: 'record.unknown' })
    const back = { kind: 'chosen' as const, entityIds: [house] }
    const now = await desk.deals.bookDealDetail({ dealId })
    await desk.deals.editDeal({
      dealId,
      version: now.version,
      sharedVersion: now.sharedVersion,
      terms: { addressed: back },
    })
    for (const client of [there, there]) await place(client, dealId)
    await sql`delete from deal_addressee where deal_id = ${dealId}`.execute(app.database.db)
    expect(await refusalOf(place(there, dealId))).toMatchObject({ reason: 'record.unknown' })
  })

  it('is refused after the end of its session', async () => {
    const leaving = await clientOf({ ...app, url: two.url }, 'investorvellummacro')
    await place(leaving, dealId)
    await sql`
      update session set ended_at = clock_timestamp(), end_why = 'loggedOut'
      where user_id = 'usr_investorvellummacro'`.execute(app.database.db)
    expect(await refusalOf(place(leaving, dealId))).toMatchObject({ reason: 'session.ended' })
  })

  it('is refused when the house may no longer invest', async () => {
    const set = (roles: string) =>
      sql`update entity set deal_roles = ${roles}::text[] where id = ${house}`.execute(app.database.db)
    await set('{issuer}')
    expect(await refusalOf(place(there, dealId))).toMatchObject({ reason: 'access.denied' })
  })
})
