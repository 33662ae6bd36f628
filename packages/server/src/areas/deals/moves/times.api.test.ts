// Times as they are sent, stored and compared.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Client } from '@bookrunner/contract'
import { announcementOf } from '@bookrunner/domain/deals'
import { clientOf, refusalOf, startTestApp, type TestApp } from '../../../../test/index.ts'
import {
  inMinutes,
  linesOf,
  setSoon,
  spread,
  dealsByStage,
  submitted,
  why,
} from '../../../../test/lifecycle.ts'
import { makeDraft } from '../../../../test/deals.ts'
import { until } from '../../../../test/until.ts'

let app: TestApp
let desk: Client
beforeAll(async () => {
  app = await startTestApp()
  desk = await clientOf(app, 'deskoc')
})
afterAll(() => app.close())

const detail = (dealId: string) => desk.deals.bookDealDetail({ dealId })
const withZeros = (at: string) => at.replace('Z', '.000Z')

describe('a set time', () => {
  it('is exact to the millisecond, within a calendar’s years', async () => {
    const dealId = await makeDraft(desk)
    const save = (closesAt: string) =>
      desk.deals.saveDeal({ dealId, version: 1, sharedVersion: 1, times: { closesAt } })
    for (const wrong of [
      '2027-03-02T09:00:00.1234567891Z',
      '2027-03-02T09:00:00.1234Z',
      '0000-03-02T09:00:00Z',
      '2027-02-30T09:00:00Z',
      '2027-03-02T09:00Z',
      '2027-03-02T09:00:00+08:00',
      'tomorrow',
    ])
      expect([wrong, await refusalOf(save(wrong))]).toMatchObject([
        wrong,
        { code: 400, fields: [{ field: 'times.closesAt' }] },
      ])
    await save('2027-03-02T09:00:00.120Z')
    expect((await detail(dealId)).lifecycle.closesAt).toBe('2027-03-02T09:00:00.12Z')
  })

  it('in another notation changes nothing', async () => {
    const dealId = await makeDraft(desk, { times: { closesAt: '2027-03-02T09:00:00.000Z' } })
    expect((await detail(dealId)).lifecycle.closesAt).toBe('2027-03-02T09:00:00Z')
    const again = { closesAt: '2027-03-02T09:00:00.0Z' }
    const saving = desk.deals.saveDeal({ dealId, version: 1, sharedVersion: 1, times: again })
    expect(await refusalOf(saving)).toMatchObject({ reason: 'write.no-changes' })
  })

  it('in another notation is the same close time, and opens no closed book', async () => {
    for (const phase of ['IPG', 'FPG closed'] as const) {
      const dealId = await dealsByStage[phase](desk, { times: { closesAt: inMinutes(30) } })
      const { closesAt } = (await detail(dealId)).lifecycle
      const changing = desk.deals.changeTimes({ dealId, times: { closesAt: withZeros(closesAt!) }, ...why })
      expect([phase, await refusalOf(changing)]).toMatchObject([phase, { reason: 'write.no-changes' }])
    }
  })
})

describe('a test', () => {
  it('ends no later than its book, and headers count down to the earlier time', async () => {
    const closesAt = inMinutes(30)
    const dealId = await submitted(desk, 'IPG', { times: { closesAt } })
    const test = { dealId, level: spread('110') }
    const late = desk.deals.orderTest({ ...test, closesAt: inMinutes(31) })
    expect(await refusalOf(late)).toMatchObject({
      reason: 'deal.times-order',
      fields: [{ field: 'times.closesAt' }],
    })
    await desk.deals.orderTest(test)
    expect((await detail(dealId)).header).toMatchObject({ status: 'Test', closesAt })
    const investor = await clientOf(app, 'investor')
    expect((await investor.deals.investorDealDetail({ dealId })).lifecycle).toMatchObject({ closesAt })
    const dealRow = app.database.db
      .selectFrom('deal')
      .select(['closes_at', 'due_at'])
      .where('id', '=', dealId)
    const row = await dealRow.executeTakeFirstOrThrow()
    expect([row.closes_at, row.due_at].map(String)).toEqual([closesAt, inMinutesBefore(closesAt)])
    const times = { closesAt: inMinutes(31) }
    expect(await refusalOf(desk.deals.changeTimes({ dealId, times, ...why }))).toMatchObject({
      reason: 'deal.times-order',
    })
  })
})

const inMinutesBefore = (at: string, minutes = 10) =>
  Temporal.Instant.from(at).subtract({ minutes }).toString()

it('a cut-off drops later subject times, and the log records it', async () => {
  const subjectAt = inMinutes(50)
  const dealId = await submitted(desk, 'IPG', { times: { closesAt: inMinutes(60), subjectAt } })
  await desk.deals.changeDealStatus({ dealId, to: 'FPG', guidance: spread('60'), closesAt: inMinutes(40) })
  expect((await detail(dealId)).lifecycle.subjectAt).toBeNull()
  const lines = await linesOf(app, `deal:${announcementOf(dealId)}`)
  expect(lines.at(-1)!.params.changes).toContainEqual({ field: 'times.subjectAt', from: subjectAt, to: null })
})

it('a finished deal is not subject in any header', async () => {
  const dealId = await submitted(desk)
  const subject = async () => (await detail(dealId)).header.subject
  await setSoon((at) => desk.deals.changeTimes({ dealId, times: { subjectAt: at }, ...why }))
  await until(async () => expect(await subject()).toBe(true))
  await desk.deals.abort({ dealId })
  expect(await subject()).toBe(false)
})

it('a day is within the years of calendar and database', async () => {
  const dealId = await makeDraft(desk)
  const save = (pricingDate: string) =>
    desk.deals.saveDeal({ dealId, version: 1, sharedVersion: 1, terms: { pricingDate } })
  for (const wrong of ['0000-01-01', '0999-12-31', '3000-01-01', '2027-02-29', '27-01-01'])
    expect([wrong, await refusalOf(save(wrong))]).toMatchObject([
      wrong,
      { code: 400, fields: [{ field: 'terms.pricingDate' }] },
    ])
})
