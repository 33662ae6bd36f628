import { afterAll, beforeAll, expect, test } from 'vitest'
import { isRefusal } from '@bookrunner/domain/kernel'
import {
  emptyShared,
  emptyTerms,
  initialLifecycle,
  type DealLifecycle,
  type GuidanceVersion,
  type Terms,
} from '@bookrunner/domain/deals'
import { startTestApp, type TestApp } from '../../../../test/index.ts'
import { accept, unchanged } from '../../../platform/service/index.ts'
import type { DealChange } from '../ledger/deal-change.ts'
import type { LoadedDeal } from '../ledger/deal-state.ts'
import { deal } from '../ledger/deal.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const key = 'ann_0123456789ab'
const first = 'deal_0123456789ab0001'
const second = 'deal_0123456789ab0002'

const change = async (...changes: DealChange[]) => {
  const outcome = await app.pipeline.submit({
    on: deal,
    key,
    actor: null,
    need: { people: ['usr_salesadmin'], documents: true },
    decide: (_state) => accept({ reply: null, changes, line: { code: 'deal.edited', params: {} } }),
  })
  expect(isRefusal(outcome)).toBe(false)
}
const state = async (): Promise<LoadedDeal> => {
  let stored: LoadedDeal | undefined
  await app.pipeline.submit({
    on: deal,
    key,
    actor: null,
    need: { documents: true, entities: ['ent_lantern', 'ent_nobody'] },
    decide: (loaded) => {
      stored = structuredClone(loaded)
      return unchanged(null)
    },
  })
  return stored!
}
const addressees = async () =>
  (await app.database.db.selectFrom('deal_addressee').selectAll().orderBy('entity_id').execute()).map(
    ({ deal_id, entity_id }) => `${deal_id.slice(-1)} ${entity_id}`,
  )

const terms: Terms = { ...emptyTerms, currency: 'USD', pricingDate: '2027-03-02' }
const shared = {
  ...emptyShared,
  issuerId: 'ent_glasswing',
  syndicate: [
    { entityId: 'ent_lantern', roles: ['OC' as const], appointedOn: null },
    { entityId: 'ent_ninefold', roles: ['JLM' as const, 'BND' as const], appointedOn: '2027-01-04' },
  ],
}
const live: DealLifecycle = {
  ...initialLifecycle,
  status: 'IPG',
  guidance: 1,
  guidanceOf: { IPG: 1 },
  submittedAt: '2027-03-01T01:00:00Z',
  closesAt: '2027-03-02T09:00:00Z',
  expiresAt: '2027-03-05T09:00:00Z',
}
const ipg: GuidanceVersion = {
  number: 1,
  kind: 'IPG',
  size: null,
  final: null,
  note: 'To start with.',
  reason: null,
  level: { basis: 'spread', over: 'T', level: '120' as never, to: null, words: 'area' },
  at: '2027-03-01T01:00:00Z',
  by: 'usr_deskoc',
}

test('an announcement is saved with its tranches, and read back unchanged', async () => {
  await change(
    { kind: 'created', creatorId: 'usr_salesadmin', creatorEntityId: 'ent_lantern', shared },
    { kind: 'trancheAdded', dealId: first, name: '3 years', terms, lifecycle: initialLifecycle },
    { kind: 'trancheAdded', dealId: second, name: '5 years', terms, lifecycle: initialLifecycle },
  )
  const { announcement, tranches, entities } = await state()
  expect(announcement).toMatchObject({ shared, version: 1, creatorDepartment: 'dep_lanternsales' })
  expect([...tranches.values()].map(({ id, position, version }) => [id, position, version])).toEqual([
    [first, 1, 1],
    [second, 2, 1],
  ])
  expect(tranches.get(first)).toMatchObject({ name: '3 years', terms, lifecycle: initialLifecycle })
  expect([...entities.keys()]).toEqual(['ent_lantern'])
})

test('its columns have the values that lists and the clock use', async () => {
  await change(
    { kind: 'guidance', dealId: first, version: ipg },
    { kind: 'lifecycle', dealId: first, lifecycle: live },
  )
  const rows = await app.database.db.selectFrom('deal').selectAll().where('id', '=', first).execute()
  expect(rows[0]).toMatchObject({ status: 'IPG', issuer_id: 'ent_glasswing', currency: 'USD', version: 1 })
  expect(rows[0]).toMatchObject({ pricing_date: '2027-03-02' })
  expect(String(rows[0]!.due_at)).toBe('2027-03-02T08:50:00Z')
  const { tranches } = await state()
  expect([...tranches.get(first)!.guidance.values()]).toEqual([ipg])
  expect(tranches.get(second)!.guidance.size).toBe(0)
})

