import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Client } from '@bookrunner/contract'
import type { Terms } from '@bookrunner/domain/deals'
import { demoNames } from '../../../../test/demo-names.ts'
import { clientOf, refusalOf, startTestApp, type TestApp } from '../../../../test/index.ts'
import { face, fullTerms, makeDraft, rate } from '../../../../test/deals.ts'

let app: TestApp
let desk: Client
beforeAll(async () => {
  app = await startTestApp()
  desk = await clientOf(app, 'deskoc')
})
afterAll(() => app.close())

const detail = (dealId: string, client = desk) => client.deals.bookDealDetail({ dealId })

describe('a draft', () => {
  it('needs nothing but a name', async () => {
    const { dealId, version, sharedVersion } = await desk.deals.saveDeal({ name: 'Something soon' })
    expect([version, sharedVersion]).toEqual([1, 1])
    const { header: card, missing, terms, creator } = await detail(dealId)
    expect(card).toMatchObject({ name: 'Something soon', status: 'Draft', issuer: null, tranches: [dealId] })
    expect(missing.map(({ field }) => field)).toContain('shared.issuerId')
    expect(missing.find(({ field }) => field === 'terms.tenor')).toMatchObject({ tab: 'terms' })
    expect(terms).toMatchObject({ size: null, bookType: 'pot', timeZone: 'Asia/Hong_Kong' })
    expect(creator).toEqual({
      userId: 'usr_deskoc',
      name: 'Edmund Fong 方以誠',
      entity: demoNames('lantern'),
    })
    expect(await refusalOf(desk.deals.saveDeal({}))).toMatchObject({ reason: 'deal.name-missing' })
  })

  it('saves the sent fields and leaves the rest unchanged', async () => {
    const { dealId } = await desk.deals.saveDeal({ name: 'Half', terms: { currency: 'CNH', mtn: true } })
    const saved = await desk.deals.saveDeal({
      dealId,
      version: 1,
      sharedVersion: 1,
      terms: { currency: 'USD' },
      times: { closesAt: '2027-03-02T09:00:00Z' },
    })
    expect(saved).toMatchObject({ version: 2, sharedVersion: 1 })
    const { terms, lifecycle, version } = await detail(dealId)
    expect(terms).toMatchObject({ currency: 'USD', mtn: true })
    expect([lifecycle.closesAt, version]).toEqual(['2027-03-02T09:00:00Z', 2])
  })

  it('takes rates with zeros at their end, as systems print them', async () => {
    const coupon = '5.20' as Terms['coupon']
    const { dealId } = await desk.deals.saveDeal({
      name: 'Printed',
      terms: { coupon, sizeCap: rate('20.0') },
    })
    expect((await detail(dealId)).terms).toMatchObject({ coupon: '5.2', sizeCap: '20' })
  })

  it('is complete once every field is, and says so', async () => {
    const dealId = await makeDraft(desk)
    const { missing, warnings, abilities, entities, selfLed } = await detail(dealId)
    expect(missing).toEqual([])
    expect(warnings).toEqual([])
    expect(abilities).toMatchObject({ editDraft: 'all', run: 'all' })
    expect(entities.map(({ shortName }) => shortName)).toEqual([
      'Glasswing',
      'Lantern',
      'Brasslight',
      'Quillstone',
      'Ninefold',
    ])
    expect(selfLed).toBe(false)
  })

  it('saves contradictions with a warning in the reader’s language', async () => {
    const dealId = await makeDraft(desk, { terms: { maturityDate: '2031-03-10' } })
    const { warnings } = await detail(dealId)
    expect(warnings).toMatchObject([{ field: 'terms.maturityDate', tab: 'terms' }])
    const chinese = await detail(dealId, await clientOf(app, 'deskoc', 'CN'))
    expect(chinese.warnings[0]!.message).toMatch(/\p{Script=Han}/u)
  })
})

describe('two who edit the same draft', () => {
  it('the second is refused, nothing of the first is lost, and the shared part has a version of its own', async () => {
    const dealId = await makeDraft(desk)
    const colleague = await clientOf(app, 'bankadmin')
    await colleague.deals.saveDeal({ dealId, version: 1, sharedVersion: 1, terms: { remark: 'Mine' } })
    const late = desk.deals.saveDeal({ dealId, version: 1, sharedVersion: 1, terms: { remark: 'Late' } })
    expect(await refusalOf(late)).toMatchObject({ reason: 'write.changed-meanwhile', code: 409 })
    await desk.deals.saveDeal({ dealId, version: 1, sharedVersion: 1, shared: { issuerNote: 'Solar parks' } })
    const { terms, shared, version, sharedVersion } = await detail(dealId)
    expect(terms.remark).toBe('Mine')
    expect(shared.issuerNote).toBe('Solar parks')
    expect([version, sharedVersion]).toEqual([2, 2])
  })

  it('a save needs a version', async () => {
    const dealId = await makeDraft(desk)
    expect(await refusalOf(desk.deals.saveDeal({ dealId, terms: { mtn: true } }))).toMatchObject({
      reason: 'write.changed-meanwhile',
    })
  })

  it('a save without a change is refused', async () => {
    const dealId = await makeDraft(desk)
    const same = desk.deals.saveDeal({
      dealId,
      version: 1,
      sharedVersion: 1,
      terms: fullTerms,
    })
    expect(await refusalOf(same)).toMatchObject({ reason: 'write.no-changes' })
  })

  it('the same key gives the same draft, not a second one', async () => {
    const key = crypto.randomUUID()
    const first = await desk.deals.saveDeal({ name: 'Once' }, { key })
    expect(await desk.deals.saveDeal({ name: 'Once' }, { key })).toEqual(first)
    const { total } = await desk.deals.dealList({ keyword: 'Once' })
    expect(total).toBe(1)
  })
})

