// Terms corrected after confirmation: what of the allocation still counts, and how it is recalled and confirmed again.
import { describe, expect, it } from 'vitest'
import { openTestWorld, refusalOf } from '../../../test/index.ts'
import {
  closedWith,
  finalOf,
  launchedOn,
  priceAt,
  proRata,
  releasable,
  seqOf,
  type Entered,
} from '../../../test/allocation.ts'
import { why } from '../../../test/lifecycle.ts'
import { rate } from '../../../test/deals.ts'
import { orderLevel } from '../../../test/orders.ts'

const { desk, lead, investor } = openTestWorld(
  { desk: 'deskoc', lead: 'deskjlm', investor: 'investor' },
  { timedWork: true },
)

/** What the line of stages says from pricing on, and the next step. */
const lifecycleOf = async (dealId: string) => {
  const { stages, next } = await desk.deals.bookDealDetail({ dealId })
  const last = stages.slice(-3)
  expect(last.map(({ stage }) => stage)).toEqual(['Priced', 'Allocated', 'Confirmed'])
  const times = last.flatMap(({ at }) => at ?? [])
  expect(times).toEqual(times.toSorted())
  return { next, reached: times.length }
}

describe('corrected terms', () => {
  it('void the launch where the level is another, until the next one; the stages stay in order', async () => {
    const { dealId } = await closedWith(desk)
    await priceAt(desk, dealId)
    const versionId = await launchedOn(desk, dealId)
    await desk.allocation.signOff({ versionId, waiver: 'Agreed on the call' })
    await desk.allocation.allocConfirmAll({ versionId })
    expect(await lifecycleOf(dealId)).toEqual({ next: null, reached: 3 })
    const figures = { ...finalOf(100), price: rate('99.853') }
    await desk.deals.setFinalTerms({ dealId, final: figures, ...why })
    expect(await lifecycleOf(dealId)).toEqual({ next: 'confirm', reached: 2 })
    const level = { spread: rate('51'), yield: rate('0.83'), price: rate('99.911') }
    const other = { dealId, final: { ...finalOf(100), ...level }, levelConfirmed: true, ...why } as const
    await desk.deals.setFinalTerms(other)
    expect(await lifecycleOf(dealId)).toEqual({ next: 'allocate', reached: 1 })
    // So it stays when another figure is corrected at that level.
    await desk.deals.setFinalTerms({ ...other, final: { ...other.final, price: rate('99.912') } })
    expect(await lifecycleOf(dealId)).toEqual({ next: 'allocate', reached: 1 })
    // Corrected back, the launch counts again, and so it does once all is confirmed.
    await desk.deals.setFinalTerms({ ...other, final: finalOf(100) })
    expect(await lifecycleOf(dealId)).toEqual({ next: 'confirm', reached: 2 })
    await desk.allocation.allocConfirmAll({ versionId })
    expect(await lifecycleOf(dealId)).toEqual({ next: null, reached: 3 })
  })

  it('leave the launch standing where other terms were set before pricing, and then its own again', async () => {
    const { dealId } = await closedWith(desk)
    const versionId = await launchedOn(desk, dealId)
    const level = { spread: rate('51'), yield: rate('0.83'), price: rate('99.911') }
    await desk.deals.setFinalTerms({ dealId, final: { ...finalOf(100), ...level }, levelConfirmed: true })
    await desk.deals.setFinalTerms({ dealId, final: finalOf(100), levelConfirmed: true })
    await priceAt(desk, dealId)
    expect((await desk.deals.bookDealDetail({ dealId })).next).toBe('confirm')
    await desk.allocation.signOff({ versionId, waiver: 'Agreed on the call' })
    await desk.allocation.allocConfirmAll({ versionId })
    await desk.deals.setFinalTerms({ dealId, final: { ...finalOf(100), price: rate('99.853') }, ...why })
    const { next, lifecycle } = await desk.deals.bookDealDetail({ dealId })
    expect(next).toBe('confirm')
    expect(lifecycle.allocatedAt).toBe(lifecycle.launchedAllocation?.at)
    expect(await desk.allocation.allocConfirmAll({ versionId })).toMatchObject({ confirmed: 3 })
  })

  it('leave confirmations unchanged until a new allocation, even if an order is out', async () => {
    const orders: readonly Entered[] = [
      ['ent_ironmosslife', 80],
      ['ent_kestrelpeak', 50, { orderLevels: [orderLevel(50, '53')] }],
    ]
    const { dealId, orderIds } = await closedWith(desk, { orders })
    const versionId = await releasable(desk, dealId)
    await desk.allocation.allocConfirmAll({ versionId })
    const final = { ...finalOf(100), spread: rate('51'), yield: rate('0.83'), price: rate('99.911') }
    const figures = async () => {
      const {
        orders: all,
        filled,
        confirmed,
        reissue,
        pending,
      } = (await desk.allocation.allocSummary({ dealId })).summary
      return { all, filled, confirmed, reissue, pending }
    }
    expect(await figures()).toEqual({ all: 2, filled: 2, confirmed: 2, reissue: 0, pending: 0 })
    await desk.deals.setFinalTerms({ dealId, final, levelConfirmed: true, ...why })
    // Those that stand are counted, and no more are filled than counted.
    const standing = { confirmed: 2, reissue: 2, pending: 0 }
    expect(await figures()).toEqual({ all: 2, filled: 2, ...standing })
    const orderId = orderIds[1]!
    expect((await investor.orders.getOrderDetail({ orderId })).status).toBe('Allocated')
    const again = desk.allocation.allocConfirmAll({ versionId })
    expect((await refusalOf(again)).reason).toBe('alloc.launch-stale')
    const { copyId } = await desk.allocation.reopenLaunch({ versionId, reason: 'The level was corrected' })
    expect(await desk.allocation.getLaunch({ dealId })).toMatchObject({ version: null, stillValid: 2 })
    expect(await figures()).toMatchObject(standing)
    expect(await lead.allocation.getLaunch({ dealId })).toMatchObject({ version: null, stillValid: 0 })
    const expectedSeq = await seqOf(desk, dealId)
    const policy = {
      versionId: copyId,
      expectedSeq,
      keep: false,
      policy: proRata,
      shortfall: 'cut' as const,
    }
    await desk.allocation.allocSubmit(policy)
    await desk.allocation.launch({ versionId: copyId, expectedSeq: await seqOf(desk, dealId) })
    await desk.allocation.signOff({ versionId: copyId, waiver: 'Agreed on the call' })
    expect(await figures()).toEqual({ all: 1, filled: 1, ...standing })
    expect(await desk.allocation.allocConfirmAll({ versionId: copyId })).toMatchObject({ confirmed: 2 })
    expect((await investor.orders.getOrderDetail({ orderId })).status).toBe('Unallocated')
    expect(await figures()).toMatchObject({ confirmed: 2, reissue: 0, pending: 0 })
  })
})
