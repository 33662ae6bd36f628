// Changes between launch and confirmation: of the book, the terms, and the current version.
import { describe, expect, it } from 'vitest'
import { sql } from 'kysely'
import type { Client } from '@bookrunner/contract'
import { allocCellTexts, allocColumnTexts } from '@bookrunner/contract/allocation'
import { clientOf, openTestWorld, refusalOf } from '../../../test/index.ts'
import {
  allocated,
  closedWith,
  finalOf,
  launchedOn,
  priceAt,
  proRata,
  releasable,
  seqOf,
  type Entered,
} from '../../../test/allocation.ts'
import { sheetsIn } from '../../../test/book-file.ts'
import { inMinutes, why } from '../../../test/lifecycle.ts'
import { rate } from '../../../test/deals.ts'
import { mm, orderLevel } from '../../../test/orders.ts'
import { until } from '../../../test/until.ts'

const { app, desk, investor } = openTestWorld({ desk: 'deskoc', investor: 'investor' }, { timedWork: true })

const versionOf = async (dealId: string, orderId: string) =>
  (await desk.book.bookOrderList({ dealId })).rows.find(({ id }) => id === orderId)!.version
const edit = async (
  dealId: string,
  orderId: string,
  content: Parameters<Client['orders']['editOrderForInvestor']>[0]['content'],
) =>
  desk.orders.editOrderForInvestor({
    orderId,
    expectedVersion: await versionOf(dealId, orderId),
    content,
    ...why,
  })
const withdraw = async (dealId: string, orderId: string) =>
  desk.orders.withdrawForInvestor({ orderId, expectedVersion: await versionOf(dealId, orderId), ...why })
const priced = async (dealId: string, versionId: string, millions = 100) => {
  await priceAt(desk, dealId, millions)
  await desk.allocation.signOff({ versionId, waiver: 'Agreed on the call' })
}
/** The reason, and the reasons of its fields by the order they are about. */
const refusedFor = async (call: Promise<unknown>, orderIds: readonly string[]) => {
  const { reason, fields } = await refusalOf(call)
  const of = (field: string) => {
    const at = orderIds.indexOf(field.replace(/^lines\./, ''))
    return at < 0 ? field.replace(/^merges\..*/, 'merge') : at
  }
  return [reason, ...(fields ?? []).map(({ field, reason: why_ }) => [of(field), why_])]
}

const twoOfOne: readonly Entered[] = [
  ['ent_ironmosslife', 60],
  ['ent_kestrelpeak', 40],
  ['ent_kestrelpeak', 40, { account: 'Second' }],
]

describe('a merge', () => {
  it('is no matter for policy and launch once it is split', async () => {
    const { dealId, orderIds } = await closedWith(desk, { orders: twoOfOne })
    const merging = { dealId, orderIds: orderIds.slice(1), rule: 'largest' as const }
    const { mergeId } = await desk.book.mergeOrder(merging)
    await desk.book.splitOrder({ dealId, mergeId })
    const versionId = await launchedOn(desk, dealId)
    const { summary } = await desk.allocation.allocSummary({ dealId, versionId })
    expect(summary).toMatchObject({ total: '100000000', filled: 3 })
  })
})

describe('a recalled launch', () => {
  it('continues as the current version, whichever was current meanwhile', async () => {
    const { dealId } = await closedWith(desk)
    const versionId = await launchedOn(desk, dealId)
    await desk.allocation.saveVersion({ dealId, copyOf: versionId, current: true })
    const { copyId } = await desk.allocation.reopenLaunch({ versionId, reason: 'A line was wrong' })
    const { list } = await desk.allocation.allocVersionList({ dealId })
    expect(list.filter(({ current }) => current).map((each) => each.versionId)).toEqual([copyId])
  })
})