describe('bad input', () => {
  const wrong: [string, Partial<Terms>, string][] = [
    ['a maturity before issue', { maturityDate: '2027-03-01' }, 'terms.maturityDate'],
    ['a tenor of nothing', { tenor: { perpetual: false, years: 0, months: 0, days: 0 } }, 'terms.tenor'],
    ['a denomination that does not fit', { increment: face(3000) }, 'terms.minDenomination'],
    ['a cap over 100', { sizeCap: rate('100.5') }, 'terms.sizeCap'],
    ['a zone that is none', { timeZone: 'Mars/Olympus' }, 'terms.timeZone'],
    ['an ISIN with a wrong digit', { isin: 'XS2333562714' }, 'terms.isin'],
    ['a size of nothing', { size: { kind: 'number', face: face(0), unit: 'mm' } }, 'terms.size'],
    [
      'a stabilisation manager nobody knows',
      { stabilisationManagerId: 'ent_nobody' },
      'terms.stabilisationManagerId',
    ],
    [
      'addressees nobody knows',
      { addressed: { kind: 'chosen', entityIds: ['ent_kestrelpeak', 'ent_nobody'] } },
      'terms.addressed.entityIds.1',
    ],
    [
      'addressees that do not invest',
      { addressed: { kind: 'chosen', entityIds: ['ent_lantern'] } },
      'terms.addressed.entityIds.0',
    ],
    [
      'a type nobody knows',
      { addressed: { kind: 'types', classIds: ['cls_nothing'] } },
      'terms.addressed.classIds.0',
    ],
    [
      'a group nobody knows',
      { addressed: { kind: 'groups', groupIds: ['grp_nothing'] } },
      'terms.addressed.groupIds.0',
    ],
  ]
  it.each(wrong)('%s is refused with its field, and nothing is saved', async (_what, terms, field) => {
    const dealId = await makeDraft(desk)
    const sent = { name: 'Renamed', terms: { remark: 'half', ...terms } }
    const refusal = await refusalOf(desk.deals.saveDeal({ dealId, version: 1, sharedVersion: 1, ...sent }))
    expect(refusal).toMatchObject({ reason: 'deal.field-wrong', code: 400 })
    expect(refusal.fields.map((each) => each.field)).toContain(field)
    expect(await detail(dealId)).toMatchObject({
      version: 1,
      header: { name: 'Glasswing 3y' },
      terms: { remark: null },
    })
  })

  const member = (entityId: string, ...roles: never[]) => ({ entityId, roles, appointedOn: null })
  const syndicates: [string, unknown, string][] = [
    [
      'roles that exclude each other',
      [member('ent_lantern', 'OC' as never, 'VIEW' as never)],
      'shared.syndicate.0.roles',
    ],
    [
      'a bank twice',
      [member('ent_lantern', 'OC' as never), member('ent_lantern', 'JLM' as never)],
      'shared.syndicate.1.entityId',
    ],
    ['a member that is no bank', [member('ent_kestrelpeak', 'JLM' as never)], 'shared.syndicate.0.entityId'],
    ['a member nobody knows', [member('ent_nobody', 'JLM' as never)], 'shared.syndicate.0.entityId'],
  ]
  it.each(syndicates)('%s is refused with its row', async (_what, syndicate, field) => {
    const refusal = await refusalOf(
      desk.deals.saveDeal({ name: 'Bad', shared: { syndicate: syndicate as never } }),
    )
    expect(refusal.fields.map((each) => each.field)).toContain(field)
    expect((await desk.deals.dealList({ keyword: 'Bad' })).total).toBe(0)
  })

  it('refuses an entity that is no issuer, and an unreviewed one', async () => {
    const db = app.database.db
    await db
      .insertInto('entity')
      .values({ id: 'ent_unseen', name: 'Unseen', deal_roles: ['issuer'], source: 'user', review: 'pending' })
      .execute()
    for (const [issuerId, reason] of [
      ['ent_lantern', 'deal.not-issuer'],
      ['ent_unseen', 'deal.not-reviewed'],
    ] as const) {
      const { fields } = await refusalOf(desk.deals.saveDeal({ name: 'Bad', shared: { issuerId } }))
      expect(fields).toMatchObject([{ field: 'shared.issuerId', reason }])
    }
  })

  it('refuses malformed fields before the rules', async () => {
    for (const [terms, field] of [
      [{ currency: 'XXX' }, 'terms.currency'],
      [{ pricingDate: '2027-02-31' }, 'terms.pricingDate'],
      [{ sizeCap: 50 }, 'terms.sizeCap'],
      [{ noSuchField: 1 }, 'terms.noSuchField'],
    ] as const) {
      const refusal = await refusalOf(desk.deals.saveDeal({ name: 'Bad', terms: terms as never }))
      expect(refusal).toMatchObject({ reason: 'input.invalid' })
      expect(refusal.fields.map((each) => each.field)).toEqual([field])
    }
  })
})
