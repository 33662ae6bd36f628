// Confirmations to investors: conditions, no duplicates, recipients; and a recall.
import { readPdf } from '@cj-tech-master/excelts/pdf'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Client } from '@bookrunner/contract'
import { verifyLedger } from '../../platform/service/index.ts'
import { clientOf, refusalOf, startTestApp, type TestApp } from '../../../test/index.ts'
import { closedWith, finalOf, launchedOn, priceAt, releasable } from '../../../test/allocation.ts'
import { linesOf, why } from '../../../test/lifecycle.ts'
import { rate } from '../../../test/deals.ts'
import { mm, orderLevel } from '../../../test/orders.ts'
import { until } from '../../../test/until.ts'

let app: TestApp
let desk: Client
let jgc: Client
let jlm: Client
let issuer: Client
let investor: Client
beforeAll(async () => {
  app = await startTestApp({ timedWork: true })
  const other = await app.anotherNode()
  desk = await clientOf(app, 'deskoc')
  jgc = await clientOf({ ...app, url: other.url }, 'deskjgc')
  jlm = await clientOf(app, 'deskjlm')
  issuer = await clientOf(app, 'issuer')
  investor = await clientOf(app, 'investor')
})
afterAll(() => app.close())

let named = 0
const fresh = () => ({ name: `Flow ${(named += 1)}x` })
const ledger = (dealId: string) => `deal:ann_${dealId.slice(5, 17)}`
const reasonOf = async (refused: Promise<unknown>) => (await refusalOf(refused)).reason
const titles = async (person: string, name: string): Promise<string[]> =>
  (await (await clientOf(app, person)).notices.box({})).list
    .filter(({ msgTitle }) => msgTitle.endsWith(`: ${name}`))
    .map(({ msgTitle }) => msgTitle.slice(0, -`: ${name}`.length))
const confirms = async (dealId: string) =>
  (await desk.allocation.allocOrderList({ dealId })).rows.map(({ confirm }) => confirm)

const confirmedSizes = async (client: Client, dealId: string) =>
  (await client.allocation.allocOrderList({ dealId })).rows.map(({ confirmedSize }) => confirmedSize)

