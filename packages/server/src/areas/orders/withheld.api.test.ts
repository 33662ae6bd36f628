// What an investor's house, or a department of it, reads no more: drafts of deals it was taken off, others' orders.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Client } from '@bookrunner/contract'
import { clientOf, refusalOf, startTestApp, type TestApp } from '../../../test/index.ts'
import { spread, submitted } from '../../../test/course.ts'
import { place } from '../../../test/orders.ts'

let app: TestApp
let desk: Client
let investor: Client
beforeAll(async () => {
  app = await startTestApp()
  desk = await clientOf(app, 'deskoc')
  investor = await clientOf(app, 'investor')
})
afterAll(() => app.close())

const addressed = (...entityIds: string[]) => ({ addressed: { kind: 'chosen' as const, entityIds } })

describe('a draft on a deal that is not addressed to its house any more', () => {
  it('is read by no call until it is addressed again; what was sent stays', async () => {
    const both = addressed('ent_kestrelpeak', 'ent_vellumasia')
    const dealId = await submitted(desk, 'IPG', { name: 'Taken away', terms: both })
    const { orderId } = await investor.orders.saveOrder({ dealId, content: {} })
    const sent = await place(investor, dealId)
    const page = { pageNum: 1, pageSize: 15 }
    const reads = [
      () => investor.orders.getOrderDetail({ orderId }),
      () => investor.orders.getHisOrderList({ orderId }),
    ]
    for (const read of reads) await read()
    await desk.deals.editDeal({ dealId, version: 1, sharedVersion: 1, terms: addressed('ent_vellumasia') })
    await desk.deals.setGuidance({ dealId, guidance: spread('101') })
    for (const read of reads) expect((await refusalOf(read())).reason).toBe('record.unknown')
    const ids = async (more: object) =>
      (await investor.orders.myOrder({ ...page, ...more })).list.map(({ order }) => order.id)
    for (const more of [{ dealId }, { keyword: 'taken AWAY' }, { dealId, sortField: 'deal' as const }])
      expect(await ids(more)).toEqual([sent.orderId])
    expect(await ids({ dealId, status: 'Draft' })).toEqual([])
    expect((await investor.orders.myOrder({ ...page, dealId })).total).toBe(1)
    const kept = investor.orders.saveOrder({ dealId, orderId, seen: 1, content: { account: 'No' } })
    expect((await refusalOf(kept)).reason).toBe('record.unknown')
    const { version, sharedVersion } = await desk.deals.bookDealDetail({ dealId })
    await desk.deals.editDeal({ dealId, version, sharedVersion, terms: both })
    for (const read of reads) await read()
    expect((await ids({ dealId })).toSorted()).toEqual([orderId, sent.orderId].toSorted())
  })

  it('is still its house’s to be deleted', async () => {
    const dealId = await submitted(desk, 'IPG', { terms: addressed('ent_kestrelpeak', 'ent_vellumasia') })
    const { orderId } = await investor.orders.saveOrder({ dealId, content: {} })
    await desk.deals.editDeal({ dealId, version: 1, sharedVersion: 1, terms: addressed('ent_vellumasia') })
    const gone = { orderId, deleted: true, status: null }
    expect(await investor.orders.withdraw({ orderId, seen: 1 })).toEqual(gone)
  })
})
