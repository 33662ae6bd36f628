// What an order was allocated, wherever the order stands: for whoever may read its line.
import { beforeAll, expect, it } from 'vitest'
import type { Client } from '@bookrunner/contract'
import { clientOf, openTestWorld } from '../../../test/index.ts'
import { closedWith, releasable } from '../../../test/allocation.ts'
import { sharedWithBnd } from '../../../test/deals.ts'
import { mm } from '../../../test/orders.ts'
import { readWorkbookOf } from '../../../test/workbooks.ts'

const { app, desk } = openTestWorld({ desk: 'deskoc' })
let dealId: string
let orderIds: string[]
let versionId: string
beforeAll(async () => {
  ;({ dealId, orderIds } = await closedWith(desk, { overrides: { shared: sharedWithBnd } }))
  versionId = await releasable(desk, dealId)
})

const sizes = [mm(50), mm(31.25), mm(18.75)]
const none = [null, null, null]
/** Quillstone leads the third order. */
const readers = {
  deskoc: sizes,
  deskjgc: sizes,
  deskbnd: sizes,
  issuer: sizes,
  superadmin: sizes,
  deskjlm: [null, null, sizes[2]],
}
const rowsFor = async (client: Client) => {
  const { rows } = await client.book.bookOrderList({ dealId })
  return orderIds.map((orderId) => rows.find(({ id }) => id === orderId)!.allocation)
}
const detailsFor = (client: Client) =>
  Promise.all(
    orderIds.map(
      async (orderId) => (await client.orders.getOrderDetailForBook({ orderId })).order.allocation,
    ),
  )

it('is in no row and no order before the confirmation', async () => {
  for (const reader of Object.keys(readers)) {
    const client = await clientOf(app, reader)
    expect([reader, await rowsFor(client), await detailsFor(client)]).toEqual([reader, none, none])
  }
})

it('is in the rows, the orders and the Excel file of each role that may read the line', async () => {
  await desk.allocation.allocConfirmAll({ versionId })
  for (const [reader, expected] of Object.entries(readers)) {
    const client = await clientOf(app, reader)
    expect([reader, await rowsFor(client), await detailsFor(client)]).toEqual([reader, expected, expected])
  }
  const { fileId } = await desk.book.bookOrderExport({ dealId })
  const sheets = (await readWorkbookOf(await desk.book.download({ fileId }))).worksheets
  const found = sheets.flatMap((sheet) => {
    const rows: unknown[][] = []
    sheet.eachRow((row) => rows.push(row.values))
    const head = rows.find((row) => row.includes('Allocated'))
    return head ? [rows.slice(rows.indexOf(head) + 1).map((row) => row[head.indexOf('Allocated')])] : []
  })
  expect(found[0]).toEqual(expect.arrayContaining([50, 31.25, 18.75]))
})

it('is in the investor’s own order', async () => {
  const investor = await clientOf(app, 'investor')
  const { list } = await investor.orders.myOrder({ dealId })
  expect(list.map(({ status, order }) => [status, order.allocation])).toEqual([['Allocated', sizes[1]]])
})
