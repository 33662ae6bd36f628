// Hard limits under concurrent orders of two nodes and two deals, bulk entry, overrides, and who learns what.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sql } from 'kysely'
import type { Client } from '@bookrunner/contract'
import { clientOf, refusalOf, startTestApp, type TestApp, type TestNode } from '../../../../test/index.ts'
import { inMinutes, linesOf, spread, submitted } from '../../../../test/lifecycle.ts'
import { enterFor, mm, orderLevel, place } from '../../../../test/orders.ts'
import { readQuota, setQuota, usedOf } from '../../../../test/quotas.ts'

let one: TestApp
let two: TestNode
let desk: Client
let keeper: Client
let system: Client
let investor: Client
let other: Client
beforeAll(async () => {
  one = await startTestApp()
  two = await one.anotherNode()
  desk = await clientOf(one, 'deskoc')
  keeper = await clientOf(one, 'superadmin')
  system = await clientOf(one, 'systemadmin')
  investor = await clientOf(one, 'investor')
  other = await clientOf({ ...one, url: two.url }, 'investor')
})
afterAll(() => one.close())

const house = 'ent_kestrelpeak'
const levels = (millions: number) => ({ orderLevels: [orderLevel(millions)] })

/** The demo world has its own orders and limits; these tests start from none. */
beforeEach(async () => {
  await sql`delete from quota`.execute(one.database.db)
  await sql`delete from quota_use`.execute(one.database.db)
  await sql`delete from quota_override`.execute(one.database.db)
})

describe('a hard limit', () => {
  it('never lets two orders on two deals pass together', async () => {
    const deals = await Promise.all([submitted(desk), submitted(desk)])
    await setQuota(keeper, { entityId: house, millions: 15 })
    for (let round = 0; round < 20; round++) {
      const outcomes = await Promise.allSettled([
        place(investor, deals[0]!, levels(10)),
        place(other, deals[1]!, levels(10)),
      ])
      const placed = outcomes.flatMap((each, at) =>
        each.status === 'fulfilled' ? [{ at, orderId: each.value.orderId }] : [],
      )
      expect(placed).toHaveLength(1)
      expect(await usedOf(keeper, { entityId: house })).toBe(10)
      await investor.orders.withdraw({ orderId: placed[0]!.orderId, expectedVersion: 1 })
      expect(await usedOf(keeper, { entityId: house })).toBe(0)
    }
  })
})
