// Overrides: one order passes hard limits up to its size.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Client } from '@bookrunner/contract'
import { clientOf, outcomeOf, refusalOf, startTestApp, type TestApp } from '../../../../test/index.ts'
import { inMinutes, submitted } from '../../../../test/lifecycle.ts'
import { mm, orderLevel, place } from '../../../../test/orders.ts'
import { clearQuotas, setQuota } from '../../../../test/quotas.ts'

let one: TestApp
let desk: Client
let keeper: Client
let system: Client
let investor: Client
beforeAll(async () => {
  one = await startTestApp()
  desk = await clientOf(one, 'deskoc')
  keeper = await clientOf(one, 'superadmin')
  system = await clientOf(one, 'systemadmin')
  investor = await clientOf(one, 'investor')
})
afterAll(() => one.close())

const page = { pageNum: 1, pageSize: 50 } as const
const house = 'ent_kestrelpeak'
const levels = (millions: number) => ({ orderLevels: [orderLevel(millions)] })

/** The demo world has its own orders and limits; these tests start from none. */
beforeEach(async () => {
  await clearQuotas(one.database, ['quota', 'quota_use', 'quota_override'])
})

describe('an override', () => {
  const until = () => inMinutes(60)

  it('lets one order pass up to its size, is written down, and is for no second order', async () => {
    const dealId = await submitted(desk)
    await setQuota(keeper, { entityId: house, millions: 5 })
    const grant = {
      entityId: house,
      dealId,
      amount: mm(12),
      until: until(),
      reason: 'Approved by the committee',
    }
    const { overrideId } = await system.quota.grantOverride(grant)
    expect((await refusalOf(place(investor, dealId, levels(13)))).reason).toBe('quota.contact-desk')
    const { orderId } = await place(investor, dealId, levels(11))
    await investor.orders.editOrder({ orderId, expectedVersion: 1, content: levels(12) })
    const find = async (client: Client) =>
      (await client.quota.getOverrides({ ...page, dealId })).list.map((each) => [
        each.overrideId,
        each.state,
        each.orderId,
      ])
    expect(await find(keeper)).toEqual([[overrideId, 'used', orderId]])
    expect(await find(system)).toEqual([[overrideId, 'used', null]])
    expect((await refusalOf(place(investor, dealId, levels(1)))).reason).toBe('quota.contact-desk')
    const { list } = await system.quota.getLimitHistory({ ...page, dealId })
    expect(list.map(({ act, reason }) => [act, reason])).toEqual([
      ['override-used', null],
      ['override-granted', 'Approved by the committee'],
    ])
    expect(JSON.stringify(list)).not.toContain(orderId)
    // The order stays marked when the override is over.
    await keeper.quota.endOverride({ overrideId, reason: 'Used as agreed' })
    await investor.orders.editOrder({ orderId, expectedVersion: 2, content: levels(11) })
    const { limits } = await desk.orders.getOrderDetailForBook({ orderId })
    expect(limits).toMatchObject([{ state: 'over', overridden: true }])
  })

  it('ends before its time by hand, and not twice', async () => {
    const dealId = await submitted(desk)
    await setQuota(keeper, { entityId: house, millions: 5 })
    const grant = { entityId: house, dealId, amount: mm(12), until: until(), reason: 'Approved' }
    const { overrideId } = await keeper.quota.grantOverride(grant)
    await keeper.quota.endOverride({ overrideId, reason: 'A mistake' })
    expect((await refusalOf(place(investor, dealId, levels(6)))).reason).toBe('quota.contact-desk')
    const again = keeper.quota.endOverride({ overrideId, reason: 'A mistake' })
    expect((await refusalOf(again)).reason).toBe('quota.override-over')
  })

  it('is not the desk’s to grant', async () => {
    const grant = (client: Client) =>
      client.quota.grantOverride({
        entityId: house,
        dealId: 'deal_none',
        amount: mm(1),
        until: until(),
        reason: 'Please',
      })
    expect(await outcomeOf(grant(desk))).toBe('access.denied')
    expect(await outcomeOf(grant(investor))).toBe('access.denied')
    expect(await outcomeOf(grant(keeper))).toBe('record.unknown')
  })
})
