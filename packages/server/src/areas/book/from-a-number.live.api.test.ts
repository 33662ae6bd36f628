// What a watcher gets from a number on: changes, a snapshot, or the request to read the list.
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Client } from '@bookrunner/contract'
import { bookSubject, type BookChange, type BookSnapshot } from '@bookrunner/contract/book'
import { clientOf, startTestApp, type TestApp } from '../../../test/index.ts'
import { spread, submitted } from '../../../test/lifecycle.ts'
import { FollowedBook } from '../../../test/followed-book.ts'
import { orderLevel } from '../../../test/orders.ts'
import { until } from '../../../test/until.ts'

let app: TestApp
let desk: Client
beforeAll(async () => {
  app = await startTestApp()
  desk = await clientOf(app, 'deskoc')
})
afterAll(async () => {
  desk.live.close()
  await app.close()
})

const enter = (dealId: string, content: object) =>
  desk.orders.newOrderForInvestor({ dealId, investorId: 'ent_ironmosslife', content })

it('a known number brings the changes since; an unknown one a snapshot', async () => {
  const dealId = await submitted(desk)
  const { orderId } = await enter(dealId, { orderLevels: [orderLevel(10, '60')] })
  const { seq } = await desk.book.bookOrderList({ dealId })
  await desk.orders.editOrderForInvestor({ orderId, expectedVersion: 1, content: { sales: 'Ann Wu' } })
  const from = (since: number) =>
    new Promise<[string, number]>((done) => {
      const on = {
        snapshot: ({ rows }: BookSnapshot) => done(['snapshot', rows.length]),
        changes: (changes: BookChange[]) => done(['changes', changes.flatMap(({ rows }) => rows).length]),
      }
      desk.live.watch(bookSubject, dealId, on, since)
    })
  expect(await from(seq)).toEqual(['changes', 1])
  expect(await from(seq + 1000)).toEqual(['snapshot', 1])
})

it('a snapshot too large for the socket is read as a list, and followed from there', async () => {
  const dealId = await submitted(desk)
  const content = {
    comment: 'x'.repeat(1000),
    privateComment: 'y'.repeat(2000),
    orderLevels: [orderLevel(10, '115')],
  }
  const many = Array.from({ length: 320 }, () => enter(dealId, content))
  const { orderId } = (await Promise.all(many))[0]!
  const list = () => desk.book.bookOrderList({ dealId })
  const followed = new FollowedBook()
  const ask = async () => {
    const { seq, ...state } = await list()
    followed.takeSnapshot(state, seq)
    return seq
  }
  const holdsList = async () => {
    const { seq, rows } = await list()
    await until(() => expect(followed.seq).toBe(seq))
    expect([...followed.rows.values()].toSorted((a, b) => (a.id < b.id ? -1 : 1))).toEqual(
      rows.toSorted((a, b) => (a.id < b.id ? -1 : 1)),
    )
  }
  const take = {
    snapshot: () => expect.unreachable(),
    changes: (changes: BookChange[], seq: number) => followed.applyChange(changes[0]!, seq),
  }
  desk.live.watch(bookSubject, dealId, { ...take, ask }, await ask())
  await until(() => expect(desk.live.state).toBe('live'))
  await desk.deals.setGuidance({ dealId, guidance: spread('110') })
  await holdsList()
  expect([followed.rows.get(orderId)?.fit, followed.snapshots, followed.changes]).toEqual(['out', 2, 0])
  // A small change is sent as a change again.
  await desk.orders.editOrderForInvestor({
    orderId,
    expectedVersion: 1,
    content: { orderLevels: [orderLevel(10, '60')] },
  })
  await holdsList()
  expect([followed.rows.get(orderId)?.fit, followed.snapshots, followed.changes]).toEqual(['in', 2, 1])
})