describe('confirming', () => {
  it('waits for the price and the issuer', async () => {
    const { dealId, orderIds } = await closedWith(desk)
    const versionId = await launchedOn(desk, dealId)
    const confirm = () => desk.allocation.allocConfirm({ versionId, orderIds: orderIds.slice(0, 1) })
    expect(await reasonOf(confirm())).toBe('alloc.not-priced')
    await priceAt(desk, dealId)
    expect(await reasonOf(confirm())).toBe('alloc.not-signed')
    await issuer.allocation.signOff({ versionId })
    expect(await confirm()).toMatchObject({ confirmed: 1, already: 0, left: 2 })
  })

  it('needs an acknowledgement of what settlement lacks, and the log names who gave it', async () => {
    const terms = { isin: null, depositories: [] }
    const { dealId, orderIds } = await closedWith(desk, { overrides: { terms } })
    const versionId = await releasable(desk, dealId)
    const gaps = ['isin', 'clearing'] as const
    for (const client of [desk, issuer])
      expect((await client.allocation.getLaunch({ dealId })).settlementGaps).toEqual(gaps)
    const one = { versionId, orderIds: orderIds.slice(0, 1) }
    for (const acknowledged of [undefined, ['clearing' as const]]) {
      const { reason, fields } = await refusalOf(desk.allocation.allocConfirm({ ...one, acknowledged }))
      expect(reason).toBe('alloc.settlement-incomplete')
      expect(fields?.[0]).toMatchObject({ field: 'acknowledged.isin' })
    }
    expect(await reasonOf(desk.allocation.allocConfirmAll({ versionId }))).toBe('alloc.settlement-incomplete')
    expect(await desk.allocation.allocConfirm({ ...one, acknowledged: [...gaps] })).toMatchObject({
      confirmed: 1,
    })
    const { list } = await desk.deals.getDealLog({ dealId })
    const line = list.find(({ code }) => code === 'alloc.confirmed')
    expect(line?.actor?.name).toBe('Edmund Fong 方以誠')
    const acknowledged = line!.changes.filter(({ field }) => field === 'order.settlementGap')
    expect(acknowledged.map(({ to }) => to)).toEqual(['ISIN', 'Clearing'])
  })

  it('of one, some and all orders make them Allocated or Unallocated, and notify investors', async () => {
    const overrides = fresh()
    const { dealId, orderIds } = await closedWith(desk, { overrides, millions: 80 })
    const [, own, third] = orderIds as [string, string, string]
    const { version, seq } = await desk.allocation.saveVersion({ dealId })
    const { versionId } = version
    const lines = [
      { orderId: orderIds[0]!, size: mm(60) },
      { orderId: own, size: mm(20) },
    ]
    const edited = await desk.allocation.alloc({ versionId, expectedSeq: seq, lines })
    await desk.allocation.launch({ versionId, expectedSeq: edited.seq })
    await priceAt(desk, dealId, 80)
    await issuer.allocation.signOff({ versionId })
    expect((await investor.allocation.myAllocation({ dealId })).list).toEqual([])
    await desk.allocation.allocConfirm({ versionId, orderIds: [own] })
    expect(await confirms(dealId)).toEqual(['pending', 'confirmed', 'pending'])
    const { list } = await investor.allocation.myAllocation({ dealId })
    expect(list).toMatchObject([
      { orderId: own, size: mm(20), fill: '40', confirmation: 1, replaces: false, consideration: '19970400' },
    ])
    expect((await investor.orders.getOrderDetail({ orderId: own })).status).toBe('Allocated')
    expect(await desk.allocation.allocConfirmAll({ versionId })).toMatchObject({
      confirmed: 2,
      already: 1,
      left: 0,
    })
    const third_ = await clientOf(app, 'investorsundialreserve')
    expect((await third_.orders.getOrderDetail({ orderId: third })).status).toBe('Unallocated')
    expect((await third_.allocation.myAllocation({ dealId })).list).toMatchObject([{ size: 0, fill: '0' }])
    await until(async () => expect(await titles('investor', overrides.name)).toContain('Your allocation'))
    await until(async () =>
      expect(await titles('investorsundialreserve', overrides.name)).toContain('Order not allocated'),
    )
    expect(await titles('investor', overrides.name)).not.toContain('Order not allocated')
    expect(await titles('investorsundialreserve', overrides.name)).not.toContain('Your allocation')
    // Once, when all are confirmed, and not after the first one.
    await until(async () => {
      const heard = await titles('deskjlm', overrides.name)
      expect(heard.filter((title) => title === 'Allocations confirmed')).toHaveLength(1)
    })
    expect(await verifyLedger(app.database.pool, ledger(dealId))).toBeUndefined()
    expect(await reasonOf(desk.deals.changeDealStatus({ dealId, to: 'FPG', ...why }))).toBe('deal.confirmed')
  })

  it('from two screens at once happen once', async () => {
    const { dealId, orderIds } = await closedWith(desk)
    const versionId = await releasable(desk, dealId)
    const answers = await Promise.all(
      [desk, jgc, desk, jgc].map((client) => client.allocation.allocConfirmAll({ versionId })),
    )
    expect(answers.map(({ confirmed }) => confirmed).toSorted((a, b) => a - b)).toEqual([0, 0, 0, 3])
    const again = await desk.allocation.allocConfirm({ versionId, orderIds })
    expect(again).toMatchObject({ confirmed: 0, already: 3, left: 0 })
    const lines = (await linesOf(app, ledger(dealId))).filter(({ code }) => code === 'alloc.confirmed')
    expect(lines).toHaveLength(1)
    const confirmations = await app.database.db
      .selectFrom('alloc_confirmed')
      .selectAll()
      .where('deal_id', '=', dealId)
      .execute()
    expect(confirmations.map(({ number }) => number)).toEqual([1, 1, 1])
  })

  it('gives no order more than its current size; a fault stops them all', async () => {
    const { dealId, orderIds } = await closedWith(desk)
    const versionId = await launchedOn(desk, dealId)
    const orderId = orderIds[0]!
    const { version: expectedVersion } = (await desk.book.bookOrderList({ dealId })).rows.find(
      ({ id }) => id === orderId,
    )!
    const content = { orderLevels: [orderLevel(45)] }
    await desk.orders.editOrderForInvestor({ orderId, expectedVersion, content, ...why })
    await priceAt(desk, dealId)
    await issuer.allocation.signOff({ versionId })
    const { reason, fields } = await refusalOf(desk.allocation.allocConfirmAll({ versionId }))
    expect([reason, fields?.map(({ field, message }) => [field, message])]).toEqual([
      'alloc.unfit',
      [[`lines.${orderId}`, '50mm exceeds the 45mm of the order that are in.']],
    ])
    expect(await confirms(dealId)).toEqual(['pending', 'pending', 'pending'])
    const { rows } = await desk.allocation.allocOrderList({ dealId })
    expect(rows.map(({ fault }) => fault)).toEqual(['alloc.over-order', null, null])
  })

  it('lets a lead confirm only the orders it leads', async () => {
    const { dealId, orderIds } = await closedWith(desk)
    const versionId = await releasable(desk, dealId)
    const [first, , led] = orderIds as [string, string, string]
    const foreign = jlm.allocation.allocConfirm({ versionId, orderIds: [led, first] })
    expect(await reasonOf(foreign)).toBe('record.unknown')
    expect(await confirms(dealId)).toEqual(['pending', 'pending', 'pending'])
    expect(await jlm.allocation.allocConfirmAll({ versionId })).toMatchObject({ confirmed: 1, left: 0 })
    expect(await confirms(dealId)).toEqual(['pending', 'pending', 'confirmed'])
    expect(await reasonOf(desk.allocation.allocConfirm({ versionId, orderIds: [led, led] }))).toBe(
      'alloc.order-twice',
    )
  })

  it('is replaced after a correction of the price, and says so', async () => {
    const overrides = fresh()
    const { dealId } = await closedWith(desk, { overrides })
    const versionId = await releasable(desk, dealId)
    await desk.allocation.allocConfirmAll({ versionId })
    const before = (await investor.allocation.myAllocation({ dealId })).list
    expect(before).toMatchObject([
      { price: '99.852', consideration: '31203750', confirmation: 1, outdated: false },
    ])
    const corrected = { ...finalOf(100), price: rate('99.853') }
    await desk.deals.setFinalTerms({ dealId, final: corrected, ...why })
    expect(await confirms(dealId)).toEqual(['reissue', 'reissue', 'reissue'])
    // Until then the investor reads the confirmed figures and that they are out of date, and nobody reads fills of an
    // unconfirmed version.
    const outdated = before.map((own) => ({ ...own, outdated: true }))
    expect((await investor.allocation.myAllocation({ dealId })).list).toEqual(outdated)
    expect(await reasonOf(investor.allocation.fillReport({ dealId }))).toBe('alloc.not-released')
    const linesBefore = (await linesOf(app, 'own:ent_kestrelpeak')).length
    expect(await desk.allocation.allocConfirmAll({ versionId })).toMatchObject({ confirmed: 3, left: 0 })
    // An open page reads again, even if the size is the same.
    const news = (await linesOf(app, 'own:ent_kestrelpeak')).slice(linesBefore)
    expect(news.map(({ code }) => code)).toEqual(['order.shown'])
    const { list } = await investor.allocation.myAllocation({ dealId })
    expect(list).toMatchObject([{ price: '99.853', confirmation: 2, replaces: true, outdated: false }])
    await until(async () =>
      expect(await titles('investor', overrides.name)).toContain('Your allocation was replaced'),
    )
  })
})

