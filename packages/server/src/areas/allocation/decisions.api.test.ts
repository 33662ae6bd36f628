// Decisions on a version besides its lines: protected from overwriting, undone with the lines, and logged.
import { describe, expect, it } from 'vitest'
import { openTestWorld, refusalOf } from '../../../test/index.ts'
import { allocated, closedWith, launchedOn, priceAt, proRata, seqOf } from '../../../test/allocation.ts'
import { why } from '../../../test/lifecycle.ts'
import { rate } from '../../../test/deals.ts'
import { mm } from '../../../test/orders.ts'
import { readWorkbookOf } from '../../../test/workbooks.ts'

const { desk, other } = openTestWorld({ desk: 'deskoc', other: 'deskjgc' })

const target = (key: string, millions: number) => ({
  by: 'lead' as const,
  key,
  size: mm(millions),
  rate: rate(String(millions)),
})
const quillstone = target('ent_quillstone', 20)

const versionOf = async (dealId: string, versionId: string) =>
  (await desk.allocation.allocVersionList({ dealId })).list.find((each) => each.versionId === versionId)!
const logOf = async (dealId: string) =>
  (await desk.deals.getDealLog({ dealId, pageNum: 1, pageSize: 15 })).list

describe('a decision by somebody else', () => {
  it('is protected: targets are refused with both figures', async () => {
    const { dealId } = await closedWith(desk)
    const versionId = await allocated(desk, dealId)
    const expectedSeq = await seqOf(desk, dealId)
    const first = await desk.allocation.saveVersion({
      dealId,
      versionId,
      expectedSeq,
      targets: [quillstone],
    })
    const lantern = target('ent_lantern', 30)
    const unseen = other.allocation.saveVersion({ dealId, versionId, expectedSeq, targets: [lantern] })
    expect(await refusalOf(unseen)).toMatchObject({
      reason: 'alloc.targets-moved',
      fields: [
        {
          field: 'targets.lead.ent_quillstone',
          reason: 'alloc.target-moved',
          message: 'Saved by someone else: 20mm (20%). Yours: 0mm (0%).',
        },
        {
          field: 'targets.lead.ent_lantern',
          message: 'Saved by someone else: 0mm (0%). Yours: 30mm (30%).',
        },
      ],
    })
    // A write without the number it read is refused too.
    const silent = other.allocation.saveVersion({ dealId, versionId, targets: [lantern] })
    expect((await refusalOf(silent)).reason).toBe('alloc.targets-moved')
    expect((await versionOf(dealId, versionId)).targets).toEqual([quillstone])
    const both = [quillstone, lantern]
    await other.allocation.saveVersion({ dealId, versionId, expectedSeq: first.seq, targets: both })
    expect((await versionOf(dealId, versionId)).targets).toEqual(both)
  })

  it('on targets does not clash with edited lines, but names and a shortfall clash', async () => {
    const { dealId, orderIds } = await closedWith(desk)
    const versionId = await allocated(desk, dealId)
    const expectedSeq = await seqOf(desk, dealId)
    await other.allocation.alloc({
      versionId,
      expectedSeq,
      lines: [{ orderId: orderIds[0]!, size: mm(40) }],
    })
    await desk.allocation.saveVersion({ dealId, versionId, expectedSeq, name: 'Ours' })
    const renamed = other.allocation.saveVersion({ dealId, versionId, expectedSeq, name: 'Theirs' })
    expect(await refusalOf(renamed)).toMatchObject({
      reason: 'alloc.name-moved',
      message: 'Someone else renamed this version to “Ours”.',
    })
    await desk.allocation.saveVersion({ dealId, versionId, expectedSeq, shortfall: 'cut' })
    const short = other.allocation.saveVersion({ dealId, versionId, expectedSeq, shortfall: 'retain' })
    expect((await refusalOf(short)).reason).toBe('alloc.shortfall-moved')
  })

  it('on the shortfall stops a launch that has not read it', async () => {
    const { dealId } = await closedWith(desk, { millions: 200 })
    const { version } = await desk.allocation.saveVersion({ dealId, shortfall: 'cut' })
    const { versionId } = version
    const expectedSeq = await seqOf(desk, dealId)
    await desk.allocation.allocSubmit({ versionId, expectedSeq, keep: false, policy: proRata })
    const looked = await seqOf(desk, dealId)
    await other.allocation.saveVersion({ dealId, versionId, expectedSeq: looked, shortfall: 'retain' })
    const launch = desk.allocation.launch({ versionId, expectedSeq: looked })
    expect((await refusalOf(launch)).reason).toBe('alloc.shortfall-moved')
    await desk.allocation.launch({ versionId, expectedSeq: await seqOf(desk, dealId) })
  })
})