describe('an order that left the book', () => {
  it('needs no confirmation of a zero line, and delays nobody', async () => {
    const { dealId, orderIds } = await closedWith(desk)
    const versionId = await allocated(desk, dealId)
    await withdraw(dealId, orderIds[2]!)
    const expectedSeq = await seqOf(desk, dealId)
    await desk.allocation.allocSubmit({ versionId, expectedSeq, keep: false, policy: proRata })
    await desk.allocation.launch({ versionId, expectedSeq: await seqOf(desk, dealId) })
    await priced(dealId, versionId)
    const { rows, summary } = await desk.allocation.allocOrderList({ dealId })
    expect(rows.map(({ size, confirm }) => [size, confirm])).toContainEqual([0, null])
    expect(summary).toMatchObject({ confirmed: 0, pending: 2 })
    const gone = await desk.allocation.allocConfirm({ versionId, orderIds: [orderIds[2]!] })
    expect(gone).toMatchObject({ confirmed: 0, left: 2 })
    expect(await desk.allocation.allocConfirmAll({ versionId })).toMatchObject({ confirmed: 2, left: 0 })
    // Two accounts are too few for a fill: one that is out does not make them three.
    expect((await desk.allocation.fillReport({ dealId })).fill).toBeNull()
  })
})

describe('a launch', () => {
  it('has a line for every live order, also an unaccepted one, which becomes unallocated', async () => {
    const { dealId, orderIds } = await closedWith(desk, { orders: [['ent_ironmosslife', 80]], millions: 60 })
    // It came after the book went subject, so it needs acceptance.
    await sql`update deal set lifecycle = jsonb_set(lifecycle, '{subjectAt}', to_jsonb(${inMinutes(-1)}::text))
      where id = ${dealId}`.execute(app.database.db)
    const late = await desk.orders.newOrderForInvestor({
      dealId,
      investorId: 'ent_kestrelpeak',
      content: { orderLevels: [orderLevel(20)] },
      ...why,
    })
    expect(late.conditional).toBe(true)
    const { version, seq } = await desk.allocation.saveVersion({ dealId })
    const { versionId } = version
    const lines = [{ orderId: orderIds[0]!, size: mm(60) }]
    await desk.allocation.alloc({ versionId, expectedSeq: seq, lines })
    await desk.allocation.launch({ versionId, expectedSeq: await seqOf(desk, dealId) })
    await priced(dealId, versionId, 60)
    // Nobody can accept it any more.
    expect((await investor.orders.getOrderDetail({ orderId: late.orderId })).status).toBe('Unallocated')
    expect(await desk.allocation.allocConfirmAll({ versionId })).toMatchObject({ confirmed: 2, left: 0 })
    // The record names the true reason: its limits were in.
    const list = await desk.allocation.allocOrderList({ dealId })
    const record = await desk.allocation.justification({ dealId })
    for (const lines of [list.rows, record.lines])
      expect(lines.map(({ whyOut, inSize, acceptedIn }) => [whyOut, inSize, acceptedIn])).toEqual([
        [null, mm(80), mm(80)],
        ['unaccepted', mm(20), 0],
      ])
    expect(list.summary.conditional).toBe(String(mm(20)))
    for (const kind of ['workbook', 'justification'] as const) {
      const { fileId } = await desk.allocation.export({ dealId, kind, format: 'xlsx' })
      const file = await desk.allocation.download({ fileId })
      const sheets = await sheetsIn(new Uint8Array(await (await file.blob()).arrayBuffer()))
      const reasons = [...sheets.values()][0]!.rows.map((row) => row[allocColumnTexts.reason.US])
      expect(reasons).toContain(allocCellTexts.unaccepted.US)
    }
    const { status } = await investor.orders.getOrderDetail({ orderId: late.orderId })
    expect(status).toBe('Unallocated')
  })

  it('cannot be confirmed at another level than the priced one', async () => {
    const { dealId, orderIds } = await closedWith(desk)
    const versionId = await launchedOn(desk, dealId)
    const final = { ...finalOf(100), spread: rate('51'), yield: rate('0.83'), price: rate('99.911') }
    await desk.deals.changeDealStatus({ dealId, to: 'Priced', final, levelConfirmed: true, ...why })
    await desk.allocation.signOff({ versionId, waiver: 'Agreed on the call' })
    expect((await desk.allocation.getLaunch({ dealId })).waitsFor).toEqual(['fresh'])
    const stale = ['alloc.launch-stale']
    expect(await refusedFor(desk.allocation.allocConfirmAll({ versionId }), [])).toEqual(stale)
    const one = desk.allocation.allocConfirm({ versionId, orderIds: orderIds.slice(0, 1) })
    expect(await refusedFor(one, [])).toEqual(stale)
  })
})

