// Versions: create, copy, rename, switch, compare, delete and revive; targets; policy templates.
import { describe, expect, it } from 'vitest'
import { clientOf, openTestWorld, refusalOf } from '../../../test/index.ts'
import {
  allocated,
  book,
  closedWith,
  finalOf,
  launchedOn,
  priceAt,
  proRata,
  seqOf,
  type Entered,
} from '../../../test/allocation.ts'
import { linesOf, submitted, why } from '../../../test/lifecycle.ts'
import { rate } from '../../../test/deals.ts'
import { mm, orderLevel } from '../../../test/orders.ts'

const { app, desk } = openTestWorld({ desk: 'deskoc' })

const listed = async (dealId: string, deleted = false) =>
  (await desk.allocation.allocVersionList({ dealId, deleted })).list
const reasonOf = async (refused: Promise<unknown>) => (await refusalOf(refused)).reason
const currents = async (dealId: string) =>
  (await listed(dealId)).filter(({ current }) => current).map(({ name }) => name)

describe('versions', () => {
  it('do not exist while the book is open', async () => {
    const dealId = await submitted(desk)
    expect((await refusalOf(desk.allocation.saveVersion({ dealId }))).reason).toBe('alloc.book-open')
    await desk.deals.abort({ dealId })
    expect((await refusalOf(desk.allocation.saveVersion({ dealId }))).reason).toBe('order.deal-over')
  })

  it('can be created, copied with lines and renamed, and exactly one is current', async () => {
    const { dealId } = await closedWith(desk)
    const versionId = await allocated(desk, dealId)
    const { version: copy } = await desk.allocation.saveVersion({
      dealId,
      copyOf: versionId,
      name: 'Tighter',
    })
    expect(copy).toMatchObject({
      name: 'Tighter',
      number: 2,
      current: false,
      total: '100000000',
      copiedFrom: versionId,
    })
    expect(await currents(dealId)).toEqual(['Version 1'])
    await desk.allocation.saveVersion({ dealId, versionId: copy.versionId, current: true })
    expect(await currents(dealId)).toEqual(['Tighter'])
    await desk.allocation.saveVersion({ dealId, versionId: copy.versionId, name: 'Tightest' })
    expect((await listed(dealId)).map(({ name }) => name)).toEqual(['Version 1', 'Tightest'])
    const same = desk.allocation.saveVersion({ dealId, versionId: copy.versionId, name: 'Tightest' })
    expect(await reasonOf(same)).toBe('write.no-changes')
    expect(await reasonOf(desk.allocation.saveVersion({ dealId, name: 'tightest' }))).toBe('alloc.name-taken')
    const codes = (await linesOf(app, `deal:ann_${dealId.slice(5, 17)}`)).map(({ code }) => code)
    expect(codes.slice(-5)).toEqual([
      'alloc.made',
      'alloc.policy',
      'alloc.made',
      'alloc.switched',
      'alloc.renamed',
    ])
  })

  it('switched by two people at once, leave one current', async () => {
    const { dealId } = await closedWith(desk)
    const made = []
    for (const name of ['A', 'B', 'C'])
      made.push((await desk.allocation.saveVersion({ dealId, name })).version)
    await Promise.all(
      made.map(({ versionId }) =>
        desk.allocation.saveVersion({ dealId, versionId, current: true }).catch(() => undefined),
      ),
    )
    expect(await currents(dealId)).toHaveLength(1)
  })

  it('can be deleted and revived, except a current or launched one', async () => {
    const { dealId } = await closedWith(desk)
    const first = await allocated(desk, dealId)
    expect(await reasonOf(desk.allocation.deleteVersion({ versionId: first }))).toBe('alloc.is-current')
    const { version } = await desk.allocation.saveVersion({ dealId, copyOf: first })
    const { versionId } = version
    await desk.allocation.deleteVersion({ versionId })
    expect(await listed(dealId)).toHaveLength(1)
    expect((await listed(dealId, true)).map(({ state }) => state)).toEqual(['draft', 'deleted'])
    expect(await reasonOf(desk.allocation.deleteVersion({ versionId }))).toBe('alloc.is-deleted')
    const line = { versionId, expectedSeq: 0, lines: [{ orderId: 'ord_x', size: mm(1) }] }
    expect(await reasonOf(desk.allocation.alloc(line))).toBe('alloc.is-deleted')
    await desk.allocation.reviveVersion({ versionId })
    expect(await listed(dealId)).toHaveLength(2)
    await desk.allocation.launch({ versionId: first, expectedSeq: await seqOf(desk, dealId) })
    for (const ask of [
      () => desk.allocation.deleteVersion({ versionId: first }),
      () => desk.allocation.saveVersion({ dealId, versionId: first, name: 'Other' }),
      () => desk.allocation.alloc({ ...line, versionId: first }),
      () => desk.allocation.undoAlloc({ versionId: first, change: 1 }),
    ])
      expect(await reasonOf(ask())).toBe('alloc.is-launched')
  })

  it('are compared line by line and bucket by bucket', async () => {
    const { dealId, orderIds } = await closedWith(desk)
    const first = await allocated(desk, dealId)
    const { version, seq: expectedSeq } = await desk.allocation.saveVersion({ dealId, copyOf: first })
    const [one, two] = orderIds as [string, string]
    const lines = [
      { orderId: one, size: mm(40) },
      { orderId: two, size: 41_250_000 },
    ]
    await desk.allocation.alloc({ versionId: version.versionId, expectedSeq, lines })
    const request = { dealId, firstId: first, secondId: version.versionId }
    const found = await desk.allocation.compareVersions(request)
    expect(found).toMatchObject({ was: '100000000', is: '100000000' })
    expect(found.lines.map(({ orderId, was, is }) => [orderId, was, is])).toEqual([
      [one, mm(50), mm(40)],
      [two, 31_250_000, 41_250_000],
    ])
    expect(found.buckets.filter(({ by }) => by === 'lead')).toEqual([])
    expect(found.buckets.filter(({ by }) => by === 'type').map(({ was, is }) => [was, is])).toEqual([
      ['50000000', '40000000'],
      ['31250000', '41250000'],
    ])
  })

  it('are stale after repricing until they are refreshed to current terms', async () => {
    const { dealId } = await closedWith(desk)
    const versionId = await allocated(desk, dealId)
    const stale = async () => (await listed(dealId)).map((version) => version.stale)
    await priceAt(desk, dealId)
    expect(await stale()).toEqual([false])
    await desk.deals.changeDealStatus({ dealId, to: 'FPG', ...why })
    expect(await stale()).toEqual([true])
    const launch = async () => desk.allocation.launch({ versionId, expectedSeq: await seqOf(desk, dealId) })
    expect(await reasonOf(launch())).toBe('alloc.stale')
    const refresh = () => desk.allocation.saveVersion({ dealId, versionId, fresh: true })
    await refresh()
    expect(await stale()).toEqual([false])
    expect(await reasonOf(refresh())).toBe('write.no-changes')
    await desk.deals.setFinalTerms({ dealId, final: finalOf(120) })
    expect(await stale()).toEqual([true])
    await desk.allocation.saveVersion({ dealId, versionId, fresh: true })
    expect((await refusalOf(launch())).message).toContain('100mm of 120mm allocated. The remainder is +20mm')
  })
})

