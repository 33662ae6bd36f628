import { afterAll, beforeAll, describe, expect, it } from 'vitest'
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
import { makeDraft, rate } from '../../../../test/deals.ts'
import { verifyLedger } from '../../../platform/service/index.ts'

let app: TestApp
let desk: Client
let investor: Client
beforeAll(async () => {
  app = await startTestApp()
  desk = await clientOf(app, 'deskoc')
  investor = await clientOf(app, 'investor')
})
afterAll(() => app.close())

const detail = (dealId: string, client = desk) => client.deals.bookDealDetail({ dealId })
const dealLines = (dealId: string) => linesOf(app, `deal:${announcementOf(dealId)}`)
const offerLines = (dealId: string) => linesOf(app, `offer:${dealId}`)
const last = async (dealId: string) => (await dealLines(dealId)).at(-1)!
const published = async (dealId: string) => (await offerLines(dealId)).length

describe('submitting', () => {
  it('announces the draft: investors see it, the guidance is version 1, the log says who', async () => {
    const dealId = await makeDraft(desk)
    expect(await refusalOf(investor.deals.investorDealDetail({ dealId }))).toMatchObject({
      reason: 'record.unknown',
    })
    const reply = await desk.deals.submitDeal({ dealId, target: 'IPG', version: 1, sharedVersion: 1 })
    expect(reply).toEqual({ dealId, status: 'IPG' })
    const { guidance, lifecycle, moves } = await detail(dealId)
    expect(guidance).toMatchObject([
      { number: 1, kind: 'IPG', level: spread('120', 'area'), by: { userId: 'usr_deskoc' } },
    ])
    expect(lifecycle.submittedAt).toBe(guidance[0]!.at)
    expect(moves).toEqual(['pushTest', 'setGuidance', 'pushFpg', 'changeTimes', 'abort'])
    expect((await investor.deals.investorDealDetail({ dealId })).header).toMatchObject({ status: 'IPG' })
    expect(await last(dealId)).toMatchObject({
      code: 'deal.submitted',
      actor_id: 'usr_deskoc',
      params: { dealId, events: ['deal.announced'] },
    })
    expect(await offerLines(dealId)).toMatchObject([{ code: 'offer.moved', params: { dealId } }])
  })

  it('lists everything that is missing, with field and text', async () => {
    const { dealId } = await desk.deals.saveDeal({ name: 'Empty' })
    const ask = { dealId, target: 'IPG' as const, version: 1, sharedVersion: 1 }
    const refusal = await refusalOf(desk.deals.submitDeal(ask))
    const { missing } = await detail(dealId)
    expect(refusal).toMatchObject({ reason: 'deal.incomplete', code: 400 })
    expect(refusal.fields?.map(({ field, reason }) => [field, reason])).toEqual(
      missing.map(({ field, reason }) => [field, reason]),
    )
    expect(missing.length).toBeGreaterThan(10)
    expect((await dealLines(dealId)).map(({ code }) => code)).toEqual(['deal.created'])
  })

  it('checks the named entities again, because they may have changed since the save', async () => {
    const chosen = { kind: 'chosen' as const, entityIds: ['ent_vellumasia', 'ent_vellummacro'] }
    const dealId = await makeDraft(desk, { terms: { addressed: chosen, currency: null } })
    const submit = async () =>
      (
        await refusalOf(desk.deals.submitDeal({ dealId, target: 'IPG', version: 1, sharedVersion: 1 }))
      ).fields?.map(({ field, reason }) => [field, reason])
    const missing = ['terms.currency', 'field.required']
    expect(await submit()).toEqual([missing])
    const { db } = app.database
    const change = (id: string, to: object) => db.updateTable('entity').set(to).where('id', '=', id).execute()
    await change('ent_vellummacro', { review: 'pending' })
    await change('ent_ninefold', { deal_roles: ['investor'] })
    expect(await submit()).toEqual([
      missing,
      ['shared.syndicate.3.entityId', 'deal.not-underwriter'],
      ['terms.addressed.entityIds.1', 'deal.not-reviewed'],
    ])
    // The draft can be saved unchanged meanwhile.
    await desk.deals.saveDeal({ dealId, version: 1, sharedVersion: 1, terms: { currency: 'USD' } })
    await change('ent_vellummacro', { review: 'reviewed' })
    await change('ent_ninefold', { deal_roles: ['underwriter'] })
    await desk.deals.submitDeal({ dealId, target: 'IPG', version: 2, sharedVersion: 1 })
  })

  it('announces the version on the screen, once', async () => {
    const dealId = await makeDraft(desk)
    await desk.deals.saveDeal({ dealId, version: 1, sharedVersion: 1, terms: { remark: 'read later' } })
    const submit = (version: number) =>
      desk.deals.submitDeal({ dealId, target: 'IPG', version, sharedVersion: 1 })
    expect(await refusalOf(submit(1))).toMatchObject({ reason: 'write.changed-meanwhile' })
    await submit(2)
    expect(await refusalOf(submit(2))).toMatchObject({ reason: 'deal.not-draft' })
  })
})

