// A desk's notes on an order do not stop an investor from changing it, and no refusal reveals them.
import { describe, expect, it } from 'vitest'
import { investorWritten } from '@bookrunner/domain/orders'
import { openTestWorld, refusalOf } from '../../../../test/index.ts'
import { inMinutes, spread, submitted } from '../../../../test/lifecycle.ts'
import { mm, place, orderLevel } from '../../../../test/orders.ts'

const { app, desk, investor } = openTestWorld({ desk: 'deskoc', investor: 'investor' })

/** A reserve of 8mm, and a lead that has left the syndicate since. */
const noted = async (orderId: string) => {
  const content = { reserve: mm(8), leads: ['ent_brasslight'] }
  await desk.orders.editOrderForInvestor({ orderId, expectedVersion: 1, content })
  await app.database.pool.query(
    `update announcement set shared = jsonb_set(shared, '{syndicate}', (select jsonb_agg(bank) from
      jsonb_array_elements(shared -> 'syndicate') bank where bank ->> 'entityId' <> 'ent_brasslight'))
      where id = $1`,
    [`ann_${orderId.slice(4, 16)}`],
  )
}
const reserveOf = async (orderId: string) =>
  (await desk.orders.getOrderDetailForBook({ orderId })).order.reserve

describe('an investor that reduces an order below the desk’s reserve', () => {
  it('edits it; the reserve follows without a change for the investor', async () => {
    const { orderId } = await place(investor, await submitted(desk))
    await noted(orderId)
    const content = { orderLevels: [orderLevel(5, '60')] }
    expect((await investor.orders.editOrder({ orderId, expectedVersion: 1, content })).shown).toBe(2)
    expect(await reserveOf(orderId)).toBe(mm(5))
    const [newest] = (await investor.orders.getHisOrderList({ orderId })).list
    expect(newest!.changes.map(({ field }) => field)).toEqual(['orderLevels'])
    const more = { orderLevels: [orderLevel(20, '60')] }
    expect((await investor.orders.editOrder({ orderId, expectedVersion: 2, content: more })).shown).toBe(3)
    expect(await reserveOf(orderId)).toBe(mm(5))
  })

  it('answers FPG with it', async () => {
    const dealId = await submitted(desk)
    const { orderId } = await place(investor, dealId)
    await noted(orderId)
    await desk.deals.changeDealStatus({
      dealId,
      to: 'FPG',
      guidance: spread('60'),
      closesAt: inMinutes(60),
    })
    const { list } = await investor.orders.getFpgOrder({ dealId })
    expect(list.map(({ order }) => order.id)).toEqual([orderId])
    const push = list[0]!.push!
    const answer = { orderId, expectedVersion: 1, push, answer: 'reduce', size: mm(4) } as const
    expect((await investor.orders.fpgOrder(answer)).figures.fpgSize).toBe(mm(4))
    expect(await reserveOf(orderId)).toBe(mm(4))
  })

  it('submits it after the test of a draft', async () => {
    const dealId = await submitted(desk, 'Test')
    const { orderId } = await place(investor, dealId)
    await noted(orderId)
    await desk.deals.testEnd({ dealId })
    const content = { orderLevels: [orderLevel(3, '60')] }
    const sent = await investor.orders.newOrder({ dealId, orderId, expectedVersion: 1, content })
    expect(sent).toMatchObject({ status: 'Submitted', shown: 2 })
    expect(await reserveOf(orderId)).toBe(mm(3))
  })

  it('is refused only for its own fields', async () => {
    const { orderId } = await place(investor, await submitted(desk))
    await noted(orderId)
    const content = { orderLevels: [orderLevel(0.1, '60')], minSize: mm(2), throughId: 'ent_amberfall' }
    const { reason, fields } = await refusalOf(
      investor.orders.editOrder({ orderId, expectedVersion: 1, content }),
    )
    expect(reason).toBe('order.wrong')
    const named = new Set(fields?.map(({ field }) => field.split('.')[0]))
    expect([...named].filter((field) => !(investorWritten as readonly unknown[]).includes(field))).toEqual([])
    expect([...named]).toEqual(expect.arrayContaining(['orderLevels', 'minSize', 'throughId']))
  })
})