describe('the book after the launch', () => {
  const launched = async () => {
    const { dealId, orderIds } = await closedWith(desk)
    return { dealId, orderIds, versionId: await launchedOn(desk, dealId) }
  }

  it('is checked again before any confirmation, and each fault stops all of them', async () => {
    const { dealId, orderIds, versionId } = await launched()
    const [first, second, third] = orderIds as [string, string, string]
    await edit(dealId, first, { minSize: mm(70) })
    await withdraw(dealId, third)
    const late = {
      dealId,
      investorId: 'ent_sundialreserve',
      content: { orderLevels: [orderLevel(10)] },
      ...why,
    }
    const { orderId } = await desk.orders.newOrderForInvestor(late)
    await priced(dealId, versionId)
    const all = [...orderIds, orderId]
    const faults = [
      [0, 'alloc.under-order-minimum'],
      [2, 'alloc.not-in-book'],
      [3, 'alloc.no-line'],
    ]
    const confirmAll = desk.allocation.allocConfirmAll({ versionId })
    expect(await refusedFor(confirmAll, all)).toEqual(['alloc.unfit', ...faults])
    // Nor can a single line be confirmed while the total differs from the launch.
    const confirmOne = desk.allocation.allocConfirm({ versionId, orderIds: [second] })
    expect(await refusedFor(confirmOne, all)).toEqual(['alloc.unfit', ...faults])
    const { rows, summary } = await desk.allocation.allocOrderList({ dealId })
    expect(rows.map(({ fault }) => fault)).toEqual([
      'alloc.under-order-minimum',
      null,
      'alloc.not-in-book',
      'alloc.no-line',
    ])
    expect(summary).toMatchObject({ faults: 3, confirmed: 0 })
    expect((await desk.allocation.getLaunch({ dealId })).waitsFor).toEqual(['fits'])
  })

  it('is refused to a lead without naming orders it does not lead', async () => {
    const { dealId, orderIds, versionId } = await launched()
    await withdraw(dealId, orderIds[0]!)
    await priced(dealId, versionId)
    const jlm = await clientOf(app, 'deskjlm')
    expect(await refusedFor(jlm.allocation.allocConfirmAll({ versionId }), orderIds)).toEqual(['alloc.unfit'])
  })

  it('cannot be confirmed to merged orders beyond what they count', async () => {
    const { dealId, orderIds } = await closedWith(desk, { orders: twoOfOne })
    const versionId = await launchedOn(desk, dealId)
    const merge = { rule: 'stated' as const, size: mm(10), reason: 'One account' }
    await desk.book.mergeOrder({ dealId, orderIds: orderIds.slice(1), ...merge })
    await priced(dealId, versionId)
    const confirmAll = desk.allocation.allocConfirmAll({ versionId })
    expect(await refusedFor(confirmAll, orderIds)).toEqual([
      'alloc.unfit',
      ['merge', 'alloc.over-merged'],
      ['total', 'alloc.short'],
    ])
  })
})

describe('a shortfall', () => {
  it.each([
    ['cut' as const, { issue: mm(160), retained: 0, toAllocate: mm(160) }],
    ['retain' as const, { issue: mm(200), retained: mm(40), toAllocate: mm(160) }],
  ])('is off the issue, or its issuer’s: %s', async (shortfall, figures) => {
    const { dealId } = await closedWith(desk, { millions: 200 })
    const { version, seq } = await desk.allocation.saveVersion({ dealId })
    const { versionId } = version
    const policy = { versionId, expectedSeq: seq, keep: false, policy: proRata, shortfall }
    await desk.allocation.allocSubmit(policy)
    const summary = async () => (await desk.allocation.allocSummary({ dealId })).summary
    expect(await summary()).toMatchObject({ ...figures, missing: String(mm(40)), remainder: '0' })
    await desk.allocation.launch({ versionId, expectedSeq: await seqOf(desk, dealId) })
    expect(await summary()).toMatchObject({ ...figures, missing: '0', remainder: '0' })
  })
})

describe('managers', () => {
  it('contain the issuer’s sign-off, or its waiver with the reason', async () => {
    const overrides = { name: 'Word of the issuer' }
    const { dealId } = await closedWith(desk, { overrides })
    await releasable(desk, dealId)
    const jlm = await clientOf(app, 'deskjlm')
    await until(async () => {
      const { list } = await jlm.notices.box({})
      const found = list.find(({ msgTitle }) => msgTitle === `Sign-off waived: ${overrides.name}`)
      expect(found?.msgSummary ?? '').toContain('Reason: Agreed on the call')
    })
  })
})
