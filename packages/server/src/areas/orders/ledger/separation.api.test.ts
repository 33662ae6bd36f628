// An investor reaches only its own orders and the published part of a deal, whatever it sends.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Client } from '@bookrunner/contract'
import { ownOrdersSubject, type InvestorOrder } from '@bookrunner/contract/orders'
import { orderFields } from '@bookrunner/domain/orders'
import {
  admitted,
  clientOf,
  refusalOf,
  startTestApp,
  type TestApp,
  type TestNode,
} from '../../../../test/index.ts'
import { putInto } from '../../../../test/departments.ts'
import { linesOf, spread, submitted } from '../../../../test/lifecycle.ts'
import { mm, place, orderLevel } from '../../../../test/orders.ts'
import { until } from '../../../../test/until.ts'

let app: TestApp
let two: TestNode
let desk: Client
let mine: Client
let theirs: Client
let dealId: string
let fpgDeal: string
let testDeal: string
/** A deal not addressed to this investor. */
let elsewhere: string
const orders: Record<'live' | 'draft' | 'inTest' | 'fpg', string> = {
  live: '',
  draft: '',
  inTest: '',
  fpg: '',
}
beforeAll(async () => {
  app = await startTestApp()
  two = await app.anotherNode()
  desk = await clientOf(app, 'deskoc')
  mine = await clientOf(app, 'investor')
  theirs = await clientOf(app, 'investorironmosslife')
  dealId = await submitted(desk)
  testDeal = await submitted(desk)
  fpgDeal = await submitted(desk)
  orders.live = (await place(theirs, dealId)).orderId
  orders.draft = (await theirs.orders.saveOrder({ dealId, content: {} })).orderId
  orders.inTest = (await place(theirs, testDeal)).orderId
  orders.fpg = (await place(theirs, fpgDeal)).orderId
  await desk.deals.orderTest({ dealId: testDeal, level: spread('110') })
  const closesAt = Temporal.Now.instant().add({ hours: 1 }).toString({ smallestUnit: 'second' })
  await desk.deals.changeDealStatus({ dealId: fpgDeal, to: 'FPG', guidance: spread('60'), closesAt })
  const addressed = { kind: 'chosen' as const, entityIds: ['ent_ironmosslife'] }
  elsewhere = await submitted(desk, 'IPG', { terms: { addressed } })
})
afterAll(() => app.close())

const content = { orderLevels: [orderLevel(10)] }
/** Every call of an investor with another house's order, in a phase in which its own house could make it. */
const reaching = (
  client: Client,
  id: (order: keyof typeof orders) => string,
): [string, () => Promise<unknown>][] => [
  ['saveOrder', () => client.orders.saveOrder({ dealId, orderId: id('draft'), expectedVersion: 1, content })],
  ['newOrder', () => client.orders.newOrder({ dealId, orderId: id('draft'), expectedVersion: 1, content })],
  ['editOrder', () => client.orders.editOrder({ orderId: id('live'), expectedVersion: 1, content })],
  ['withdraw', () => client.orders.withdraw({ orderId: id('live'), expectedVersion: 1 })],
  ['withdraw a draft', () => client.orders.withdraw({ orderId: id('draft'), expectedVersion: 1 })],
  [
    'testOrder',
    () => client.orders.testOrder({ orderId: id('inTest'), expectedVersion: 1, round: 1, size: mm(1) }),
  ],
  [
    'fpgOrder',
    () => client.orders.fpgOrder({ orderId: id('fpg'), expectedVersion: 1, push: 2, answer: 'reconfirm' }),
  ],
  ['getOrderDetail', () => client.orders.getOrderDetail({ orderId: id('live') })],
  ['getHisOrderList', () => client.orders.getHisOrderList({ orderId: id('live') })],
  ['getTestOrder', () => client.orders.getTestOrder({ dealId: testDeal })],
  ['getFpgOrder', () => client.orders.getFpgOrder({ dealId: fpgDeal })],
]

