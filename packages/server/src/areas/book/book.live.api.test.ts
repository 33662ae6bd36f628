// The live book: by role and book type, across two nodes, from the number of a list on.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Client } from '@bookrunner/contract'
import { bookSubject, type BookChange, type BookSnapshot } from '@bookrunner/contract/book'
import type { LiveRefusal } from '@bookrunner/contract/kernel'
import { bookTypes, type BookType, type SyndicateRole } from '@bookrunner/domain/deals'
import { clientOf, startTestApp, type TestApp, type TestNode } from '../../../test/index.ts'
import { FollowedBook, payloadOf } from '../../../test/followed-book.ts'
import { until } from '../../../test/until.ts'
import { fullShared } from '../../../test/deals.ts'
import { final, inMinutes, spread, submitted } from '../../../test/lifecycle.ts'
import { mm, place, orderLevel, enterFor } from '../../../test/orders.ts'

/** Watchers use the second node; every write goes to the first. */
let one: TestApp
let two: TestNode
let desk: Client
let jlm: Client
let investor: Client
const clients: Client[] = []
beforeAll(async () => {
  one = await startTestApp()
  two = await one.anotherNode()
  desk = await clientOf(one, 'deskoc')
  jlm = await clientOf(one, 'deskjlm')
  investor = await clientOf(one, 'investor')
})
afterAll(async () => {
  for (const client of clients) client.live.close()
  await one.close()
})

const watcher = async (person: string): Promise<Client> => {
  const client = await clientOf({ ...one, url: two.url }, person)
  clients.push(client)
  return client
}
/** Reads the list and watches from its number on. */
const watch = async (person: string, dealId: string): Promise<FollowedBook> => {
  const client = await watcher(person)
  const followed = new FollowedBook()
  const list = await client.book.bookOrderList({ dealId })
  followed.rows = new Map(list.rows.map((row) => [row.id, row]))
  followed.summary = list.summary
  followed.payload = payloadOf(list)
  followed.at = list.at
  followed.seq = list.seq
  const take = {
    snapshot: (state: BookSnapshot, seq: number) => followed.takeSnapshot(state, seq),
    changes: (changes: BookChange[], seq: number) => {
      for (const change of changes) followed.applyChange(change, seq)
    },
    refused: (refusal: LiveRefusal) => void (followed.refused = refusal),
  }
  client.live.watch(bookSubject, dealId, take, list.seq)
  return followed
}
const listOf = async (person: string, dealId: string) =>
  (await clientOf({ ...one, url: two.url }, person)).book.bookOrderList({ dealId })
/** The changes alone lead to exactly the current list. */
const expectList = async (followed: FollowedBook, person: string, dealId: string) => {
  const list = await listOf(person, dealId)
  await until(() => expect(followed.seq).toBe(list.seq))
  expect([...followed.rows.values()].toSorted((a, b) => a.seq - b.seq)).toEqual(list.rows)
  expect(followed.summary).toEqual(list.summary)
  expect(followed.payload).toEqual(payloadOf(list))
}

