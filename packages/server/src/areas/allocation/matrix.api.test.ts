// The rest of the permission matrix beside separation.api.test.ts: confirm, sign off, undo, revive, compare, figures,
// readers, policies; also for the creator of a deal, and for viewers with a share.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Client } from '@bookrunner/contract'
import { clientOf, startTestApp, type TestApp } from '../../../test/index.ts'
import {
  allocated,
  closedWith,
  finalOf,
  launchedOn,
  priceAt,
  proRata,
  type Entered,
} from '../../../test/allocation.ts'
import { inMinutes, spread } from '../../../test/lifecycle.ts'
import { announce, fullShared, makeDraft } from '../../../test/deals.ts'
import { orderLevel } from '../../../test/orders.ts'

const people = {
  OC: 'deskoc',
  JGC: 'deskjgc',
  JLM: 'deskjlm',
  BND: 'deskbnd',
  ISSUER: 'issuer',
  'another issuer': 'issueramberfall',
  investor: 'investor',
  'system administrator': 'systemadmin',
  'super administrator': 'superadmin',
} as const
type Who = keyof typeof people
const everybody = Object.keys(people) as Who[]

const orders: readonly Entered[] = [
  ['ent_ironmosslife', 80],
  ['ent_kestrelpeak', 50],
  ['ent_sundialreserve', 30, { throughId: 'ent_quillstone' }],
]
const bank = (entityId: string, ...roles: ('OC' | 'JGC' | 'JLM' | 'BND' | 'VIEW')[]) => ({
  entityId,
  roles,
  appointedOn: null,
})

let app: TestApp
const clients = {} as Record<Who, Client>
let draft: { dealId: string; versionId: string; otherId: string }
let launched: { dealId: string; versionId: string; orderIds: string[] }
beforeAll(async () => {
  app = await startTestApp()
  for (const who of everybody) clients[who] = await clientOf(app, people[who])
  const syndicate = [
    bank('ent_lantern', 'OC'),
    bank('ent_brasslight', 'JGC'),
    bank('ent_quillstone', 'JLM'),
    bank('ent_ninefold', 'JLM', 'BND'),
  ]
  const overrides = { shared: { ...fullShared, syndicate } }
  const desk = clients.OC
  const { dealId } = await closedWith(desk, { orders, overrides })
  const versionId = await allocated(desk, dealId)
  const other = await desk.allocation.saveVersion({ dealId })
  draft = { dealId, versionId, otherId: other.version.versionId }
  const two = await closedWith(desk, { orders, overrides })
  launched = { ...two, versionId: await launchedOn(desk, two.dealId) }
  await priceAt(desk, two.dealId)
})
afterAll(() => app.close())

/** `ok`, or the reason of the refusal. */
const outcomeOf = async (call: Promise<unknown>): Promise<string> =>
  call.then(
    () => 'ok',
    (refused: unknown) => (refused as { reason?: string }).reason ?? String(refused),
  )
/** Asks one client after the other; each meets what the one before did. */
const cells = async (ask: (client: Client) => Promise<unknown>) => {
  const found: Partial<Record<Who, string>> = {}
  for (const who of everybody) found[who] = await outcomeOf(ask(clients[who]))
  return found
}

const [ok, unknown, notYours, denied] = ['ok', 'record.unknown', 'deal.not-yours', 'access.denied']
/** Other deals are unknown; other families have no such page. */
const outside = { 'another issuer': unknown, investor: denied, 'system administrator': denied }
/** An issuer's people have a viewer's permissions, without the pages of allocations. */
const noPage = { ...outside, 'another issuer': denied, ISSUER: denied }
const runs = { OC: ok, JGC: ok, 'super administrator': ok }