test('the syndicate has rows that follow the terms', async () => {
  const members = () =>
    app.database.db.selectFrom('syndicate_member').selectAll().orderBy('position').execute()
  expect(await members()).toMatchObject([
    { entity_id: 'ent_lantern', roles: ['OC'] },
    { entity_id: 'ent_ninefold', roles: ['JLM', 'BND'] },
  ])
  const syndicate = [
    { entityId: 'ent_quillstone', roles: ['JGC' as const], appointedOn: null },
    { ...shared.syndicate[0]!, roles: ['OC' as const, 'BND' as const] },
  ]
  await change({ kind: 'shared', shared: { ...shared, issuerId: null, syndicate } })
  expect(await members()).toMatchObject([
    { entity_id: 'ent_quillstone', roles: ['JGC'] },
    { entity_id: 'ent_lantern', roles: ['OC', 'BND'] },
  ])
  const issuers = await app.database.db.selectFrom('deal').select('issuer_id').execute()
  expect(issuers).toEqual([{ issuer_id: null }, { issuer_id: null }])
  expect((await state()).announcement?.version).toBe(2)
})

test('addressees are computed at the announcement and after each change of the choice', async () => {
  const addressed = (to: Terms['addressed']): Terms => ({ ...terms, addressed: to })
  const groups = addressed({ kind: 'groups', groupIds: ['grp_kestrelpeak'] })
  await change({ kind: 'trancheEdited', dealId: second, terms: groups })
  expect(await addressees()).toEqual([])
  await change({ kind: 'lifecycle', dealId: second, lifecycle: { ...live, closesAt: null } })
  expect(await addressees()).toEqual(['2 ent_kestrelpeak', '2 ent_kestrelpeaklu', '2 ent_kestrelpeakus'])
  const chosen = addressed({
    kind: 'chosen',
    entityIds: ['ent_kestrelpeaklu', 'ent_vellumasia', 'ent_lantern'],
  })
  await change({ kind: 'trancheEdited', dealId: second, terms: chosen })
  expect(await addressees()).toEqual(['2 ent_kestrelpeaklu', '2 ent_vellumasia'])
  await change({
    kind: 'trancheEdited',
    dealId: second,
    terms: addressed({ kind: 'types', classIds: ['cls_pension'] }),
  })
  expect((await addressees()).length).toBe(3)
  await change({ kind: 'trancheEdited', dealId: second, terms: addressed({ kind: 'all' }) })
  expect(await addressees()).toEqual([])
})

test('documents and roadshow codes are saved, the newest of each', async () => {
  const document = {
    id: 'doc_0001',
    fileId: 'fil_0001',
    description: 'Offering circular',
    validFrom: null,
    validUntil: '2027-06-30',
    audience: 'all' as const,
    gated: true,
    downloads: 0,
    uploadedBy: 'usr_deskoc',
    uploadedAt: '2027-03-01T01:00:00Z',
    removedAt: null,
    waitsSince: null,
  }
  await app.database.db
    .insertInto('file')
    .values({
      id: 'fil_0001',
      state: 'waiting',
      purpose: 'document',
      owner_user_id: 'usr_deskoc',
      name: 'circular.pdf',
      media_type: 'application/pdf',
      bytes: 9,
      sha256: 'a'.repeat(64),
    })
    .execute()
  await change(
    { kind: 'document', document },
    { kind: 'codeEntered', userId: 'usr_investor', code: 'old' },
    { kind: 'codeEntered', userId: 'usr_investor', code: 'new' },
    { kind: 'document', document: { ...document, downloads: 1 } },
  )
  expect((await state()).documents.get('doc_0001')).toEqual({ ...document, downloads: 1 })
  const entries = await app.database.db.selectFrom('roadshow_entry').select(['user_id', 'code']).execute()
  expect(entries).toEqual([{ user_id: 'usr_investor', code: 'new' }])
})

test('a deleted tranche is gone with its own records', async () => {
  await change({ kind: 'trancheRemoved', dealId: first })
  expect([...(await state()).tranches.keys()]).toEqual([second])
  expect(await app.database.db.selectFrom('guidance_version').select('number').execute()).toEqual([])
})
