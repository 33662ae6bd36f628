// Every read of a book is about one state and agrees with the others, for each role and type of book.
import { describe, expect, it } from 'vitest'
import type { Client } from '@bookrunner/contract'
import { bookSubject } from '@bookrunner/contract/book'
import { bookTypes, type BookType } from '@bookrunner/domain/deals'
import { allIn } from '../../../test/book-facts.ts'
import { clientOf, openTestWorld, refusalOf } from '../../../test/index.ts'
import { until } from '../../../test/until.ts'
import { inMinutes, spread, submitted } from '../../../test/lifecycle.ts'
import { fullShared, face, rate } from '../../../test/deals.ts'
import { mm, place, pushOn, orderLevel, enterFor } from '../../../test/orders.ts'

// It asks for all figures of one reader at once, more than one person may.
const { app, desk, jlm, investor } = openTestWorld(
  { desk: 'deskoc', jlm: 'deskjlm', investor: 'investor' },
  { settings: { slowWaiting: 100 } },
)

/** Two through the OC, one of them an X-order, one through the joint manager, one soft. */
const fill = async (dealId: string) => {
  await enterFor(desk, dealId, 'ent_ironmosslife', {
    orderLevels: [orderLevel(10, '60'), orderLevel(6, '53')],
  })
  await enterFor(desk, dealId, 'ent_sundialreserve', { xOrder: true, orderLevels: [orderLevel(20, '100')] })
  await enterFor(jlm, dealId, 'ent_tamarindgulf', { jlmInterest: true, orderLevels: [orderLevel(5)] })
  await enterFor(desk, dealId, 'ent_tamarindgulf', { commitment: 'soft', orderLevels: [orderLevel(3)] })
}
const sized = (bookType: BookType) => ({
  terms: { bookType, size: { kind: 'number' as const, face: face(100_000_000), unit: 'mm' as const } },
})

/** Everything there is to read of a book, requested together. */
const readAll = async (client: Client, dealId: string) => {
  const [list, companies, groups, { summary, seq }, live, pricing, trend, region, type, size, limit] =
    await Promise.all([
      client.book.bookOrderList({ dealId }),
      client.book.bookOrderCompanyList({ dealId }),
      client.book.bookOrderGroupList({ dealId }),
      client.book.getOrderSummary({ dealId }),
      client.book.liveChart({ dealId }),
      client.book.pricingChart({ dealId, from: rate('120'), to: rate('55') }),
      client.book.bookOrderTrend({ dealId }),
      client.book.orderDistribution({ dealId, by: 'region' }),
      client.book.orderDistribution({ dealId, by: 'type' }),
      client.book.orderDistribution({ dealId, by: 'size' }),
      client.book.orderDistribution({ dealId, by: 'limit' }),
    ])
  const shares = [region, type, size, limit]
  return { list, companies, groups, summary, seq, live, pricing, trend, shares }
}
type All = Awaited<ReturnType<typeof readAll>>
const sum = (sizes: readonly (string | number)[]) =>
  String(sizes.reduce((all, each) => all + BigInt(each), 0n))

/** The totals in each read; they must be the same. */
const totals = ({ list, companies, groups, live, pricing, trend, shares }: All) => ({
  rows: sum(list.rows.map(({ commitment, counting }) => (commitment === 'soft' ? 0 : counting))),
  types: sum(companies.types.map(({ counting }) => counting)),
  companies: sum(companies.types.flatMap((type) => type.companies.map(({ counting }) => counting))),
  groups: sum(groups.groups.map(({ counting }) => counting)),
  live: live.total,
  demand: live.steps.at(-1)?.inBook ?? '0',
  pricing: pricing.total,
  trend: trend.buckets.at(-1)?.book ?? '0',
  shares: shares.map(({ list: parts }) => sum(parts.map(({ amount }) => amount))),
})

