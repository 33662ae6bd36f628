// The matrix of docs/deal-roles.md through the API: every move and edit by everybody with a role in a deal.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Client } from '@bookrunner/contract'
import { dealActions, type Shared } from '@bookrunner/domain/deals'
import { clientOf, refusalOf, startTestApp, type TestApp } from '../../../../test/index.ts'
import { final, inMinutes, spread, dealsByStage, why, type DealStage } from '../../../../test/lifecycle.ts'
import { fullShared } from '../../../../test/deals.ts'

let app: TestApp
const clients = new Map<string, Client>()
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const as = async (person: string): Promise<Client> => {
  const known = clients.get(person) ?? (await clientOf(app, person))
  clients.set(person, known)
  return known
}

/** Lantern and Brasslight lead; Quillstone manages, Ninefold bills; Vellum Asia's desk has no role. */
const shared: Shared = {
  ...fullShared,
  syndicate: [
    { entityId: 'ent_lantern', roles: ['OC'], appointedOn: null },
    { entityId: 'ent_brasslight', roles: ['JGC'], appointedOn: null },
    { entityId: 'ent_quillstone', roles: ['JLM'], appointedOn: null },
    { entityId: 'ent_ninefold', roles: ['JLM', 'BND'], appointedOn: null },
  ],
}
/** The same with Quillstone as a viewer. */
const watched: Shared = {
  ...shared,
  syndicate: shared.syndicate.map((row) =>
    row.entityId === 'ent_quillstone' ? { ...row, roles: ['JLM', 'VIEW'] } : row,
  ),
}

type Answer = 'does' | 'may not' | 'sees no such deal' | 'has no such call'
const answers: Record<string, Answer> = {
  'deal.not-yours': 'may not',
  'record.unknown': 'sees no such deal',
  'access.denied': 'has no such call',
}
const answerOf = async (call: Promise<unknown>): Promise<Answer> => {
  const fault = await call.then(
    () => undefined,
    (thrown: unknown) => thrown as { reason?: string },
  )
  if (!fault) return 'does'
  const answer = answers[fault.reason ?? '']
  if (!answer) throw new Error(`refused for something else: ${JSON.stringify(fault)}`)
  return answer
}

/** Every change of lifecycle and terms that somebody may make, as a dry run. */
const dry = { dryRun: true }
const guidance = spread('55')
const doings: [what: string, at: DealStage, call: (client: Client, dealId: string) => Promise<unknown>][] = [
  [
    'submit',
    'Draft',
    (c, dealId) => c.deals.submitDeal({ dealId, target: 'IPG', version: 1, sharedVersion: 1 }, dry),
  ],
  [
    'edit a draft',
    'Draft',
    (c, dealId) => c.deals.saveDeal({ dealId, version: 1, sharedVersion: 1, terms: { mtn: true } }, dry),
  ],
  [
    'edit terms',
    'IPG',
    (c, dealId) => c.deals.editDeal({ dealId, version: 1, sharedVersion: 1, terms: { mtn: true } }, dry),
  ],
  ['push a test', 'IPG', (c, dealId) => c.deals.orderTest({ dealId, level: guidance }, dry)],
  ['end a test', 'Test in IPG', (c, dealId) => c.deals.testEnd({ dealId }, dry)],
  ['end the test of a draft', 'Test of a draft', (c, dealId) => c.deals.testEnd({ dealId }, dry)],
  ['set guidance', 'IPG', (c, dealId) => c.deals.setGuidance({ dealId, guidance }, dry)],
  [
    'change times',
    'IPG',
    (c, dealId) => c.deals.changeTimes({ dealId, times: { closesAt: inMinutes(9) }, ...why }, dry),
  ],
  [
    'push FPG',
    'IPG',
    (c, dealId) => c.deals.changeDealStatus({ dealId, to: 'FPG', guidance, closesAt: inMinutes(9) }, dry),
  ],
  ['end FPG', 'FPG', (c, dealId) => c.deals.fpgEnd({ dealId }, dry)],
  [
    'set a new cut-off',
    'FPG closed',
    (c, dealId) => c.deals.changeTimes({ dealId, times: { closesAt: inMinutes(9) }, ...why }, dry),
  ],
  ['launch', 'FPG closed', (c, dealId) => c.deals.setFinalTerms({ dealId, final }, dry)],
  ['price', 'FPG closed', (c, dealId) => c.deals.changeDealStatus({ dealId, to: 'Priced', final }, dry)],
  ['reopen', 'FPG', (c, dealId) => c.deals.changeDealStatus({ dealId, to: 'IPG', ...why }, dry)],
  ['reprice', 'Priced', (c, dealId) => c.deals.changeDealStatus({ dealId, to: 'FPG', ...why }, dry)],
  ['abort', 'IPG', (c, dealId) => c.deals.abort({ dealId, ...why }, dry)],
]
const drafts = ['submit', 'edit a draft']
/** Colleagues of the creator, because in Lantern everybody leads. */
const people: [who: string, person: string, of: Shared, draft: Answer, later: Answer][] = [
  ['the OC', 'sales', shared, 'does', 'does'],
  ["the OC's administrator", 'bankadmin', shared, 'does', 'does'],
  ['a JGC', 'deskjgc', shared, 'does', 'does'],
  ['a JLM', 'deskjlm', shared, 'sees no such deal', 'may not'],
  ["a JLM's administrator", 'houseadmin', shared, 'sees no such deal', 'may not'],
  ['B&D', 'deskbnd', shared, 'sees no such deal', 'may not'],
  ['who looks on', 'deskjlm', watched, 'sees no such deal', 'may not'],
  ['a super administrator', 'superadmin', shared, 'does', 'does'],
  ["the OC's viewer", 'deskviewer', shared, 'has no such call', 'has no such call'],
  ['the issuer', 'issuer', shared, 'has no such call', 'has no such call'],
  ['another issuer', 'issueramberfall', shared, 'has no such call', 'has no such call'],
  ['a system administrator', 'systemadmin', shared, 'has no such call', 'has no such call'],
  ['an investor', 'investor', shared, 'has no such call', 'has no such call'],
]

