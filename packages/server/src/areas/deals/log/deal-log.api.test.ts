import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CallRefused, Client } from '@bookrunner/contract'
import { announcementOf } from '@bookrunner/domain/deals'
import { demoNames } from '../../../../test/demo-names.ts'
import { announce, fullShared, makeDraft } from '../../../../test/deals.ts'
import { clientOf, refusalOf, startTestApp, type TestApp } from '../../../../test/index.ts'

let app: TestApp
let desk: Client
beforeAll(async () => {
  app = await startTestApp()
  desk = await clientOf(app, 'deskoc')
})
afterAll(() => app.close())

/** A draft, saved once, announced, and edited with a reason: four lines. */
const makeLogged = async (name: string): Promise<string> => {
  const dealId = await makeDraft(desk, { name })
  const versions = { version: 1, sharedVersion: 1 }
  await desk.deals.saveDeal({ dealId, ...versions, terms: { remark: 'Call Vera Meier' } })
  await announce(desk, dealId)
  const now = await desk.deals.bookDealDetail({ dealId })
  await desk.deals.editDeal({
    dealId,
    version: now.version,
    sharedVersion: now.sharedVersion,
    terms: { remark: 'Call nobody' },
    reason: 'Vera Meier is away',
  })
  return dealId
}

describe('the deal log', () => {
  it('is read newest first, in words, with who, field by field', async () => {
    const dealId = await makeLogged('Glasswing 7y')
    const { list, total, actors } = await desk.deals.getDealLog({ dealId })
    expect(list.map(({ seq, code, what }) => `${seq} ${code} ${what}`)).toEqual([
      '4 deal.edited Announced deal edited',
      '3 deal.submitted Deal submitted · T+120 area',
      '2 deal.saved Draft saved',
      '1 deal.created Draft created',
    ])
    expect(total).toBe(4)
    expect(actors).toEqual([
      { userId: 'usr_deskoc', name: 'Edmund Fong 方以誠', entity: demoNames('lantern') },
    ])
    expect(list[1]!.actor).toEqual(actors[0])
    expect(list[0]).toMatchObject({
      actor: actors[0],
      dealId,
      comment: 'Vera Meier is away',
      changes: [{ field: 'terms.remark', from: 'earlier text (15 characters)', to: 'Call nobody' }],
    })
    const created = new Map(list[3]!.changes.map(({ field, to }) => [field, to]))
    expect(created.get('shared.issuerId')).toBe('Glasswing Renewables Holdings')
    expect(created.get('shared.syndicate')).toContain('Lantern')
    expect(created.get('terms.maturityDate')).toBe('2030-03-11')
  })

  it.each([
    ['CN', '修改已公布的项目', '早前文字（15 个字符）'],
    ['HK', '修改已公佈的項目', '早前文字（15 個字元）'],
  ] as const)('is worded in the reader’s language: %s', async (language, what, earlier) => {
    const dealId = await makeLogged('Worded')
    const { list } = await (await clientOf(app, 'deskoc', language)).deals.getDealLog({ dealId })
    expect(list[0]).toMatchObject({ what, changes: [{ from: earlier }] })
  })

  it('is filtered by kinds, people and days in the deal’s zone, and paged', async () => {
    const dealId = await makeLogged('Filtered')
    const seqs = async (filter: object) =>
      (await desk.deals.getDealLog({ dealId, ...filter })).list.map(({ seq }) => seq)
    expect(await seqs({ code: 'deal.edited, deal.c' })).toEqual([4, 1])
    expect(await seqs({ code: 'deal.%' })).toEqual([])
    expect(await seqs({ actorId: 'usr_deskoc' })).toEqual([4, 3, 2, 1])
    expect(await seqs({ actorId: 'usr_nobody' })).toEqual([])
    expect(await seqs({ sortOrder: 'asc' })).toEqual([1, 2, 3, 4])
    expect(await seqs({ pageNum: 2, pageSize: 3 })).toEqual([1])
    const today = Temporal.Now.plainDateISO('Asia/Hong_Kong')
    expect(await seqs({ from: String(today), until: String(today) })).toEqual([4, 3, 2, 1])
    expect(await seqs({ from: String(today.add({ days: 1 })) })).toEqual([])
    expect(await seqs({ until: String(today.subtract({ days: 1 })) })).toEqual([])
  })

  it('of a tranche has its own and the shared lines, and none of its siblings', async () => {
    const first = await makeDraft(desk, { name: 'One' })
    const { dealId: second } = await desk.deals.addTranche({ dealId: first, name: 'Two' })
    await desk.deals.saveDeal({
      dealId: second,
      version: 1,
      sharedVersion: 1,
      terms: { mtn: true },
      shared: { issuerNote: 'Of both' },
    })
    await desk.deals.saveDeal({ dealId: second, version: 2, sharedVersion: 2, terms: { mtn: false } })
    const ofFirst = await desk.deals.getDealLog({ dealId: first })
    expect(ofFirst.list.map(({ seq, dealId }) => [seq, dealId])).toEqual([
      [3, null],
      [1, first],
    ])
    expect(ofFirst.list[0]!.changes).toEqual([{ field: 'shared.issuerNote', from: null, to: 'Of both' }])
    const ofSecond = await desk.deals.getDealLog({ dealId: second })
    expect(ofSecond.list.map(({ seq, dealId }) => [seq, dealId])).toEqual([
      [4, second],
      [3, second],
      [2, second],
      [1, null],
    ])
    expect(ofSecond.list[2]!.what).toBe('Tranche added')
    await desk.deals.deleteDraft({ dealId: second })
    const after = await desk.deals.getDealLog({ dealId: first })
    expect(after.list[0]).toMatchObject({ seq: 5, what: 'Draft deleted', dealId: null, changes: [] })
  })

  it('has nothing of another announcement, not even the name of the copied deal', async () => {
    const source = await makeLogged('Secret source')
    const { dealId } = await desk.deals.copyDeal({ dealId: source, name: 'The copy' })
    const { list, total } = await desk.deals.getDealLog({ dealId })
    expect(total).toBe(1)
    expect(JSON.stringify(list)).not.toContain('Secret source')
    expect(JSON.stringify(list)).not.toContain(source)
  })

  it('has no name and no free text in its chain', async () => {
    const planted = 'Planted Name'
    const party = { entityId: null, name: `${planted} Holdings` }
    const dealId = await makeDraft(desk, {
      name: `${planted} 3y`,
      terms: {
        remark: planted,
        feeDisclosure: planted,
        sellingRestrictions: planted,
        useOfProceeds: planted,
        governingLaw: planted,
        guidanceNote: planted,
        programme: planted,
        collateral: [{ kind: 'sharePledge', text: planted }],
        listing: [planted],
        tapOf: planted,
        floatingIndex: planted,
        size: { kind: 'text', text: planted },
        guidanceReference: { name: planted, isin: null, yield: null, frequency: null },
        hedge: { instrument: planted, ratio: null, deadline: null, durationManager: planted },
      },
      shared: {
        ...fullShared,
        guarantors: [party],
        support: [{ ...party, kinds: ['keepwell', 'eipu'] }],
        namedBanks: [{ name: planted, roles: ['CM'] }],
        issuerNote: planted,
        roadshowCode: 'planted-code',
      },
    })
    await announce(desk, dealId)
    const { version, sharedVersion } = await desk.deals.bookDealDetail({ dealId })
    const sent = { dealId, version, sharedVersion, terms: { remark: `${planted} II` }, reason: planted }
    await desk.deals.editDeal(sent)
    const { rows } = await app.database.pool.query<{ line: string }>(
      `select l::text as line from ledger_entry l where ledger_id like '%' || $1 order by seq`,
      [announcementOf(dealId)],
    )
    const entities = await app.database.db
      .selectFrom('entity')
      .select(['name', 'name_cn', 'name_hk', 'short_name'])
      .execute()
    const people = await app.database.db.selectFrom('user_account').select(['name', 'account']).execute()
    const names = [...entities, ...people].flatMap((row) => Object.values(row)).filter(Boolean)
    const found = [planted, 'planted-code', ...names].filter((name) =>
      rows.some(({ line }) => line.includes(name)),
    )
    expect(rows.length).toBeGreaterThan(2)
    expect(found).toEqual([])
    // Reading replaces ids and digests by names and texts.
    const shown = JSON.stringify((await desk.deals.getDealLog({ dealId })).list)
    expect(shown).toContain(`"to":"${planted} Holdings"`)
    expect(shown).toContain(`"comment":"${planted}"`)
    expect(shown).not.toContain('planted-code')
  })
})

