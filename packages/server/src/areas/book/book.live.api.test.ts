// The book as it is watched: by role and book type, across two nodes, from the number of a list that was asked for.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Client } from '@bookrunner/contract'
import { bookSubject, type BookChange, type BookRow, type BookState } from '@bookrunner/contract/book'
import type { LiveRefusal } from '@bookrunner/contract/kernel'
import { bookTypes, type BookType } from '@bookrunner/domain/deals'
import { clientOf, startTestApp, type TestApp, type TestNode } from '../../../test/index.ts'
import { until } from '../../../test/until.ts'
import { fullShared } from '../../../test/deals.ts'
import { inMinutes, spread, submitted } from '../../../test/course.ts'
import { mm, place, rung } from '../../../test/orders.ts'

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

/** What a reader holds, as a page merges it: the rows by id, and all that was ever sent. */
class Held {
  rows = new Map<string, BookRow>()
  summary: BookState['summary'] | undefined
  snapshots = 0
  changes = 0
  seq = 0
  raw = ''
  refused: LiveRefusal | undefined

  whole(state: BookState, seq: number): void {
    this.rows = new Map(state.rows.map((row) => [row.id, row]))
    this.snapshots += 1
    this.#said(state, seq)
  }

  change(change: BookChange, seq: number): void {
    for (const row of change.rows) this.rows.set(row.id, row)
    for (const id of change.gone) this.rows.delete(id)
    this.changes += 1
    this.#said(change, seq)
  }

  #said(state: BookState | BookChange, seq: number): void {
    this.summary = state.summary
    this.seq = seq
    this.raw += JSON.stringify(state)
  }
}