describe('targets', () => {
  it('come with each bucket’s current amount and the difference', async () => {
    const { dealId } = await closedWith(desk)
    const versionId = await allocated(desk, dealId)
    const target = { by: 'lead' as const, key: 'ent_quillstone', size: mm(20), rate: rate('20') }
    await desk.allocation.saveVersion({ dealId, versionId, targets: [target] })
    const { summary } = await desk.allocation.allocSummary({ dealId })
    expect(summary.targets).toEqual([
      { ...target, now: '18750000', nowRate: '18.75', difference: '-1250000', differenceRate: '-1.25' },
    ])
    const again = desk.allocation.saveVersion({ dealId, versionId, targets: [target] })
    expect(await reasonOf(again)).toBe('write.no-changes')
    const twice = desk.allocation.saveVersion({ dealId, versionId, targets: [target, target] })
    expect(await refusalOf(twice)).toMatchObject({
      reason: 'alloc.wrong',
      fields: [{ field: 'targets.1.key', reason: 'alloc.target-twice' }],
    })
    const much = [{ ...target, by: 'type' as const, size: mm(120) }]
    expect(await reasonOf(desk.allocation.saveVersion({ dealId, versionId, targets: much }))).toBe(
      'alloc.wrong',
    )
  })
})

describe('templates', () => {
  it('belong to a house, have a version number and name no order', async () => {
    const other = await clientOf(app, 'deskjgc')
    const rules = [{ kind: 'floor' as const }, { kind: 'proRata' as const }]
    const { policyId, version } = await desk.allocation.savePolicy({ name: 'Usual', rules })
    expect((await desk.allocation.getPolicies({})).list).toMatchObject([
      { policyId, name: 'Usual', version: 1, rules, updatedBy: 'Edmund Fong 方以誠' },
    ])
    expect((await other.allocation.getPolicies({})).list).toEqual([])
    expect(await reasonOf(other.allocation.deletePolicy({ policyId }))).toBe('record.unknown')
    expect(await reasonOf(desk.allocation.savePolicy({ name: 'usual', rules }))).toBe('alloc.name-taken')
    const anchor = [{ kind: 'anchor' as const, orderId: 'ord_x', size: mm(1), share: null }]
    expect(await reasonOf(desk.allocation.savePolicy({ name: 'Anchors', rules: anchor }))).toBe(
      'alloc.template-anchor',
    )
    const round = { kind: 'round' as const, to: mm(1), remainder: null }
    const edited = { policyId, version, name: 'Usual', rules: [...rules.slice(1), round] }
    expect((await desk.allocation.savePolicy(edited)).version).toBe(2)
    const same = desk.allocation.savePolicy({ ...edited, version: 2 })
    expect(await reasonOf(same)).toBe('write.no-changes')
    expect(await reasonOf(desk.allocation.savePolicy(edited))).toBe('write.changed-meanwhile')
    await desk.allocation.deletePolicy({ policyId })
    expect((await desk.allocation.getPolicies({})).list).toEqual([])
  })
})