describe('a change', () => {
  const readers = ['deskoc', 'deskjlm', 'deskbnd', 'issuer']
  /** Who reads the name behind an ordinary order and behind an X-order. */
  const named: Record<BookType, Record<string, [boolean, boolean]>> = {
    pot: { deskoc: [true, true], deskjlm: [true, false], deskbnd: [false, false], issuer: [true, false] },
    soleUndisclosed: {
      deskoc: [true, true],
      deskjlm: [false, false],
      deskbnd: [false, false],
      issuer: [true, false],
    },
    soleDisclosed: {
      deskoc: [true, true],
      deskjlm: [true, false],
      deskbnd: [false, false],
      issuer: [true, false],
    },
    soleSyndicate: {
      deskoc: [true, true],
      deskjlm: [true, false],
      deskbnd: [false, false],
      issuer: [false, false],
    },
  }

  it.each(bookTypes)(
    '%s: brings each role what its list would, and nothing it may not see',
    async (bookType) => {
      const dealId = await submitted(desk, 'IPG', { terms: { bookType } })
      await enterFor(jlm, dealId, 'ent_tamarindgulf')
      const followed = new Map<string, FollowedBook>()
      for (const person of readers) followed.set(person, await watch(person, dealId))
      await enterFor(desk, dealId, 'ent_ironmosslife', { privateComment: 'Between banks' })
      const x = await enterFor(desk, dealId, 'ent_sundialreserve', { xOrder: true, account: 'Reserve one' })
      await desk.orders.editOrderForInvestor({
        orderId: x.orderId,
        expectedVersion: 1,
        content: { sales: 'Ann Wu' },
      })
      for (const [person, each] of followed) {
        await expectList(each, person, dealId)
        expect([person, each.snapshots]).toEqual([person, 0])
        expect([person, /ironmoss/i.test(each.raw), /sundial|Reserve one|Ann Wu/i.test(each.raw)]).toEqual([
          person,
          ...named[bookType][person]!,
        ])
        const comments = person === 'deskoc' || (person === 'deskjlm' && bookType !== 'soleUndisclosed')
        expect([person, each.raw.includes('Between banks')]).toEqual([person, comments])
      }
    },
  )

  it('removes an order that leaves the reader’s sight, and never sends one outside of it', async () => {
    const dealId = await submitted(desk, 'IPG', { terms: { bookType: 'soleUndisclosed' } })
    const own = await enterFor(jlm, dealId, 'ent_tamarindgulf')
    const followed = await watch('deskjlm', dealId)
    const all = await watch('deskoc', dealId)
    expect([...followed.rows.keys()]).toEqual([own.orderId])
    const other = await enterFor(desk, dealId, 'ent_ironmosslife')
    await desk.orders.editOrderForInvestor({
      orderId: own.orderId,
      expectedVersion: 1,
      content: { throughId: 'ent_lantern' },
    })
    await expectList(followed, 'deskjlm', dealId)
    await expectList(all, 'deskoc', dealId)
    expect([followed.rows.size, all.rows.size]).toEqual([0, 2])
    expect(followed.raw).not.toContain(other.orderId)
    await desk.orders.editOrderForInvestor({
      orderId: own.orderId,
      expectedVersion: 2,
      content: { throughId: 'ent_quillstone' },
    })
    await expectList(followed, 'deskjlm', dealId)
    expect([...followed.rows.keys()]).toEqual([own.orderId])
  })

  it('shows a withdrawn order as cancelled, with who withdrew it, also if it came after the last push', async () => {
    const dealId = await submitted(desk)
    const order = await place(investor, dealId)
    const followed = await watch('deskoc', dealId)
    await investor.orders.withdraw({ orderId: order.orderId, expectedVersion: 1 })
    await expectList(followed, 'deskoc', dealId)
    expect(followed.rows.get(order.orderId)).toMatchObject({ change: 'CANCEL', status: 'Withdrawn' })
    expect([followed.snapshots, followed.summary?.since?.went]).toEqual([0, String(mm(10))])
  })

  it('brings only the orders that a level or a push changes', async () => {
    const dealId = await submitted(desk)
    const orderLevels = [orderLevel(10, '115'), orderLevel(4, '50')]
    const limited = await place(investor, dealId, { orderLevels })
    const always = await place(investor, dealId, { orderLevels: [orderLevel(7)] })
    await desk.deals.setGuidance({ dealId, guidance: spread('120') }) // Both are no longer new.
    const followed = await watch('deskoc', dealId)
    const before = followed.rows.get(always.orderId)
    await desk.deals.setGuidance({ dealId, guidance: spread('110') })
    await expectList(followed, 'deskoc', dealId)
    expect(followed.summary?.inBook).toBe(String(mm(11)))
    expect(followed.rows.get(limited.orderId)).toMatchObject({ fit: 'partly', inSize: mm(4) })
    expect(followed.rows.get(always.orderId)).toBe(before)
    await desk.deals.changeDealStatus({ dealId, to: 'FPG', guidance: spread('45'), closesAt: inMinutes(60) })
    await place(investor, dealId, { orderLevels: [orderLevel(2)] })
    await expectList(followed, 'deskoc', dealId)
    expect([followed.snapshots, followed.rows.size, followed.summary?.inBook]).toEqual([0, 3, String(mm(9))])
  })

  it('brings the deal’s phase, the allowed entries and the time with the rows', async () => {
    const dealId = await submitted(desk)
    await enterFor(desk, dealId, 'ent_ironmosslife')
    const followed = await watch('deskoc', dealId)
    const stood = async () => {
      await expectList(followed, 'deskoc', dealId)
      expect(Date.parse(followed.at)).toBeGreaterThan(Date.parse(before))
      before = followed.at
      return [followed.payload?.levels.bookClosed, followed.payload?.enter, followed.payload?.parties.length]
    }
    let before = followed.at
    await desk.deals.changeDealStatus({ dealId, to: 'FPG', guidance: spread('45'), closesAt: inMinutes(60) })
    expect(await stood()).toEqual([false, 'yes', 5])
    await desk.deals.fpgEnd({ dealId })
    expect(await stood()).toEqual([true, 'reason', 5])
    await desk.deals.changeDealStatus({ dealId, to: 'Priced', final })
    expect(await stood()).toEqual([false, 'no', 5])
    expect(followed.snapshots).toBe(0)
  })

  it('sends a new snapshot when the rights to see orders change', async () => {
    const dealId = await submitted(desk, 'IPG', { terms: { bookType: 'soleUndisclosed' } })
    await enterFor(desk, dealId, 'ent_ironmosslife')
    const followed = await watch('deskjlm', dealId)
    expect(followed.rows.size).toBe(0)
    await setRoles(dealId, 'ent_quillstone', 'JGC')
    await expectList(followed, 'deskjlm', dealId)
    expect([followed.snapshots, followed.rows.size]).toEqual([1, 1])
  })
})

