// Limits, rates and overrides as those who keep them see and change them.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sql } from 'kysely'
import type { Client } from '@bookrunner/contract'
import type { Rate } from '@bookrunner/domain/kernel'
import {
  admitted,
  clientOf,
  outcomeOf,
  refusalOf,
  startTestApp,
  worded,
  type TestApp,
} from '../../../test/index.ts'
import { submitted } from '../../../test/lifecycle.ts'
import { enterFor, mm, orderLevel, place } from '../../../test/orders.ts'
import { clearQuotas, readQuota, setQuota, usedOf } from '../../../test/quotas.ts'
import { verifyLedger } from '../../platform/service/index.ts'

let app: TestApp
let keeper: Client
let system: Client
let desk: Client
let investor: Client
beforeAll(async () => {
  app = await startTestApp()
  keeper = await clientOf(app, 'superadmin')
  system = await clientOf(app, 'systemadmin')
  desk = await clientOf(app, 'deskoc')
  investor = await clientOf(app, 'investor')
})
afterAll(() => app.close())
beforeEach(async () => {
  await clearQuotas(app.database, ['quota', 'quota_use', 'quota_rate', 'quota_override'])
})

const house = 'ent_kestrelpeak'
const page = { pageNum: 1, pageSize: 50 } as const
const rate = (text: string) => text as Rate
const today = Temporal.Now.plainDateISO('UTC').toString()
const levels = (millions: number) => ({ orderLevels: [orderLevel(millions)] })

describe('who may', () => {
  const calls: [string, (client: Client) => Promise<unknown>][] = [
    ['read bonds', ({ quota }) => quota.getBondStockLimitInfo(page)],
    ['read institutions', ({ quota }) => quota.getBondOrgLimitInfos(page)],
    ['read both', ({ quota }) => quota.getBondOrgStockLimitInfos(page)],
    ['read the business', ({ quota }) => quota.getBusinessLimitInfo({})],
    ['read rates', ({ quota }) => quota.getRates({})],
    ['read old rates', ({ quota }) => quota.getRateHistory(page)],
    ['read history', ({ quota }) => quota.getLimitHistory(page)],
    ['read overrides', ({ quota }) => quota.getOverrides(page)],
    ['choose deals', ({ quota }) => quota.getLimitDeals({})],
    ['set a limit', (client) => setQuota(client, { entityId: 'ent_none', millions: 1 })],
    [
      'remove a limit',
      ({ quota }) => quota.removeLimit({ quotaId: 'quo_x', expectedVersion: 1, reason: 'x' }),
    ],
    ['end an override', ({ quota }) => quota.endOverride({ overrideId: 'ovr_x', reason: 'x' })],
  ]
  it.each(calls)('%s: administrators of the platform alone', async (_name, call) => {
    expect(await admitted(app, call)).toEqual(['superadmin', 'systemadmin'])
  })

  it('set a rate: a super administrator alone, since the use after it would tell the orders of an institution', async () => {
    expect(
      await admitted(app, ({ quota }) => quota.setRate({ currency: 'USD', day: today, rate: rate('1') })),
    ).toEqual(['superadmin'])
  })
})

