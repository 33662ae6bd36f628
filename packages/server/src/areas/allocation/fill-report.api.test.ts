// The fill report: which launch it shows, and which reasons it names with which amounts.
import { describe, expect, it } from 'vitest'
import { clientOf, openTestWorld, refusalOf } from '../../../test/index.ts'
import { allocated, closedWith, priceAt, proRata, seqOf } from '../../../test/allocation.ts'
import { mm } from '../../../test/orders.ts'
import { readWorkbookOf } from '../../../test/workbooks.ts'

const { app, desk, investor } = openTestWorld({ desk: 'deskoc', investor: 'investor' })

const priced = async (dealId: string, versionId: string) => {
  await priceAt(desk, dealId)
  await desk.allocation.signOff({ versionId, waiver: 'Agreed on the call' })
}
describe('the fill report', () => {
  it('shows the last confirmed launch, and a rule only with the amount that stands by it', async () => {
    const { dealId, orderIds } = await closedWith(desk)
    const anchors = orderIds.slice(0, 2).map((orderId) => ({
      kind: 'anchor' as const,
      orderId,
      size: mm(40),
      share: null,
    }))
    const { version, seq } = await desk.allocation.saveVersion({ dealId })
    const { versionId } = version
    const policy = [...anchors, ...proRata]
    await desk.allocation.allocSubmit({ versionId, expectedSeq: seq, keep: false, policy })
    await desk.allocation.launch({ versionId, expectedSeq: await seqOf(desk, dealId) })
    await priced(dealId, versionId)
    await desk.allocation.allocConfirmAll({ versionId })
    // Each amount would be the allocation of one or two accounts.
    expect(await investor.allocation.fillReport({ dealId })).toMatchObject({
      reasons: [],
      size: '100000000',
    })
    const { reasons } = await desk.allocation.justification({ dealId })
    expect(reasons).toEqual([
      { by: 'anchor', rounding: null, size: '80000000', lines: 2 },
      { by: 'proRata', rounding: null, size: '20000000', lines: 1 },
    ])
    const { copyId } = await desk.allocation.reopenLaunch({ versionId, reason: 'A line was wrong' })
    const again = { versionId: copyId, expectedSeq: await seqOf(desk, dealId), keep: false, policy: proRata }
    await desk.allocation.allocSubmit(again)
    await desk.allocation.launch({ versionId: copyId, expectedSeq: await seqOf(desk, dealId) })
    const { reason } = await refusalOf(investor.allocation.fillReport({ dealId }))
    expect(reason).toBe('alloc.not-released')
  })

  it('has no fill of a deal with two accounts, from which each would learn the other’s order', async () => {
    const { dealId } = await closedWith(desk, {
      orders: [
        ['ent_kestrelpeak', 60],
        ['ent_larkfieldhk', 70],
      ],
    })
    const versionId = await allocated(desk, dealId)
    await desk.allocation.launch({ versionId, expectedSeq: await seqOf(desk, dealId) })
    await priced(dealId, versionId)
    await desk.allocation.allocConfirmAll({ versionId })
    const report = await investor.allocation.fillReport({ dealId })
    expect(report).toMatchObject({ list: [], fill: null })
    const file = await investor.allocation.downloadFillReport({ dealId })
    const values = (await readWorkbookOf(file)).worksheets[0]!.getSheetValues()
    expect(JSON.stringify(values)).not.toContain('76.9')
    expect(JSON.stringify(values.at(-1))).toContain('fills would reveal individual allocations')
  })

  const four = (sizes: readonly [number, number, number, number]) =>
    (['kestrelpeak', 'larkfieldhk', 'ironmosslife', 'tamarindgulf'] as const).map(
      (house, at): [string, number] => [`ent_${house}`, sizes[at]!],
    )

  it.each([
    ['one has most of the book', [900, 20, 20, 20], false],
    ['two have most of it', [400, 380, 10, 10], false],
    ['nobody has', [60, 70, 40, 30], true],
  ] as const)('of four accounts has a fill unless it reveals one: %s', async (_, sizes, isShown) => {
    const { dealId } = await closedWith(desk, { orders: four(sizes) })
    const versionId = await allocated(desk, dealId)
    await desk.allocation.launch({ versionId, expectedSeq: await seqOf(desk, dealId) })
    await priced(dealId, versionId)
    await desk.allocation.allocConfirmAll({ versionId })
    for (const client of [desk, investor]) {
      const { fill, list } = await client.allocation.fillReport({ dealId })
      expect(fill !== null, 'the fill of the deal').toBe(isShown)
      if (!isShown) expect(list).toEqual([])
    }
  })

  it('does not name a rule whose sizes the desk replaced', async () => {
    const { dealId, orderIds } = await closedWith(desk)
    const versionId = await allocated(desk, dealId)
    const sizes = [mm(40), mm(40), mm(20)]
    const lines = orderIds.map((orderId, at) => ({ orderId, size: sizes[at]! }))
    await desk.allocation.alloc({ versionId, expectedSeq: await seqOf(desk, dealId), lines })
    await desk.allocation.launch({ versionId, expectedSeq: await seqOf(desk, dealId) })
    await priced(dealId, versionId)
    await desk.allocation.allocConfirmAll({ versionId })
    for (const client of [desk, investor, await clientOf(app, 'issuer')])
      expect((await client.allocation.fillReport({ dealId })).reasons).toEqual([
        { by: 'desk', rounding: null, size: '100000000' },
      ])
    const file = await investor.allocation.downloadFillReport({ dealId })
    const sheet = (await readWorkbookOf(file)).worksheets[0]!
    const texts = [1, 2, 3, 4].map((at) => sheet.getRow(at).getCell(1).value)
    expect(texts).toContain('How sizes were decided: Set by the desk: 100 of 100mm')
  })
})
