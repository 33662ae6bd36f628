// Parties that are institutions or names only, credit support, collateral, passive banks, and the term sheet.
import { readPdf } from '@cj-tech-master/excelts/pdf'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Client } from '@bookrunner/contract'
import { parseRatingLine, type Rating, type Shared } from '@bookrunner/domain/deals'
import { sql, type Kysely } from 'kysely'
import { up as makeParties } from '../../../../migrations/0057-deal-parties.ts'
import { up as sayWhoseRatings } from '../../../../migrations/0062-rated-parties.ts'
import { clientOf, refusalOf, startTestApp, type TestApp } from '../../../../test/index.ts'
import { announce, fullShared, makeDraft } from '../../../../test/deals.ts'

let app: TestApp
let desk: Client
let investor: Client
beforeAll(async () => {
  app = await startTestApp()
  desk = await clientOf(app, 'deskoc')
  investor = await clientOf(app, 'investor')
})
afterAll(() => app.close())

const named = (name: string) => ({ entityId: null, name })

/** Parties as a Chinese high-yield deal has them; nobody but the desk is an institution of the platform. */
const shared = {
  ...fullShared,
  issuerId: null,
  issuerName: 'Kookaburra Rail (BVI) Limited',
  guarantors: [
    { entityId: 'ent_amberfall', name: 'Amberfall Water Group' },
    named('certain subsidiaries outside the PRC'),
  ],
  support: [{ ...named('Kookaburra Rail Group'), kinds: ['keepwell', 'eipu', 'liquidity'] }],
  syndicate: [
    ...fullShared.syndicate.slice(0, 2),
    { entityId: 'ent_quillstone', roles: ['PBR'], appointedOn: null },
  ],
  namedBanks: [
    { name: 'DBS Bank Ltd.', roles: ['JLM'] },
    { name: 'Heron Securities', roles: ['CM'] },
  ],
  ratings: [
    ...(parseRatingLine('Ba1/-/BB+ (negative)', {
      subject: 'guarantor',
      party: named('certain subsidiaries outside the PRC'),
    }) ?? []),
    ...(parseRatingLine('A3 (stable)', { subject: 'provider', party: null }) ?? []),
  ],
  issueNotRated: true,
  unrated: false,
} satisfies Shared
const terms = {
  capitalStructure: 'seniorSecured' as const,
  collateral: [{ kind: 'sharePledge' as const, text: 'shares of the subsidiary guarantors' }],
}

const announced = async () => {
  const dealId = await makeDraft(desk, { shared, terms })
  await announce(desk, dealId)
  return dealId
}

const versionsOf = async (dealId: string) => {
  const { version, sharedVersion } = await desk.deals.bookDealDetail({ dealId })
  return { version, sharedVersion }
}

const textOf = async (file: { blob: () => Promise<Blob> }): Promise<string> => {
  const bytes = new Uint8Array(await (await file.blob()).arrayBuffer())
  return (await readPdf(bytes)).text.replaceAll(/\s+/g, ' ')
}

