import { beforeAll, describe, expect, it } from 'vitest'
import { orderFields } from '@bookrunner/domain/orders'
import { openTestWorld, refusalOf } from '../../../../test/index.ts'
import { ledgerOf, linesOf, submitted } from '../../../../test/lifecycle.ts'
import { mm, place, orderLevel } from '../../../../test/orders.ts'
import { verifyLedger } from '../../../platform/service/index.ts'

const { app, desk, investor, other } = openTestWorld({
  desk: 'deskoc',
  investor: 'investor',
  other: 'investoradmin',
})
let dealId: string
beforeAll(async () => {
  dealId = await submitted(desk)
})

const dealLedger = () => ledgerOf(dealId)
const ownSeq = async () => (await linesOf(app, 'own:ent_kestrelpeak')).length

describe('an order', () => {
  it('is placed, confirmed with number and time, and read back unchanged', async () => {
    const placed = await place(investor, dealId, { account: 'Global Bond Fund', comment: 'Firm hands' })
    expect(placed).toMatchObject({
      dealId,
      status: 'Submitted',
      conditional: false,
      shown: 1,
      figures: { size: mm(10), testSize: null, fpgSize: null, counting: mm(10) },
      number: expect.stringMatching(/^[0-9A-Z]{5}-[0-9A-Z]{5}$/),
    })
    const { order, ...rest } = await investor.orders.getOrderDetail({ orderId: placed.orderId })
    expect(order).toMatchObject({
      id: placed.orderId,
      dealId,
      investorId: 'ent_kestrelpeak',
      stage: 'live',
      shown: 1,
      account: 'Global Bond Fund',
      throughId: 'ent_lantern',
      region: 'APAC',
      jurisdiction: 'HK',
      orderLevels: [orderLevel(10, '60')],
      submittedAt: placed.at,
    })
    expect(rest).toMatchObject({
      number: placed.number,
      status: 'Submitted',
      fpgState: 'none',
      needsTestSize: false,
      meaning: { today: { fit: 'in' }, holds: [{ kind: 'minSpread', limit: '60', room: '60' }] },
      deal: { dealId, name: 'Glasswing 3y', status: 'IPG', guidance: { level: '120' } },
      through: { entityId: 'ent_lantern' },
      enteredBy: { own: true, name: 'Marcus Lo 羅志遠' },
      actions: { edit: 'yes', withdraw: 'yes', submit: 'no', answerTest: 'no', answerFpg: 'no' },
    })
  })

  it('is edited only in the sent fields; every save is a version that stays', async () => {
    const { orderId } = await place(investor, dealId)
    const edited = await other.orders.editOrder({
      orderId,
      expectedVersion: 1,
      content: { orderLevels: [orderLevel(6, '53'), orderLevel(10, '60')] },
    })
    expect(edited).toMatchObject({ shown: 2, figures: { size: mm(10) } })
    const left = await investor.orders.withdraw({ orderId, expectedVersion: 2 })
    expect(left).toEqual({ orderId, deleted: false, status: 'Withdrawn' })
    const { list } = await investor.orders.getHisOrderList({ orderId })
    expect(list.map(({ shown, act, by }) => [shown, act, by.name])).toEqual([
      [3, 'withdrawn', 'Marcus Lo 羅志遠'],
      [2, 'edited', 'Helen Szeto 司徒海倫'],
      [1, 'submitted', 'Marcus Lo 羅志遠'],
    ])
    expect(list[1]!.changes).toEqual([
      { field: 'orderLevels', from: '10mm ≥ 60bp', to: '10mm ≥ 60bp; 6mm ≥ 53bp' },
    ])
    expect(list[2]!.order.orderLevels).toEqual([orderLevel(10, '60')])
    for (const change of [`update order_version set act = 'edited'`, 'delete from order_version'])
      await expect(app.database.pool.query(change)).rejects.toThrow(/append-only/)
    await expect(app.database.pool.query('truncate order_version')).rejects.toThrow(/append-only/)
    await expect(app.database.pool.query('delete from deal_order')).rejects.toThrow(/append-only/)
  })

  it('is in the deal’s chain with ids and figures, without free text', async () => {
    const { orderId } = await place(investor, dealId, {
      account: 'Secret Garden Fund',
      comment: 'Between us',
    })
    const line = (await linesOf(app, dealLedger())).at(-1)!
    expect(line).toMatchObject({ code: 'order.submitted', params: { dealId, orderId } })
    expect(JSON.stringify(line)).not.toMatch(/Secret|Between/)
    expect(line.params.changes).toContainEqual({
      field: 'order.orderLevels',
      from: null,
      to: 'minSpread=60 size=10000000',
    })
    expect(await verifyLedger(app.database.pool, dealLedger())).toBeUndefined()
    expect(await verifyLedger(app.database.pool, 'own:ent_kestrelpeak')).toBeUndefined()
  })

  it('is refused without a change, and for an older version', async () => {
    const { orderId } = await place(investor, dealId)
    const lines = await ownSeq()
    expect(
      await refusalOf(
        investor.orders.editOrder({
          orderId,
          expectedVersion: 1,
          content: { orderLevels: [orderLevel(10, '60')] },
        }),
      ),
    ).toMatchObject({ reason: 'write.no-changes', message: 'No data changes!' })
    const [first, second] = await Promise.allSettled([
      investor.orders.editOrder({
        orderId,
        expectedVersion: 1,
        content: { orderLevels: [orderLevel(11, '60')] },
      }),
      other.orders.editOrder({
        orderId,
        expectedVersion: 1,
        content: { orderLevels: [orderLevel(12, '60')] },
      }),
    ])
    const won = first.status === 'fulfilled' ? 11 : 12
    const lost = [first, second].find(({ status }) => status === 'rejected') as PromiseRejectedResult
    expect([first.status, second.status].toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(lost.reason).toMatchObject({ reason: 'write.changed-meanwhile', code: 409 })
    const { order } = await other.orders.getOrderDetail({ orderId })
    expect([order.shown, order.orderLevels]).toEqual([2, [orderLevel(won, '60')]])
    expect((await other.orders.getHisOrderList({ orderId })).list[0]).toMatchObject({
      changes: [{ field: 'orderLevels', from: '10mm ≥ 60bp', to: `${won}mm ≥ 60bp` }],
    })
    expect(await ownSeq()).toBe(lines + 1)
  })

  it('is made once by a repeated request, and refused once too; the same key with another body is refused', async () => {
    const key = crypto.randomUUID()
    const content = { orderLevels: [orderLevel(20)] }
    const before = await ownSeq()
    const [first, again] = [
      await investor.orders.newOrder({ dealId, content }, { key }),
      await investor.orders.newOrder({ dealId, content }, { key }),
    ]
    expect(again).toEqual(first)
    expect(await ownSeq()).toBe(before + 1)
    const otherBody = investor.orders.newOrder(
      { dealId, content: { orderLevels: [orderLevel(21)] } },
      { key },
    )
    expect((await refusalOf(otherBody)).reason).toBe('write.key-other-body')
    const wrongKey = crypto.randomUUID()
    const wrong = () => investor.orders.newOrder({ dealId, content: {} }, { key: wrongKey })
    expect(await refusalOf(wrong())).toEqual(await refusalOf(wrong()))
  })
})

describe('a draft', () => {
  it('may be half empty, lists what is missing, and is not in the deal’s log', async () => {
    const lines = (await linesOf(app, dealLedger())).length
    const saved = await investor.orders.saveOrder({ dealId, content: { account: 'Later' } })
    expect(saved).toMatchObject({ status: 'Draft', shown: 1 })
    expect(saved.lacking).toEqual([
      { field: 'orderLevels', reason: 'field.required', message: expect.stringMatching(/./) },
    ])
    const more = await investor.orders.saveOrder({
      dealId,
      orderId: saved.orderId,
      expectedVersion: 1,
      content: { orderLevels: [orderLevel(15)] },
    })
    expect(more).toMatchObject({ shown: 2, lacking: [] })
    expect((await linesOf(app, dealLedger())).length).toBe(lines)
    const sent = await investor.orders.newOrder({
      dealId,
      orderId: saved.orderId,
      expectedVersion: 2,
      content: {},
    })
    expect(sent).toMatchObject({ orderId: saved.orderId, status: 'Submitted', shown: 3 })
    expect((await linesOf(app, dealLedger())).length).toBe(lines + 1)
    const again = investor.orders.saveOrder({
      dealId,
      orderId: saved.orderId,
      expectedVersion: 3,
      content: { account: 'No' },
    })
    expect((await refusalOf(again)).reason).toBe('order.not-draft')
  })

  it('needs the version that was read', async () => {
    const content = { account: 'Blind' }
    const { orderId } = await investor.orders.saveOrder({ dealId, content: {} })
    for (const call of ['saveOrder', 'newOrder'] as const) {
      const blind = investor.orders[call]({ dealId, orderId, content })
      expect(await refusalOf(blind)).toMatchObject({
        fields: [{ field: 'expectedVersion', reason: 'field.required' }],
      })
      const stale = investor.orders[call]({ dealId, orderId, expectedVersion: 0, content })
      expect((await refusalOf(stale)).reason).toBe('write.changed-meanwhile')
    }
  })

  it('is deleted with its versions, without a trace', async () => {
    const { orderId } = await investor.orders.saveOrder({ dealId, content: {} })
    const key = crypto.randomUUID()
    const gone = { orderId, deleted: true, status: null }
    expect(await investor.orders.withdraw({ orderId, expectedVersion: 1 }, { key })).toEqual(gone)
    expect(await investor.orders.withdraw({ orderId, expectedVersion: 1 }, { key })).toEqual(gone)
    expect((await refusalOf(investor.orders.getOrderDetail({ orderId }))).reason).toBe('record.unknown')
    const { rows } = await app.database.pool.query('select from order_version where order_id = $1', [orderId])
    expect(rows).toEqual([])
  })

  it('is either saved or submitted if both happen at once', async () => {
    for (let round = 0; round < 5; round++) {
      const { orderId } = await investor.orders.saveOrder({
        dealId,
        content: { orderLevels: [orderLevel(5)] },
      })
      const [saved, sent] = await Promise.allSettled([
        investor.orders.saveOrder({
          dealId,
          orderId,
          expectedVersion: 1,
          content: { orderLevels: [orderLevel(6)] },
        }),
        other.orders.newOrder({ dealId, orderId, expectedVersion: 1, content: {} }),
      ])
      expect([saved.status, sent.status].toSorted()).toEqual(['fulfilled', 'rejected'])
      const { order } = await investor.orders.getOrderDetail({ orderId })
      expect([order.stage, order.shown, order.orderLevels]).toEqual(
        sent.status === 'fulfilled' ? ['live', 2, [orderLevel(5)]] : ['draft', 2, [orderLevel(6)]],
      )
    }
  })
})

describe('my orders', () => {
  it('are filtered by deal, status and words, sorted and paged', async () => {
    const status = 'Withdrawn'
    const withdrawn = await investor.orders.myOrder({ pageNum: 1, pageSize: 15, status })
    expect(withdrawn.list.map((each) => each.status)).toEqual(withdrawn.list.map(() => status))
    expect(withdrawn.total).toBe(withdrawn.list.length)
    const byName = await investor.orders.myOrder({ pageNum: 1, pageSize: 15, keyword: 'global BOND' })
    expect(byName.list.map(({ order }) => order.account)).toEqual(['Global Bond Fund'])
    const bySize = await investor.orders.myOrder({
      pageNum: 1,
      pageSize: 15,
      dealId,
      sortField: 'size',
      sortOrder: 'desc',
    })
    const sizes = bySize.list.map(({ figures }) => figures.size)
    expect(sizes).toEqual(sizes.toSorted((a, b) => b - a))
    const pages = [1, 2].map((pageNum) =>
      investor.orders.myOrder({ pageNum, pageSize: 2, sortField: 'number', sortOrder: 'asc' }),
    )
    const numbers = (await Promise.all(pages)).flatMap(({ list }) => list.map(({ number }) => number))
    expect(numbers).toEqual(numbers.toSorted())
  })

  it('contain no field of the desk in any reply', async () => {
    const [mine, deskOnly] = [
      await investor.orders.myOrder({ pageNum: 1, pageSize: 500 }),
      Object.entries(orderFields).flatMap(([name, { reads }]) => (reads === 'investor' ? [] : [name])),
    ]
    expect(mine.list.length).toBeGreaterThan(3)
    for (const { order } of mine.list)
      expect(Object.keys(order).filter((name) => deskOnly.includes(name))).toEqual([])
  })
})