describe('an issued confirmation', () => {
  it('stays as issued when terms on it change, until it is confirmed again with the next number', async () => {
    const overrides = fresh()
    const { dealId, orderIds } = await closedWith(desk, { overrides })
    const versionId = await releasable(desk, dealId)
    await desk.allocation.allocConfirmAll({ versionId })
    const before = (await investor.allocation.myAllocation({ dealId })).list
    expect(before).toMatchObject([{ isin: 'XS2529520715', clearing: ['Euroclear'], confirmation: 1 }])
    const { version, sharedVersion } = await desk.deals.bookDealDetail({ dealId })
    const terms = { isin: 'XS2333562713' }
    await desk.deals.editDeal({ dealId, version, sharedVersion, terms, ...why })
    const outdated = before.map((own) => ({ ...own, outdated: true }))
    expect((await investor.allocation.myAllocation({ dealId })).list).toEqual(outdated)
    expect(await confirms(dealId)).toEqual(['reissue', 'reissue', 'reissue'])
    expect(await desk.allocation.allocConfirmAll({ versionId })).toMatchObject({ confirmed: 3, left: 0 })
    expect(await confirms(dealId)).toEqual(['confirmed', 'confirmed', 'confirmed'])
    expect((await investor.allocation.myAllocation({ dealId })).list).toMatchObject([
      { isin: 'XS2333562713', confirmation: 2, replaces: true },
    ])
    const file = await investor.allocation.downloadAllocation({ orderId: orderIds[1]! })
    const { text } = await readPdf(new Uint8Array(await (await file.blob()).arrayBuffer()))
    expect(text).toContain('XS2333562713')
    expect(text).toMatch(/Supersedes/i)
  })
})