describe('parties', () => {
  it('are saved, announced and read back whole, by the desk and by investors', async () => {
    const dealId = await announced()
    const stored = await desk.deals.bookDealDetail({ dealId })
    expect(stored.shared).toEqual(shared)
    expect(stored.header.issuer).toMatchObject({ entityId: null, name: shared.issuerName })
    const offer = await investor.deals.investorDealDetail({ dealId })
    expect(offer.header.issuer).toMatchObject({ entityId: null, name: shared.issuerName })
    expect(offer.shared).toMatchObject({
      guarantors: shared.guarantors,
      support: shared.support,
      ratings: shared.ratings,
      issueNotRated: true,
      namedBanks: shared.namedBanks,
    })
    expect(offer.terms.collateral).toEqual(terms.collateral)
    expect(offer.parties.map(({ entityId }) => entityId)).toEqual(['ent_amberfall'])
  })

  it('are refused twice, without a kind of support, or with a rating of an issue that is not rated', async () => {
    const wrong = async (change: Partial<Shared>) =>
      (await refusalOf(desk.deals.saveDeal({ name: 'Wrong', shared: { ...shared, ...change } }))).fields.map(
        ({ field, reason }) => `${field} ${reason}`,
      )
    expect(await wrong({ guarantors: [named('A'), named('a ')], ratings: [] })).toEqual([
      'shared.guarantors.1 deal.party-twice',
    ])
    expect(await wrong({ guarantors: [{ entityId: 'ent_nobody', name: 'Nobody' }], ratings: [] })).toEqual([
      'shared.guarantors.0 record.unknown',
    ])
    expect(await wrong({ ratings: parseRatingLine('Ba1', { subject: 'issue', party: null }) ?? [] })).toEqual(
      ['shared.ratings.0.grade deal.rating-issue'],
    )
    expect(
      await wrong({ syndicate: [{ entityId: 'ent_lantern', roles: ['OC', 'CM'], appointedOn: null }] }),
    ).toEqual(['shared.syndicate.0.roles deal.roles-together'])
    expect(await wrong({ namedBanks: [{ name: 'Heron Securities', roles: ['JLM', 'VIEW'] }] })).toEqual([
      'shared.namedBanks.0.roles deal.view-by-name',
    ])
    const dealId = await makeDraft(desk, { shared: { ...shared, support: [{ ...named('A'), kinds: [] }] } })
    const { missing } = await desk.deals.bookDealDetail({ dealId })
    expect(missing.map(({ field }) => field)).toEqual(['shared.support.0.kinds'])
  })

  it('have ratings of their own, and no rating of a guarantor that is not named', async () => {
    const [first, second] = shared.guarantors
    const rated = (grade: string, party: Rating['party']) =>
      parseRatingLine(grade, { subject: 'guarantor', party }) ?? []
    const dealId = await makeDraft(desk, {
      shared: { ...shared, ratings: [...rated('A1', first!), ...rated('Ba1', second!)] },
      terms,
    })
    await announce(desk, dealId)
    const { shared: published } = await investor.deals.investorDealDetail({ dealId })
    expect(published.ratings.map(({ grade, party }) => [grade, party?.name])).toEqual([
      ['A1', first!.name],
      ['Ba1', second!.name],
    ])
    const paper = await textOf(await investor.deals.investorTermSheet({ dealId }))
    expect(paper).toContain("Guarantor: Amberfall Water Moody's: A1")
    const save = (ratings: Rating[]) => makeDraft(desk, { shared: { ...shared, ratings } })
    expect(await refusalOf(save(rated('A1', named('Somebody else'))))).toMatchObject({
      fields: [{ field: 'shared.ratings.0.party', reason: 'deal.rating-party' }],
    })
    const nobodys = await save(rated('A1', null))
    const { missing } = await desk.deals.bookDealDetail({ dealId: nobodys })
    expect(missing).toMatchObject([{ field: 'shared.ratings.0.party', reason: 'deal.rating-whose' }])
  })

  it('by name have no rights until they are linked, the issuer of an announced deal too', async () => {
    const dealId = await announced()
    const issuer = await clientOf(app, 'issuer')
    expect(await refusalOf(issuer.deals.bookDealDetail({ dealId }))).toMatchObject({
      reason: 'record.unknown',
    })
    const edit = async (change: Partial<Shared>) =>
      desk.deals.editDeal({ dealId, ...(await versionsOf(dealId)), shared: change, reason: 'Linked' })
    expect(await refusalOf(edit({ issuerName: 'Another' }))).toMatchObject({ reason: 'deal.field-fixed' })
    await edit({ issuerId: 'ent_glasswing', issuerName: null })
    expect((await issuer.deals.bookDealDetail({ dealId })).header.issuer).toMatchObject({
      entityId: 'ent_glasswing',
    })
    expect(await refusalOf(edit({ issuerId: 'ent_amberfall' }))).toMatchObject({ reason: 'deal.field-fixed' })
  })

  it('that are passive take no orders, and read no order of the book', async () => {
    const dealId = await announced()
    const { list } = await investor.deals.getBndByList({ dealId })
    expect(list.map(({ entityId }) => entityId)).toEqual(['ent_lantern', 'ent_brasslight'])
    const passive = await clientOf(app, 'deskjlm')
    const { abilities } = await passive.deals.bookDealDetail({ dealId })
    expect(abilities).toMatchObject({ read: 'all', enterOrder: 'none', editTerms: 'none' })
    expect(abilities.readBook).not.toBe('all')
  })
})