it('the database refuses changes of a launched version', async () => {
  const { dealId } = await closedWith(desk)
  const versionId = await launchedOn(desk, dealId)
  const { db } = app.database
  const change = db.updateTable('alloc_line').set({ size: 1 }).where('version_id', '=', versionId).execute()
  await expect(change).rejects.toThrow('lines of a launched version do not change')
  const gone = db.deleteFrom('alloc_line').where('version_id', '=', versionId).execute()
  await expect(gone).rejects.toThrow('lines of a launched version do not change')
})

it('an order that is out is listed with its request, before a policy and after', async () => {
  const orders = [
    ...book.slice(0, 2),
    ['ent_sundialreserve', 30, { orderLevels: [orderLevel(30, '70')] }],
  ] satisfies Entered[]
  const { dealId, orderIds } = await closedWith(desk, { orders })
  const { version } = await desk.allocation.saveVersion({ dealId })
  const outside = async () => {
    const { rows, summary } = await desk.allocation.allocOrderList({ dealId })
    const { orderSize, inSize, size, by } = rows.find(({ orderId }) => orderId === orderIds[2])!
    return { orderSize, inSize, size, by, of: summary.orders }
  }
  expect(await outside()).toEqual({ orderSize: mm(30), inSize: 0, size: null, by: null, of: 2 })
  const { versionId } = version
  const run = { versionId, expectedSeq: await seqOf(desk, dealId), keep: false, policy: proRata }
  await desk.allocation.allocSubmit(run)
  expect(await outside()).toEqual({ orderSize: mm(30), inSize: 0, size: 0, by: null, of: 2 })
})

it('says of an order that is out why: its limits, or as soft without a reply at FPG', async () => {
  const orders = [
    ...book.slice(0, 2),
    ['ent_sundialreserve', 30, { orderLevels: [orderLevel(30, '70')] }],
    ['ent_sundialreserve', 20, { commitment: 'soft' }],
  ] satisfies Entered[]
  const { dealId, orderIds } = await closedWith(desk, { orders })
  await launchedOn(desk, dealId)
  const { rows } = await desk.allocation.allocOrderList({ dealId })
  const { lines } = await desk.allocation.justification({ dealId })
  const reasons = (list: readonly { orderId: string; whyOut: string | null }[]) =>
    orderIds.map((id) => list.find(({ orderId }) => orderId === id)?.whyOut)
  expect(reasons(rows)).toEqual([null, null, 'out', 'silent'])
  expect(reasons(lines)).toEqual(reasons(rows))
})