describe('a draft', () => {
  it('shows figures, comparisons and open readers only to those who allocate', async () => {
    const { dealId, versionId, otherId } = draft
    const hidden = { ...runs, JLM: unknown, BND: unknown, ISSUER: unknown, ...outside }
    const one = { dealId, versionId }
    expect(await cells((client) => client.allocation.allocSummary(one))).toEqual(hidden)
    expect(await cells((client) => client.allocation.distribution({ ...one, by: 'lead' }))).toEqual(hidden)
    expect(await cells((client) => client.allocation.getAllocOperator(one))).toEqual(hidden)
    const both = { dealId, firstId: versionId, secondId: otherId }
    expect(await cells((client) => client.allocation.compareVersions(both))).toEqual(hidden)
  })

  it('shows possible readers to those who allocate', async () => {
    const { dealId, versionId } = draft
    const read = await cells((client) => client.allocation.getReaders({ dealId, versionId }))
    expect(read).toEqual({ ...runs, JLM: notYours, BND: notYours, ...noPage })
  })

  it('lets only those who allocate undo changes, and delete and revive versions', async () => {
    const { dealId, versionId, otherId } = draft
    const hidden = { JLM: unknown, BND: unknown, ...noPage }
    const { list } = await clients.OC.allocation.updaterList({ dealId, versionId })
    const run = list.find(({ kind }) => kind === 'policy')!
    const back = await cells((client) => client.allocation.undoAlloc({ versionId, change: run.seq }))
    // The first undoes it; the others have the right too, but find it undone.
    expect(back).toEqual({
      ...hidden,
      OC: ok,
      JGC: expect.any(String),
      'super administrator': expect.any(String),
    })
    for (const who of ['JGC', 'super administrator'] as const)
      expect([unknown, notYours, denied]).not.toContain(back[who])
    const away = await cells((client) => client.allocation.deleteVersion({ versionId: otherId }))
    expect(away).toEqual({
      ...hidden,
      OC: ok,
      JGC: 'alloc.is-deleted',
      'super administrator': 'alloc.is-deleted',
    })
    const revived = await cells((client) => client.allocation.reviveVersion({ versionId: otherId }))
    expect(revived).toEqual({
      ...hidden,
      OC: ok,
      JGC: 'alloc.is-draft',
      'super administrator': 'alloc.is-draft',
    })
  })

  it('policies belong to a house; an issuer and an investor have none', async () => {
    const banks = { ...runs, JLM: ok, BND: ok }
    expect(await cells((client) => client.allocation.getPolicies({}))).toEqual({
      ...banks,
      ISSUER: ok,
      'another issuer': ok,
      investor: denied,
      'system administrator': denied,
    })
    const saved = await cells((client) => client.allocation.savePolicy({ name: 'Usual', rules: proRata }))
    expect(saved).toEqual({ ...banks, ...noPage })
    const { list } = await clients.JLM.allocation.getPolicies({})
    const gone = await cells((client) => client.allocation.deletePolicy({ policyId: list[0]!.policyId }))
    const others = { OC: unknown, JGC: unknown, BND: unknown, 'super administrator': unknown }
    expect(gone).toEqual({ ...others, JLM: ok, ...noPage })
  })
})

describe('a launched version', () => {
  it('shows figures to its reviewers, and comparisons to readers of both versions', async () => {
    const one = { dealId: launched.dealId, versionId: launched.versionId }
    const readers = { ...runs, JLM: ok, BND: ok, ISSUER: ok, ...outside }
    expect(await cells((client) => client.allocation.allocSummary(one))).toEqual(readers)
    expect(await cells((client) => client.allocation.getLaunch({ dealId: one.dealId }))).toEqual(readers)
    const { version } = await clients.OC.allocation.saveVersion({ dealId: one.dealId, copyOf: one.versionId })
    const both = { dealId: one.dealId, firstId: one.versionId, secondId: version.versionId }
    const hidden = { JLM: unknown, BND: unknown, ISSUER: unknown }
    expect(await cells((client) => client.allocation.compareVersions(both))).toEqual({
      ...readers,
      ...hidden,
    })
  })

  it('is signed off by the issuer, or its waiver recorded by those who allocate, who remind the issuer first', async () => {
    const { versionId } = launched
    const reminded = await cells((client) => client.allocation.remindSignOff({ versionId }))
    expect(reminded).toEqual({ ...runs, JLM: notYours, BND: notYours, ...noPage })
    const waived = await cells((client) => client.allocation.signOff({ versionId, waiver: 'Agreed' }))
    const already = { JGC: 'alloc.signed-already', 'super administrator': 'alloc.signed-already' }
    const others = { JLM: notYours, BND: notYours, ISSUER: notYours, ...outside }
    expect(waived).toEqual({ OC: ok, ...already, ...others })
    const signed = await cells((client) => client.allocation.signOff({ versionId }))
    const signing = { ISSUER: 'alloc.signed-already', 'super administrator': 'alloc.signed-already' }
    expect(signed).toEqual({ ...others, OC: notYours, JGC: notYours, ...signing })
  })

  it('is confirmed by those who allocate, and by a lead for its own orders', async () => {
    const { versionId, orderIds } = launched
    const led = (at: number) =>
      cells((client) => client.allocation.allocConfirm({ versionId, orderIds: [orderIds[at]!] }))
    expect(await led(0)).toEqual({ ...runs, JLM: unknown, BND: unknown, ...noPage })
    expect(await led(2)).toEqual({ ...runs, JLM: ok, BND: unknown, ...noPage })
    expect(await cells((client) => client.allocation.allocConfirmAll({ versionId }))).toEqual({
      ...runs,
      JLM: ok,
      BND: ok,
      ...noPage,
    })
  })

  it('lets a lead confirm all its own orders, and no others', async () => {
    const overrides = {
      shared: { ...fullShared, syndicate: [bank('ent_lantern', 'OC'), bank('ent_quillstone', 'JLM')] },
    }
    const { dealId } = await closedWith(clients.OC, { orders, overrides })
    const versionId = await launchedOn(clients.OC, dealId)
    await priceAt(clients.OC, dealId)
    await clients.OC.allocation.signOff({ versionId, waiver: 'Agreed' })
    // The deal has no bank for billing and delivery.
    const ownOrders = clients.JLM.allocation.allocConfirmAll({ versionId, acknowledged: ['bank'] })
    expect(await ownOrders).toMatchObject({
      confirmed: 1,
      left: 0,
    })
    const { rows } = await clients.OC.allocation.allocOrderList({ dealId })
    expect(rows.map(({ confirm }) => confirm)).toEqual(['pending', 'pending', 'confirmed'])
  })
})

