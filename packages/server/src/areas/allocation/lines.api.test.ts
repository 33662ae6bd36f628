// Lines of a version: by policy and by hand, by two managers at once, taken back, and what is refused with its figures.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Client } from '@bookrunner/contract'
import { verifyLedger } from '../../platform/service/index.ts'
import { clientOf, refusalOf, startTestApp, type TestApp } from '../../../test/index.ts'
import { allocated, closedWith, proRata, seqOf } from '../../../test/allocation.ts'
import { linesOf } from '../../../test/course.ts'
import { face, rate } from '../../../test/deals.ts'
import { mm } from '../../../test/orders.ts'

let app: TestApp
let desk: Client
let second: Client
beforeAll(async () => {
  app = await startTestApp()
  const other = await app.anotherNode()
  desk = await clientOf(app, 'deskoc')
  second = await clientOf({ ...app, url: other.url }, 'deskjgc')
})
afterAll(() => app.close())

const ledger = (dealId: string) => `deal:ann_${dealId.slice(5, 17)}`
const rowsOf = async (dealId: string, client = desk) =>
  (await client.allocation.allocOrderList({ dealId })).rows
const sizes = async (dealId: string) => (await rowsOf(dealId)).map(({ size }) => size)
const start = async () => {
  const { dealId, orderIds } = await closedWith(desk)
  const versionId = await allocated(desk, dealId)
  return { dealId, orderIds, versionId, seen: await seqOf(desk, dealId) }
}
const faults = async (refused: Promise<unknown>) => {
  const { reason, fields } = await refusalOf(refused)
  return [reason, ...fields.map(({ field, message }) => `${field}: ${message}`)]
}

