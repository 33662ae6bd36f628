// The book as it is watched: by role and book type, across two nodes, from the number of a list that was asked for.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Client } from '@bookrunner/contract'
import { bookSubject, type BookChange, type BookSnapshot } from '@bookrunner/contract/book'
import type { LiveRefusal } from '@bookrunner/contract/kernel'
import { bookTypes, type BookType, type SyndicateRole } from '@bookrunner/domain/deals'
import { clientOf, startTestApp, type TestApp, type TestNode } from '../../../test/index.ts'
import { FollowedBook, toldOf } from '../../../test/held-book.ts'
import { until } from '../../../test/until.ts'
import { fullShared } from '../../../test/deals.ts'
import { final, inMinutes, spread, submitted } from '../../../test/lifecycle.ts'
import { mm, place, orderLevel, enterFor } from '../../../test/orders.ts'

/** Whoever watches sits on the second node; everything happens on the first. */
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
/** Asks for the list and watches from its number on. */
const watch = async (person: string, dealId: string): Promise<FollowedBook> => {
  const client = await watcher(person)
  const held = new FollowedBook()
  const list = await client.book.bookOrderList({ dealId })
  held.rows = new Map(list.rows.map((row) => [row.id, row]))
  held.summary = list.summary
  held.told = toldOf(list)
  held.at = list.at
  held.seq = list.seq
  const take = {
    snapshot: (state: BookSnapshot, seq: number) => held.whole(state, seq),
    changes: (changes: BookChange[], seq: number) => {
      for (const change of changes) held.change(change, seq)
    },
    refused: (refusal: LiveRefusal) => void (held.refused = refusal),
  }
  client.live.watch(bookSubject, dealId, take, list.seq)
  return held
}
const listOf = async (person: string, dealId: string) =>
  (await clientOf({ ...one, url: two.url }, person)).book.bookOrderList({ dealId })
/** Holds exactly what the list says now, and by changes alone. */
const holdsList = async (held: FollowedBook, person: string, dealId: string) => {
  const list = await listOf(person, dealId)
  await until(() => expect(held.seq).toBe(list.seq))
  expect([...held.rows.values()].toSorted((a, b) => a.seq - b.seq)).toEqual(list.rows)
  expect(held.summary).toEqual(list.summary)
  expect(held.told).toEqual(toldOf(list))
}

