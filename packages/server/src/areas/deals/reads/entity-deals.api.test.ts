// The deals of one institution: as issuer, as bank, and addressed to it, as far as each reader may know.
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Client } from '@bookrunner/contract'
import type { Terms } from '@bookrunner/domain/deals'
import { admitted, clientOf, startTestApp, type TestApp } from '../../../../test/index.ts'
import { fullShared, makeDraft } from '../../../../test/deals.ts'
import { submitted } from '../../../../test/lifecycle.ts'

let app: TestApp
let desk: Client
let chosen: string
let forAll: string
let draft: string
const investor = 'ent_ironmosslife'
beforeAll(async () => {
  app = await startTestApp()
  desk = await clientOf(app, 'deskoc')
  const terms: Partial<Terms> = { addressed: { kind: 'chosen', entityIds: [investor] } }
  chosen = await submitted(desk, 'IPG', { name: 'For one house', shared: fullShared, terms })
  forAll = await submitted(desk, 'IPG', { name: 'For everybody', shared: fullShared })
  draft = await makeDraft(desk, { name: 'Not announced', terms })
})
afterAll(() => app.close())

const partsFor = async (person: string, entityId: string) => {
  const client = await clientOf(app, person)
  const { list, total } = await client.deals.getEntityDeals({ entityId, pageSize: 500 })
  expect(total).toBe(list.length)
  const made = [chosen, forAll, draft]
  return made.map((dealId) => {
    const row = list.find(({ deal }) => deal.dealId === dealId)
    return (
      row && [row.issuer && 'issuer', ...row.bank, row.addressed && 'addressed'].filter(Boolean).join(' ')
    )
  })
}

it('is asked by managers, and not by system administrators and investors', async () => {
  const ask = (client: Client) => client.deals.getEntityDeals({ entityId: investor })
  expect(await admitted(app, ask)).toEqual(['superadmin', 'bankadmin', 'deskoc', 'deskviewer', 'issuer'])
})

it('tells leads and the super administrator that a deal is addressed to an investor', async () => {
  for (const person of ['superadmin', 'deskoc', 'deskjgc'])
    expect([person, await partsFor(person, investor)]).toEqual([
      person,
      ['addressed', 'addressed', undefined],
    ])
})

it('tells other managers and the issuer only of deals for everybody', async () => {
  for (const person of ['deskjlm', 'deskbnd', 'issuer'])
    expect([person, await partsFor(person, investor)]).toEqual([person, [undefined, 'addressed', undefined]])
  expect(await partsFor('issueramberfall', investor)).toEqual([undefined, undefined, undefined])
})

it('lists what an institution issues and runs, drafts only for who may edit them', async () => {
  expect(await partsFor('deskoc', 'ent_glasswing')).toEqual(['issuer', 'issuer', 'issuer'])
  expect(await partsFor('deskjlm', 'ent_glasswing')).toEqual(['issuer', 'issuer', undefined])
  expect(await partsFor('deskjlm', 'ent_lantern')).toEqual(['OC BND', 'OC BND', undefined])
})

it('is searched, filtered by part, sorted and paged', async () => {
  const entityId = 'ent_glasswing'
  const of = async (input: object) => {
    const { list } = await desk.deals.getEntityDeals({ entityId, pageSize: 500, ...input })
    return list.map(({ deal }) => deal.name)
  }
  expect(await of({ keyword: 'for one' })).toEqual(['For one house'])
  expect(await of({ part: 'bank' })).toEqual([])
  const all = await of({ sortField: 'name', sortOrder: 'desc' })
  expect(all.length).toBeGreaterThan(2)
  expect(await of({ sortField: 'name' })).toEqual(all.toReversed())
  expect(await of({ sortField: 'name', pageNum: 2, pageSize: 1 })).toEqual([all.at(-2)])
})
