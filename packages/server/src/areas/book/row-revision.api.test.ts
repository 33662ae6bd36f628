// A row's revision is the same on every node and for every reader exactly if all its fields are the same.
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Client } from '@bookrunner/contract'
import { bookRow, type BookRow } from '@bookrunner/contract/book'
import { clientOf, startTestApp, type TestApp, type TestNode } from '../../../test/index.ts'
import { inMinutes, spread, submitted } from '../../../test/lifecycle.ts'
import { bookRowOf } from '../../../test/book-facts.ts'
import { mm, orderLevel } from '../../../test/orders.ts'
import { withRevision } from './state/row-revision.ts'

let app: TestApp
let other: TestNode
let desk: Client
beforeAll(async () => {
  app = await startTestApp()
  other = await app.anotherNode()
  desk = await clientOf(app, 'deskoc')
})
afterAll(() => app.close())

type Fields = Omit<BookRow, 'revision'>
const fieldsOf = ({ revision: _, ...fields }: BookRow): Fields => fields

it('depends on every field, and on nothing else', () => {
  const plain = fieldsOf(bookRowOf(1))
  const names = Object.keys(bookRow.shape).filter((name) => name !== 'revision') as (keyof Fields)[]
  expect(Object.keys(plain).toSorted()).toEqual(names.toSorted())
  const value = fc.constantFrom(null, 0, 1, '', 'a', 'b', true, false)
  const row = fc.dictionary(fc.constantFrom(...names), value, { maxKeys: 3 })
  const built = (own: object) => ({ ...plain, ...own })
  fc.assert(
    fc.property(row, row, (one, two) => {
      const [first, second] = [built(one), built(two)]
      const isSame = withRevision({ ...first }).revision === withRevision({ ...second }).revision
      expect(isSame).toBe(JSON.stringify(first) === JSON.stringify(second))
    }),
    { numRuns: 500 },
  )
  const all = names.map((name) => withRevision({ ...plain, [name]: 'another' }).revision)
  expect(new Set([withRevision({ ...plain }).revision, ...all]).size).toBe(names.length + 1)
})

/** The OC, and managers who read aliases. */
const people = ['deskoc', 'deskjlm', 'deskjgc'] as const

const openBook = async () => {
  const dealId = await submitted(desk, 'IPG', { terms: { bookType: 'soleUndisclosed' } })
  const enter = async (person: string, investorId: string, xOrder: boolean) => {
    const content = { orderLevels: [orderLevel(10, '60')], xOrder, privateComment: 'First', comment: 'Word' }
    const { orders } = await clientOf(app, person)
    return (await orders.newOrderForInvestor({ dealId, investorId, content })).orderId
  }
  const ids = [
    await enter('deskoc', 'ent_ironmosslife', false),
    await enter('deskoc', 'ent_ironmosslife', false),
    await enter('deskoc', 'ent_sundialreserve', true),
    await enter('deskjlm', 'ent_tamarindgulf', false),
  ] as const
  return { dealId, ids }
}

it('changes with every write that changes the row, and with no other', async () => {
  const { dealId, ids } = await openBook()
  const readers = await Promise.all(
    people.flatMap((person) => [clientOf(app, person), clientOf({ ...app, url: other.url }, person)]),
  )
  const read: BookRow[][] = []
  const readAll = async () => {
    for (const { book } of readers) read.push((await book.bookOrderList({ dealId })).rows)
  }
  const edit = async (orderId: string, content: object) => {
    const { version: expectedVersion } = (await desk.orders.getOrderDetailForBook({ orderId })).order
    await desk.orders.editOrderForInvestor({ orderId, expectedVersion, content })
  }
  await readAll()
  const steps: (() => Promise<unknown>)[] = [
    () => edit(ids[0], { sales: 'Ann Wu' }),
    () => edit(ids[0], { orderLevels: [orderLevel(12, '60')] }),
    () => edit(ids[2], { privateComment: 'Second' }),
    () => desk.book.mergeOrder({ dealId, orderIds: [ids[0], ids[1]], rule: 'sum' }),
    () => desk.deals.changeDealStatus({ dealId, to: 'FPG', guidance: spread('60'), closesAt: inMinutes(60) }),
    async () => {
      const { version: expectedVersion } = (await desk.orders.getOrderDetailForBook({ orderId: ids[1] }))
        .order
      return desk.book.allocSize({ dealId, sizes: [{ orderId: ids[1], expectedVersion, size: mm(5) }] })
    },
  ]
  for (const step of steps) {
    await step()
    await readAll()
  }
  const rows = read.flat()
  for (const id of ids) {
    const own = rows.filter((row) => row.id === id)
    const texts = new Set(own.map((row) => JSON.stringify(fieldsOf(row))))
    const pairs = new Set(own.map((row) => `${row.revision} ${JSON.stringify(fieldsOf(row))}`))
    expect(new Set(own.map(({ revision }) => revision)).size).toBe(texts.size)
    expect(pairs.size).toBe(texts.size)
  }
  expect(new Set(rows.map(({ revision }) => revision)).size).toBeGreaterThan(2 * ids.length)
})