describe('an undone policy run', () => {
  it('is removed and restored with its lines, its choice for a short book and its terms', async () => {
    const { dealId } = await closedWith(desk, { millions: 200 })
    const versionId = (await desk.allocation.saveVersion({ dealId })).version.versionId
    const run = { versionId, keep: false, policy: proRata, shortfall: 'cut' as const }
    const { seq } = await desk.allocation.allocSubmit({ ...run, expectedSeq: await seqOf(desk, dealId) })
    expect(await versionOf(dealId, versionId)).toMatchObject({ policy: proRata, shortfall: 'cut' })
    const back = await desk.allocation.undoAlloc({ versionId, change: seq })
    expect(await versionOf(dealId, versionId)).toMatchObject({ policy: [], shortfall: null, total: '0' })
    const [line] = await logOf(dealId)
    expect(line!.changes).toEqual(
      expect.arrayContaining([{ field: 'order.allocPolicy', from: 'Pro rata', to: null }]),
    )
    await desk.allocation.undoAlloc({ versionId, change: back.seq })
    expect(await versionOf(dealId, versionId)).toMatchObject({ policy: proRata, shortfall: 'cut' })
  })

  it('leaves later decisions unchanged', async () => {
    const { dealId } = await closedWith(desk, { millions: 200 })
    const versionId = (await desk.allocation.saveVersion({ dealId })).version.versionId
    const run = { versionId, keep: false, policy: proRata, shortfall: 'cut' as const }
    const { seq } = await desk.allocation.allocSubmit({ ...run, expectedSeq: await seqOf(desk, dealId) })
    await desk.allocation.saveVersion({ dealId, versionId, expectedSeq: seq, shortfall: 'retain' })
    await desk.allocation.undoAlloc({ versionId, change: seq })
    expect(await versionOf(dealId, versionId)).toMatchObject({ policy: [], shortfall: 'retain' })
  })

  it('leaves the version stale again if the run had refreshed it', async () => {
    const { dealId } = await closedWith(desk)
    const versionId = await allocated(desk, dealId)
    await priceAt(desk, dealId)
    await desk.deals.changeDealStatus({ dealId, to: 'FPG', ...why })
    expect(await versionOf(dealId, versionId)).toMatchObject({ stale: true })
    const policy = [{ kind: 'capAccount' as const, most: mm(45) }, ...proRata]
    const expectedSeq = await seqOf(desk, dealId)
    const { seq } = await desk.allocation.allocSubmit({ versionId, expectedSeq, keep: false, policy })
    expect(await versionOf(dealId, versionId)).toMatchObject({ stale: false })
    await desk.allocation.undoAlloc({ versionId, change: seq })
    expect(await versionOf(dealId, versionId)).toMatchObject({ stale: true, policy: proRata })
  })
})

