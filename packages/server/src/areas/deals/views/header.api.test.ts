import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Client } from '@bookrunner/contract'
import { announcementOf } from '@bookrunner/domain/deals'
import { clientOf, refusalOf, startTestApp, type TestApp } from '../../../../test/index.ts'
import {
  final,
  inMinutes,
  linesOf,
  spread,
  dealsByStage,
  submitted,
  why,
} from '../../../../test/lifecycle.ts'

let app: TestApp
let desk: Client
beforeAll(async () => {
  app = await startTestApp()
  desk = await clientOf(app, 'deskoc')
})
afterAll(() => app.close())

const levelsOf = async (dealId: string) => {
  const { header } = await desk.deals.bookDealDetail({ dealId })
  return [header.guidance?.level.level, header.guidanceBefore?.level]
}

it('shows the test price during its test, and the guidance before and after', async () => {
  const dealId = await submitted(desk)
  await desk.deals.setGuidance({ dealId, guidance: spread('100') })
  expect(await levelsOf(dealId)).toEqual(['100', '120'])
  for (const level of ['90', '80'] as const) {
    await desk.deals.orderTest({ dealId, level: spread(level) })
    expect(await levelsOf(dealId)).toEqual([level, '100'])
    await desk.deals.testEnd({ dealId })
    expect(await levelsOf(dealId)).toEqual(['100', '120'])
  }
  await desk.deals.changeDealStatus({
    dealId,
    to: 'FPG',
    guidance: spread('75'),
    closesAt: inMinutes(60),
  })
  expect(await levelsOf(dealId)).toEqual(['75', '100'])
})

const push = (dealId: string, level: string) =>
  desk.deals.changeDealStatus({ dealId, to: 'FPG', guidance: spread(level), closesAt: inMinutes(60) })
const same = { dryRun: true }

it('allows a tested level to be announced, because it was no guidance', async () => {
  const dealId = await submitted(desk)
  await desk.deals.orderTest({ dealId, level: spread('110') })
  await desk.deals.testEnd({ dealId })
  const again = desk.deals.setGuidance({ dealId, guidance: spread('120', 'area') }, same)
  expect(await refusalOf(again)).toMatchObject({ reason: 'write.no-changes' })
  await desk.deals.setGuidance({ dealId, guidance: spread('110') })
  expect(await levelsOf(dealId)).toEqual(['110', '120'])
  const lines = await linesOf(app, `deal:${announcementOf(dealId)}`)
  const level = lines.at(-1)!.params.changes?.find(({ field }) => field === 'guidance.level')
  expect([level?.from, level?.to].map((text) => text?.match(/level=(\d+)/)?.[1])).toEqual(['120', '110'])
})

it('shows the guidance of a reopened deal', async () => {
  const dealId = await dealsByStage.FPG(desk)
  expect(await levelsOf(dealId)).toEqual(['60', '120'])
  await desk.deals.changeDealStatus({ dealId, to: 'IPG', ...why })
  expect(await levelsOf(dealId)).toEqual(['120', undefined])
  await desk.deals.setGuidance({ dealId, guidance: spread('60') })
  await push(dealId, '55')
  expect(await levelsOf(dealId)).toEqual(['55', '60'])
})

it('shows launched or priced terms until the deal goes back', async () => {
  const dealId = await dealsByStage['FPG closed'](desk)
  await desk.deals.setFinalTerms({ dealId, final })
  expect(await levelsOf(dealId)).toEqual(['53', '60'])
  await desk.deals.changeTimes({ dealId, times: { closesAt: inMinutes(60) }, ...why })
  expect(await levelsOf(dealId)).toEqual(['60', '120'])
  await desk.deals.fpgEnd({ dealId })
  await desk.deals.changeDealStatus({ dealId, to: 'Priced', final })
  expect(await levelsOf(dealId)).toEqual(['53', '60'])
  await desk.deals.changeDealStatus({ dealId, to: 'FPG', ...why })
  expect(await levelsOf(dealId)).toEqual(['60', '120'])
  const { header } = await desk.deals.bookDealDetail({ dealId })
  expect(header.final).toBeNull()
})

it('shows the last level of an aborted deal', async () => {
  const dealId = await submitted(desk)
  await desk.deals.orderTest({ dealId, level: spread('110') })
  await desk.deals.abort({ dealId })
  expect(await levelsOf(dealId)).toEqual(['120', undefined])
})