describe('a recalled launch', () => {
  it('needs a reason, notifies its readers, stays unchanged, and continues as a copy', async () => {
    const overrides = fresh()
    const { dealId, orderIds } = await closedWith(desk, { overrides })
    const versionId = await releasable(desk, dealId)
    await desk.allocation.allocConfirm({ versionId, orderIds: orderIds.slice(0, 2) })
    const bare = desk.allocation.reopenLaunch({ versionId, reason: ' ' })
    expect(await reasonOf(bare)).toBe('input.invalid')
    const { copyId, seq } = await desk.allocation.reopenLaunch({ versionId, reason: 'A line was wrong' })
    for (const person of ['deskjlm', 'issuer'])
      await until(async () => expect(await titles(person, overrides.name)).toContain('Allocation recalled'))
    await until(async () =>
      expect(await titles('investor', overrides.name)).toContain('Your allocation is under review'),
    )
    expect(await titles('investorsundialreserve', overrides.name)).not.toContain(
      'Your allocation is under review',
    )
    // Ninefold is a viewer here: it sees no allocation and hears of none, but hears of the deal.
    const ninefold = await titles('deskbnd', overrides.name)
    expect(ninefold).toContain('Book closed')
    expect(ninefold).not.toContain('Allocation launched')
    expect(ninefold).not.toContain('Allocation recalled')
    const { list } = await desk.allocation.allocVersionList({ dealId })
    expect(list.map(({ name, state, current }) => [name, state, current])).toEqual([
      ['Version 1', 'reopened', false],
      ['Version 1 (2)', 'draft', true],
    ])
    expect(await reasonOf(desk.allocation.allocConfirmAll({ versionId }))).toBe('alloc.is-reopened')
    // The draft shows what stays valid until it is confirmed.
    const sizes = await confirmedSizes(desk, dealId)
    expect(sizes).toEqual([mm(50), 31_250_000, null])
    const [one, two] = orderIds as [string, string]
    const lines = [
      { orderId: one, size: mm(51) },
      { orderId: two, size: 30_250_000 },
    ]
    const edited = await desk.allocation.alloc({ versionId: copyId, expectedSeq: seq, lines })
    await desk.allocation.launch({ versionId: copyId, expectedSeq: edited.seq })
    await issuer.allocation.signOff({ versionId: copyId })
    expect(await confirms(dealId)).toEqual(['reissue', 'reissue', 'pending'])
    expect(await confirmedSizes(desk, dealId)).toEqual(sizes)
    // Only those who may confirm an order read what it replaces.
    expect(await confirmedSizes(issuer, dealId)).toEqual([null, null, null])
    await desk.allocation.allocConfirmAll({ versionId: copyId })
    const own = (await investor.allocation.myAllocation({ dealId })).list
    expect(own).toMatchObject([{ size: 30_250_000, confirmation: 2, replaces: true }])
    const { reopened } = await desk.allocation.getLaunch({ dealId })
    expect(reopened).toMatchObject([{ versionId, reason: 'A line was wrong', by: 'Edmund Fong 方以誠' }])
  })
})
