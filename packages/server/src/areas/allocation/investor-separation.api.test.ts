// What an investor sees of an allocation, and when; nothing by another's id.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Client } from '@bookrunner/contract'
import { clientOf, outcomeOf, startTestApp, type TestApp } from '../../../test/index.ts'
import { closedWith, launchedOn, priceAt, type Entered } from '../../../test/allocation.ts'

const orders: readonly Entered[] = [
  ['ent_ironmosslife', 80],
  ['ent_kestrelpeak', 50, { xOrder: true }],
  ['ent_sundialreserve', 30, { throughId: 'ent_quillstone' }],
]

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

describe('an investor', () => {
  it('sees only its own line after the release, and nothing by another’s id', async () => {
    const desk = await clientOf(app, 'deskoc')
    const { dealId, orderIds } = await closedWith(desk, { orders })
    const [theirs, own] = orderIds as [string, string]
    const mine = await clientOf(app, 'investor')
    const other = await clientOf(app, 'investorironmosslife')
    const strangerTo = await clientOf(app, 'investorvellumasia')
    const list = async (client: Client) => (await client.allocation.myAllocation({ dealId })).list
    const versionId = await launchedOn(desk, dealId)
    await priceAt(desk, dealId)
    await desk.allocation.signOff({ versionId, waiver: 'Agreed' })
    expect([await list(mine), await list(other)]).toEqual([[], []])
    expect((await mine.orders.getOrderDetail({ orderId: own })).order.allocation).toBeNull()
    expect(await outcomeOf(mine.allocation.downloadAllocation({ orderId: own }))).toBe('alloc.not-released')
    await desk.allocation.allocConfirm({ versionId, orderIds: [theirs] })
    expect([await list(mine), (await list(other)).length]).toEqual([[], 1])
    expect(await outcomeOf(mine.allocation.downloadAllocation({ orderId: theirs }))).toBe('record.unknown')
    expect(await outcomeOf(mine.allocation.fillReport({ dealId }))).toBe('alloc.not-released')
    expect(await outcomeOf(other.allocation.fillReport({ dealId }))).toBe('alloc.not-released')
    expect(await outcomeOf(strangerTo.allocation.myAllocation({ dealId }))).toBe('record.unknown')
    expect(await outcomeOf(strangerTo.allocation.fillReport({ dealId }))).toBe('record.unknown')
    await desk.allocation.allocConfirmAll({ versionId })
    const [line] = await list(mine)
    expect(line).toMatchObject({ orderId: own, size: 31_250_000 })
    const report = await mine.allocation.fillReport({ dealId })
    expect(report).toEqual({
      dealId,
      reasons: [{ by: 'proRata', rounding: null, size: '100000000' }],
      size: '100000000',
      fill: '62.5',
      list: [{ classId: null, name: null, accounts: 3, fill: '62.5' }],
    })
    expect(JSON.stringify(report)).not.toMatch(/ent_|(50|3125|1875)0{4,}"/)
    for (const ask of [
      () => mine.allocation.allocOrderList({ dealId }),
      () => mine.allocation.getLaunch({ dealId }),
      () => mine.allocation.review({ versionId, verdict: 'accepted' }),
      () => mine.allocation.allocConfirm({ versionId, orderIds: [own] }),
    ])
      expect(await outcomeOf(ask())).toBe('access.denied')
  })
})