const made = new Map<string, Promise<string>>()
/** One deal for each phase and syndicate; dry runs do not change it. */
const dealAt = async (at: DealStage, of: Shared): Promise<string> => {
  const key = `${at} ${of === watched}`
  const known = made.get(key) ?? dealsByStage[at](await as('deskoc'), { shared: of })
  made.set(key, known)
  return known
}

describe.each(people)('%s (%s)', (_who, person, of, draft, later) => {
  it.each(doings)('%s', async (what, at, call) => {
    const dealId = await dealAt(at, of)
    const expected = drafts.includes(what) ? draft : later
    expect(await answerOf(call(await as(person), dealId))).toBe(expected)
  })
})

describe('a creator who leads no book', () => {
  it('edits and submits the draft; after that only leads act', async () => {
    const creator = await as('deskjlm')
    const dealId = await dealsByStage.Draft(creator, { shared })
    for (const [what, , call] of doings.filter(([name]) => drafts.includes(name)))
      expect([what, await answerOf(call(creator, dealId))]).toEqual([what, 'does'])
    // The creator's colleague is in a joint manager's house, but did not create the deal.
    const colleague = await as('houseadmin')
    expect(
      await answerOf(
        colleague.deals.submitDeal({ dealId, target: 'IPG', version: 1, sharedVersion: 1 }, dry),
      ),
    ).toBe('may not')
    await creator.deals.submitDeal({ dealId, target: 'IPG', version: 1, sharedVersion: 1 })
    for (const [what, , call] of doings.filter(([, at]) => at === 'IPG'))
      expect([what, await answerOf(call(creator, dealId))]).toEqual([what, 'may not'])
    const { abilities } = await creator.deals.bookDealDetail({ dealId })
    expect(abilities).toMatchObject({ readLog: 'all', editTerms: 'none', run: 'none' })
  })

  it('runs the deal if nobody else leads', async () => {
    const creator = await as('deskjlm')
    const alone = { ...shared, syndicate: shared.syndicate.filter(({ roles }) => roles.includes('JLM')) }
    const dealId = await dealsByStage.IPG(creator, { shared: alone })
    for (const [what, , call] of doings.filter(([, at]) => at === 'IPG'))
      expect([what, await answerOf(call(creator, dealId))]).toEqual([what, 'does'])
    expect(await answerOf((await as('houseadmin')).deals.setGuidance({ dealId, guidance }, dry))).toBe('does')
    expect(await answerOf((await as('deskbnd')).deals.setGuidance({ dealId, guidance }, dry))).toBe('may not')
    expect(await answerOf((await as('deskoc')).deals.setGuidance({ dealId, guidance }, dry))).toBe(
      'sees no such deal',
    )
  })
})

