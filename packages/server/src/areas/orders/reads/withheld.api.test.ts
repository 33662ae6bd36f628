// What a house or a department cannot read any more: drafts of deals not addressed to it, and others' orders.
import { describe, expect, it } from 'vitest'
import type { Client } from '@bookrunner/contract'
import { ownOrdersSubject } from '@bookrunner/contract/orders'
import { clientOf, openTestWorld, refusalOf } from '../../../../test/index.ts'
import { putInto } from '../../../../test/departments.ts'
import { spread, submitted } from '../../../../test/lifecycle.ts'
import { place, orderLevel } from '../../../../test/orders.ts'
import { until } from '../../../../test/until.ts'

const { app, desk, investor } = openTestWorld({ desk: 'deskoc', investor: 'investor' }, { timedWork: true })

const addressed = (...entityIds: string[]) => ({ addressed: { kind: 'chosen' as const, entityIds } })

describe('a draft on a deal no longer addressed to its house', () => {
  it('is hidden from every call until the deal is addressed again; submitted orders stay', async () => {
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
    const saving = investor.orders.saveOrder({
      dealId,
      orderId,
      expectedVersion: 1,
      content: { account: 'No' },
    })
    expect((await refusalOf(saving)).reason).toBe('record.unknown')
    const { version, sharedVersion } = await desk.deals.bookDealDetail({ dealId })
    await desk.deals.editDeal({ dealId, version, sharedVersion, terms: both })
    for (const read of reads) await read()
    expect((await ids({ dealId })).toSorted()).toEqual([orderId, sent.orderId].toSorted())
  })

  it('can still be deleted by its house', async () => {
    const dealId = await submitted(desk, 'IPG', { terms: addressed('ent_kestrelpeak', 'ent_vellumasia') })
    const { orderId } = await investor.orders.saveOrder({ dealId, content: {} })
    await desk.deals.editDeal({ dealId, version: 1, sharedVersion: 1, terms: addressed('ent_vellumasia') })
    const gone = { orderId, deleted: true, status: null }
    expect(await investor.orders.withdraw({ orderId, expectedVersion: 1 })).toEqual(gone)
  })
})

describe('an administrator of a department', () => {
  /** Kestrelpeak's people: Rates places orders, Credit has an administrator of its own. */
  const departments = async () => {
    await putInto(app, 'usr_investor', 'Rates')
    await putInto(app, 'usr_investoradmin', 'Credit')
    return clientOf(app, 'investoradmin')
  }

  it('gets no others’ orders in the live list, and hears when own ones are deleted', async () => {
    const admin = await departments()
    const dealId = await submitted(desk)
    const known = new Map<string, unknown>()
    let raw = ''
    let at = -1
    admin.live.watch(ownOrdersSubject, 'ent_kestrelpeak', {
      snapshot: ({ orders }, seq) => {
        known.clear()
        for (const view of orders) known.set(view.order.id, view)
        ;[raw, at] = [raw + JSON.stringify(orders), seq]
      },
      changes: (news, seq) => {
        for (const { orders } of news) for (const [id, view] of Object.entries(orders)) known.set(id, view)
        ;[raw, at] = [raw + JSON.stringify(news), seq]
      },
    })
    await until(() => expect(at).toBeGreaterThan(-1))
    const own = await admin.orders.saveOrder({ dealId, content: {} })
    await until(() => expect(known.get(own.orderId)).toBeTruthy())
    const sent = await place(investor, dealId)
    const draft = await investor.orders.saveOrder({ dealId, content: {} })
    await investor.orders.withdraw({ orderId: draft.orderId, expectedVersion: 1 })
    await admin.orders.withdraw({ orderId: own.orderId, expectedVersion: 1 })
    await until(() => expect(known.get(own.orderId) ?? null).toBeNull())
    const last = await admin.orders.saveOrder({ dealId, content: {} })
    await until(() => expect(known.get(last.orderId)).toBeTruthy())
    for (const { orderId } of [sent, draft]) expect(raw).not.toContain(orderId)
    admin.live.close()
  })

  it('gets notices of readable orders, and of no others', async () => {
    const admin = await departments()
    const [theirs, own] = ['Order of Rates', 'Order of Credit']
    const dealOf = (name: string) => submitted(desk, 'IPG', { name })
    const [one, two] = [await dealOf(theirs), await dealOf(own)]
    await place(investor, one, { orderLevels: [orderLevel(10, '110')] })
    await place(admin, two, { orderLevels: [orderLevel(10, '110')] })
    for (const dealId of [one, two]) await desk.deals.setGuidance({ dealId, guidance: spread('100') })
    const outs = async (client: Client) =>
      (await client.notices.box({})).list
        .map(({ msgTitle }) => msgTitle)
        .filter((title) => title.startsWith('Your order is out'))
    await until(async () => expect(await outs(investor)).toHaveLength(2))
    await until(async () => expect(await outs(admin)).toEqual([`Your order is out: ${own}`]))
  })
})