describe('a version by a policy', () => {
  it('gives out exactly, tells why, and is shown before it is kept', async () => {
    const { dealId } = await closedWith(desk)
    const { version, seq } = await desk.allocation.saveVersion({ dealId, name: 'First' })
    expect(version).toMatchObject({ name: 'First', state: 'draft', current: true, number: 1, total: '0' })
    const ask = { versionId: version.versionId, seen: seq, keep: false, policy: proRata }
    const tried = await desk.allocation.allocSubmit(ask, { dryRun: true })
    expect(tried).toMatchObject({ count: 3, total: '100000000', remainder: '0' })
    expect(await sizes(dealId)).toEqual([null, null, null])
    const done = await desk.allocation.allocSubmit(ask)
    expect(done.lines).toEqual(tried.lines)
    const rows = await rowsOf(dealId)
    expect(rows.map(({ size, by, inSize }) => [size, by, inSize])).toEqual([
      [mm(50), 'proRata', mm(80)],
      [31_250_000, 'proRata', mm(50)],
      [18_750_000, 'proRata', mm(30)],
    ])
    const { summary } = await desk.allocation.allocSummary({ dealId })
    expect(summary).toMatchObject({
      total: '100000000',
      toGive: mm(100),
      remainder: '0',
      filled: 3,
      fill: '62.5',
      faults: 0,
    })
    const line = (await linesOf(app, ledger(dealId))).at(-1)!
    expect(line).toMatchObject({ code: 'alloc.policy', params: { dealId, versionId: version.versionId } })
    expect(await verifyLedger(app.database.pool, ledger(dealId))).toBeUndefined()
  })

  it('keeps what the desk set by hand where it is asked to, with what was said to it', async () => {
    const { dealId, orderIds, versionId, seen } = await start()
    const line = { orderId: orderIds[2]!, size: mm(30), note: 'Strategic' }
    const { seq } = await desk.allocation.alloc({ versionId, seen, lines: [line] })
    await desk.allocation.allocSubmit({ versionId, seen: seq, keep: true, policy: proRata })
    expect((await rowsOf(dealId)).map(({ size, by, note, full }) => [size, by, note, full])).toEqual([
      [43_077_000, 'proRata', null, false],
      [26_923_000, 'proRata', null, false],
      [mm(30), 'desk', 'Strategic', true],
    ])
    const again = await seqOf(desk, dealId)
    await desk.allocation.allocSubmit({ versionId, seen: again, keep: false, policy: proRata })
    expect((await sizes(dealId))[2]).toBe(18_750_000)
  })

  it('that clashes changes nothing and names every clash with its figures', async () => {
    const { dealId, orderIds, versionId, seen } = await start()
    const before = await sizes(dealId)
    const ask = (policy: Parameters<Client['allocation']['allocSubmit']>[0]['policy']) =>
      faults(desk.allocation.allocSubmit({ versionId, seen, keep: false, policy }))
    expect(await ask([{ kind: 'capAccount', most: mm(20) }, { kind: 'proRata' }])).toEqual([
      'alloc.clash',
      'policy: Caps hold back 40 mm that nobody may get.',
    ])
    const anchor = { kind: 'anchor' as const, orderId: orderIds[0]!, share: null }
    expect(await ask([{ ...anchor, size: mm(90) }])).toEqual([
      'alloc.clash',
      `anchors.${orderIds[0]}: This anchor is more than its order, or its order is not in the book.`,
    ])
    expect(await ask([{ ...anchor, size: mm(30) }])).toEqual([
      'alloc.clash',
      'policy: No rule gives out the last 70 mm.',
    ])
    expect(await ask([{ kind: 'proRata' }, { kind: 'proRata' }])).toEqual([
      'alloc.wrong',
      'policy.1: The policy has this rule already.',
    ])
    expect(await ask([{ kind: 'byTag', tiers: [{ tag: 'core', fill: rate('101') }] }])).toEqual([
      'alloc.wrong',
      'policy.0.tiers.0.fill: Must lie between 0 and 100.',
    ])
    expect(await sizes(dealId)).toEqual(before)
  })

  it('of a book that is short waits for a choice', async () => {
    const { dealId } = await closedWith(desk, { millions: 200 })
    const { version, seq: seen } = await desk.allocation.saveVersion({ dealId })
    const ask = { versionId: version.versionId, seen, keep: false, policy: proRata }
    expect(await refusalOf(desk.allocation.allocSubmit(ask))).toMatchObject({
      reason: 'alloc.short',
      message: expect.stringContaining('takes 160 mm of 200 mm'),
    })
    const done = await desk.allocation.allocSubmit({ ...ask, shortfall: 'retain' })
    expect(done).toMatchObject({ total: '160000000', remainder: '0' })
  })

  it('divides what merged orders get, and never gives them more than they count', async () => {
    const { dealId, orderIds } = await closedWith(desk, {
      orders: [
        ['ent_ironmosslife', 60],
        ['ent_ironmosslife', 40, { throughId: 'ent_quillstone' }],
        ['ent_kestrelpeak', 60],
      ],
    })
    await desk.book.mergeOrder({ dealId, orderIds: orderIds.slice(0, 2), rule: 'largest' })
    const versionId = await allocated(desk, dealId)
    expect(await sizes(dealId)).toEqual([mm(30), mm(20), mm(50)])
    // What is filled is filled of what counts: 60 and 60, not 60, 40 and 60.
    expect((await desk.allocation.allocSummary({ dealId })).summary.fill).toBe('83.3')
    const { list } = await desk.allocation.distribution({ dealId, by: 'type' })
    expect(list.reduce((sum, { asked }) => sum + BigInt(asked), 0n)).toBe(120_000_000n)
    const seen = await seqOf(desk, dealId)
    const lines = [
      { orderId: orderIds[0]!, size: mm(60) },
      { orderId: orderIds[1]!, size: mm(20) },
      { orderId: orderIds[2]!, size: mm(20) },
    ]
    const { seq } = await desk.allocation.alloc({ versionId, seen, lines })
    expect(await faults(desk.allocation.launch({ versionId, seen: seq }))).toEqual([
      'alloc.lines-wrong',
      expect.stringMatching(/^merges\.mrg_\w+: Merged orders get 80 mm together and count 60 mm\.$/),
    ])
  })
})