describe('the moves to a price', () => {
  it('are made by the desk, and each is in the log with its figures', async () => {
    const dealId = await submitted(desk, 'Test')
    await desk.deals.testEnd({ dealId })
    await desk.deals.setGuidance({ dealId, guidance: spread('100', 'area'), note: 'Good demand' })
    await desk.deals.orderTest({ dealId, level: spread('80'), closesAt: inMinutes(30) })
    await desk.deals.testEnd({ dealId, note: 'Enough' })
    const closesAt = inMinutes(60)
    const pushed = await desk.deals.changeDealStatus({ dealId, to: 'FPG', guidance: spread('60'), closesAt })
    expect(pushed).toEqual({ dealId, status: 'FPG', bookClosed: false, guidance: 5 })
    await desk.deals.fpgEnd({ dealId })
    await desk.deals.setFinalTerms({ dealId, final: { ...final, price: null } })
    const priced = await desk.deals.changeDealStatus({ dealId, to: 'Priced', final })
    expect(priced).toEqual({ dealId, status: 'Priced', bookClosed: false, guidance: 7 })
    const lines = await dealLines(dealId)
    expect(lines.map(({ code }) => code)).toEqual([
      'deal.created',
      'deal.submitted',
      'deal.test-ended',
      'guidance.set',
      'deal.test-pushed',
      'deal.test-ended',
      'deal.fpg-pushed',
      'deal.fpg-ended',
      'deal.launched',
      'deal.priced',
    ])
    const fpg = lines.find(({ code }) => code === 'deal.fpg-pushed')!
    expect(fpg.params.changes).toContainEqual({ field: 'lifecycle.status', from: 'IPG', to: 'FPG' })
    expect(fpg.params.changes).toContainEqual({ field: 'times.closesAt', from: null, to: closesAt })
    expect(fpg.params.changes?.find(({ field }) => field === 'guidance.level')?.to).toContain('level=60')
    expect(await published(dealId)).toBe(lines.length - 1)
    const { lifecycle, guidance, header } = await detail(dealId)
    expect(lifecycle).toMatchObject({ status: 'Priced', test: { number: 2, from: 'IPG' } })
    expect(guidance.map(({ kind }) => kind)).toEqual([
      'test',
      'IPG',
      'IPG',
      'test',
      'FPG',
      'launched',
      'priced',
    ])
    expect(header.final).toEqual(final)
    expect(await verifyLedger(app.database.pool, `deal:${announcementOf(dealId)}`)).toBeUndefined()
  })

  it('go back with a reason, stored beside the log', async () => {
    const dealId = await dealsByStage.Priced(desk)
    expect(await refusalOf(desk.deals.changeDealStatus({ dealId, to: 'FPG' }))).toMatchObject({
      reason: 'deal.reason-missing',
    })
    const repriced = await desk.deals.changeDealStatus({ dealId, to: 'FPG', ...why })
    expect(repriced).toMatchObject({ status: 'FPG', bookClosed: true })
    await desk.deals.changeDealStatus({ dealId, to: 'IPG', ...why })
    expect((await detail(dealId)).header).toMatchObject({ status: 'IPG', bookClosed: false, final: null })
    const texts = await app.database.db
      .selectFrom('deal_log_text')
      .select('text')
      .where('announcement_id', '=', announcementOf(dealId))
      .execute()
    expect(texts).toEqual([{ text: why.reason }, { text: why.reason }])
    expect(JSON.stringify(await dealLines(dealId))).not.toContain(why.reason)
  })

  it('refuse contradictory figures, and name the right ones', async () => {
    const dealId = await dealsByStage['FPG closed'](desk)
    const wrong = { ...final, price: rate('99.5') }
    const refusal = await refusalOf(desk.deals.changeDealStatus({ dealId, to: 'Priced', final: wrong }))
    expect(refusal).toMatchObject({ reason: 'deal.final-contradicts', code: 400 })
    expect(refusal.fields).toMatchObject([
      { field: 'final.price', message: expect.stringContaining('99.852') },
    ])
    expect(await refusalOf(desk.deals.changeDealStatus({ dealId, to: 'Priced' }))).toMatchObject({
      reason: 'deal.final-missing',
    })
    expect((await detail(dealId)).header.status).toBe('FPG')
  })
})

