// What an investor reads of an order that got nothing: its own reason on screen, in files and on paper, and no other.
import { readPdf } from '@cj-tech-master/excelts/pdf'
import { beforeAll, describe, expect, it } from 'vitest'
import type { ReceivedFile } from '@bookrunner/contract'
import { clientOf, openTestWorld, refusalOf } from '../../../test/index.ts'
import { closedWith, finalOf, priceAt, seqOf } from '../../../test/allocation.ts'
import { rate } from '../../../test/deals.ts'
import { why } from '../../../test/lifecycle.ts'
import { readWorkbookOf } from '../../../test/workbooks.ts'
import { mm, orderLevel } from '../../../test/orders.ts'

const { app, desk, investor } = openTestWorld({ desk: 'deskoc', investor: 'investor' }, { timedWork: true })
let dealId: string
let versionId: string
let out: string
let scaledToZero: string
beforeAll(async () => {
  const made = await closedWith(desk, {
    orders: [
      ['ent_ironmosslife', 60],
      ['ent_kestrelpeak', 40, { account: 'Limited', orderLevels: [orderLevel(40, '200')] }],
      ['ent_kestrelpeak', 40, { account: 'Scaled' }],
    ],
    millions: 60,
  })
  dealId = made.dealId
  const [first, ...own] = made.orderIds
  ;[out, scaledToZero] = own as [string, string]
  const { version, seq } = await desk.allocation.saveVersion({ dealId })
  versionId = version.versionId
  await desk.allocation.alloc({
    versionId,
    expectedSeq: seq,
    lines: [{ orderId: first!, size: mm(60) }],
  })
  await desk.allocation.launch({ versionId, expectedSeq: await seqOf(desk, dealId) })
  await priceAt(desk, dealId, 60)
  await desk.allocation.signOff({ versionId, waiver: 'Agreed on the call' })
  await desk.allocation.allocConfirmAll({ versionId })
})

const textOf = async (file: ReceivedFile): Promise<string> =>
  (await readPdf(new Uint8Array(await (await file.blob()).arrayBuffer()))).text.replaceAll(/\s+/g, ' ')

describe('an order that got nothing', () => {
  it('has its own reason in the order, the list and the allocations, and none where the desk decided', async () => {
    const reasons = { [out]: 'out', [scaledToZero]: null }
    for (const [orderId, notAllocated] of Object.entries(reasons))
      expect(await investor.orders.getOrderDetail({ orderId })).toMatchObject({
        status: 'Unallocated',
        notAllocated,
      })
    const { list } = await investor.orders.myOrder({ dealId })
    expect(Object.fromEntries(list.map(({ order, notAllocated }) => [order.id, notAllocated]))).toEqual(
      reasons,
    )
    const mine = await investor.allocation.myAllocation({ dealId })
    for (const { orderId, notAllocated } of mine.list) expect(notAllocated).toBe(reasons[orderId])
  })

  it.each([
    ['US', 'Why not allocated', 'out at the final level'],
    ['CN', '未获配售的原因', '在最终水平未达限价'],
    ['HK', '未獲配售的原因', '在最終水平未達限價'],
  ] as const)('has it in the file and on both papers in %s', async (lang, head, reason) => {
    const client = await clientOf(app, 'investor', lang)
    const [sheet] = (await readWorkbookOf(await client.orders.downloadMyOrder({ dealId }))).worksheets
    const column = (sheet!.getRow(1).values as string[]).indexOf(head)
    expect(sheet!.getColumn(column).values.slice(2).filter(Boolean)).toEqual([reason])
    for (const orderId of [out, scaledToZero]) {
      const papers = [
        await client.orders.downloadConfirmation({ orderId }),
        ...((await client.allocation.myAllocation({ dealId })).list.some((each) => each.orderId === orderId)
          ? [await client.allocation.downloadAllocation({ orderId })]
          : []),
      ]
      for (const paper of papers) expect((await textOf(paper)).includes(reason)).toBe(orderId === out)
    }
  })

  it('has no reason from a correction of the final terms until it is confirmed again', async () => {
    const reasons = async () => [
      (await investor.orders.getOrderDetail({ orderId: out })).notAllocated,
      (await investor.orders.myOrder({ dealId })).list.find(({ order }) => order.id === out)?.notAllocated,
    ]
    await desk.deals.setFinalTerms({ dealId, final: { ...finalOf(60), price: rate('99.853') }, ...why })
    expect(await reasons()).toEqual([null, null])
    await desk.allocation.allocConfirmAll({ versionId })
    expect(await reasons()).toEqual(['out', 'out'])
  })

  it('is nobody else’s to read', async () => {
    const other = await clientOf(app, 'investorsundialreserve')
    expect((await refusalOf(other.orders.getOrderDetail({ orderId: out }))).reason).toBe('record.unknown')
    expect((await refusalOf(other.allocation.myAllocation({ dealId }))).reason).toBe('record.unknown')
  })
})
