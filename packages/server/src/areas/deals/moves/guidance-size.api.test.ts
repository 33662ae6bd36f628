// §3: guidance may change the size of the issue, and each version keeps the size it was announced with.
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Client } from '@bookrunner/contract'
import { clientOf, startTestApp, type TestApp } from '../../../../test/index.ts'
import { face, fullTerms } from '../../../../test/deals.ts'
import { spread, submitted } from '../../../../test/lifecycle.ts'

let app: TestApp
let desk: Client
let investor: Client
beforeAll(async () => {
  app = await startTestApp()
  desk = await clientOf(app, 'deskoc')
  investor = await clientOf(app, 'investor')
})
afterAll(() => app.close())

it('changes the size of the issue, which its versions show to investors', async () => {
  const dealId = await submitted(desk)
  const size = { kind: 'number' as const, face: face(750_000_000), unit: 'mm' as const }
  const { version } = await desk.deals.bookDealDetail({ dealId })
  await desk.deals.setGuidance({ dealId, guidance: spread('105'), size })
  const after = await desk.deals.bookDealDetail({ dealId })
  expect(after.terms.size).toEqual(size)
  expect(after.version).toBe(version + 1)
  const published = await investor.deals.investorDealDetail({ dealId })
  expect(published.terms.size).toEqual(size)
  expect(published.guidance.map((each) => each.size)).toEqual([fullTerms.size, size])
  const { list } = await desk.deals.getDealLog({ dealId })
  expect(list[0]!.changes).toContainEqual(expect.objectContaining({ field: 'guidance.size', to: '750mm' }))
})