describe('a limit', () => {
  it('is set, changed and removed, each with its reason', async () => {
    const { quotaId, version } = await setQuota(keeper, { entityId: house, millions: 20 })
    expect([quotaId, version]).toEqual([`quo_org_${house}`, 1])
    await setQuota(system, { entityId: house, millions: 30, kind: 'soft', warnAt: 70, expectedVersion: 1 })
    expect(await readQuota(keeper, { entityId: house })).toMatchObject({
      amount: mm(30),
      kind: 'soft',
      warnAt: 70,
      version: 2,
      state: 'within',
      used: '0',
      available: '30000000',
      usedPart: 0,
      entity: { entityId: house },
      updatedBy: { userId: 'usr_systemadmin' },
    })
    await keeper.quota.removeLimit({ quotaId, expectedVersion: 2, reason: 'No limit any more' })
    expect(await readQuota(keeper, { entityId: house })).toBeUndefined()
    const { list, total } = await keeper.quota.getLimitHistory({ ...page, quotaId })
    expect(total).toBe(3)
    expect(list.map(({ act, by, reason, level }) => [act, by?.userId, reason, level])).toEqual([
      ['removed', 'usr_superadmin', 'No limit any more', 'org'],
      ['changed', 'usr_systemadmin', 'Set by the credit committee', 'org'],
      ['set', 'usr_superadmin', 'Set by the credit committee', 'org'],
    ])
    expect(list[1]!.changes).toEqual([
      { field: 'amount', from: '20000000', to: '30000000' },
      { field: 'kind', from: 'hard', to: 'soft' },
      { field: 'warnAt', from: '80', to: '70' },
    ])
    expect(await verifyLedger(app.database.pool, `quota:${quotaId}`)).toBeUndefined()
    expect((await setQuota(keeper, { entityId: house, millions: 5 })).version).toBe(1)
  })

  it('refuses what cannot be a limit', async () => {
    const dealId = await submitted(desk)
    const sent = {
      level: 'org' as const,
      entityId: house,
      dealId: null,
      amount: mm(5),
      currency: 'USD' as const,
      kind: 'hard' as const,
      warnAt: 80,
      expectedVersion: null,
      reason: 'Set',
    }
    const fields = async (own: Partial<Parameters<Client['quota']['config']>[0]>) => {
      const { reason, fields: found } = await refusalOf(keeper.quota.config({ ...sent, ...own }))
      return [reason, ...found.map(({ field, reason: why }) => `${field} ${why}`)]
    }
    expect(await fields({ entityId: null })).toEqual(['quota.wrong', 'entityId quota.scope-wrong'])
    expect(await fields({ dealId })).toEqual(['quota.wrong', 'dealId quota.scope-wrong'])
    expect(await fields({ amount: mm(0) })).toEqual(['quota.wrong', 'amount quota.amount-missing'])
    expect(await fields({ entityId: 'ent_nobody' })).toEqual(['record.unknown'])
    expect(await fields({ entityId: 'ent_glasswing' })).toEqual(['quota.not-investor'])
    expect(await fields({ expectedVersion: 3 })).toEqual(['record.unknown'])
    await keeper.quota.config(sent)
    expect(await fields({ amount: mm(6) })).toEqual(['quota.exists'])
    expect(await fields({ expectedVersion: 2 })).toEqual(['write.changed-meanwhile'])
    expect(await fields({ expectedVersion: 1 })).toEqual(['write.no-changes'])
    await desk.deals.abort({ dealId })
    expect(await fields({ level: 'bond', entityId: null, dealId })).toEqual(['quota.deal-over'])
  })

  it('may be kept only with the function of its level', async () => {
    await sql`
      delete from role_permission where role_id = 'rol_systemadmin' and permission = 'quota_org|edit'`.execute(
      app.database.db,
    )
    const limited = await clientOf(app, 'systemadmin')
    expect(await outcomeOf(setQuota(limited, { entityId: house, millions: 5 }))).toBe('access.denied')
    expect(await outcomeOf(setQuota(limited, { millions: 5 }))).toBe('ok')
    await sql`
      insert into role_permission (role_id, permission) values ('rol_systemadmin', 'quota_org|edit')`.execute(
      app.database.db,
    )
  })

  it('goes once when two set it at the same time', async () => {
    const outcomes = await Promise.all(
      [keeper, system].map((client) => outcomeOf(setQuota(client, { entityId: house, millions: 5 }))),
    )
    expect(outcomes.toSorted()).toEqual(['ok', 'quota.exists'])
  })

  it('waits for a merge of its institution, and is not set on what is merged', async () => {
    const holder = await app.database.pool.connect()
    await holder.query('begin')
    await holder.query('select from entity where id = $1 for update', [house])
    const set = outcomeOf(setQuota(keeper, { entityId: house, millions: 5 }))
    await expect
      .poll(async () => {
        const { rows } = await sql`select from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'`.execute(app.database.db)
        return rows.length
      })
      .toBe(1)
    await holder.query(`update entity set deal_roles = '{}' where id = $1`, [house])
    await holder.query('commit')
    expect(await set).toBe('quota.not-investor')
    await holder.query(`update entity set deal_roles = '{investor}' where id = $1`, [house])
    holder.release()
  })

  it('needs rates for the currencies of running deals', async () => {
    const dealId = await submitted(desk, 'IPG', { terms: { currency: 'EUR' } })
    const limit = () => setQuota(keeper, { entityId: house, millions: 10 })
    const refused = await refusalOf(limit())
    expect(refused.reason).toBe('quota.rates-missing')
    expect(refused.message).toContain('EUR')
    const running = /for (.*) are missing/.exec(refused.message)![1]!.split(', ')
    for (const currency of running)
      await keeper.quota.setRate({ currency: currency as 'EUR', day: today, rate: rate('1.08') })
    await limit()
    await place(investor, dealId, levels(5))
    expect(await readQuota(keeper, { entityId: house })).toMatchObject({
      used: '5400000',
      usedPart: 54,
      rates: [{ currency: 'EUR', day: today, rate: '1.08' }],
    })
    await keeper.quota.setRate({ currency: 'EUR', day: today, rate: rate('1.1') })
    expect(await usedOf(keeper, { entityId: house })).toBe(5.5)
    const stored = await sql`
      select trim_scale(rate)::text as rate, rate_day from quota_use where deal_id = ${dealId}`.execute(
      app.database.db,
    )
    expect(stored.rows).toEqual([{ rate: '1.08', rate_day: today }])
    await setQuota(keeper, { entityId: house, dealId, millions: 4, currency: 'EUR' })
    expect(await readQuota(keeper, { entityId: house, dealId })).toMatchObject({
      state: 'over',
      used: '5000000',
      available: '-1000000',
    })
  })

  it('refuses an order in a currency without a rate while it is hard', async () => {
    const dealId = await submitted(desk)
    for (const currency of await running())
      await keeper.quota.setRate({ currency, day: today, rate: rate('1.1') })
    await setQuota(keeper, { entityId: house, millions: 10 })
    await sql`delete from quota_rate`.execute(app.database.db)
    await enterFor(desk, dealId, house, levels(1))
    const other = await submitted(desk, 'IPG', { terms: { currency: 'SGD' } })
    const refused = await refusalOf(enterFor(desk, other, house, levels(1)))
    expect([refused.reason, refused.message]).toEqual([
      'quota.no-rate',
      'A hard limit cannot be checked without rates for SGD. Ask a super administrator to set them.',
    ])
    expect((await refusalOf(place(investor, other, levels(1)))).reason).toBe('quota.contact-desk')
    await setQuota(keeper, { entityId: house, millions: 10, kind: 'soft', expectedVersion: 1 }).catch(
      () => undefined,
    )
  })
})

