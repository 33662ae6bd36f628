// Levels that are allowed but look like a slip, by every call that announces one.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Client } from '@bookrunner/contract'
import { announcementOf } from '@bookrunner/domain/deals'
import { clientOf, refusalOf, startTestApp, type TestApp } from '../../../../test/index.ts'
import { confirmed } from '../../../../test/confirmed.ts'
import { final, inMinutes, linesOf, spread, dealsByStage, why } from '../../../../test/lifecycle.ts'
import { face, rate } from '../../../../test/deals.ts'

let app: TestApp
let desk: Client
beforeAll(async () => {
  app = await startTestApp()
  desk = await clientOf(app, 'deskoc')
})
afterAll(() => app.close())

const detail = (dealId: string) => desk.deals.bookDealDetail({ dealId })
const dealLines = (dealId: string) => linesOf(app, `deal:${announcementOf(dealId)}`)

describe('a level far from the current one', () => {
  it('is refused with both figures until it is confirmed', async () => {
    const dealId = await dealsByStage.IPG(desk)
    const before = await dealLines(dealId)
    const guidance = { ...spread('-300'), over: null }
    const refusal = await refusalOf(desk.deals.setGuidance({ dealId, guidance }))
    expect(refusal).toMatchObject({ reason: 'deal.level-doubtful', code: 409 })
    expect(refusal.fields.map(({ reason }) => reason)).toEqual([
      'deal.level-reference',
      'deal.level-sign',
      'deal.level-far',
    ])
    expect(refusal.fields.at(-1)?.message).toBe('Guidance is T+120 area; -300 bp is 420 bp away.')
    const distantLevel = spread('1150')
    const others = await Promise.all([
      refusalOf(desk.deals.orderTest({ dealId, level: distantLevel })),
      refusalOf(
        desk.deals.changeDealStatus({ dealId, to: 'FPG', guidance: distantLevel, closesAt: inMinutes(60) }),
      ),
    ])
    expect(others.map(({ reason }) => reason)).toEqual(['deal.level-doubtful', 'deal.level-doubtful'])
    expect(await dealLines(dealId)).toEqual(before)
    await desk.deals.setGuidance({ dealId, guidance, levelConfirmed: true })
    expect((await detail(dealId)).header.guidance?.level).toEqual(guidance)
  })

  it('needs a confirmation as a final level too: launched, priced and corrected', async () => {
    const dealId = await dealsByStage['FPG closed'](desk)
    const doubtful = async (
      asking: (confirmation: { levelConfirmed?: boolean }) => Promise<{ guidance?: number | undefined }>,
      message: string,
    ) => {
      const before = await dealLines(dealId)
      for (const confirmation of [{}, { levelConfirmed: false }]) {
        const refusal = await refusalOf(asking(confirmation))
        expect(refusal).toMatchObject({ reason: 'deal.level-doubtful', code: 409 })
        expect(refusal.fields).toMatchObject([{ field: 'levelConfirmed', reason: 'deal.level-far', message }])
      }
      expect(await dealLines(dealId)).toEqual(before)
      const { guidance } = await asking({ levelConfirmed: true })
      expect((await detail(dealId)).guidance.at(-1)?.number).toBe(guidance)
    }
    const wide = {
      size: final.size,
      spread: rate('253'),
      benchmarkYield: null,
      yield: null,
      coupon: null,
      price: null,
    }
    await doubtful(
      (confirmation) => desk.deals.setFinalTerms({ dealId, final: wide, ...confirmation }),
      'Guidance is T+60; T+253 is 193 bp away.',
    )
    await doubtful(
      (confirmation) => desk.deals.changeDealStatus({ dealId, to: 'Priced', final, ...confirmation }),
      'Guidance is T+253; T+53 is 200 bp away.',
    )
    await confirmed(app, dealId)
    const smaller = { ...final, size: face(400_000_000) }
    await doubtful(
      (confirmation) =>
        desk.deals.setFinalTerms({
          dealId,
          final: smaller,
          guidance: spread('353'),
          ...why,
          ...confirmation,
        }),
      'Guidance is T+53; T+353 is 300 bp away.',
    )
    expect((await detail(dealId)).guidance.map(({ kind }) => kind).slice(-3)).toEqual([
      'launched',
      'priced',
      'priced',
    ])
  })
})