describe('another house’s order', () => {
  it('is unknown for every call, like an order that does not exist', async () => {
    const madeUp = (order: keyof typeof orders) => `${orders[order].slice(0, -10)}zzzzzzzzzz`
    const real = reaching(mine, (order) => orders[order])
    const none = reaching(mine, madeUp)
    for (const [index, [name, call]] of real.entries()) {
      const answer = await refusalOf(call())
      expect([name, answer.reason]).toEqual([name, 'record.unknown'])
      expect(answer).toEqual(await refusalOf(none[index]![1]()))
    }
    expect((await theirs.orders.getOrderDetail({ orderId: orders.live })).order.shown).toBe(1)
  })

  it('cannot be reached by a desk’s calls', async () => {
    const [orderId, which] = [orders.live, { orderId: orders.live, expectedVersion: 1 }]
    const calls = [
      () => mine.orders.getOrderDetailForBook({ orderId }),
      () => mine.orders.getOrderLog({ orderId }),
      () => mine.orders.editOrderForInvestor({ ...which, content }),
      () => mine.orders.withdrawForInvestor(which),
      () => mine.orders.editTestSize({ ...which, round: 1, size: mm(1) }),
      () => mine.orders.editFpgSize({ ...which, push: 2, size: mm(1) }),
      () => mine.orders.acceptOrder(which),
      () => mine.orders.newOrderForInvestor({ dealId, investorId: 'ent_kestrelpeak', content }),
      () => mine.orders.newOrders({ dealId, rows: [{ investor: 'x', size: '1' }] }),
    ]
    for (const call of calls) expect((await refusalOf(call())).reason).toBe('access.denied')
  })

  it('cannot be made on an unknown deal, or on one for others', async () => {
    for (const [of, id] of Object.entries({ elsewhere, none: 'deal_abcdefghjkmn0000', odd: 'x' })) {
      for (const call of [
        () => mine.orders.newOrder({ dealId: id, content }),
        () => mine.orders.saveOrder({ dealId: id, content }),
      ])
        expect([of, (await refusalOf(call())).reason]).toEqual([of, 'record.unknown'])
      expect((await mine.orders.myOrder({ pageNum: 1, pageSize: 15, dealId: id })).total).toBe(0)
    }
  })

  it('cannot be an own order of another deal', async () => {
    const draft = await mine.orders.saveOrder({ dealId, content })
    const moved = mine.orders.newOrder({
      dealId: testDeal,
      orderId: draft.orderId,
      expectedVersion: 1,
      content,
    })
    expect((await refusalOf(moved)).reason).toBe('record.unknown')
  })
})

describe('a bank outside the deal', () => {
  it('is refused at the submission, and no draft shows its name', async () => {
    for (const throughId of ['ent_ironmosslife', 'ent_amberfall', 'ent_ninefold', 'ent_nobody']) {
      expect(await refusalOf(place(mine, dealId, { throughId }))).toMatchObject({
        reason: 'order.wrong',
        fields: [{ field: 'throughId', reason: 'order.not-through' }],
      })
      const { orderId, lacking } = await mine.orders.saveOrder({ dealId, content: { ...content, throughId } })
      expect(lacking).toMatchObject([{ field: 'throughId', reason: 'order.not-through' }])
      const read = await mine.orders.getOrderDetail({ orderId })
      const { list } = await mine.orders.getHisOrderList({ orderId })
      expect([read.through, list[0]!.changes.find(({ field }) => field === 'throughId')?.to]).toEqual([
        null,
        throughId,
      ])
    }
  })
})

