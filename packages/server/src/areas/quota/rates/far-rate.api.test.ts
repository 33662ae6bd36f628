// A rate far from the one before is set only once its user confirmed it.
import { beforeEach, describe, expect, it } from 'vitest'
import { openTestWorld, outcomeOf, refusalOf } from '../../../../test/index.ts'
import { clearQuotas } from '../../../../test/quotas.ts'

const { app, keeper, system } = openTestWorld({ keeper: 'superadmin', system: 'systemadmin' })
beforeEach(() => clearQuotas(app.database, ['quota_rate']))

const today = Temporal.Now.plainDateISO('UTC').toString()

describe('a rate far from the one before', () => {
  const set = (value: string, own: { day?: string; rateConfirmed?: boolean } = {}) =>
    keeper.quota.setRate({ currency: 'CNH', day: today, rate: value, ...own })
  const before = (days: number) => Temporal.PlainDate.from(today).subtract({ days }).toString()

  it('is set only once its user confirmed it: all use would be converted with it at once', async () => {
    await set('0.1392', { day: before(2) })
    expect(await refusalOf(set('13.92'))).toMatchObject({
      reason: 'quota.rate-far',
      code: 409,
      message: 'The rate of CNH was 0.1392; 13.92 is a move of +9900.0%. Please confirm.',
    })
    expect(
      (await system.quota.getRates({})).list.find(({ currency }) => currency === 'CNH')?.rate,
    ).toMatchObject({
      rate: '0.1392',
    })
    await set('0.15312')
    expect(await outcomeOf(set('0.1378'))).toBe('quota.rate-far')
    await set('0.1378', { rateConfirmed: true })
  })

  it('is compared with the rate that holds on its day, not with a later one', async () => {
    await set('0.1', { day: before(3) })
    await set('0.2', { rateConfirmed: true })
    expect(await outcomeOf(set('0.2', { day: before(1) }))).toBe('quota.rate-far')
    await set('0.105', { day: before(1) })
    // Before the first rate there is none to compare with.
    await set('5', { day: before(4) })
  })
})