describe('readers of the log', () => {
  let dealId: string
  beforeAll(async () => void (dealId = await makeLogged('Rights')))

  const answers = async (person: string) => {
    const client = await clientOf(app, person)
    const calls = [client.deals.getDealLog, client.deals.verifyDealLog, client.deals.downloadDealLog]
    const replies = await Promise.all(
      calls.map((call) =>
        call({ dealId }).then(
          () => 'read',
          (refused: unknown) => (refused as CallRefused).reason,
        ),
      ),
    )
    expect(new Set(replies).size).toBe(1)
    return replies[0]
  }

  it.each([
    ['deskoc', 'read'],
    ['deskviewer', 'read'],
    ['deskjgc', 'read'],
    ['superadmin', 'read'],
    ['deskjlm', 'deal.not-yours'],
    ['deskbnd', 'deal.not-yours'],
    ['issuer', 'deal.not-yours'],
    ['systemadmin', 'access.denied'],
    ['investor', 'access.denied'],
    ['investoradmin', 'access.denied'],
  ])('%s: %s', async (person, answer) => expect(await answers(person)).toBe(answer))

  it('include its creator in any house, but not colleagues', async () => {
    const draft = await makeDraft(await clientOf(app, 'deskjlm'))
    await announce(desk, draft)
    const log = async (person: string) => (await clientOf(app, person)).deals.getDealLog({ dealId: draft })
    expect((await log('deskjlm')).total).toBe(2)
    expect((await log('deskoc')).total).toBe(2)
    expect(await refusalOf(log('houseadmin'))).toMatchObject({ reason: 'deal.not-yours' })
  })

  it('a draft’s log is unknown to those who may not see the draft', async () => {
    const draft = await makeDraft(desk)
    for (const person of ['deskjlm', 'issuer'])
      expect(
        await refusalOf((await clientOf(app, person)).deals.getDealLog({ dealId: draft })),
      ).toMatchObject({
        reason: 'record.unknown',
      })
  })
})