describe('who may call', () => {
  it('needs My Orders, and for placing the function as well', async () => {
    const reads = await admitted(app, (client) => client.orders.myOrder({ pageNum: 1, pageSize: 15 }))
    const places = await admitted(app, (client) =>
      client.orders.withdraw({ orderId: 'ord_x', expectedVersion: 1 }),
    )
    expect([reads, places]).toEqual([
      ['superadmin', 'investoradmin', 'investor'],
      ['superadmin', 'investoradmin', 'investor'],
    ])
  })

  it('shows a department’s administrator its people’s orders and those a desk entered', async () => {
    const admin = await clientOf(app, 'investoradmin')
    await putInto(app, 'usr_investor', 'Rates')
    const of = await place(mine, dealId)
    await putInto(app, 'usr_investoradmin', 'Credit')
    const entered = await desk.orders.newOrderForInvestor({ dealId, investorId: 'ent_kestrelpeak', content })
    const other = await clientOf(app, 'investoradmin')
    expect((await refusalOf(other.orders.getOrderDetail({ orderId: of.orderId }))).reason).toBe(
      'record.unknown',
    )
    const edit = other.orders.editOrder({
      orderId: of.orderId,
      expectedVersion: 1,
      content: { orderLevels: [orderLevel(11)] },
    })
    expect((await refusalOf(edit)).reason).toBe('record.unknown')
    const page = await other.orders.myOrder({ pageNum: 1, pageSize: 500, dealId })
    expect(page.list.map(({ order }) => order.id)).toContain(entered.orderId)
    expect(page.list.map(({ order }) => order.id)).not.toContain(of.orderId)
    // The order follows the person who entered it.
    await putInto(app, 'usr_investor', 'Credit')
    expect((await other.orders.getOrderDetail({ orderId: of.orderId })).order.id).toBe(of.orderId)
    await putInto(app, 'usr_investor', 'Rates')
    await putInto(app, 'usr_investoradmin', null)
    expect((await admin.orders.getOrderDetail({ orderId: of.orderId })).order.id).toBe(of.orderId)
  })
})

interface Watched {
  orders: Map<string, InvestorOrder | null>
  raw: string
  seq: number
  refused: string | undefined
}

const watch = async (person: string, key: string): Promise<Watched & { close: () => void }> => {
  const client = await clientOf({ ...app, url: two.url }, person)
  const follower: Watched & { close: () => void } = {
    orders: new Map(),
    raw: '',
    seq: -1,
    refused: undefined,
    close: () => client.live.close(),
  }
  client.live.watch(ownOrdersSubject, key, {
    snapshot: (state, seq) => {
      for (const view of state.orders) follower.orders.set(view.order.id, view)
      Object.assign(follower, { seq, raw: follower.raw + JSON.stringify(state) })
    },
    changes: (news, seq) => {
      for (const { orders: changed } of news)
        for (const [id, view] of Object.entries(changed)) follower.orders.set(id, view)
      Object.assign(follower, { seq, raw: follower.raw + JSON.stringify(news) })
    },
    refused: ({ reason }) => (follower.refused = reason),
  })
  return follower
}

describe('the live list', () => {
  it('follows the own house’s orders and drafts, and no other house’s', async () => {
    const follower = await watch('investoradmin', 'ent_kestrelpeak')
    const stranger = await watch('investorironmosslife', 'ent_kestrelpeak')
    await until(() => expect([follower.seq > 0, stranger.refused]).toEqual([true, 'record.unknown']))
    const { orderId } = await place(mine, dealId)
    await until(() => expect(follower.orders.get(orderId)?.status).toBe('Submitted'))
    const [seq, own] = [follower.seq, (await linesOf(app, 'own:ent_kestrelpeak')).length]
    await place(theirs, dealId)
    await desk.orders.editOrderForInvestor({
      orderId,
      expectedVersion: 1,
      content: { privateComment: 'Quiet', reserve: mm(1) },
    })
    expect([own, (await linesOf(app, 'own:ent_kestrelpeak')).length]).toEqual([seq, seq])
    const draft = await mine.orders.saveOrder({ dealId, content })
    await until(() => expect(follower.orders.get(draft.orderId)?.status).toBe('Draft'))
    expect(follower.seq).toBe(seq + 1)
    await mine.orders.withdraw({ orderId: draft.orderId, expectedVersion: 1 })
    await until(() => expect(follower.orders.get(draft.orderId)).toBeNull())
    const deskOnly = Object.entries(orderFields).flatMap(([name, { reads }]) =>
      reads === 'investor' ? [] : [name],
    )
    expect(deskOnly.filter((name) => follower.raw.includes(`"${name}":`))).toEqual([])
    expect(follower.raw).not.toMatch(/Quiet|Ironmoss/)
    follower.close()
    stranger.close()
  })
})
