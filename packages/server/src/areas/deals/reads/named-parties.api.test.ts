// Banks and issuers that are a name only: the list of administrators, and the link to an institution.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from 'kysely'
import type { Client } from '@bookrunner/contract'
import type { Shared } from '@bookrunner/domain/deals'
import { clientOf, refusalOf, startTestApp, type TestApp } from '../../../../test/index.ts'
import { announce, fullShared, makeDraft } from '../../../../test/deals.ts'

let app: TestApp
let admin: Client
let desk: Client
beforeAll(async () => {
  app = await startTestApp()
  admin = await clientOf(app, 'superadmin')
  desk = await clientOf(app, 'deskoc')
})
afterAll(() => app.close())

const named = (issuerName: string, bank: string): Shared => ({
  ...fullShared,
  issuerId: null,
  issuerName,
  syndicate: fullShared.syndicate.slice(0, 2),
  namedBanks: [{ name: bank, roles: ['JLM'] }],
})
const listed = async (keyword: string) =>
  (await admin.deals.getNamedParties({ keyword, pageNum: 1, pageSize: 15, sortField: 'name' })).list.map(
    ({ kind, name, deals }) => [kind, name, deals.map(({ name: deal, roles }) => `${deal} ${roles.join()}`)],
  )

describe('names without an institution', () => {
  it('are listed once each with their deals, drafts and announced ones', async () => {
    const first = await makeDraft(desk, { name: 'Wren 3y', shared: named('Wren Rail', 'Wren Securities') })
    await announce(desk, first)
    await makeDraft(desk, { name: 'Wren 5y', shared: named('Wren Rail', 'wren securities ') })
    expect(await listed('wren')).toEqual([
      ['issuer', 'Wren Rail', ['Wren 5y ', 'Wren 3y ']],
      ['bank', 'Wren Securities', ['Wren 5y JLM', 'Wren 3y JLM']],
    ])
    expect(
      (await admin.deals.getNamedParties({ kind: 'bank', keyword: '5y', pageNum: 1, pageSize: 15 })).list,
    ).toHaveLength(1)
    await desk.deals.abort({ dealId: first })
    expect((await listed('wren')).map(([, , deals]) => deals)).toEqual([['Wren 5y '], ['Wren 5y JLM']])
  })

  it('become institutions with the roles and the LEI, and are refused where they do not fit', async () => {
    const lei = '5493001KJTIIGC8Y1R12'
    await sql`update entity set lei = ${lei} where id = 'ent_amberfall'`.execute(app.database.db)
    const dealId = await makeDraft(desk, { name: 'Teal', shared: named('Teal Rail', 'Teal Bank') })
    await announce(desk, dealId)
    const issuer = { dealId, kind: 'issuer' as const, name: 'teal rail', entityId: 'ent_amberfall' }
    const wrong = await refusalOf(admin.deals.linkParty({ ...issuer, entityId: 'ent_kestrelpeak' }))
    expect(wrong.fields).toMatchObject([{ field: 'shared.issuerId', reason: 'deal.not-issuer' }])
    await admin.deals.linkParty(issuer)
    expect(await refusalOf(admin.deals.linkParty(issuer))).toMatchObject({ reason: 'deal.party-gone' })
    const bank = { dealId, kind: 'bank' as const, name: 'Teal Bank', entityId: 'ent_quillstone' }
    const twice = await refusalOf(admin.deals.linkParty({ ...bank, entityId: 'ent_lantern' }))
    expect(twice.fields).toMatchObject([{ reason: 'deal.bank-twice' }])
    await admin.deals.linkParty(bank)
    const { shared } = await desk.deals.bookDealDetail({ dealId })
    expect(shared).toMatchObject({
      issuerId: 'ent_amberfall',
      issuerName: null,
      issuerLei: lei,
      namedBanks: [],
    })
    expect(shared.syndicate.at(-1)).toEqual({
      entityId: 'ent_quillstone',
      roles: ['JLM'],
      appointedOn: null,
    })
    expect(await listed('teal')).toEqual([])
  })

  it('are listed for super administrators alone, and linked by those who may edit the deal', async () => {
    const dealId = await makeDraft(desk, { name: 'Plover', shared: named('Plover Rail', 'Plover Bank') })
    const link = { dealId, kind: 'bank' as const, name: 'Plover Bank', entityId: 'ent_quillstone' }
    for (const person of ['systemadmin', 'deskoc'] as const)
      expect(
        (await refusalOf((await clientOf(app, person)).deals.getNamedParties({ pageNum: 1, pageSize: 15 })))
          .reason,
      ).toBe('access.denied')
    const other = await clientOf(app, 'deskjlm')
    expect((await refusalOf(other.deals.linkParty(link))).reason).toBe('record.unknown')
    await desk.deals.linkParty(link)
    expect(await listed('Plover Bank')).toEqual([])
  })
})