const running = async () => {
  const { list } = await keeper.quota.getRates({})
  return list.flatMap(({ currency, needed }) => (needed ? [currency as 'EUR'] : []))
}

describe('a rate', () => {
  const set = (own: Partial<Parameters<Client['quota']['setRate']>[0]>) =>
    outcomeOf(keeper.quota.setRate({ currency: 'EUR', day: today, rate: rate('1.08'), ...own }))

  it('holds from its day on, and is replaced on the same day', async () => {
    const yesterday = Temporal.PlainDate.from(today).subtract({ days: 1 }).toString()
    const tomorrow = Temporal.PlainDate.from(today).add({ days: 1 }).toString()
    expect(await set({ day: yesterday, rate: rate('1.07') })).toBe('ok')
    expect(await set({})).toBe('ok')
    expect(await set({})).toBe('write.no-changes')
    expect(await set({ rate: rate('1.09') })).toBe('ok')
    expect(await set({ day: tomorrow })).toBe('quota.rate-day')
    expect(await set({ currency: 'USD' })).toBe('quota.base-rate')
    expect(await set({ rate: rate('-1') })).toBe('quota.rate-wrong')
    const { base, list } = await system.quota.getRates({})
    expect([base, list.find(({ currency }) => currency === 'EUR')?.rate]).toEqual([
      'USD',
      { currency: 'EUR', day: today, rate: '1.09' },
    ])
    const history = await system.quota.getRateHistory({ ...page, currency: 'EUR' })
    expect(history.list.map(({ day, rate: value, setBy }) => [day, value, setBy?.userId])).toEqual([
      [today, '1.09', 'usr_superadmin'],
      [yesterday, '1.07', 'usr_superadmin'],
    ])
    const uses = async (reader: Client) =>
      (await reader.quota.getRateHistory({ ...page, currency: 'EUR' })).list.map((row) => row.uses)
    expect([await uses(keeper), await uses(system)]).toEqual([
      [0, 0],
      [null, null],
    ])
    const lines = await keeper.quota.getLimitHistory({ ...page, quotaId: 'rates' })
    expect(lines.list[0]!.changes).toEqual([
      { field: 'currency', from: null, to: 'EUR' },
      { field: 'day', from: null, to: today },
      { field: 'rate', from: '1.08', to: '1.09' },
    ])
  })
})

describe('refusals of limits', () => {
  it('are worded in three languages', async () => {
    const messages = await worded(app, 'superadmin', (client) =>
      client.quota.setRate({ currency: 'USD', day: today, rate: rate('1') }),
    )
    expect(new Set(messages).size).toBe(3)
  })
})
