// What an order uses of limits from its flag in the book to its settlement, and after a merge of institutions.
import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Client } from '@bookrunner/contract'
import { openTestWorld, refusalOf } from '../../../test/index.ts'
import { closedWith, priceAt, releasable } from '../../../test/allocation.ts'
import { submitted } from '../../../test/lifecycle.ts'
import { mergeInto, typedByUser } from '../../../test/merges.ts'
import { enterFor, orderLevel, place } from '../../../test/orders.ts'
import { clearQuotas, readQuota, setQuota, usedOf } from '../../../test/quotas.ts'

const { app, desk, jlm, issuer, keeper, investor } = openTestWorld({
  desk: 'deskoc',
  jlm: 'deskjlm',
  issuer: 'issuer',
  keeper: 'superadmin',
  investor: 'investor',
})
beforeEach(async () => {
  await clearQuotas(app.database, ['quota', 'quota_use'])
})

const house = 'ent_kestrelpeak'
const levels = (millions: number) => ({ orderLevels: [orderLevel(millions)] })

describe('a soft limit', () => {
  it('flags the order: with figures for the desk, without for its investor and other banks', async () => {
    const dealId = await submitted(desk)
    await setQuota(keeper, { entityId: house, millions: 15, kind: 'soft' })
    const near = await place(investor, dealId, levels(13))
    const over = await place(investor, dealId, levels(10))
    const limits = async (client: Client, orderId: string) =>
      (await client.orders.getOrderDetailForBook({ orderId })).limits
    expect(await limits(desk, near.orderId)).toMatchObject([{ state: 'warned', used: '13000000' }])
    const flag = { level: 'org', state: 'over', overridden: false, amount: 15_000_000, used: '23000000' }
    expect(await limits(desk, over.orderId)).toMatchObject([flag])
    expect([await limits(jlm, over.orderId), await limits(issuer, over.orderId)]).toEqual([[], []])

    const mine = async (orderId: string) => investor.orders.getOrderDetail({ orderId })
    expect((await mine(near.orderId)).sizeReviewed).toBe(false)
    const reviewed = await mine(over.orderId)
    expect(reviewed.sizeReviewed).toBe(true)
    expect(JSON.stringify(reviewed)).not.toMatch(/23000000|15000000|quo_/)

    const findings = async (client: Client) => (await client.book.bookOrderList({ dealId })).findings
    expect((await findings(desk)).filter(({ kind }) => kind === 'aboveLimit')).toMatchObject([
      { key: `aboveLimit:${over.orderId}`, orderIds: [over.orderId], limit: flag, resolution: null },
    ])
    expect([await findings(jlm), await findings(issuer)]).toEqual([[], []])
    await desk.book.resolveFinding({
      dealId,
      key: `aboveLimit:${over.orderId}`,
      orderIds: [over.orderId],
      kind: 'counts',
      reason: 'Approved by credit',
    })
    await investor.orders.editOrder({ orderId: over.orderId, expectedVersion: 1, content: levels(2) })
    expect((await findings(desk)).filter(({ kind }) => kind === 'aboveLimit')).toEqual([])
    expect((await mine(over.orderId)).sizeReviewed).toBe(false)
  })
})

describe('a soft limit on the bond or the business', () => {
  it.each(['bond', 'business'])(
    '%s flags the order for the desk and says nothing to its investor',
    async (level) => {
      const dealId = await submitted(desk)
      const scope = level === 'bond' ? { dealId } : {}
      await setQuota(keeper, { ...scope, millions: 15, kind: 'soft' })
      await enterFor(desk, dealId, 'ent_ironmosslife', levels(10))
      const { orderId } = await place(investor, dealId, levels(10))
      const { limits } = await desk.orders.getOrderDetailForBook({ orderId })
      expect(limits).toMatchObject([{ level, state: 'over', overridden: false }])
      // What others ordered in between would follow from the size at which the note appears.
      expect((await investor.orders.getOrderDetail({ orderId })).sizeReviewed).toBe(false)
      const { list } = await investor.orders.myOrder({ dealId, pageNum: 1, pageSize: 15 })
      expect(list.map(({ sizeReviewed }) => sizeReviewed)).toEqual([false])
    },
  )
})

describe('an allocation', () => {
  it('replaces the order once it is confirmed, until the settlement date is over', async () => {
    const { dealId, orderIds } = await closedWith(desk)
    const used = () => usedOf(keeper, { entityId: house, dealId })
    await setQuota(keeper, { entityId: house, dealId, millions: 100 })
    expect(await used()).toBe(50)
    await priceAt(desk, dealId)
    expect(await used()).toBe(50)
    await desk.deals.changeDealStatus({ dealId, to: 'FPG', reason: 'A slip' })
    const versionId = await releasable(desk, dealId)
    expect(await used()).toBe(50)
    const own = orderIds[1]!
    await desk.allocation.allocConfirm({ versionId, orderIds: [own] })
    const line = (await desk.allocation.allocOrderList({ dealId })).rows.find(
      ({ orderId }) => orderId === own,
    )
    expect(line?.size).toBeGreaterThan(0)
    expect(line?.size).toBeLessThan(50_000_000)
    expect(await used()).toBe(line!.size! / 1_000_000)
    const { rows } = await sql<{ until: Temporal.Instant; phase: string }>`
      select until, phase from quota_use where order_id = ${own}`.execute(app.database.db)
    expect(rows[0]).toMatchObject({ phase: 'confirmed' })
    expect(rows[0]!.until.toString()).toBe('2027-03-09T16:00:00Z')
    await sql`update quota_use set until = clock_timestamp() where order_id = ${own}`.execute(app.database.db)
    expect(await used()).toBe(0)
  })
})

describe('a merge of institutions', () => {
  const from = 'ent_tamarindgulf'
  const into = 'ent_sundialreserve'

  it('moves use and limits to the target, whose own limit stays, and writes it down', async () => {
    await typedByUser(app, from)
    const dealId = await submitted(desk)
    await enterFor(desk, dealId, from, levels(10))
    await enterFor(desk, dealId, into, levels(5))
    await setQuota(keeper, { entityId: from, millions: 20 })
    await setQuota(keeper, { entityId: into, millions: 14 })
    await setQuota(keeper, { entityId: from, dealId, millions: 30 })
    await mergeInto(keeper, from, into)
    expect(await readQuota(keeper, { entityId: from })).toBeUndefined()
    expect(await readQuota(keeper, { entityId: into })).toMatchObject({
      amount: 14_000_000,
      used: '15000000',
      state: 'over',
    })
    expect(await readQuota(keeper, { entityId: into, dealId })).toMatchObject({
      quotaId: `quo_orgbond_${into}_${dealId}`,
      amount: 30_000_000,
      used: '15000000',
    })
    const refused = enterFor(desk, dealId, into, levels(1))
    expect((await refusalOf(refused)).reason).toBe('quota.full-org')
    const history = await keeper.quota.getLimitHistory({ pageNum: 1, pageSize: 2 })
    expect(history.list.map(({ act }) => act).toSorted()).toEqual(['moved', 'removed'])
  })
})