describe('the creator of a deal, and its viewers', () => {
  it('the creator alone has no access; a viewer sees shared versions', async () => {
    const [desk, maker, view] = [clients.OC, clients.JLM, clients.BND]
    const syndicate = [bank('ent_lantern', 'OC'), bank('ent_ninefold', 'JLM', 'VIEW')]
    const dealId = await makeDraft(maker, { shared: { ...fullShared, syndicate } })
    await announce(desk, dealId)
    for (const [investorId, size] of orders.slice(0, 2))
      await desk.orders.newOrderForInvestor({
        dealId,
        investorId,
        content: { orderLevels: [orderLevel(size)] },
      })
    await desk.deals.changeDealStatus({ dealId, to: 'FPG', guidance: spread('60'), closesAt: inMinutes(60) })
    await desk.deals.fpgEnd({ dealId })
    await desk.deals.setFinalTerms({ dealId, final: finalOf(100) })
    const versionId = await launchedOn(desk, dealId)
    const tries = (client: Client) =>
      Promise.all(
        [
          client.allocation.allocOrderList({ dealId, versionId }),
          client.allocation.allocSummary({ dealId, versionId }),
          client.allocation.getReaders({ dealId }),
          client.allocation.review({ versionId, verdict: 'accepted' }),
          client.allocation.allocConfirmAll({ versionId }),
          client.allocation.settlementList({ dealId }),
          client.allocation.league({ dealId }),
        ].map(outcomeOf),
      )
    expect(await tries(maker)).toEqual([notYours, notYours, notYours, unknown, notYours, notYours, notYours])
    expect(await tries(view)).toEqual([unknown, unknown, notYours, unknown, unknown, notYours, notYours])
    const { list } = await desk.allocation.getReaders({ dealId })
    const add = list
      .filter(({ entity }) => entity.shortName.startsWith('Ninefold'))
      .map(({ userId }) => userId)
    await desk.allocation.share({ versionId, add })
    expect(await tries(view)).toEqual([ok, ok, ...Array.from({ length: 5 }, () => notYours)])
    // Totals, as in the book: no line, and no house by name.
    const shown = await view.allocation.allocOrderList({ dealId, versionId })
    expect(shown).toMatchObject({ sight: 'totals', rows: [], holders: [], banks: [] })
    expect(shown.summary).toMatchObject({ total: '100000000', orders: 2 })
    expect(JSON.stringify(shown)).not.toMatch(/ironmoss|kestrelpeak/)
    // The creator reads the log, and so may export the pack.
    await maker.allocation.export({ dealId, kind: 'pack' })
    expect(await outcomeOf(view.allocation.export({ dealId, kind: 'pack' }))).toBe(notYours)
  })
})
