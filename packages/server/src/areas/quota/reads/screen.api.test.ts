// What the screens of limits read beside their lists: use before a limit is saved, names to choose from, the file.
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Client } from '@bookrunner/contract'
import { admitted, clientOf, refusalOf, startTestApp, type TestApp } from '../../../../test/index.ts'
import { submitted } from '../../../../test/lifecycle.ts'
import { orderLevel, place } from '../../../../test/orders.ts'
import { clearQuotas, setQuota } from '../../../../test/quotas.ts'
import { readWorkbookOf } from '../../../../test/workbooks.ts'

let app: TestApp
let keeper: Client
let system: Client
let dealId: string
beforeAll(async () => {
  app = await startTestApp()
  keeper = await clientOf(app, 'superadmin')
  system = await clientOf(app, 'systemadmin')
})
afterAll(() => app.close())
beforeEach(async () => {
  await clearQuotas(app.database, ['quota', 'quota_use', 'quota_rate'])
  dealId = await submitted(await clientOf(app, 'deskoc'), 'IPG')
  await place(await clientOf(app, 'investor'), dealId, { orderLevels: [orderLevel(20)] })
})

const house = 'ent_kestrelpeak'

/** The rows below the headings. */
const rowsOf = async (file: { blob: () => Promise<Blob> }): Promise<unknown[][]> => {
  const [sheet] = (await readWorkbookOf(file)).worksheets
  return sheet!
    .getSheetValues()
    .slice(2)
    .map((row) => (row as unknown[]).slice(1))
}

describe('the use that a limit would count', () => {
  it('is said before the limit is saved, to administrators of the platform alone', async () => {
    const ask = ({ quota }: Client) => quota.getLimitUse({ level: 'org', entityId: house, currency: 'USD' })
    expect(await ask(keeper)).toEqual({ used: '20000000', rates: [], missingRates: [], exists: false })
    expect(await admitted(app, ask)).toEqual(['superadmin', 'systemadmin'])
  })

  it('is converted, or names the rates that are missing', async () => {
    const ask = () => keeper.quota.getLimitUse({ level: 'business', currency: 'HKD' })
    expect(await ask()).toEqual({ used: null, rates: [], missingRates: ['HKD'], exists: false })
    const day = Temporal.Now.plainDateISO('UTC').toString()
    await keeper.quota.setRate({ currency: 'HKD', day, rate: '0.125' })
    expect(await ask()).toEqual({
      used: '160000000',
      rates: [{ currency: 'HKD', day, rate: '0.125' }],
      missingRates: [],
      exists: false,
    })
  })

  it('of a bond is not told to a system administrator, not even that a rate is missing', async () => {
    for (const scope of [
      { level: 'bond', dealId },
      { level: 'orgBond', dealId, entityId: house },
    ] as const) {
      expect(await keeper.quota.getLimitUse({ ...scope, currency: 'USD' })).toMatchObject({
        used: '20000000',
      })
      for (const currency of ['USD', 'HKD'] as const)
        expect(await system.quota.getLimitUse({ ...scope, currency })).toEqual({
          used: null,
          rates: [],
          missingRates: [],
          exists: false,
        })
    }
  })

  it('says that there is a limit on the same already', async () => {
    await setQuota(keeper, { entityId: house, millions: 25 })
    await setQuota(keeper, { dealId, millions: 100 })
    const exists = async (
      client: Client,
      scope: Omit<Parameters<Client['quota']['getLimitUse']>[0], 'currency'>,
    ) => (await client.quota.getLimitUse({ ...scope, currency: 'USD' })).exists
    for (const client of [keeper, system]) {
      expect(await exists(client, { level: 'org', entityId: house })).toBe(true)
      expect(await exists(client, { level: 'bond', dealId })).toBe(true)
      expect(await exists(client, { level: 'orgBond', entityId: house, dealId })).toBe(false)
      expect(await exists(client, { level: 'business' })).toBe(false)
    }
  })

  it('needs what its level is on', async () => {
    expect(await refusalOf(keeper.quota.getLimitUse({ level: 'org', currency: 'USD' }))).toMatchObject({
      reason: 'quota.scope-wrong',
    })
  })
})

it('institutions to choose are those that invest, found by any of their names', async () => {
  const find = async (keyword: string) =>
    (await system.quota.getLimitEntities({ keyword })).list.map(({ entityId }) => entityId)
  expect(await find('kestrelpeak asset')).toEqual([house])
  expect(await find('红隼峰')).toContain(house)
  expect(await find('glasswing')).toEqual([])
  expect(await find('lantern')).toEqual([])
})

it('deals to choose are those whose orders still count: priced ones until they settle', async () => {
  const offered = async () =>
    (await keeper.quota.getLimitDeals({})).list.some((deal) => deal.dealId === dealId)
  expect(await offered()).toBe(true)
  const priceWith = (settlementDate: string) =>
    sql`update deal set status = 'Priced', terms = terms || jsonb_build_object('settlementDate', ${settlementDate}::text)
      where id = ${dealId}`.execute(app.database.db)
  const today = Temporal.Now.plainDateISO('Asia/Hong_Kong')
  await priceWith(today.toString())
  expect(await offered()).toBe(true)
  await priceWith(today.subtract({ days: 1 }).toString())
  expect(await offered()).toBe(false)
  expect(await refusalOf(setQuota(keeper, { dealId, millions: 1 }))).toMatchObject({
    reason: 'quota.deal-over',
  })
})

it('the file has what the filter shows, and no figure that the list hides', async () => {
  await setQuota(keeper, { entityId: house, millions: 25 })
  await setQuota(keeper, { entityId: 'ent_ironmosslife', millions: 50, kind: 'soft' })
  await setQuota(keeper, { dealId, millions: 100 })
  const rows = await rowsOf(await keeper.quota.exportLimits({ level: 'org', kind: 'hard' }))
  expect(rows).toEqual([
    expect.arrayContaining(['USD', 25_000_000, 20_000_000, 5_000_000, 80, 'Hard', 'Near limit']),
  ])
  const [bond] = await rowsOf(await system.quota.exportLimits({ level: 'bond' }))
  expect(bond).toContain(100_000_000)
  expect(bond).not.toContain(20_000_000)
  expect(bond).not.toContain('Within limit')
})