describe('the term sheet', () => {
  it('has every published term in three languages, for investors and managers alike', async () => {
    const dealId = await announced()
    const words = {
      US: [
        'Term sheet',
        'Kookaburra Rail (BVI) Limited',
        'Keepwell, EIPU, Liquidity support',
        'Co-manager',
        'Share pledge',
      ],
      CN: ['条款书', '琥珀瀑水务集团', '维好协议', '联席经办人', '股权质押'],
      HK: ['條款書', '琥珀瀑水務集團', '維好協議', '聯席經辦人', '股份質押'],
    }
    const times = (text: string, word: string) => text.split(word).length - 1
    for (const language of ['US', 'CN', 'HK'] as const) {
      const reader = await clientOf(app, 'investor', language)
      const file = await reader.deals.investorTermSheet({ dealId })
      expect(file.mediaType).toBe('application/pdf')
      const text = await textOf(file)
      for (const word of [...words[language], 'DBS Bank Ltd.', 'T+120']) expect(text).toContain(word)
      expect(times(text, words[language][0]!)).toBe(1)
      const managers = await textOf(
        await (await clientOf(app, 'deskoc', language)).deals.termSheet({ dealId }),
      )
      for (const word of words[language]) expect(managers).toContain(word)
    }
  })

  it('has nothing of the desk, and is not for those who do not see the deal', async () => {
    const secret = 'a fee nobody reads'
    const dealId = await makeDraft(desk, { terms: { feeDisclosure: secret, remark: secret } })
    expect(await refusalOf(investor.deals.investorTermSheet({ dealId }))).toMatchObject({
      reason: 'record.unknown',
    })
    expect(await textOf(await desk.deals.termSheet({ dealId }))).not.toContain(secret)
    const stranger = await clientOf(app, 'deskjlm')
    expect(await refusalOf(stranger.deals.termSheet({ dealId }))).toMatchObject({ reason: 'record.unknown' })
  })
})

it('a deal of before keeps its guarantor and its providers, each with all its kinds', async () => {
  const dealId = await makeDraft(desk)
  const { db } = app.database
  await sql`update deal set terms = terms - 'collateral' where id = ${dealId}`.execute(db)
  const party = (name: string) => JSON.stringify({ entityId: null, name })
  await sql`
    update announcement set shared = (shared - 'guarantors' - 'support' - 'namedBanks' - 'issuerName' - 'issueNotRated')
      || jsonb_build_object('guarantor', ${party('Parent')}::jsonb, 'keepwellProvider', ${party('Group')}::jsonb,
        'eipuProvider', ${party('group')}::jsonb, 'sblcProvider', ${party('Moss Bank')}::jsonb)
    where id = (select announcement_id from deal where id = ${dealId})`.execute(db)
  await makeParties(db as unknown as Kysely<unknown>)
  const stored = await desk.deals.bookDealDetail({ dealId })
  expect(stored.shared).toEqual({
    ...fullShared,
    guarantors: [named('Parent')],
    support: [
      { ...named('Group'), kinds: ['keepwell', 'eipu'] },
      { ...named('Moss Bank'), kinds: ['sblc'] },
    ],
  })
  expect(stored.terms.collateral).toEqual([])
})

it('ratings of before say nobody’s name, and a bank by name is no viewer', async () => {
  const rated = parseRatingLine('Ba1', { subject: 'issuer', party: null }) ?? []
  const banks: Shared['namedBanks'] = [{ name: 'Heron Securities', roles: ['JLM'] }]
  const dealId = await makeDraft(desk, { shared: { unrated: false, ratings: rated, namedBanks: banks } })
  const { db } = app.database
  await sql`
    update announcement set shared = shared || jsonb_build_object(
      'ratings', jsonb_build_array((shared -> 'ratings' -> 0) - 'party'),
      'namedBanks', '[{"name": "Heron Securities", "roles": ["JLM", "VIEW"]}]'::jsonb)
    where id = (select announcement_id from deal where id = ${dealId})`.execute(db)
  await sayWhoseRatings(db as unknown as Kysely<unknown>)
  const { shared: stored } = await desk.deals.bookDealDetail({ dealId })
  expect(stored.ratings).toEqual(rated)
  expect(stored.namedBanks).toEqual(banks)
})