describe('lines by hand', () => {
  it('are all taken or none, each fault with its figures', async () => {
    const { dealId, orderIds, versionId, seen } = await start()
    const before = await sizes(dealId)
    const lines = [
      { orderId: orderIds[0]!, size: mm(81) },
      { orderId: orderIds[1]!, size: face(10_000_500) },
      { orderId: orderIds[2]!, size: face(100_000) },
    ]
    expect(await faults(desk.allocation.alloc({ versionId, seen, lines }))).toEqual([
      'alloc.lines-wrong',
      'lines.0.size: 81 mm is more than the 80 mm of the order that are in.',
      'lines.1.size: 10.0005 mm does not fit the increment: 10 mm or 10.001 mm would.',
      'lines.2.size: 0.1 mm is less than the smallest denomination of 0.2 mm.',
    ])
    const twice = [lines[0]!, lines[0]!].map((line) => ({ ...line, size: mm(10) }))
    expect(await faults(desk.allocation.alloc({ versionId, seen, lines: twice }))).toEqual([
      'alloc.lines-wrong',
      'lines.1.orderId: This order is in the list already.',
    ])
    const none = [{ orderId: orderIds[0]!, size: mm(50) }]
    expect(await faults(desk.allocation.alloc({ versionId, seen, lines: none }))).toEqual([
      'write.no-changes',
    ])
    const foreign = [{ orderId: 'ord_000000000000abcdefghij', size: mm(1) }]
    expect((await faults(desk.allocation.alloc({ versionId, seen, lines: foreign })))[0]).toBe(
      'alloc.lines-wrong',
    )
    expect(await sizes(dealId)).toEqual(before)
  })

  it('keep the smallest that an order accepts', async () => {
    const { dealId, orderIds } = await closedWith(desk, {
      orders: [
        ['ent_ironmosslife', 80, { minSize: mm(10) }],
        ['ent_kestrelpeak', 50],
      ],
    })
    const versionId = await allocated(desk, dealId)
    const seen = await seqOf(desk, dealId)
    const lines = [{ orderId: orderIds[0]!, size: mm(5) }]
    expect((await faults(desk.allocation.alloc({ versionId, seen, lines })))[1]).toContain(
      '5 mm is less than the 10 mm that the order accepts',
    )
    await desk.allocation.alloc({ versionId, seen, lines: [{ orderId: orderIds[0]!, size: face(0) }] })
  })

  it('of two managers merge where they are others, and clash with both figures where they are the same', async () => {
    const { dealId, orderIds, versionId, seen } = await start()
    const [one, two] = orderIds as [string, string, string]
    const edit = (client: Client, orderId: string, millions: number, at = seen) =>
      client.allocation.alloc({ versionId, seen: at, lines: [{ orderId, size: mm(millions) }] })
    const both = await Promise.all([edit(desk, one, 40), edit(second, two, 20)])
    expect(await sizes(dealId)).toEqual([mm(40), mm(20), 18_750_000])
    expect(await faults(edit(second, one, 45))).toEqual([
      'alloc.lines-moved',
      'lines.0.size: Changed meanwhile: 40 mm there, 45 mm here.',
    ])
    const rows = await rowsOf(dealId, second)
    expect(rows.map(({ editedBy }) => editedBy)).toEqual([
      'Edmund Fong 方以诚',
      'Hana Ishiguro',
      'Edmund Fong 方以诚',
    ])
    // Who has seen the other's figure may write over it; and the same figure is no clash.
    await edit(second, one, 45, both[0].seq)
    expect(await faults(edit(desk, one, 45))).toEqual(['write.no-changes'])
    const { list } = await desk.allocation.updaterList({ dealId, orderId: one })
    expect(list.map(({ by, kind, lines }) => [by?.name, kind, lines[0]?.was, lines[0]?.is])).toEqual([
      ['Hana Ishiguro', 'edited', mm(40), mm(45)],
      ['Edmund Fong 方以诚', 'edited', mm(50), mm(40)],
      ['Edmund Fong 方以诚', 'policy', null, mm(50)],
    ])
  })

  it('are taken back and brought again, unless somebody changed them since', async () => {
    const { dealId, orderIds, versionId, seen } = await start()
    const [one, two] = orderIds as [string, string]
    const lines = [one, two].map((orderId) => ({ orderId, size: mm(10), note: 'Cut' }))
    const { seq: change } = await desk.allocation.alloc({ versionId, seen, lines })
    const undone = await desk.allocation.undoAlloc({ versionId, change })
    expect(undone).toMatchObject({ count: 2, total: '100000000', remainder: '0' })
    const rows = await rowsOf(dealId)
    expect(rows.map(({ size, by, note }) => [size, by, note]).slice(0, 2)).toEqual([
      [mm(50), 'proRata', null],
      [31_250_000, 'proRata', null],
    ])
    await desk.allocation.undoAlloc({ versionId, change: undone.seq })
    expect((await sizes(dealId)).slice(0, 2)).toEqual([mm(10), mm(10)])
    const other = { orderId: one, size: mm(20) }
    await second.allocation.alloc({ versionId, seen: await seqOf(desk, dealId), lines: [other] })
    expect(await faults(desk.allocation.undoAlloc({ versionId, change }))).toEqual([
      'alloc.lines-since',
      'lines.0.size: Changed meanwhile: 20 mm there, 50 mm here.',
    ])
    expect((await refusalOf(desk.allocation.undoAlloc({ versionId, change: 1 }))).reason).toBe(
      'alloc.change-unknown',
    )
  })

  it('are taken back one change after the other, down to the policy, on the same line too', async () => {
    const { dealId, orderIds, versionId, seen } = await start()
    const orderId = orderIds[0]!
    const edit = async (line: { size?: ReturnType<typeof mm>; note?: string }, at: number) =>
      (await desk.allocation.alloc({ versionId, seen: at, lines: [{ orderId, ...line }] })).seq
    const first = await edit({ size: mm(20) }, seen)
    const note = await edit({ note: 'Anchor' }, first)
    const last = await edit({ size: mm(30) }, note)
    const shown = async () => {
      const [row] = await rowsOf(dealId)
      return [row?.size, row?.by, row?.note]
    }
    for (const [change, left] of [
      [last, [mm(20), 'desk', 'Anchor']],
      [note, [mm(20), 'desk', null]],
      [first, [mm(50), 'proRata', null]],
      // The policy itself, under all of them.
      [seen, [0, null, null]],
    ] as const) {
      await desk.allocation.undoAlloc({ versionId, change })
      expect(await shown()).toEqual(left)
    }
    expect(await verifyLedger(app.database.pool, ledger(dealId))).toBeUndefined()
  })

  it('have a reason of their own: it moves no size, is asked about as a size is, and a policy keeps it', async () => {
    const { dealId, orderIds, versionId, seen } = await start()
    const [one] = orderIds as [string]
    const say = (client: Client, note: string, at: number) =>
      client.allocation.alloc({ versionId, seen: at, lines: [{ orderId: one, note }] })
    const { seq, total } = await say(desk, 'Anchor', seen)
    expect(total).toBe('100000000')
    const { list } = await desk.allocation.updaterList({ dealId, orderId: one })
    expect(list.map(({ lines }) => [lines[0]?.is, lines[0]?.note])).toEqual([
      [mm(50), 'Anchor'],
      [mm(50), undefined],
    ])
    expect(await faults(say(second, 'Long only', seen))).toEqual([
      'alloc.lines-moved',
      'lines.0.note: The reason was changed meanwhile: “Anchor” there, “Long only” here.',
    ])
    const policy = [{ kind: 'anchor' as const, orderId: one, size: mm(40), share: null }, ...proRata]
    const ask = { versionId, seen, policy }
    expect(await faults(desk.allocation.allocSubmit({ ...ask, keep: false }))).toContainEqual(
      expect.stringMatching(/^lines\.\w+\.size: Changed meanwhile: 50 mm there, 40 mm here\.$/),
    )
    await desk.allocation.allocSubmit({ ...ask, keep: true, seen: seq })
    const [row] = await rowsOf(dealId)
    expect([row?.size, row?.by, row?.note]).toEqual([mm(40), 'anchor', 'Anchor'])
  })
})
