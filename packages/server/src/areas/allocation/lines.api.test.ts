// Lines edited by hand: by two managers at once, undone, and refused with their figures.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Client } from '@bookrunner/contract'
import type { FaceAmount } from '@bookrunner/domain/kernel'
import { verifyLedger } from '../../platform/service/index.ts'
import { clientOf, faultsOf, refusalOf, startTestApp, type TestApp } from '../../../test/index.ts'
import { allocated, closedWith, proRata, seqOf } from '../../../test/allocation.ts'
import { ledgerOf } from '../../../test/lifecycle.ts'
import { face } from '../../../test/deals.ts'
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

const rowsOf = async (dealId: string, client = desk) =>
  (await client.allocation.allocOrderList({ dealId })).rows
const sizes = async (dealId: string) => (await rowsOf(dealId)).map(({ size }) => size)
const start = async () => {
  const { dealId, orderIds } = await closedWith(desk)
  const versionId = await allocated(desk, dealId)
  return { dealId, orderIds, versionId, expectedSeq: await seqOf(desk, dealId) }
}

describe('lines edited by hand', () => {
  it('are all saved or none, each fault with its figures', async () => {
    const { dealId, orderIds, versionId, expectedSeq } = await start()
    const before = await sizes(dealId)
    const lines = [
      { orderId: orderIds[0]!, size: mm(81) },
      { orderId: orderIds[1]!, size: face(10_000_500) },
      { orderId: orderIds[2]!, size: face(100_000) },
    ]
    expect(await faultsOf(desk.allocation.alloc({ versionId, expectedSeq, lines }))).toEqual([
      'alloc.lines-wrong',
      'lines.0.size: 81mm exceeds the 80mm of the order that are in.',
      'lines.1.size: 10.0005mm is not a multiple of the increment. Use 10mm or 10.001mm.',
      'lines.2.size: 0.1mm is below the denomination of 0.2mm.',
    ])
    const twice = [lines[0]!, lines[0]!].map((line) => ({ ...line, size: mm(10) }))
    expect(await faultsOf(desk.allocation.alloc({ versionId, expectedSeq, lines: twice }))).toEqual([
      'alloc.lines-wrong',
      'lines.1.orderId: This order is already in the list.',
    ])
    const none = [{ orderId: orderIds[0]!, size: mm(50) }]
    expect(await faultsOf(desk.allocation.alloc({ versionId, expectedSeq, lines: none }))).toEqual([
      'write.no-changes',
    ])
    const foreign = [{ orderId: 'ord_000000000000abcdefghij', size: mm(1) }]
    expect((await faultsOf(desk.allocation.alloc({ versionId, expectedSeq, lines: foreign })))[0]).toBe(
      'alloc.lines-wrong',
    )
    expect(await sizes(dealId)).toEqual(before)
  })

  it('respect an order’s minimum', async () => {
    const { dealId, orderIds } = await closedWith(desk, {
      orders: [
        ['ent_ironmosslife', 80, { minSize: mm(10) }],
        ['ent_kestrelpeak', 50],
      ],
    })
    const versionId = await allocated(desk, dealId)
    const expectedSeq = await seqOf(desk, dealId)
    const lines = [{ orderId: orderIds[0]!, size: mm(5) }]
    expect((await faultsOf(desk.allocation.alloc({ versionId, expectedSeq, lines })))[1]).toContain(
      '5mm is below the order’s minimum fill of 10mm',
    )
    await desk.allocation.alloc({
      versionId,
      expectedSeq,
      lines: [{ orderId: orderIds[0]!, size: face(0) }],
    })
  })

  it('by two managers are merged if different, and clash with both figures if the same', async () => {
    const { dealId, orderIds, versionId, expectedSeq } = await start()
    const [one, two] = orderIds as [string, string, string]
    const edit = (client: Client, orderId: string, millions: number, at = expectedSeq) =>
      client.allocation.alloc({ versionId, expectedSeq: at, lines: [{ orderId, size: mm(millions) }] })
    const both = await Promise.all([edit(desk, one, 40), edit(second, two, 20)])
    expect(await sizes(dealId)).toEqual([mm(40), mm(20), 18_750_000])
    expect(await faultsOf(edit(second, one, 45))).toEqual([
      'alloc.lines-moved',
      'lines.0.size: Saved by someone else: 40mm. Yours: 45mm.',
    ])
    const rows = await rowsOf(dealId, second)
    expect(rows.map(({ editedBy }) => editedBy)).toEqual([
      'Edmund Fong 方以誠',
      'Hana Ishiguro',
      'Edmund Fong 方以誠',
    ])
    // After reading the other figure, the manager may overwrite it; an equal figure is no clash.
    await edit(second, one, 45, both[0].seq)
    expect(await faultsOf(edit(desk, one, 45))).toEqual(['write.no-changes'])
    const { list } = await desk.allocation.updaterList({ dealId, orderId: one })
    expect(list.map(({ by, kind, lines }) => [by?.name, kind, lines[0]?.was, lines[0]?.is])).toEqual([
      ['Hana Ishiguro', 'edited', mm(40), mm(45)],
      ['Edmund Fong 方以誠', 'edited', mm(50), mm(40)],
      ['Edmund Fong 方以誠', 'policy', null, mm(50)],
    ])
  })

  it('can be undone and redone, unless somebody changed them since', async () => {
    const { dealId, orderIds, versionId, expectedSeq } = await start()
    const [one, two] = orderIds as [string, string]
    const lines = [one, two].map((orderId) => ({ orderId, size: mm(10), note: 'Cut' }))
    const { seq: change } = await desk.allocation.alloc({ versionId, expectedSeq, lines })
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
    await second.allocation.alloc({ versionId, expectedSeq: await seqOf(desk, dealId), lines: [other] })
    expect(await faultsOf(desk.allocation.undoAlloc({ versionId, change }))).toEqual([
      'alloc.lines-since',
      'lines.0.size: Saved by someone else: 20mm. Yours: 50mm.',
    ])
    expect((await refusalOf(desk.allocation.undoAlloc({ versionId, change: 1 }))).reason).toBe(
      'alloc.change-unknown',
    )
  })

  it('can be undone one by one, down to the policy, on the same line too', async () => {
    const { dealId, orderIds, versionId, expectedSeq } = await start()
    const orderId = orderIds[0]!
    const edit = async (line: { size?: ReturnType<typeof mm>; note?: string }, at: number) =>
      (await desk.allocation.alloc({ versionId, expectedSeq: at, lines: [{ orderId, ...line }] })).seq
    const first = await edit({ size: mm(20) }, expectedSeq)
    const note = await edit({ note: 'Anchor' }, first)
    const last = await edit({ size: mm(30) }, note)
    expect((await rowsOf(dealId))[0]).toMatchObject({ size: mm(30), by: 'desk', note: 'Anchor' })
    const shown = async () => {
      const [row] = await rowsOf(dealId)
      return [row?.size, row?.by, row?.note]
    }
    for (const [change, left] of [
      [last, [mm(20), 'desk', 'Anchor']],
      [note, [mm(20), 'desk', null]],
      [first, [mm(50), 'proRata', null]],
      // The policy's run, below all of them.
      [expectedSeq, [0, null, null]],
    ] as const) {
      await desk.allocation.undoAlloc({ versionId, change })
      expect(await shown()).toEqual(left)
    }
    expect(await verifyLedger(app.database.pool, ledgerOf(dealId))).toBeUndefined()
  })

  it('have a note: it changes no size, clashes like a size, and survives a policy with its size', async () => {
    const { dealId, orderIds, versionId, expectedSeq } = await start()
    const [one] = orderIds as [string]
    const say = (client: Client, note: string, at: number) =>
      client.allocation.alloc({ versionId, expectedSeq: at, lines: [{ orderId: one, note }] })
    const { seq, total } = await say(desk, 'Anchor', expectedSeq)
    expect(total).toBe('100000000')
    const { list } = await desk.allocation.updaterList({ dealId, orderId: one })
    expect(list.map(({ lines }) => [lines[0]?.is, lines[0]?.note])).toEqual([
      [mm(50), 'Anchor'],
      [mm(50), undefined],
    ])
    expect(await faultsOf(say(second, 'Long only', expectedSeq))).toEqual([
      'alloc.lines-moved',
      'lines.0.note: Reason saved by someone else: “Anchor”. Yours: “Long only”.',
    ])
    const policy = [{ kind: 'anchor' as const, orderId: one, size: mm(40), share: null }, ...proRata]
    const ask = { versionId, expectedSeq, policy }
    expect(await faultsOf(desk.allocation.allocSubmit({ ...ask, keep: false }))).toContainEqual(
      expect.stringMatching(/^lines\.\w+\.size: Saved by someone else: 50mm. Yours: 40mm\.$/),
    )
    const run = async (size: FaceAmount, at: number) => {
      const fixed = [{ ...policy[0]!, size }, ...proRata]
      const { seq: next } = await desk.allocation.allocSubmit({
        versionId,
        expectedSeq: at,
        policy: fixed,
        keep: true,
      })
      const [row] = await rowsOf(dealId)
      expect([row?.size, row?.by]).toEqual([size, 'anchor'])
      return { next, note: row?.note }
    }
    const { next, note } = await run(mm(50), seq)
    expect(note).toBe('Anchor')
    expect((await run(mm(40), next)).note).toBeNull()
  })
})