describe('a change', () => {
  const readers = ['deskoc', 'deskjlm', 'deskbnd', 'issuer']
  /** Whose names are read in what is sent: of an ordinary order, and of an X-order. */
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
      const held = new Map<string, FollowedBook>()
      for (const person of readers) held.set(person, await watch(person, dealId))
      await enterFor(desk, dealId, 'ent_ironmosslife', { privateComment: 'Between banks' })
      const x = await enterFor(desk, dealId, 'ent_sundialreserve', { xOrder: true, account: 'Reserve one' })
      await desk.orders.editOrderForInvestor({
        orderId: x.orderId,
        expectedVersion: 1,
        content: { sales: 'Ann Wu' },
      })
      for (const [person, each] of held) {
        await holdsList(each, person, dealId)
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

  it('takes away what leaves a sight, without a word of what was never in it', async () => {
    const dealId = await submitted(desk, 'IPG', { terms: { bookType: 'soleUndisclosed' } })
    const own = await enterFor(jlm, dealId, 'ent_tamarindgulf')
    const held = await watch('deskjlm', dealId)
    const all = await watch('deskoc', dealId)
    expect([...held.rows.keys()]).toEqual([own.orderId])
    const other = await enterFor(desk, dealId, 'ent_ironmosslife')
    await desk.orders.editOrderForInvestor({
      orderId: own.orderId,
      expectedVersion: 1,
      content: { throughId: 'ent_lantern' },
    })
    await holdsList(held, 'deskjlm', dealId)
    await holdsList(all, 'deskoc', dealId)
    expect([held.rows.size, all.rows.size]).toEqual([0, 2])
    expect(held.raw).not.toContain(other.orderId)
    await desk.orders.editOrderForInvestor({
      orderId: own.orderId,
      expectedVersion: 2,
      content: { throughId: 'ent_quillstone' },
    })
    await holdsList(held, 'deskjlm', dealId)
    expect([...held.rows.keys()]).toEqual([own.orderId])
  })

  it('takes away what was withdrawn and was no part of the last push', async () => {
    const dealId = await submitted(desk)
    const kept = await place(investor, dealId)
    const held = await watch('deskoc', dealId)
    await investor.orders.withdraw({ orderId: kept.orderId, expectedVersion: 1 })
    await holdsList(held, 'deskoc', dealId)
    expect([held.rows.size, held.snapshots, held.summary?.orders]).toEqual([0, 0, 0])
  })

  it('brings what a level or a push makes of orders, and of those alone', async () => {
    const dealId = await submitted(desk)
    const limited = await place(investor, dealId, {
      orderLevels: [orderLevel(10, '115'), orderLevel(4, '50')],
    })
    const always = await place(investor, dealId, { orderLevels: [orderLevel(7)] })
    const held = await watch('deskoc', dealId)
    const before = held.rows.get(always.orderId)
    await desk.deals.setGuidance({ dealId, guidance: spread('110') })
    await holdsList(held, 'deskoc', dealId)
    expect(held.summary?.inBook).toBe(String(mm(11)))
    expect(held.rows.get(limited.orderId)).toMatchObject({ fit: 'in', inSize: mm(4) })
    expect(held.rows.get(always.orderId)).toBe(before)
    await desk.deals.changeDealStatus({ dealId, to: 'FPG', guidance: spread('45'), closesAt: inMinutes(60) })
    await place(investor, dealId, { orderLevels: [orderLevel(2)] })
    await holdsList(held, 'deskoc', dealId)
    expect([held.snapshots, held.rows.size, held.summary?.inBook]).toEqual([0, 3, String(mm(9))])
  })

  it('brings with rows where the deal stands, what may be entered now, and when that was', async () => {
    const dealId = await submitted(desk)
    await enterFor(desk, dealId, 'ent_ironmosslife')
    const held = await watch('deskoc', dealId)
    const stood = async () => {
      await holdsList(held, 'deskoc', dealId)
      expect(Date.parse(held.at)).toBeGreaterThan(Date.parse(before))
      before = held.at
      return [held.told?.levels.bookClosed, held.told?.enter, held.told?.parties.length]
    }
    let before = held.at
    await desk.deals.changeDealStatus({ dealId, to: 'FPG', guidance: spread('45'), closesAt: inMinutes(60) })
    expect(await stood()).toEqual([false, 'yes', 5])
    await desk.deals.fpgEnd({ dealId })
    expect(await stood()).toEqual([true, 'reason', 5])
    await desk.deals.changeDealStatus({ dealId, to: 'Priced', final })
    expect(await stood()).toEqual([false, 'no', 5])
    expect(held.snapshots).toBe(0)
  })

  it('comes anew where who sees what is another', async () => {
    const dealId = await submitted(desk, 'IPG', { terms: { bookType: 'soleUndisclosed' } })
    await enterFor(desk, dealId, 'ent_ironmosslife')
    const held = await watch('deskjlm', dealId)
    expect(held.rows.size).toBe(0)
    await reseat(dealId, 'ent_quillstone', 'JGC')
    await holdsList(held, 'deskjlm', dealId)
    expect([held.snapshots, held.rows.size]).toEqual([1, 1])
  })
})

/** The deal's banks, one of them with other roles, or (none) without it. */
const reseat = async (dealId: string, entityId: string, ...roles: SyndicateRole[]) => {
  const { version, sharedVersion } = await desk.deals.bookDealDetail({ dealId })
  const syndicate = fullShared.syndicate.flatMap((bank) => {
    if (bank.entityId !== entityId) return [bank]
    return roles.length > 0 ? [{ ...bank, roles }] : []
  })
  const shared = { syndicate }
  await desk.deals.editDeal({ dealId, version, sharedVersion, shared, reason: 'Agreed' })
}

describe('who watches', () => {
  it('must be one who may read the book', async () => {
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

describe('who watches and may no longer', () => {
  /** What comes after is told to the desk, and by then would have been told to the other. */
  const nothingMore = async (held: FollowedBook, dealId: string) => {
    const said = held.raw
    const beside = await watch('deskoc', dealId)
    const { orderId } = await enterFor(desk, dealId, 'ent_sundialreserve', { account: 'Reserve one' })
    await until(() => expect(beside.rows.has(orderId)).toBe(true))
    expect(held.raw).toBe(said)
    expect(held.raw).not.toContain('Reserve one')
  }

  it('as its bank left the syndicate: is told so, and gets nothing more', async () => {
    const dealId = await submitted(desk)
    await enterFor(desk, dealId, 'ent_ironmosslife')
    const held = await watch('deskjlm', dealId)
    await reseat(dealId, 'ent_quillstone')
    await until(() => expect(held.refused?.reason).toBe('record.unknown'))
    await nothingMore(held, dealId)
  })

  it('as its bank only looks on now: gets totals from there on, and no order', async () => {
    const dealId = await submitted(desk)
    await enterFor(desk, dealId, 'ent_ironmosslife')
    const held = await watch('deskjlm', dealId)
    expect(held.rows.size).toBe(1)
    await reseat(dealId, 'ent_quillstone', 'JLM', 'VIEW')
    await holdsList(held, 'deskjlm', dealId)
    const said = held.raw.length
    await enterFor(desk, dealId, 'ent_sundialreserve', { account: 'Reserve one' })
    await holdsList(held, 'deskjlm', dealId)
    expect([held.rows.size, held.summary?.orders]).toEqual([0, 2])
    expect(held.raw.slice(said)).not.toMatch(/sundial|Reserve one|Account [0-9A-Z]/i)
  })

  it('as a person: another role is another view, and who is frozen gets nothing more', async () => {
    const admin = await clientOf(one, 'superadmin')
    const dealId = await submitted(desk)
    const { orderId } = await enterFor(desk, dealId, 'ent_ironmosslife')
    const held = await watch('deskjgc', dealId)
    expect(held.rows.get(orderId)?.may).toContain('edit')
    const userId = 'usr_deskjgc'
    await admin.users.edit({ userId, roleId: 'rol_syndicateviewer' })
    await until(() => expect(held.rows.get(orderId)?.may).toEqual([]))
    await holdsList(held, 'deskjgc', dealId)
    expect(held.told).toMatchObject({ enter: 'no', parties: [] })
    await admin.users.edit({ userId, status: 'frozen' })
    await until(() => expect(held.refused?.reason).toBe('session.frozen'))
    await nothingMore(held, dealId)
  })

  it('as a person without the page any more: is told so, and gets nothing more', async () => {
    const admin = await clientOf(one, 'superadmin')
    const dealId = await submitted(desk)
    await enterFor(desk, dealId, 'ent_ironmosslife')
    const held = await watch('deskviewer', dealId)
    const roleId = 'rol_syndicateviewer'
    const { permissions } = await admin.roles.info({ roleId })
    const left = permissions.filter((each) => each !== 'mydeal_order_book')
    await admin.roles.permissionAssign({ roleId, permissions: left })
    await until(() => expect(held.refused?.reason).toBe('access.denied'))
    await nothingMore(held, dealId)
  })
})
