import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Client } from '@bookrunner/contract'
import type { Permission, Rights } from '@bookrunner/domain/access'
import { dealSubject, offerSubject } from '@bookrunner/contract/deals'
import type { LiveRefusal } from '@bookrunner/contract/kernel'
import { clientOf, startTestApp, type TestApp, type TestNode } from '../../../../test/index.ts'
import { plansOf } from '../../../../test/plans.ts'
import { until } from '../../../../test/until.ts'
import { announce, fullShared, fullTerms, makeDraft, rate } from '../../../../test/deals.ts'
import { dealLive, offerLive } from './deal.live.ts'

/** Watchers use the second node; every write goes to the first. */
let one: TestApp
let two: TestNode
let desk: Client
const clients: Client[] = []
beforeAll(async () => {
  one = await startTestApp()
  two = await one.anotherNode()
  desk = await clientOf(one, 'deskoc')
})
afterAll(async () => {
  for (const client of clients) client.live.close()
  await one.close()
})

interface Watched {
  states: { name: string; currency: string | null; version?: number }[]
  raw: string
  seqs: number[]
  refused: LiveRefusal | undefined
}

const watch = async (person: string, subject: typeof dealSubject | typeof offerSubject, dealId: string) => {
  const client = await clientOf({ ...one, url: two.url }, person)
  clients.push(client)
  const watched: Watched = { states: [], raw: '', seqs: [], refused: undefined }
  const take = (
    state: { header: { name: string; currency: string | null }; version?: number },
    seq: number,
  ) => {
    const { name, currency } = state.header
    watched.states.push({ name, currency, ...(state.version !== undefined && { version: state.version }) })
    watched.raw += JSON.stringify(state)
    watched.seqs.push(seq)
  }
  client.live.watch(subject as typeof dealSubject, dealId, {
    snapshot: take,
    changes: (states, seq) => states.forEach((state) => take(state, seq)),
    refused: (refusal) => (watched.refused = refusal),
  })
  return watched
}
const edit = (dealId: string, version: number, terms: object, sharedVersion = 1) =>
  desk.deals.editDeal({ dealId, version, sharedVersion, terms })

test('a colleague sees a draft change; for others it is unknown', async () => {
  const dealId = await makeDraft(desk)
  const colleague = await watch('deskviewer', dealSubject, dealId)
  const stranger = await watch('deskjlm', dealSubject, dealId)
  const investor = await watch('investor', offerSubject, dealId)
  await until(() => expect(colleague.states).toHaveLength(1))
  await until(() =>
    expect([stranger.refused?.reason, investor.refused?.reason]).toEqual(Array(2).fill('record.unknown')),
  )
  await desk.deals.saveDeal({ dealId, version: 1, sharedVersion: 1, name: 'Renamed' })
  await until(() => expect(colleague.states.at(-1)).toMatchObject({ name: 'Renamed', version: 2 }))
})

test('investors get published changes only; otherwise their number does not move', async () => {
  const dealId = await makeDraft(desk, {
    terms: { remark: 'SECRET' },
    shared: { roadshowCode: 'SECRET-code' },
  })
  await announce(desk, dealId)
  const investor = await watch('investor', offerSubject, dealId)
  const manager = await watch('deskjlm', dealSubject, dealId)
  await until(() => expect([investor.states.length, manager.states.length]).toEqual([1, 1]))
  await edit(dealId, 1, { remark: 'SECRET again' })
  await until(() => expect(manager.states.at(-1)).toMatchObject({ version: 2 }))
  await edit(dealId, 2, { isin: 'XS2333562713' })
  await until(() => expect(investor.states).toHaveLength(2))
  // Two edits later the number has moved by one.
  expect(investor.seqs).toEqual([1, 2])
  expect(investor.raw).not.toContain('SECRET')
})