const watcher = async (person: string): Promise<Client> => {
  const client = await clientOf({ ...one, url: two.url }, person)
  clients.push(client)
  return client
}
/** Asks for the list and watches from its number on. */
const watch = async (person: string, dealId: string): Promise<Held> => {
  const client = await watcher(person)
  const held = new Held()
  const list = await client.book.bookOrderList({ dealId })
  held.rows = new Map(list.rows.map((row) => [row.id, row]))
  held.summary = list.summary
  held.seq = list.seq
  const take = {
    snapshot: (state: BookState, seq: number) => held.whole(state, seq),
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
const holdsList = async (held: Held, person: string, dealId: string) => {
  const list = await listOf(person, dealId)
  await until(() => expect(held.seq).toBe(list.seq))
  expect([...held.rows.values()].toSorted((a, b) => a.seq - b.seq)).toEqual(list.rows)
  expect(held.summary).toEqual(list.summary)
}
const enter = (client: Client, dealId: string, investorId: string, content = {}) =>
  client.orders.newOrderForInvestor({
    ...{ dealId, investorId },
    content: { rungs: [rung(10, '60')], ...content },
  })

describe('a change', () => {
  const readers = ['deskoc', 'deskjlm', 'deskbnd', 'issuer']
  /** Whose names are read in what is sent: of an ordinary order, and of an X-order. */
  const named: Record<BookType, Record<string, [boolean, boolean]>> = {
    pot: { deskoc: [true, true], deskjlm: [true, false], deskbnd: [false, false], issuer: [true, false] },
    soleUndisclosed: {
      ...{ deskoc: [true, true], deskjlm: [false, false], deskbnd: [false, false], issuer: [true, false] },
    },
    soleDisclosed: {
      ...{ deskoc: [true, true], deskjlm: [true, false], deskbnd: [false, false], issuer: [true, false] },
    },
    soleSyndicate: {
      ...{ deskoc: [true, true], deskjlm: [true, false], deskbnd: [false, false], issuer: [false, false] },
    },
  }

  it.each(bookTypes)(
    '%s: brings each role what its list would, and nothing it may not see',
    async (bookType) => {
      const dealId = await submitted(desk, 'IPG', { terms: { bookType } })
      await enter(jlm, dealId, 'ent_tamarindgulf')
      const held = new Map<string, Held>()
      for (const person of readers) held.set(person, await watch(person, dealId))
      await enter(desk, dealId, 'ent_ironmosslife', { privateComment: 'Between banks' })
      const x = await enter(desk, dealId, 'ent_sundialreserve', { xOrder: true, account: 'Reserve one' })
      await desk.orders.editOrderForInvestor({ orderId: x.orderId, seen: 1, content: { sales: 'Ann Wu' } })
      for (const [person, each] of held) {
        await holdsList(each, person, dealId)
        expect([person, each.snapshots]).toEqual([person, 0])
        expect([person, /ironmoss/i.test(each.raw), /sundial|Reserve one|Ann Wu/i.test(each.raw)]).toEqual([
          ...[person, ...named[bookType][person]!],
        ])
        const comments = person === 'deskoc' || (person === 'deskjlm' && bookType !== 'soleUndisclosed')
        expect([person, each.raw.includes('Between banks')]).toEqual([person, comments])
      }
    },
  )

  it('takes away what leaves a sight, without a word of what was never in it', async () => {
    const dealId = await submitted(desk, 'IPG', { terms: { bookType: 'soleUndisclosed' } })
    const own = await enter(jlm, dealId, 'ent_tamarindgulf')
    const held = await watch('deskjlm', dealId)
    const all = await watch('deskoc', dealId)
    expect([...held.rows.keys()]).toEqual([own.orderId])
    const other = await enter(desk, dealId, 'ent_ironmosslife')
    await desk.orders.editOrderForInvestor({
      ...{ orderId: own.orderId, seen: 1, content: { throughId: 'ent_lantern' } },
    })
    await holdsList(held, 'deskjlm', dealId)
    await holdsList(all, 'deskoc', dealId)
    expect([held.rows.size, all.rows.size]).toEqual([0, 2])
    expect(held.raw).not.toContain(other.orderId)
    await desk.orders.editOrderForInvestor({
      ...{ orderId: own.orderId, seen: 2, content: { throughId: 'ent_quillstone' } },
    })
    await holdsList(held, 'deskjlm', dealId)
    expect([...held.rows.keys()]).toEqual([own.orderId])
  })

  it('takes away what was withdrawn and was no part of the last push', async () => {
    const dealId = await submitted(desk)
    const kept = await place(investor, dealId)
    const held = await watch('deskoc', dealId)
    await investor.orders.withdraw({ orderId: kept.orderId, seen: 1 })
    await holdsList(held, 'deskoc', dealId)
    expect([held.rows.size, held.snapshots, held.summary?.orders]).toEqual([0, 0, 0])
  })

  it('brings what a level or a push makes of orders, and of those alone', async () => {
    const dealId = await submitted(desk)
    const limited = await place(investor, dealId, { rungs: [rung(10, '115'), rung(4, '50')] })
    const always = await place(investor, dealId, { rungs: [rung(7)] })
    const held = await watch('deskoc', dealId)
    const before = held.rows.get(always.orderId)
    await desk.deals.setGuidance({ dealId, guidance: spread('110') })
    await holdsList(held, 'deskoc', dealId)
    expect(held.summary?.inBook).toBe(String(mm(11)))
    expect(held.rows.get(limited.orderId)).toMatchObject({ stand: 'in', inSize: mm(4) })
    expect(held.rows.get(always.orderId)).toBe(before)
    await desk.deals.changeDealStatus({ dealId, to: 'FPG', guidance: spread('45'), closesAt: inMinutes(60) })
    await place(investor, dealId, { rungs: [rung(2)] })
    await holdsList(held, 'deskoc', dealId)
    expect([held.snapshots, held.rows.size, held.summary?.inBook]).toEqual([0, 3, String(mm(9))])
  })

  it('comes anew where who sees what is another', async () => {
    const dealId = await submitted(desk, 'IPG', { terms: { bookType: 'soleUndisclosed' } })
    await enter(desk, dealId, 'ent_ironmosslife')
    const held = await watch('deskjlm', dealId)
    expect(held.rows.size).toBe(0)
    const { version, sharedVersion } = await desk.deals.bookDealDetail({ dealId })
    const syndicate = fullShared.syndicate.map((bank) =>
      bank.entityId === 'ent_quillstone' ? { ...bank, roles: ['JGC' as const] } : bank,
    )
    const shared = { syndicate }
    await desk.deals.editDeal({ dealId, version, sharedVersion, shared, reason: 'Agreed' })
    await holdsList(held, 'deskjlm', dealId)
    expect([held.snapshots, held.rows.size]).toEqual([1, 1])
  })
})

describe('who watches', () => {
  it('must be one who may read the book', async () => {
    const dealId = await submitted(desk)
    const asks = async (person: string) => {
      const client = await watcher(person)
      return new Promise<string>((done) =>
        client.live.watch(bookSubject, dealId, {
          ...{ snapshot: () => done('read'), changes: () => done('read') },
          refused: ({ reason }) => done(reason),
        }),
      )
    }
    expect(await Promise.all(['deskoc', 'issueramberfall', 'investor'].map(asks))).toEqual([
      ...['read', 'record.unknown', 'access.denied'],
    ])
  })
})
