import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Client } from '@bookrunner/contract'
import { clientOf, refusalOf, startTestApp, type TestApp } from '../../../../test/index.ts'
import { announce, fullShared, makeDraft, type DealRequest } from '../../../../test/deals.ts'

let app: TestApp
let desk: Client
/** Ids by a short name. */
const deals: Record<string, string> = {}

const make = async (key: string, person: string, content: DealRequest, announced: boolean) => {
  deals[key] = await makeDraft(await clientOf(app, person), { name: key, ...content })
  if (announced) await announce(await clientOf(app, person), deals[key])
}

const syndicate = (...rows: [string, ...('OC' | 'JGC' | 'JLM' | 'VIEW')[]][]) => ({
  ...fullShared,
  syndicate: rows.map(([entity, ...roles]) => ({ entityId: `ent_${entity}`, roles, appointedOn: null })),
})

beforeAll(async () => {
  app = await startTestApp({ content: 'seeded' })
  desk = await clientOf(app, 'deskoc')
  await make('zz-led', 'deskoc', { shared: syndicate(['lantern', 'OC'], ['quillstone', 'JLM']) }, true)
  await make('zz-draft', 'deskoc', { shared: syndicate(['lantern', 'OC'], ['brasslight', 'JGC']) }, false)
  await make('zz-by-sales', 'sales', { shared: syndicate(['lantern', 'OC']) }, true)
  await make(
    'zz-elsewhere',
    'deskjgc',
    {
      shared: syndicate(['brasslight', 'OC'], ['lantern', 'JLM', 'VIEW']),
      terms: { currency: 'CNH', pricingDate: '2027-03-01' },
    },
    true,
  )
  await make(
    'zz-foreign',
    'deskjgc',
    { shared: { ...syndicate(['brasslight', 'OC']), issuerId: 'ent_amberfall' } },
    true,
  )
})
afterAll(() => app.close())

const names = async (person: string, query: object = {}) =>
  (
    await (
      await clientOf(app, person)
    ).deals.dealList({ keyword: 'zz-', pageSize: 500, sortField: 'name', ...query })
  ).list.map(({ name }) => name)

describe('whose deals', () => {
  it.each([
    ['deskoc', ['zz-by-sales', 'zz-draft', 'zz-elsewhere', 'zz-led']],
    ['deskviewer', ['zz-by-sales', 'zz-draft', 'zz-elsewhere', 'zz-led']],
    ['bankadmin', ['zz-by-sales', 'zz-draft', 'zz-elsewhere', 'zz-led']],
    // A Sales administrator does not see deals of Syndicate.
    ['salesadmin', ['zz-by-sales', 'zz-elsewhere']],
    ['deskjgc', ['zz-draft', 'zz-elsewhere', 'zz-foreign']],
    ['deskjlm', ['zz-led']],
    ['deskbnd', []],
    ['issuer', ['zz-by-sales', 'zz-elsewhere', 'zz-led']],
    ['issueramberfall', ['zz-foreign']],
  ])('%s sees its own', async (person, expected) => {
    expect(await names(person)).toEqual(expected)
    // Without the right to the platform's board they see no more there.
    expect(await names(person, { scope: 'board' })).toEqual(expected)
  })

  it('a super administrator sees all deals on the board, and its house’s as own', async () => {
    const all = ['zz-by-sales', 'zz-draft', 'zz-elsewhere', 'zz-foreign', 'zz-led']
    expect(await names('superadmin', { scope: 'board' })).toEqual(all)
    expect(await names('superadmin')).toEqual([])
  })

  it('the list has exactly the deals whose detail opens', async () => {
    for (const person of ['deskoc', 'salesadmin', 'deskjgc', 'deskjlm', 'deskbnd', 'issuer', 'superadmin']) {
      const client = await clientOf(app, person)
      const opened: string[] = []
      for (const [name, dealId] of Object.entries(deals))
        await client.deals.bookDealDetail({ dealId }).then(
          () => opened.push(name),
          () => {},
        )
      expect(await names(person, { scope: 'board' }), person).toEqual(opened.toSorted())
    }
  })
})

