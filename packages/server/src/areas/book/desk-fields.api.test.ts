// Fields that only an order's desk reads, by role: list, detail, log, file and live.
import { beforeAll, expect, it } from 'vitest'
import type { Client } from '@bookrunner/contract'
import { bookSubject } from '@bookrunner/contract/book'
import { clientOf, openTestWorld } from '../../../test/index.ts'
import { sheetsIn } from '../../../test/book-file.ts'
import { submitted } from '../../../test/lifecycle.ts'
import { face } from '../../../test/deals.ts'
import { orderLevel } from '../../../test/orders.ts'
import { until } from '../../../test/until.ts'

const { app, desk } = openTestWorld({ desk: 'deskoc' })
let dealId: string
beforeAll(async () => {
  dealId = await submitted(desk, 'IPG')
  for (const [which, { by, investorId, ...secret }] of Object.entries(orders)) {
    const content = {
      orderLevels: [orderLevel(10, '60')],
      sales: `Sales of ${which}`,
      reserve: face(secret.reserve),
    }
    const client = await clientOf(app, by)
    const { orderId } = await client.orders.newOrderForInvestor({ dealId, investorId, content })
    await desk.book.allocSize({
      dealId,
      sizes: [{ orderId, expectedVersion: 1, size: face(secret.allocSize) }],
    })
  }
})

/** One through the OC, one through the joint manager, with unmistakable figures. */
const orders = {
  lead: { by: 'deskoc', investorId: 'ent_ironmosslife', reserve: 1_230_000, allocSize: 2_340_000 },
  joint: { by: 'deskjlm', investorId: 'ent_tamarindgulf', reserve: 3_450_000, allocSize: 4_560_000 },
} as const

const fileFor = async ({ book, deals }: Client) => {
  if ((await deals.bookDealDetail({ dealId })).abilities.export === 'none') return []
  const file = await book.download({ fileId: (await book.bookOrderExport({ dealId })).fileId })
  return [...(await sheetsIn(new Uint8Array(await (await file.blob()).arrayBuffer())))]
}

const readBy = async (person: string): Promise<string> => {
  const client = await clientOf(app, person)
  const heard: unknown[] = []
  client.live.watch(bookSubject, dealId, {
    snapshot: (data) => heard.push(data),
    changes: (data) => heard.push(data),
  })
  await until(() => expect(heard.length).toBeGreaterThan(0))
  client.live.close()
  const list = await client.book.bookOrderList({ dealId })
  const singly = await Promise.all(
    list.rows.map(async ({ id: orderId }) => [
      await client.orders.getOrderDetailForBook({ orderId }),
      await client.orders.getOrderLog({ orderId }),
    ]),
  )
  return JSON.stringify([heard, list, singly, await fileFor(client)])
}

it.each([
  ['deskoc', ['lead', 'joint']],
  ['deskjgc', ['lead', 'joint']],
  ['superadmin', ['lead', 'joint']],
  ['deskjlm', ['joint']],
  ['deskviewer', []],
  ['issuer', []],
])('%s reads those of %j', async (person, expected) => {
  const text = await readBy(person)
  const sizes = Object.entries(orders).map(([which, { reserve, allocSize }]) => {
    const secrets = [`Sales of ${which}`, String(reserve), String(allocSize)]
    const found = secrets.filter((word) => text.includes(word))
    expect([which, [0, secrets.length].includes(found.length)]).toEqual([which, true])
    return found.length > 0 ? [which] : []
  })
  expect(sizes.flat()).toEqual(expected)
  // All of them read the orders themselves.
  for (const { investorId } of Object.values(orders)) expect(text).toContain(investorId)
})
