// From the launch to the confirmation: what is refused on the way, what happens once, who is told, and a launch taken back.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Client } from '@bookrunner/contract'
import { verifyLedger } from '../../platform/service/index.ts'
import { clientOf, refusalOf, startTestApp, type TestApp } from '../../../test/index.ts'
import {
  allocated,
  closedWith,
  finalOf,
  launchedOn,
  priceAt,
  releasable,
  seqOf,
} from '../../../test/allocation.ts'
import { linesOf, submitted, why } from '../../../test/course.ts'
import { rate } from '../../../test/deals.ts'
import { mm } from '../../../test/orders.ts'
import { until } from '../../../test/until.ts'

let app: TestApp
let desk: Client
let jgc: Client
let jlm: Client
let issuer: Client
let investor: Client
beforeAll(async () => {
  app = await startTestApp()
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
const why_ = async (refused: Promise<unknown>) => {
  const { reason, message } = await refusalOf(refused)
  return `${reason}: ${message}`
}
const reasonOf = async (refused: Promise<unknown>) => (await refusalOf(refused)).reason
const titles = async (person: string, name: string): Promise<string[]> =>
  (await (await clientOf(app, person)).notices.box({})).list
    .filter(({ msgTitle }) => msgTitle.endsWith(`: ${name}`))
    .map(({ msgTitle }) => msgTitle.slice(0, -`: ${name}`.length))
const confirms = async (dealId: string) =>
  (await desk.allocation.allocOrderList({ dealId })).rows.map(({ confirm }) => confirm)

describe('a launch', () => {
  it('is whole and exact or not at all, to the last unit', async () => {
    const { dealId, orderIds } = await closedWith(desk)
    const versionId = await allocated(desk, dealId)
    const launch = async () => desk.allocation.launch({ versionId, seen: await seqOf(desk, dealId) })
    const edit = async (size: number) => {
      const seen = await seqOf(desk, dealId)
      return desk.allocation.alloc({ versionId, seen, lines: [{ orderId: orderIds[0]!, size: mm(size) }] })
    }
    await edit(49.999)
    expect(await why_(launch())).toBe(
      'alloc.remainder: 99.999 mm of 100 mm are given: the remainder is +0.001 mm and must be nothing.',
    )
    await edit(50.001)
    expect(await why_(launch())).toContain('the remainder is −0.001 mm')
    expect((await desk.allocation.getLaunch({ dealId })).version).toBeNull()
    await edit(50)
    const stale = desk.allocation.launch({ versionId, seen: 1 })
    expect(await reasonOf(stale)).toBe('write.changed-meanwhile')
    expect(await launch()).toMatchObject({ total: '100000000', lines: 3 })
    const other = await desk.allocation.saveVersion({ dealId, copyOf: versionId })
    const again = desk.allocation.launch({ versionId: other.version.versionId, seen: other.seq })
    expect(await why_(again)).toBe(
      'alloc.launched-already: Version Version 1 is launched; take that back first.',
    )
  })

  it('asks for terms, and takes what is retained into account', async () => {
    const { dealId } = await closedWith(desk, { wanted: { terms: { retained: mm(20) } } })
    const versionId = await allocated(desk, dealId)
    const { summary } = await desk.allocation.allocSummary({ dealId })
    expect(summary).toMatchObject({ toGive: mm(80), total: '80000000', retained: mm(20) })
    await desk.allocation.launch({ versionId, seen: await seqOf(desk, dealId) })
    const line = (await linesOf(app, ledger(dealId))).at(-1)!
    expect(line).toMatchObject({ code: 'alloc.launched', params: { total: mm(80), lines: 3 } })
  })

  it('is refused where a line no longer fits its order', async () => {
    const { dealId, orderIds } = await closedWith(desk)
    const versionId = await allocated(desk, dealId)
    const orderId = orderIds[0]!
    const { version } = (await desk.book.bookOrderList({ dealId })).rows.find(({ id }) => id === orderId)!
    await desk.orders.withdrawForInvestor({ orderId, seen: version, ...why })
    const { reason, fields } = await refusalOf(
      desk.allocation.launch({ versionId, seen: await seqOf(desk, dealId) }),
    )
    expect([reason, fields]).toMatchObject(['alloc.short', []])
    await desk.allocation.saveVersion({ dealId, versionId, shortfall: 'retain' })
    const wrong = await refusalOf(desk.allocation.launch({ versionId, seen: await seqOf(desk, dealId) }))
    expect(wrong).toMatchObject({
      reason: 'alloc.lines-wrong',
      fields: [{ field: `lines.${orderId}`, message: expect.stringContaining('not in the book any more') }],
    })
  })
})

describe('a review', () => {
  it('is a lead’s word on its own orders, the issuer’s on all, and whole ones of both', async () => {
    const { dealId, orderIds } = await closedWith(desk)
    const versionId = await launchedOn(desk, dealId)
    const [first, , led] = orderIds as [string, string, string]
    await jlm.allocation.review({
      versionId,
      orderId: led,
      verdict: 'asked',
      text: 'More for a core account?',
    })
    await jlm.allocation.review({ versionId, verdict: 'accepted' })
    expect(await reasonOf(jlm.allocation.review({ versionId, orderId: first, verdict: 'accepted' }))).toBe(
      'deal.not-yours',
    )
    expect(await reasonOf(jlm.allocation.review({ versionId, verdict: 'comment' }))).toBe(
      'alloc.text-missing',
    )
    await issuer.allocation.review({ versionId, orderId: first, verdict: 'comment', text: 'Fine' })
    const { banks, reviews, waitsFor } = await desk.allocation.getLaunch({ dealId })
    expect(banks.find(({ entityId }) => entityId === 'ent_quillstone')).toMatchObject({
      ...{ orders: 1, verdict: 'accepted', asked: 1, confirmed: 0 },
    })
    expect(reviews.map(({ verdict, bank }) => [verdict, bank])).toHaveLength(3)
    expect(waitsFor).toEqual(['priced', 'signOff'])
    expect((await jlm.allocation.getLaunch({ dealId })).reviews).toHaveLength(2)
    const line = (await linesOf(app, ledger(dealId))).at(-1)!
    expect(JSON.stringify(line.params)).not.toContain('Fine')
  })

  it('ends with the issuer’s sign-off, or a waiver that is recorded with its reason', async () => {
    const { dealId } = await closedWith(desk)
    const versionId = await launchedOn(desk, dealId)
    expect(await reasonOf(desk.allocation.signOff({ versionId }))).toBe('deal.not-yours')
    expect(await reasonOf(issuer.allocation.signOff({ versionId, waiver: 'No' }))).toBe('deal.not-yours')
    await issuer.allocation.signOff({ versionId })
    expect(await reasonOf(desk.allocation.signOff({ versionId, waiver: 'Late' }))).toBe(
      'alloc.signed-already',
    )
    const { version } = await desk.allocation.getLaunch({ dealId })
    expect(version?.signOff).toMatchObject({ kind: 'signed', reason: null, by: 'Fang Rui 方瑞' })
  })
})

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

  it('one, some and all: orders become Allocated or Unallocated, and investors hear of it', async () => {
    const wanted = fresh()
    const { dealId, orderIds } = await closedWith(desk, { wanted, millions: 80 })
    const [, own, third] = orderIds as [string, string, string]
    const { version, seq } = await desk.allocation.saveVersion({ dealId })
    const { versionId } = version
    const lines = [
      { orderId: orderIds[0]!, size: mm(60) },
      { orderId: own, size: mm(20) },
    ]
    const edited = await desk.allocation.alloc({ versionId, seen: seq, lines })
    await desk.allocation.launch({ versionId, seen: edited.seq })
    await priceAt(desk, dealId, 80)
    await issuer.allocation.signOff({ versionId })
    expect((await investor.allocation.myAllocation({ dealId })).list).toEqual([])
    await desk.allocation.allocConfirm({ versionId, orderIds: [own] })
    expect(await confirms(dealId)).toEqual(['pending', 'confirmed', 'pending'])
    const { list } = await investor.allocation.myAllocation({ dealId })
    expect(list).toMatchObject([
      { orderId: own, size: mm(20), fill: '40', confirmation: 1, replaces: false, amount: '19970400' },
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
    await until(async () => expect(await titles('investor', wanted.name)).toContain('Your allocation'))
    await until(async () =>
      expect(await titles('investorsundialreserve', wanted.name)).toContain('Your allocation'),
    )
    await until(async () => expect(await titles('deskjlm', wanted.name)).toContain('Allocations confirmed'))
    expect(await verifyLedger(app.database.pool, ledger(dealId))).toBeUndefined()
    expect(await reasonOf(desk.deals.changeDealStatus({ dealId, to: 'FPG', ...why }))).toBe('deal.confirmed')
  })

  it('from two screens at once happens once', async () => {
    const { dealId, orderIds } = await closedWith(desk)
    const versionId = await releasable(desk, dealId)
    const answers = await Promise.all(
      [desk, jgc, desk, jgc].map((client) => client.allocation.allocConfirmAll({ versionId })),
    )
    expect(answers.map(({ confirmed }) => confirmed).toSorted()).toEqual([0, 0, 0, 3])
    const again = await desk.allocation.allocConfirm({ versionId, orderIds })
    expect(again).toMatchObject({ confirmed: 0, already: 3, left: 0 })
    const lines = (await linesOf(app, ledger(dealId))).filter(({ code }) => code === 'alloc.confirmed')
    expect(lines).toHaveLength(1)
    const kept = await app.database.db
      .selectFrom('alloc_confirmation')
      .selectAll()
      .where('deal_id', '=', dealId)
      .execute()
    expect(kept.map(({ number }) => number)).toEqual([1, 1, 1])
  })

  it('is a lead’s for the orders it leads, and nobody else’s', async () => {
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

  it('is done anew after a correction of the price, and says that it replaces', async () => {
    const wanted = fresh()
    const { dealId } = await closedWith(desk, { wanted })
    const versionId = await releasable(desk, dealId)
    await desk.allocation.allocConfirmAll({ versionId })
    const corrected = { ...finalOf(100), price: rate('99.853') }
    await desk.deals.setFinalTerms({ dealId, final: corrected, ...why })
    expect(await confirms(dealId)).toEqual(['reissue', 'reissue', 'reissue'])
    expect(await desk.allocation.allocConfirmAll({ versionId })).toMatchObject({ confirmed: 3, left: 0 })
    const { list } = await investor.allocation.myAllocation({ dealId })
    expect(list).toMatchObject([{ confirmation: 2, replaces: true }])
    await until(async () =>
      expect(await titles('investor', wanted.name)).toContain('Your allocation was replaced'),
    )
  })
})

describe('a launch taken back', () => {
  it('needs a reason, tells who saw it, stays as it was, and goes on as a copy', async () => {
    const wanted = fresh()
    const { dealId, orderIds } = await closedWith(desk, { wanted })
    const versionId = await releasable(desk, dealId)
    await desk.allocation.allocConfirm({ versionId, orderIds: orderIds.slice(0, 2) })
    const bare = desk.allocation.reopenLaunch({ versionId, reason: ' ' })
    expect(await reasonOf(bare)).toBe('input.invalid')
    const { copyId, seq } = await desk.allocation.reopenLaunch({ versionId, reason: 'A line was wrong' })
    for (const person of ['deskjlm', 'issuer'])
      await until(async () => expect(await titles(person, wanted.name)).toContain('Launch taken back'))
    await until(async () =>
      expect(await titles('investor', wanted.name)).toContain('Your allocation is looked at again'),
    )
    expect(await titles('investorsundialreserve', wanted.name)).not.toContain(
      'Your allocation is looked at again',
    )
    const { list } = await desk.allocation.allocVersionList({ dealId })
    expect(list.map(({ name, state, current }) => [name, state, current])).toEqual([
      ['Version 1', 'reopened', false],
      ['Version 1 (2)', 'draft', true],
    ])
    expect(await reasonOf(desk.allocation.allocConfirmAll({ versionId }))).toBe('alloc.is-reopened')
    const [one, two] = orderIds as [string, string]
    const lines = [
      { orderId: one, size: mm(51) },
      { orderId: two, size: 30_250_000 },
    ]
    const edited = await desk.allocation.alloc({ versionId: copyId, seen: seq, lines })
    await desk.allocation.launch({ versionId: copyId, seen: edited.seq })
    await issuer.allocation.signOff({ versionId: copyId })
    expect(await confirms(dealId)).toEqual(['reissue', 'reissue', 'pending'])
    await desk.allocation.allocConfirmAll({ versionId: copyId })
    const own = (await investor.allocation.myAllocation({ dealId })).list
    expect(own).toMatchObject([{ size: 30_250_000, confirmation: 2, replaces: true }])
    const { reopened } = await desk.allocation.getLaunch({ dealId })
    expect(reopened).toMatchObject([{ versionId, reason: 'A line was wrong', by: 'Edmund Fong 方以诚' }])
  })
})

it('of a deal that is over nothing is launched or confirmed', async () => {
  const { dealId } = await closedWith(desk)
  const versionId = await allocated(desk, dealId)
  const seen = await seqOf(desk, dealId)
  await desk.deals.abort({ dealId })
  expect(await reasonOf(desk.allocation.launch({ versionId, seen }))).toBe('order.deal-over')
  const open = await submitted(desk)
  expect(await reasonOf(desk.allocation.saveVersion({ dealId: open }))).toBe('alloc.book-open')
})
