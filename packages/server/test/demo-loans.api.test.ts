import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Client } from '@bookrunner/contract'
import { verifyLedger } from '../src/platform/service/index.ts'
import { clientOf, startTestApp, type TestApp } from './index.ts'

let app: TestApp
let keeper: Client
beforeAll(async () => {
  app = await startTestApp({ content: 'demo' })
  keeper = await clientOf(app, 'systemadmin')
})
afterAll(() => app.close())

describe('the loan deals of the demo world', () => {
  it('are a dozen over five bonds, and one that is repaid', async () => {
    const { list } = await keeper.loans.list({ pageSize: 500 })
    expect(list.filter(({ status }) => status === 'open')).toHaveLength(12)
    expect(list.filter(({ status }) => status === 'closed')).toHaveLength(1)
    expect(new Set(list.map(({ isin }) => isin)).size).toBe(5)
    expect(new Set(list.map(({ currency }) => currency)).size).toBe(3)
  })

  it('have one call and two warnings to review, and one warning reviewed with a note', async () => {
    const { list } = await keeper.loans.marginCallRiskList({ pageSize: 500 })
    const shown = list.map(({ band, inquiryIds, inquiry }) => [band, inquiryIds.length, inquiry?.note])
    expect(shown).toEqual([
      ['called', 1, ''],
      ['warning', 0, 'Client adds USD 0.4mm of cover on Monday'],
      ['warning', 1, ''],
      ['warning', 1, ''],
    ])
    expect(await keeper.loans.alerts({})).toMatchObject({ called: 1, warned: 2 })
  })

  it('have prices of a month, each dated, in one chain', async () => {
    const { list } = await keeper.loans.marginCallRiskList({ band: 'called' })
    const { list: history } = await keeper.loans.history({ loanId: list[0]!.loanId, pageSize: 50 })
    expect(history.map(({ event }) => event)).toEqual([
      'called',
      'priced',
      'reviewed',
      'warned',
      'priced',
      'priced',
      'added',
    ])
    const times = history.map(({ at }) => at)
    expect(times).toEqual(times.toSorted().toReversed())
    expect(await verifyLedger(app.database.pool, 'loans:all')).toBeUndefined()
  })
})