test('a deal that becomes hidden is removed from its watchers', async () => {
  const dealId = await makeDraft(desk)
  await announce(desk, dealId)
  const investor = await watch('investor', offerSubject, dealId)
  const addressed = await watch('investorvellumasia', offerSubject, dealId)
  const member = await watch('deskjlm', dealSubject, dealId)
  await until(() =>
    expect([investor, addressed, member].map(({ states }) => states.length)).toEqual([1, 1, 1]),
  )
  await edit(dealId, 1, { addressed: { kind: 'groups', groupIds: ['grp_vellum'] } })
  await until(() => expect(investor.refused).toMatchObject({ reason: 'record.unknown' }))
  const syndicate = fullShared.syndicate.filter(({ entityId }) => entityId !== 'ent_quillstone')
  await desk.deals.editDeal({ dealId, version: 2, sharedVersion: 1, shared: { syndicate } })
  await until(() => expect(member.refused).toMatchObject({ reason: 'record.unknown' }))
  await edit(dealId, 2, { sizeCap: rate('20') }, 2)
  await until(() => expect(addressed.states.length).toBeGreaterThan(1))
  expect(addressed.refused).toBeUndefined()
  const before = [investor, member].map(({ states }) => states.length)
  await edit(dealId, 3, { sizeCap: rate('30') }, 2)
  await until(() => expect(addressed.states.length).toBeGreaterThan(2))
  expect([investor, member].map(({ states }) => states.length)).toEqual(before)
})

test('a deleted draft is removed from its watchers', async () => {
  const dealId = await makeDraft(desk, { terms: { ...fullTerms } })
  const colleague = await watch('bankadmin', dealSubject, dealId)
  await until(() => expect(colleague.states).toHaveLength(1))
  await desk.deals.deleteDraft({ dealId })
  await until(() => expect(colleague.refused).toMatchObject({ reason: 'record.unknown' }))
})

test('after a change of house or role a person watches no longer', async () => {
  const dealId = await makeDraft(desk)
  const mover = await watch('sales', dealSubject, dealId)
  await until(() => expect(mover.states).toHaveLength(1))
  const admin = await clientOf(one, 'superadmin')
  await admin.users.edit({ userId: 'usr_sales', entityId: 'ent_quillstone' })
  await until(() => expect(mover.refused).toMatchObject({ reason: 'record.unknown' }))
})

test('colleagues with and without the platform’s board have different view classes', async () => {
  const dealId = await makeDraft(desk)
  const person = { userId: 'usr_deskoc', account: 'desk.oc@lantern.example', name: 'Desk' }
  const session = { sessionId: 'ses_x', roleId: 'rol_x', rightsVersion: '1', passwordMustChange: false }
  const classOf = (permissions: Permission[]) => {
    const rights: Rights = { tier: 'tier3', roles: ['admin'], permissions, functions: [] }
    const actor = { ...person, ...session, entityId: 'ent_lantern', rights }
    return dealLive.viewClass(one.database.db, { key: dealId, actor, language: 'US' })
  }
  const board = await classOf(['my_deal', 'dealboard'])
  expect(board).toBe(await classOf(['dealboard', 'my_deal']))
  expect(board).not.toBe(await classOf(['my_deal']))
})

test('who sees the same is known without the levels, siblings and times of a header', async () => {
  const { rows } = await one.database.pool.query<{ id: string }>('select id from deal limit 1')
  const key = rows[0]!.id
  const person = { userId: 'usr_deskoc', account: 'desk.oc@lantern.example', name: 'Desk' }
  const session = { sessionId: 'ses_x', roleId: 'rol_x', rightsVersion: '1', passwordMustChange: false }
  const rights: Rights = { tier: 'tier3', roles: [], permissions: [], functions: [] }
  const actor = { ...person, ...session, entityId: 'ent_lantern', rights }
  const view = { key, actor, language: 'US' } as const
  const plansFor = async ({ viewClass }: typeof dealLive) =>
    (await plansOf(one.database.db, (db) => viewClass(db, view))).join(' ')
  const needless = / on (guidance_version|ledger_entry|deal t)\b/
  expect(await plansFor(dealLive)).not.toMatch(needless)
  expect(await plansFor(offerLive)).not.toMatch(needless)
})