describe('abilities in the deal’s reply', () => {
  const abilities = async (person: string, of = shared, terms = {}) => {
    const dealId = await dealsByStage.IPG(await as('deskoc'), { shared: of, terms })
    return (await (await as(person)).deals.bookDealDetail({ dealId })).abilities
  }
  const granted = (all: Record<string, string>) =>
    Object.fromEntries(Object.entries(all).filter(([, scope]) => scope !== 'none'))

  it('equal the row of the matrix, for each column', async () => {
    expect(Object.keys(await abilities('deskoc')).toSorted()).toEqual([...dealActions].toSorted())
    expect((await abilities('deskjgc')).run).toBe('all')
    expect(granted(await abilities('deskjlm'))).toEqual({
      read: 'all',
      readBook: 'all',
      enterOrder: 'own',
      confirm: 'own',
      settle: 'own',
      export: 'own',
      readPrivateComments: 'all',
      writePrivateComments: 'all',
      reviewAllocation: 'own',
    })
    expect(granted(await abilities('deskjlm', shared, { bookType: 'soleUndisclosed' }))).toMatchObject({
      readBook: 'own',
      readPrivateComments: 'own',
      writePrivateComments: 'own',
    })
    expect(granted(await abilities('deskbnd'))).toMatchObject({
      settle: 'all',
      reviewAllocation: 'all',
      export: 'all',
    })
    expect(granted(await abilities('deskjlm', watched))).toEqual({ read: 'all', readBook: 'totals' })
    expect(granted(await abilities('issuer'))).toEqual({
      read: 'all',
      readBook: 'all',
      reviewAllocation: 'all',
      signOff: 'all',
      export: 'totals',
    })
    expect(granted(await abilities('deskviewer'))).toMatchObject({
      read: 'all',
      readBook: 'all',
      readLog: 'all',
    })
    expect(new Set(Object.values(await abilities('superadmin')))).toEqual(new Set(['all']))
  })

  it('are empty for a system administrator, who sees no deal', async () => {
    const dealId = await dealAt('IPG', shared)
    const system = await as('systemadmin')
    expect(await refusalOf(system.deals.bookDealDetail({ dealId }))).toMatchObject({
      reason: 'access.denied',
    })
  })
})

describe('roles that exclude each other', () => {
  it.each([
    [['OC', 'VIEW'], 'deal.roles-together'],
    [['JGC', 'VIEW'], 'deal.roles-together'],
    [['JLM', 'BND', 'VIEW'], 'deal.roles-together'],
  ] as const)('%j are refused at the row', async (roles, reason) => {
    const syndicate = [{ entityId: 'ent_lantern', roles: [...roles], appointedOn: null }]
    const refusal = await refusalOf(
      (await as('deskoc')).deals.saveDeal({ name: 'Roles', shared: { syndicate } }),
    )
    expect(refusal).toMatchObject({
      reason: 'deal.field-wrong',
      fields: [{ field: 'shared.syndicate.0.roles', reason }],
    })
  })

  it.each([
    [[], 'deal.bank-without-role'],
    [['BND'], 'deal.bnd-alone'],
    [['VIEW'], 'deal.view-alone'],
  ] as const)('%j is saved in a draft, where the role is missing', async (roles, reason) => {
    const desk = await as('deskoc')
    const syndicate = [{ entityId: 'ent_lantern', roles: [...roles], appointedOn: null }]
    const { dealId } = await desk.deals.saveDeal({ name: 'Half made', shared: { syndicate } })
    const { missing, shared } = await desk.deals.bookDealDetail({ dealId })
    expect(shared.syndicate).toEqual(syndicate)
    expect(missing).toContainEqual(expect.objectContaining({ field: 'shared.syndicate.0.roles', reason }))
  })

  it('are refused in the words of the specification', async () => {
    const syndicate = [
      { entityId: 'ent_lantern', roles: ['OC' as const, 'VIEW' as const], appointedOn: null },
    ]
    const { fields } = await refusalOf(
      (await as('deskoc')).deals.saveDeal({ name: 'Roles', shared: { syndicate } }),
    )
    expect(fields?.[0]?.message).toBe('The selected roles cannot exist at the same time')
  })
})