describe('the deal’s log', () => {
  it('states each decision before and after, in words', async () => {
    const { dealId, orderIds } = await closedWith(desk)
    const versionId = await allocated(desk, dealId)
    const policy = [
      { kind: 'anchor' as const, orderId: orderIds[0]!, size: null, share: rate('50') },
      { kind: 'capAccount' as const, most: mm(45) },
      { kind: 'byTag' as const, tiers: [{ tag: 'tier 1', fill: rate('80') }] },
      ...proRata,
    ]
    const expectedSeq = await seqOf(desk, dealId)
    const { seq } = await desk.allocation.allocSubmit({ versionId, expectedSeq, keep: false, policy })
    const numbers = (await desk.allocation.allocOrderList({ dealId })).rows.map(({ number }) => number)
    const newestLine = async () => (await logOf(dealId))[0]!
    expect((await newestLine()).changes).toContainEqual({
      field: 'order.allocPolicy',
      from: 'Pro rata',
      to: `Strategic order: ${numbers[0]} 50%; Cap per account: 45mm; Tiered by tag: tier 1 80%; Pro rata`,
    })
    await desk.allocation.saveVersion({ dealId, versionId, expectedSeq: seq, targets: [quillstone] })
    const targets = { field: 'order.allocTargets', from: null, to: 'Lead Quillstone Bank: 20mm, 20%' }
    expect((await newestLine()).changes).toContainEqual(targets)
    await desk.allocation.saveVersion({ dealId, versionId, shortfall: 'cut' })
    const cut = { field: 'order.allocShortfall', from: null, to: 'Issue size is reduced' }
    expect((await newestLine()).changes).toContainEqual(cut)
    await desk.allocation.saveVersion({ dealId, versionId, name: 'To be launched' })
    expect(await newestLine()).toMatchObject({
      what: 'Allocation version renamed',
      comment: 'To be launched',
    })
  })
})

it('lists changes page by page, including two versions changed by one write', async () => {
  const { dealId } = await closedWith(desk)
  const versionId = await launchedOn(desk, dealId)
  await desk.allocation.reopenLaunch({ versionId, reason: 'Once more' })
  const all = (await desk.allocation.updaterList({ dealId })).list
  expect(
    all
      .slice(0, 2)
      .map(({ kind }) => kind)
      .toSorted(),
  ).toEqual(['made', 'reopened'])
  const paged = []
  for (let last: (typeof all)[number] | undefined; ;) {
    const next = last && { before: last.seq, beforeVersion: last.versionId }
    const { list } = await desk.allocation.updaterList({ dealId, most: 1, ...next })
    last = list[0]
    if (!last) break
    paged.push(last)
  }
  expect(paged).toEqual(all)
})

it('names the authors of a copy’s lines rather than the copier', async () => {
  const { dealId } = await closedWith(desk)
  const versionId = await launchedOn(desk, dealId)
  const linesOf = async (id: string) =>
    (await desk.allocation.allocOrderList({ dealId, versionId: id })).rows.map((row) => [
      row.orderId,
      row.editedBy,
      row.editedAt,
    ])
  const before = await linesOf(versionId)
  expect(new Set(before.map(([, by]) => by))).toEqual(new Set(['Edmund Fong 方以誠']))
  const copy = await other.allocation.saveVersion({ dealId, copyOf: versionId })
  expect(await linesOf(copy.version.versionId)).toEqual(before)
  const { copyId } = await other.allocation.reopenLaunch({ versionId, reason: 'One more look' })
  expect(await linesOf(copyId)).toEqual(before)
})

it('is in the workbook of those who allocate', async () => {
  const { dealId } = await closedWith(desk)
  const { version, seq } = await desk.allocation.saveVersion({ dealId })
  const { versionId } = version
  const policy = [{ kind: 'capAccount' as const, most: mm(60) }, ...proRata]
  const run = await desk.allocation.allocSubmit({ versionId, expectedSeq: seq, keep: false, policy })
  await desk.allocation.saveVersion({ dealId, versionId, expectedSeq: run.seq, targets: [quillstone] })
  const { fileId } = await desk.allocation.export({ dealId, kind: 'workbook' })
  const book = await readWorkbookOf(await desk.allocation.download({ fileId }))
  const rows = (name: string) => {
    const found: unknown[][] = []
    book.getWorksheet(name)!.eachRow((row) => found.push((row.values as unknown[]).slice(1)))
    return found.slice(2)
  }
  expect(rows('Targets')).toEqual([
    ['Group by', 'Bucket', 'Target (mm)', 'Target (%)', 'Allocated (mm)', 'Share (%)', 'Difference (mm)'],
    ['Lead', 'Quillstone Bank', 20, 20, 18.75, 18.75, -1.25],
  ])
  expect(rows('Policy')).toEqual([
    ['Step', 'Rule', 'Applies to', 'Size (mm)', '% or weight'],
    [1, 'Cap per account', undefined, 60],
    [2, 'Pro rata'],
  ])
})