describe('the list', () => {
  it('filters by status, currency, own role, pricing date and words', async () => {
    expect(await names('deskoc', { status: 'Draft' })).toEqual(['zz-draft'])
    expect(await names('deskoc', { status: 'IPG, FPG' })).toEqual(['zz-by-sales', 'zz-elsewhere', 'zz-led'])
    expect(await names('deskoc', { status: 'nothing' })).toEqual([])
    expect(await names('deskoc', { currency: 'CNH' })).toEqual(['zz-elsewhere'])
    expect(await names('deskoc', { role: 'VIEW' })).toEqual(['zz-elsewhere'])
    expect(await names('deskoc', { role: 'OC' })).toEqual(['zz-by-sales', 'zz-draft', 'zz-led'])
    expect(await names('deskoc', { role: 'issuer' })).toEqual([])
    expect(await names('issuer', { role: 'issuer' })).toEqual(['zz-by-sales', 'zz-elsewhere', 'zz-led'])
    expect(await names('issuer', { role: 'OC' })).toEqual([])
    expect(await names('deskoc', { from: '2027-03-02' })).toEqual(['zz-by-sales', 'zz-draft', 'zz-led'])
    expect(await names('deskoc', { until: '2027-03-01' })).toEqual(['zz-elsewhere'])
    expect(await names('deskjgc', { keyword: '琥珀' })).toEqual(['zz-foreign'])
    expect(await names('deskoc', { keyword: `'; drop table deal; --` })).toEqual([])
  })

  it('sorts and pages', async () => {
    const ask = (query: object) => desk.deals.dealList({ keyword: 'zz-', ...query })
    const pages = await Promise.all(
      [1, 2, 3].map((pageNum) => ask({ pageNum, pageSize: 2, sortField: 'name' })),
    )
    expect(pages.map(({ list }) => list.map(({ name }) => name))).toEqual([
      ['zz-by-sales', 'zz-draft'],
      ['zz-elsewhere', 'zz-led'],
      [],
    ])
    expect(pages.map(({ total }) => total)).toEqual([4, 4, 4])
    const { list } = await ask({ sortField: 'status', sortOrder: 'desc' })
    expect(list.at(-1)!.name).toBe('zz-draft')
    const newest = (await ask({ sortField: 'updatedAt' })).list.map(({ updatedAt }) => updatedAt)
    expect(newest).toEqual(newest.toSorted().toReversed())
  })

  it('puts running deals first by default, the next to close on top', async () => {
    const closing = (hours: number) => ({
      times: { closesAt: new Date(Date.now() + hours * 3_600_000).toISOString() },
    })
    await make('yy-later', 'deskoc', closing(2), true)
    await make('yy-draft', 'deskoc', closing(1), false)
    await make('yy-soon', 'deskoc', closing(1), true)
    await make('yy-open', 'deskoc', {}, true)
    const { list } = await desk.deals.dealList({ keyword: 'yy-' })
    expect(list.map(({ name }) => name)).toEqual(['yy-soon', 'yy-later', 'yy-open', 'yy-draft'])
  })

  it('has the reader’s abilities, and the roles of its house', async () => {
    const row = async (person: string, name: string) =>
      (await (await clientOf(app, person)).deals.dealList({ keyword: name, scope: 'board' })).list[0]!
    expect(await row('deskoc', 'zz-led')).toMatchObject({ roles: ['OC'], mayEdit: true })
    expect((await row('deskoc', 'zz-led')).moves).toContain('abort')
    expect(await row('deskviewer', 'zz-led')).toMatchObject({ roles: ['OC'], mayEdit: false, moves: [] })
    expect(await row('deskjlm', 'zz-led')).toMatchObject({ roles: ['JLM'], mayEdit: false, moves: [] })
    expect(await row('deskoc', 'zz-elsewhere')).toMatchObject({ roles: ['JLM', 'VIEW'], moves: [] })
    expect(await row('issuer', 'zz-led')).toMatchObject({ roles: [], mayEdit: false, moves: [] })
    expect((await row('superadmin', 'zz-led')).moves).toContain('abort')
  })
})

describe('entities that can be named', () => {
  it('are reviewed issuers and underwriters', async () => {
    const { list } = await desk.deals.getAgency({ dealRole: 'issuer' })
    // A bank that issues for itself is an issuer too.
    expect(list.map(({ shortName }) => shortName)).toEqual([
      'Amberfall',
      'Glasswing',
      'Quillstone',
      'Seventh Terrace',
    ])
    const found = await desk.deals.getAgency({ keyword: '灯港' })
    expect(found.list.map(({ entityId }) => entityId)).toEqual(['ent_lantern'])
  })

  it('investors come with the type and the group that a choice of addressees names', async () => {
    const { list, classes, groups } = await (await clientOf(app, 'deskoc', 'CN')).deals.getInvestorList({})
    expect(list).toHaveLength(25)
    expect(list.filter(({ classId }) => classId === 'cls_pension')).toHaveLength(3)
    expect(list.filter(({ groupId }) => groupId === 'grp_vellum').map(({ entityId }) => entityId)).toEqual([
      'ent_vellumasia',
      'ent_vellumcapital',
      'ent_vellummacro',
    ])
    expect([classes[0]!.name, groups.length]).toEqual(['资产管理', 8])
  })

  it.each([
    ['deskoc', true],
    ['deskjlm', true],
    ['superadmin', true],
    // Global Entities shows the same entities.
    ['systemadmin', true],
    ['deskviewer', false],
    ['issuer', false],
    ['investor', false],
  ])('are listed for who fills the form or holds Global Entities: %s', async (person, may) => {
    const { deals } = await clientOf(app, person)
    for (const list of [() => deals.getInvestorList({}), () => deals.getAgency({})]) {
      if (may) expect((await list()).list).not.toEqual([])
      else expect((await refusalOf(list())).reason).toBe('access.denied')
    }
  })

  it('the agencies’ scales', async () => {
    const { agencies } = await desk.deals.getRatings({})
    expect(agencies.map(({ name }) => name)).toEqual(["Moody's", 'S&P', 'Fitch'])
    const classOf = (at: number, grade: string) =>
      agencies[at]!.grades.find((each) => each.grade === grade)?.ratingClass
    expect([classOf(0, 'Baa3'), classOf(0, 'Ba1'), classOf(1, 'BBB-'), classOf(2, 'BB+')]).toEqual([
      'IG',
      'HY',
      'IG',
      'HY',
    ])
  })
})