describe('by role and type of book', () => {
  const secret = /sundial/i
  const all = ['ironmoss', 'sundial', 'tamarind']
  const notX = ['ironmoss', 'tamarind']
  /** The names that a reader finds in everything there is to read. */
  const named: Record<BookType, Record<string, string[]>> = {
    pot: { deskoc: all, superadmin: all, deskjlm: notX, issuer: notX, deskbnd: [] },
    soleUndisclosed: { deskoc: all, superadmin: all, deskjlm: ['tamarind'], issuer: notX, deskbnd: [] },
    soleDisclosed: { deskoc: all, superadmin: all, deskjlm: notX, issuer: notX, deskbnd: [] },
    soleSyndicate: { deskoc: all, superadmin: all, deskjlm: notX, issuer: [], deskbnd: [] },
  }

  it.each(bookTypes)('%s: all reads agree, and show the names this reader may know', async (bookType) => {
    const dealId = await submitted(desk, 'IPG', sized(bookType))
    await fill(dealId)
    for (const [person, names] of Object.entries(named[bookType])) {
      const client = await clientOf(app, person)
      const read = await readAll(client, dealId)
      const own = bookType === 'soleUndisclosed' && person === 'deskjlm'
      const only = person === 'deskbnd'
      const total = String(mm(own ? 5 : 35))
      const none = only ? '0' : total
      expect([person, totals(read)]).toEqual([
        person,
        {
          rows: none,
          types: total,
          companies: none,
          groups: total,
          live: total,
          demand: total,
          pricing: total,
          trend: total,
          shares: [total, total, total, total],
        },
      ])
      expect([person, read.summary]).toEqual([
        person,
        {
          orders: 4,
          lines: 4,
          softOrders: 1,
          accounts: 3,
          withheld: 1,
          houses: names === all ? 3 : null,
          total: String(mm(35)),
          inBook: String(mm(35)),
          atLevel: allIn(3, mm(35)),
          soft: String(mm(3)),
          jlmInterest: String(mm(5)),
          coLead: String(mm(5)),
          conditional: '0',
          issue: mm(100),
          coverage: '0.35',
          inCoverage: '0.35',
          since: {
            at: read.summary.since!.at,
            total: String(mm(35)),
            came: String(mm(35)),
            went: '0',
            orders: 4,
            lines: 4,
          },
        },
      ])
      const { list, companies, groups, live, pricing, trend } = read
      const seqs = [list, companies, groups, live, pricing, trend].map(({ seq }) => seq)
      expect(new Set(seqs)).toEqual(new Set([read.seq]))
      const text = JSON.stringify(read)
      expect([person, all.filter((name) => new RegExp(name, 'i').test(text))]).toEqual([person, names])
      if (!names.includes('sundial')) expect(text).not.toMatch(secret)
      // From T+120 to T+55, ten falls to six, and twenty leaves.
      expect(pricing.dropOff).toBe(own ? '0' : String(mm(24)))
      const { byType, byRegion, staysByType, staysByRegion, ...topTen } = pricing.whatIf!
      expect(topTen).toEqual({ topTenFrom: '100', topTenTo: '100' })
      for (const parts of [byType, byRegion])
        expect(sum(parts.map(({ amount }) => amount))).toBe(pricing.dropOff)
      const left = String(BigInt(total) - BigInt(pricing.dropOff!))
      for (const parts of [staysByType, staysByRegion])
        expect(sum(parts.map(({ amount }) => amount))).toBe(left)
      expect(pricing.marks).toMatchObject([
        { number: 1, kind: 'IPG', inBook: total, coverage: own ? '0.05' : '0.35' },
      ])
    }
  })

  it('types and groups of masked houses are hidden, and their houses have aliases', async () => {
    const dealId = await submitted(desk, 'IPG', sized('soleSyndicate'))
    await fill(dealId)
    const issuer = await readAll(await clientOf(app, 'issuer'), dealId)
    const [masked, ...others] = issuer.companies.types
    expect([masked!.classId, others]).toEqual([null, []])
    expect(masked!.companies.map(({ holder }) => holder).toSorted()).toEqual(
      issuer.list.holders.map(({ holder }) => holder).toSorted(),
    )
    expect(issuer.shares[1]!.list.map(({ key }) => key)).toEqual([null])
    const lead = await readAll(desk, dealId)
    expect(lead.companies.types.every(({ classId, name }) => classId !== null && name !== '')).toBe(true)
    expect(lead.shares[1]!.list.map(({ key }) => key)).not.toContain(null)
  })

  it('refuse a level that no bond has, and readers without the right', async () => {
    const dealId = await submitted(desk, 'IPG')
    const wild = rate('20000')
    expect(await refusalOf(desk.book.pricingChart({ dealId, from: wild }))).toMatchObject({
      reason: 'deal.level-bounds',
    })
    expect(await refusalOf(desk.book.orderDistribution({ dealId, by: 'size', at: wild }))).toMatchObject({
      reason: 'deal.level-bounds',
    })
    const stranger = await clientOf(app, 'issueramberfall')
    const asks = [
      'bookOrderCompanyList',
      'bookOrderGroupList',
      'getOrderSummary',
      'liveChart',
      'pricingChart',
      'bookOrderTrend',
      'fpgSize',
      'getBookOperator',
    ] as const
    for (const name of asks)
      expect([name, (await refusalOf(stranger.book[name]({ dealId }))).reason]).toEqual([
        name,
        'record.unknown',
      ])
  })
})

