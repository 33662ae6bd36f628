// What a super and a system administrator see of limits, and the live tick.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Client } from '@bookrunner/contract'
import { quotaSubject } from '@bookrunner/contract/quota'
import { quotaStates } from '@bookrunner/domain/quota'
import { clientOf, startTestApp, type TestApp } from '../../../test/index.ts'
import { submitted } from '../../../test/lifecycle.ts'
import { orderLevel, place } from '../../../test/orders.ts'
import { clearQuotas, readQuota, setQuota } from '../../../test/quotas.ts'
import { until } from '../../../test/until.ts'
import { readWorkbookOf } from '../../../test/workbooks.ts'

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
  await clearQuotas(app.database, ['quota', 'quota_use', 'quota_rate'])
})

const house = 'ent_kestrelpeak'
const page = { pageNum: 1, pageSize: 50 } as const
const levels = (millions: number) => ({ orderLevels: [orderLevel(millions)] })

describe('a system administrator', () => {
  it('sees used and available per institution, and of a bond nothing that depends on use', async () => {
    const dealId = await submitted(desk)
    const { orderId } = await place(investor, dealId, levels(7))
    await setQuota(keeper, { entityId: house, millions: 20 })
    await setQuota(keeper, { dealId, millions: 8 })
    await setQuota(keeper, { entityId: house, dealId, millions: 7 })
    await setQuota(keeper, { millions: 100 })
    const hidden = { used: null, available: null, usedPart: null, state: null, rates: [], missingRates: [] }
    expect(await readQuota(system, { entityId: house })).toMatchObject({
      used: '7000000',
      available: '13000000',
      state: 'within',
    })
    expect(await readQuota(system, {})).toMatchObject({ used: '7000000', state: 'within' })
    expect(await readQuota(system, { dealId })).toMatchObject({ ...hidden, deal: { dealId } })
    expect(await readQuota(system, { entityId: house, dealId })).toMatchObject(hidden)
    expect(await readQuota(keeper, { dealId })).toMatchObject({ used: '7000000', state: 'warned' })
    expect(await readQuota(keeper, { entityId: house, dealId })).toMatchObject({ state: 'full' })
    const all = await Promise.all([
      system.quota.getBondStockLimitInfo(page),
      system.quota.getBondOrgStockLimitInfos({ ...page, sortField: 'used', sortOrder: 'desc' }),
      system.quota.getLimitDeals({}),
      system.quota.getLimitHistory(page),
    ])
    expect(JSON.stringify(all)).not.toContain(orderId)
    expect(JSON.stringify(all.slice(0, 2))).not.toMatch(/"7000000"|7000000\b(?!,"currency")/)
  })
})

describe('the amount of a limit on a bond, changed again and again', () => {
  it.each(['bond', 'orgBond'] as const)(
    'of the level %s tells a system administrator nothing of what is used, whatever it reads',
    async (level) => {
      const dealId = await submitted(desk)
      const scope = level === 'bond' ? { dealId } : { entityId: house, dealId }
      const lists = {
        bond: system.quota.getBondStockLimitInfo,
        orgBond: system.quota.getBondOrgStockLimitInfos,
      }
      const list = lists[level]
      await place(investor, dealId, levels(45))
      const answers: unknown[] = []
      for (const [index, millions] of [100, 56, 45, 40].entries()) {
        const set = await setQuota(system, {
          ...scope,
          millions,
          kind: 'soft',
          expectedVersion: index || null,
        })
        const rows = (
          await Promise.all([
            list({ ...page, dealId }),
            ...quotaStates.map((state) => list({ ...page, dealId, state })),
            ...(['used', 'state'] as const).map((sortField) => list({ ...page, dealId, sortField })),
          ])
        ).map(({ list: found, total }) => ({
          total,
          found: found.map(({ amount: _amount, version: _version, updatedAt: _at, ...row }) => row),
        }))
        const file = await readWorkbookOf(await system.quota.exportLimits({ level, dealId }))
        const heads = file.worksheets[0]!.getRow(1).values
        answers.push(JSON.stringify([{ ...set, version: 0 }, rows, heads]))
      }
      expect(new Set(answers).size).toBe(1)
      expect(answers[0]).not.toMatch(/State|Used|Available/)
    },
  )
})

describe('the live tick', () => {
  it('comes with orders of any deal and with changed limits, says nothing, and is for those who keep limits', async () => {
    const dealId = await submitted(desk)
    const ticks: unknown[] = []
    const watcher = await clientOf(app, 'systemadmin')
    watcher.live.watch(quotaSubject, 'all', {
      snapshot: (state) => void ticks.push(state),
      changes: (news) => void ticks.push(...news),
      refused: ({ reason }) => void ticks.push(reason),
    })
    await until(() => expect(ticks).toEqual([{}]))
    await place(investor, dealId, levels(7))
    await until(() => expect(ticks.length).toBeGreaterThan(1))
    const after = ticks.length
    await setQuota(keeper, { entityId: house, millions: 20 }).catch(() => undefined)
    await setQuota(keeper, { dealId, millions: 20 })
    await until(() => expect(ticks.length).toBeGreaterThan(after))
    expect(new Set(ticks.map((tick) => JSON.stringify(tick)))).toEqual(new Set(['{}']))
    watcher.live.close()
    const refused: string[] = []
    const stranger = await clientOf(app, 'deskoc')
    stranger.live.watch(quotaSubject, 'all', {
      snapshot: () => {},
      changes: () => {},
      refused: ({ reason }) => void refused.push(reason),
    })
    await until(() => expect(refused).toEqual(['access.denied']))
    stranger.live.close()
  })

  it('comes at most once a second, because screens read all limits again', async () => {
    const dealId = await submitted(desk)
    const watcher = await clientOf(app, 'systemadmin')
    let ticks = 0
    const began = performance.now()
    watcher.live.watch(quotaSubject, 'all', { snapshot: () => {}, changes: () => (ticks += 1) })
    for (let nr = 0; nr < 15; nr++) await place(investor, dealId, levels(1))
    await until(() => expect(ticks).toBeGreaterThan(0))
    expect(ticks).toBeLessThanOrEqual(1 + Math.ceil((performance.now() - began) / 1000))
    watcher.live.close()
  })
})
