import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Client } from '@bookrunner/contract'
import { clientOf, startTestApp, type TestApp } from '../../../test/index.ts'
import { inMinutes, spread, submitted } from '../../../test/course.ts'

let app: TestApp
let desk: Client
beforeAll(async () => {
  app = await startTestApp({ settings: { worker: false } })
  desk = await clientOf(app, 'deskoc')
})
afterAll(() => app.close())

const said = async (dealId: string) => {
  const { face } = await desk.deals.bookDealDetail({ dealId })
  return [face.guidance?.level.level, face.guidanceBefore?.level]
}

it('a test price is said while its test runs; before and after it stands the guidance', async () => {
  const dealId = await submitted(desk)
  await desk.deals.setGuidance({ dealId, guidance: spread('100') })
  expect(await said(dealId)).toEqual(['100', '120'])
  for (const level of ['90', '80'] as const) {
    await desk.deals.orderTest({ dealId, level: spread(level) })
    expect(await said(dealId)).toEqual([level, '100'])
    await desk.deals.testEnd({ dealId })
    expect(await said(dealId)).toEqual(['100', '120'])
  }
  await desk.deals.changeDealStatus({
    dealId,
    to: 'FPG',
    guidance: spread('75'),
    closesAt: inMinutes(60),
  })
  expect(await said(dealId)).toEqual(['75', '100'])
})