/** Gives one of the deal's banks other roles, or (none) removes it. */
const setRoles = async (dealId: string, entityId: string, ...roles: SyndicateRole[]) => {
  const { version, sharedVersion } = await desk.deals.bookDealDetail({ dealId })
  const syndicate = fullShared.syndicate.flatMap((bank) => {
    if (bank.entityId !== entityId) return [bank]
    return roles.length > 0 ? [{ ...bank, roles }] : []
  })
  const shared = { syndicate }
  await desk.deals.editDeal({ dealId, version, sharedVersion, shared, reason: 'Agreed' })
}

describe('a watcher', () => {
  it('must have the right to read the book', async () => {
    const dealId = await submitted(desk)
    const asks = async (person: string) => {
      const client = await watcher(person)
      return new Promise<string>((done) =>
        client.live.watch(bookSubject, dealId, {
          snapshot: () => done('read'),
          changes: () => done('read'),
          refused: ({ reason }) => done(reason),
        }),
      )
    }
    expect(await Promise.all(['deskoc', 'issueramberfall', 'investor'].map(asks))).toEqual([
      'read',
      'record.unknown',
      'access.denied',
    ])
  })
})

describe('a watcher who loses the right', () => {
  /** The desk hears a later change; by then the other reader would have heard it too. */
  const expectSilence = async (followed: FollowedBook, dealId: string) => {
    const before = followed.raw
    const beside = await watch('deskoc', dealId)
    const { orderId } = await enterFor(desk, dealId, 'ent_sundialreserve', { account: 'Reserve one' })
    await until(() => expect(beside.rows.has(orderId)).toBe(true))
    expect(followed.raw).toBe(before)
    expect(followed.raw).not.toContain('Reserve one')
  }

  it('is refused after the bank left the syndicate, and gets nothing more', async () => {
    const dealId = await submitted(desk)
    await enterFor(desk, dealId, 'ent_ironmosslife')
    const followed = await watch('deskjlm', dealId)
    await setRoles(dealId, 'ent_quillstone')
    await until(() => expect(followed.refused?.reason).toBe('record.unknown'))
    await expectSilence(followed, dealId)
  })

  it('gets only totals once the bank is a viewer', async () => {
    const dealId = await submitted(desk)
    await enterFor(desk, dealId, 'ent_ironmosslife')
    const followed = await watch('deskjlm', dealId)
    expect(followed.rows.size).toBe(1)
    await setRoles(dealId, 'ent_quillstone', 'JLM', 'VIEW')
    await expectList(followed, 'deskjlm', dealId)
    const before = followed.raw.length
    await enterFor(desk, dealId, 'ent_sundialreserve', { account: 'Reserve one' })
    await expectList(followed, 'deskjlm', dealId)
    expect([followed.rows.size, followed.summary?.orders]).toEqual([0, 2])
    expect(followed.raw.slice(before)).not.toMatch(/sundial|Reserve one|Account [0-9A-Z]/i)
  })

  it('gets another view with another role, and nothing once frozen', async () => {
    const admin = await clientOf(one, 'superadmin')
    const dealId = await submitted(desk)
    const { orderId } = await enterFor(desk, dealId, 'ent_ironmosslife')
    const followed = await watch('deskjgc', dealId)
    expect(followed.rows.get(orderId)?.may).toContain('edit')
    const userId = 'usr_deskjgc'
    await admin.users.edit({ userId, roleId: 'rol_syndicateviewer' })
    await until(() => expect(followed.rows.get(orderId)?.may).toEqual([]))
    await expectList(followed, 'deskjgc', dealId)
    expect(followed.payload).toMatchObject({ enter: 'no', parties: [] })
    await admin.users.edit({ userId, status: 'frozen' })
    await until(() => expect(followed.refused?.reason).toBe('session.frozen'))
    await expectSilence(followed, dealId)
  })

  it('is refused without the right to the page, and gets nothing more', async () => {
    const admin = await clientOf(one, 'superadmin')
    const dealId = await submitted(desk)
    await enterFor(desk, dealId, 'ent_ironmosslife')
    const followed = await watch('deskviewer', dealId)
    const roleId = 'rol_syndicateviewer'
    const { permissions } = await admin.roles.info({ roleId })
    const left = permissions.filter((each) => each !== 'mydeal_order_book')
    await admin.roles.permissionAssign({ roleId, permissions: left })
    await until(() => expect(followed.refused?.reason).toBe('access.denied'))
    await expectSilence(followed, dealId)
  })
})