describe('a refused move', () => {
  it('gives its reason and changes nothing', async () => {
    const dealId = await dealsByStage.IPG(desk)
    const before = await dealLines(dealId)
    const reasons = await Promise.all([
      refusalOf(desk.deals.orderTest({ dealId })),
      refusalOf(desk.deals.testEnd({ dealId })),
      refusalOf(desk.deals.fpgEnd({ dealId })),
      refusalOf(desk.deals.setGuidance({ dealId, guidance: spread('120', 'area') })),
      refusalOf(
        desk.deals.setGuidance({ dealId, guidance: { ...spread('99'), basis: 'price', over: null } }),
      ),
      refusalOf(desk.deals.changeDealStatus({ dealId, to: 'FPG', closesAt: inMinutes(5) })),
      refusalOf(desk.deals.changeDealStatus({ dealId, to: 'FPG', guidance: spread('60') })),
      refusalOf(
        desk.deals.changeDealStatus({ dealId, to: 'FPG', guidance: spread('60'), closesAt: inMinutes(-1) }),
      ),
      refusalOf(desk.deals.changeDealStatus({ dealId, to: 'Priced', final })),
      refusalOf(desk.deals.setFinalTerms({ dealId, final })),
      refusalOf(desk.deals.changeTimes({ dealId, times: { closesAt: inMinutes(-1) }, ...why })),
      refusalOf(desk.deals.changeTimes({ dealId, times: {}, ...why })),
    ])
    expect(reasons.map(({ reason }) => reason)).toEqual([
      'deal.test-price-missing',
      'status.no-such-move',
      'status.no-such-move',
      'write.no-changes',
      'deal.level-basis',
      'deal.level-missing',
      'deal.cut-off-missing',
      'deal.time-past',
      'status.no-such-move',
      'status.no-such-move',
      'deal.time-past',
      'write.no-changes',
    ])
    const open = await dealsByStage.FPG(desk)
    expect(await refusalOf(desk.deals.changeDealStatus({ dealId: open, to: 'Priced', final }))).toMatchObject(
      {
        reason: 'deal.book-open',
        code: 409,
      },
    )
    expect(await dealLines(dealId)).toEqual(before)
  })

  it('refuses everybody who does not know the deal', async () => {
    const unknown = { dealId: 'deal_0000000000000000' }
    const asking = [
      () => desk.deals.testEnd(unknown),
      () => desk.deals.abort(unknown),
      () => desk.deals.changeDealStatus({ ...unknown, to: 'IPG', ...why }),
      () => desk.deals.submitDeal({ ...unknown, target: 'IPG', version: 1, sharedVersion: 1 }),
    ]
    for (const ask of asking) expect(await refusalOf(ask())).toMatchObject({ reason: 'record.unknown' })
  })
})

describe('two people who', () => {
  it('make the same move at once: one succeeds, the other is refused', async () => {
    const other = await clientOf(app, 'deskjgc')
    const dealId = await dealsByStage.FPG(desk)
    const outcomes = await Promise.allSettled([desk.deals.fpgEnd({ dealId }), other.deals.fpgEnd({ dealId })])
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    const ended = (await dealLines(dealId)).filter(({ code }) => code === 'deal.fpg-ended')
    expect(ended).toHaveLength(1)
  })

  it('announce different levels at once make two versions', async () => {
    const other = await clientOf(app, 'deskjgc')
    const dealId = await dealsByStage.IPG(desk)
    await Promise.all([
      desk.deals.setGuidance({ dealId, guidance: spread('105') }),
      other.deals.setGuidance({ dealId, guidance: spread('100') }),
    ])
    const { guidance } = await detail(dealId)
    expect(guidance.map(({ number }) => number)).toEqual([1, 2, 3])
    expect(new Set(guidance.slice(1).map(({ by }) => by?.userId))).toEqual(
      new Set(['usr_deskoc', 'usr_deskjgc']),
    )
  })
})

describe('a move', () => {
  it('as a dry run changes nothing', async () => {
    const dealId = await dealsByStage.IPG(desk)
    const before = await detail(dealId)
    const tried = await desk.deals.setGuidance({ dealId, guidance: spread('90') }, { dryRun: true })
    expect(tried).toMatchObject({ guidance: 2 })
    expect(await detail(dealId)).toEqual(before)
  })

  it('sent twice under one key is made once', async () => {
    const dealId = await dealsByStage.IPG(desk)
    const key = 'guidance-once-0001'
    const send = () => desk.deals.setGuidance({ dealId, guidance: spread('90') }, { key })
    const first = await send()
    expect(first).toEqual({ dealId, status: 'IPG', bookClosed: false, guidance: 2 })
    expect(await send()).toEqual(first)
    expect((await detail(dealId)).guidance).toHaveLength(2)
  })

  it('of a draft sends investors nothing', async () => {
    const dealId = await makeDraft(desk)
    expect(await desk.deals.abort({ dealId, ...why })).toEqual({ dealId, status: 'Aborted' })
    expect(await offerLines(dealId)).toEqual([])
    expect(await refusalOf(investor.deals.investorDealDetail({ dealId }))).toMatchObject({
      reason: 'record.unknown',
    })
  })
})