describe('subtotals', () => {
  it('list orders cancelled since the push without a size', async () => {
    const dealId = await submitted(desk)
    await place(investor, dealId, { orderLevels: [orderLevel(10)] })
    const gone = await place(investor, dealId, { orderLevels: [orderLevel(7)] })
    await desk.deals.changeDealStatus({ dealId, to: 'FPG', guidance: spread('60'), closesAt: inMinutes(60) })
    await investor.orders.withdraw({ orderId: gone.orderId, expectedVersion: 1 })
    const [{ types }, { groups }] = await Promise.all([
      desk.book.bookOrderCompanyList({ dealId }),
      desk.book.bookOrderGroupList({ dealId }),
    ])
    for (const sum of [types[0], types[0]!.companies[0], groups[0], groups[0]!.companies[0]])
      expect(sum).toMatchObject({ orders: 1, size: String(mm(10)), counting: String(mm(10)) })
  })
})

describe('answers at FPG', () => {
  it('are proposed, answered or missing', async () => {
    const dealId = await submitted(desk, 'IPG', { shared: fullShared })
    const one = await place(investor, dealId, { orderLevels: [orderLevel(10, '70'), orderLevel(6, '50')] })
    const two = await place(investor, dealId, { orderLevels: [orderLevel(4)] })
    expect(await desk.book.fpgSize({ dealId })).toMatchObject({ push: null, list: [] })
    await desk.deals.changeDealStatus({ dealId, to: 'FPG', guidance: spread('60'), closesAt: inMinutes(60) })
    const push = await pushOn(investor, two.orderId)
    await investor.orders.fpgOrder({
      orderId: two.orderId,
      expectedVersion: 1,
      push,
      answer: 'reduce',
      size: mm(3),
    })
    const { push: pushNumber, list, holders } = await desk.book.fpgSize({ dealId })
    expect(pushNumber).toBe(push)
    const byId = new Map(list.map((each) => [each.orderId, each]))
    expect(byId.get(one.orderId)).toMatchObject({
      size: mm(10),
      proposed: mm(6),
      fpgSize: null,
      state: 'waiting',
      answeredAt: null,
    })
    expect(byId.get(two.orderId)).toMatchObject({
      size: mm(4),
      proposed: mm(4),
      fpgSize: mm(3),
      state: 'answered',
    })
    expect(holders.map(({ holder }) => holder)).toEqual(['ent_kestrelpeak'])
    expect((await (await clientOf(app, 'deskbnd')).book.fpgSize({ dealId })).list).toEqual([])
  })
})

describe('people on the book', () => {
  it('are listed across all nodes, with the person of the last change if the reader may know', async () => {
    const dealId = await submitted(desk, 'IPG', { terms: { bookType: 'soleSyndicate' } })
    const second = await app.anotherNode()
    const onSecondNode = await clientOf({ ...app, url: second.url }, 'deskjlm')
    const stop = onSecondNode.live.watch(bookSubject, dealId, { snapshot: () => {}, changes: () => {} })
    const here = async (client: Client) => (await client.book.getBookOperator({ dealId })).here
    await until(async () => expect((await here(desk)).map(({ userId }) => userId)).toEqual(['usr_deskjlm']))
    await place(investor, dealId)
    const last = async (person: string) =>
      (await (await clientOf(app, person)).book.getBookOperator({ dealId })).last
    const [atDesk, atIssuer] = [await last('deskoc'), await last('issuer')]
    expect(atDesk).toMatchObject({ entity: { shortName: 'Kestrelpeak Asset' } })
    expect(atIssuer).toEqual({ at: atDesk!.at, seq: atDesk!.seq, name: null, entity: null })
    await desk.deals.setGuidance({ dealId, guidance: spread('110') })
    expect(await last('issuer')).toMatchObject({ entity: { shortName: 'Lantern' } })
    stop()
    await until(async () => expect(await here(desk)).toEqual([]))
    onSecondNode.live.close()
  })
})
