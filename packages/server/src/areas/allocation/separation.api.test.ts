// Who sees and does what, cell by cell of the matrix; nobody by another's id.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Client } from '@bookrunner/contract'
import { clientOf, outcomeOf, refusalOf, startTestApp, type TestApp } from '../../../test/index.ts'
import { closedWith, launchedOn, type Entered } from '../../../test/allocation.ts'
import { fullShared } from '../../../test/deals.ts'
import { mm } from '../../../test/orders.ts'
import { readWorkbookOf } from '../../../test/workbooks.ts'

/** The syndicate of these deals: a person for every column of the matrix; viewers have a deal below. */
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
  ['ent_kestrelpeak', 50, { xOrder: true }],
  ['ent_sundialreserve', 30, { throughId: 'ent_quillstone' }],
]

let app: TestApp
const clients = {} as Record<Who, Client>
let draft: { dealId: string; versionId: string }
let launched: { dealId: string; versionId: string; orderIds: string[] }

const syndicate = [
  { entityId: 'ent_lantern', roles: ['OC' as const], appointedOn: null },
  { entityId: 'ent_brasslight', roles: ['JGC' as const], appointedOn: null },
  { entityId: 'ent_quillstone', roles: ['JLM' as const], appointedOn: null },
  { entityId: 'ent_ninefold', roles: ['JLM' as const, 'BND' as const], appointedOn: null },
]

beforeAll(async () => {
  app = await startTestApp()
  for (const who of everybody) clients[who] = await clientOf(app, people[who])
  const desk = clients.OC
  const overrides = { shared: { ...fullShared, syndicate } }
  const one = await closedWith(desk, { orders, overrides })
  const { version } = await desk.allocation.saveVersion({ dealId: one.dealId })
  draft = { dealId: one.dealId, versionId: version.versionId }
  const two = await closedWith(desk, { orders, overrides })
  launched = { ...two, versionId: await launchedOn(desk, two.dealId) }
})
afterAll(() => app.close())

const cells = async (ask: (client: Client) => Promise<unknown>, of: readonly Who[] = everybody) =>
  Object.fromEntries(
    await Promise.all(of.map(async (who) => [who, await outcomeOf(ask(clients[who]))] as const)),
  )

const [ok, unknown, notYours, denied] = ['ok', 'record.unknown', 'deal.not-yours', 'access.denied']
const outside = { 'another issuer': unknown, investor: denied, 'system administrator': denied }

describe('the matrix', () => {
  it('shows drafts only to those who allocate', async () => {
    const read = await cells((client) => client.allocation.allocOrderList(draft))
    expect(read).toEqual({
      OC: ok,
      JGC: ok,
      JLM: unknown,
      BND: unknown,
      ISSUER: unknown,
      'super administrator': ok,
      ...outside,
    })
    const listed = async (who: Who) =>
      (await clients[who].allocation.allocVersionList({ dealId: draft.dealId })).list.length
    expect([await listed('OC'), await listed('JLM'), await listed('BND'), await listed('ISSUER')]).toEqual([
      1, 0, 0, 0,
    ])
  })

  it('shows a launched version with all lines, own lines, or not at all', async () => {
    const linesSeenBy = async (who: Who) => {
      const { rows, sight } = await clients[who].allocation.allocOrderList({ dealId: launched.dealId })
      return [sight, rows.map(({ orderId }) => launched.orderIds.indexOf(orderId))]
    }
    expect(await linesSeenBy('OC')).toEqual(['all', [0, 1, 2]])
    expect(await linesSeenBy('JGC')).toEqual(['all', [0, 1, 2]])
    expect(await linesSeenBy('JLM')).toEqual(['own', [2]])
    expect(await linesSeenBy('BND')).toEqual(['all', [0, 1, 2]])
    expect(await linesSeenBy('ISSUER')).toEqual(['all', [0, 1, 2]])
    const read = await cells((client) => client.allocation.allocOrderList({ dealId: launched.dealId }))
    expect(read).toMatchObject(outside)
  })

  it('lets the book’s leads allocate, save versions and launch', async () => {
    const { dealId, versionId } = draft
    const may = {
      JLM: notYours,
      BND: notYours,
      ISSUER: denied,
      ...outside,
      'another issuer': denied,
    }
    const who = everybody.filter((each) => !['OC', 'JGC', 'super administrator'].includes(each))
    expect(await cells((client) => client.allocation.saveVersion({ dealId }), who)).toEqual(may)
    const hidden = { ...may, JLM: unknown, BND: unknown }
    const ask = { versionId, expectedSeq: 0 }
    for (const write of [
      (client: Client) => client.allocation.alloc({ ...ask, lines: [{ orderId: 'ord_x', size: mm(1) }] }),
      (client: Client) =>
        client.allocation.allocSubmit({ ...ask, keep: true, policy: [{ kind: 'proRata' }] }),
      (client: Client) => client.allocation.launch(ask),
      (client: Client) => client.allocation.deleteVersion({ versionId }),
      (client: Client) => client.allocation.share({ versionId, add: [] }),
    ])
      expect(await cells(write, who)).toEqual(hidden)
    const reopen = await cells(
      (client) => client.allocation.reopenLaunch({ versionId: launched.versionId, reason: 'x' }),
      who,
    )
    expect(reopen).toEqual(may)
  })

  it('lets leads review their own orders, billing and delivery and the issuer all', async () => {
    const { versionId, orderIds } = launched
    const review = (at: number) =>
      cells((client) => client.allocation.review({ versionId, orderId: orderIds[at]!, verdict: 'accepted' }))
    const all = { OC: ok, JGC: ok, BND: ok, ISSUER: ok, 'super administrator': ok, ...outside }
    expect(await review(2)).toEqual({ ...all, JLM: ok })
    expect(await review(0)).toEqual({ ...all, JLM: notYours })
  })

  it('shows settlement and hedge lists by role, league and record to those who allocate', async () => {
    const { dealId } = launched
    const settled = await cells((client) => client.allocation.settlementList({ dealId }))
    expect(settled).toEqual({
      OC: ok,
      JGC: ok,
      JLM: ok,
      BND: ok,
      ISSUER: notYours,
      'super administrator': ok,
      ...outside,
    })
    const lines = async (who: Who) => (await clients[who].allocation.hedgeList({ dealId })).lines.length
    expect([await lines('OC'), await lines('JLM'), await lines('BND')]).toEqual([0, 0, 0])
    const counted = async (who: Who) =>
      (await clients[who].allocation.settlementList({ dealId })).lines.length
    expect([await counted('OC'), await counted('JLM'), await counted('BND')]).toEqual([3, 1, 3])
    const record = await cells((client) => client.allocation.justification({ dealId }))
    expect(record).toMatchObject({ OC: ok, JGC: ok, JLM: notYours, BND: notYours, ISSUER: notYours })
    const league = await cells((client) => client.allocation.league({ dealId }))
    expect(league).toMatchObject({ OC: ok, JLM: notYours, BND: notYours, ISSUER: notYours })
    const updaters = await cells((client) => client.allocation.updaterList({ dealId }))
    expect(updaters).toMatchObject({ OC: ok, JLM: notYours, BND: notYours, ISSUER: denied })
  })

  it('exports all, own lines, or for the issuer totals', async () => {
    const { dealId } = launched
    const made = await cells((client) => client.allocation.export({ dealId, kind: 'workbook' }))
    expect(made).toEqual({
      OC: ok,
      JGC: ok,
      JLM: ok,
      BND: ok,
      ISSUER: ok,
      'super administrator': ok,
      ...outside,
    })
    const sheets = async (who: Who) => {
      const { fileId } = await clients[who].allocation.export({ dealId, kind: 'workbook' })
      const book = await readWorkbookOf(await clients[who].allocation.download({ fileId }))
      return book.worksheets.map(({ name, rowCount }) => [name, rowCount])
    }
    expect((await sheets('OC'))[0]).toEqual(['Lines', 6])
    expect((await sheets('BND'))[0]).toEqual(['Lines', 6])
    expect((await sheets('JLM'))[0]).toEqual(['Lines', 5])
    expect((await sheets('ISSUER')).map(([name]) => name)).not.toContain('Lines')
    const pack = await cells((client) => client.allocation.export({ dealId, kind: 'pack' }))
    expect(pack).toMatchObject({
      OC: ok,
      JGC: ok,
      JLM: notYours,
      BND: notYours,
      ISSUER: notYours,
      ...outside,
    })
    const { fileId } = await clients.OC.allocation.export({ dealId, kind: 'workbook' })
    expect(await outcomeOf(clients.JLM.allocation.download({ fileId }))).toBe(unknown)
  })
})

describe('names and comments', () => {
  it('of an X-order are hidden behind its alias, except from its leads and the book’s leads', async () => {
    const holders = async (who: Who) => {
      const { rows } = await clients[who].allocation.allocOrderList({ dealId: launched.dealId })
      return rows.find(({ orderId }) => orderId === launched.orderIds[1])?.holder
    }
    expect(await holders('OC')).toBe('ent_kestrelpeak')
    const alias = await holders('ISSUER')
    expect(alias).toMatch(/^Account /)
    expect(await holders('BND')).toBe(alias)
    const { rows, holders: houses } = await clients.ISSUER.allocation.allocOrderList({
      dealId: launched.dealId,
    })
    expect(JSON.stringify([rows, houses])).not.toContain('kestrelpeak')
    const { lines } = await clients.BND.allocation.settlementList({ dealId: launched.dealId })
    expect(lines[1]).toMatchObject({ holder: alias, lei: null, account: null })
  })

  it('of the desk, its policy, targets and totals are hidden from leads', async () => {
    const state = await clients.JLM.allocation.allocOrderList({ dealId: launched.dealId })
    expect(state.versions).toMatchObject([{ policy: [], targets: [], total: null, filled: null }])
    expect(state.summary).toMatchObject({
      toAllocate: null,
      remainder: null,
      total: '18750000',
      orders: 1,
      targets: [],
    })
    expect(state.rows[0]).toMatchObject({
      note: null,
      editedBy: null,
      reserve: null,
      proposed: null,
      tags: [],
    })
    const one = { dealId: launched.dealId, by: 'lead' as const }
    const { list } = await clients.JLM.allocation.distribution(one)
    expect(list).toMatchObject([{ key: 'ent_quillstone', size: '18750000', orders: 1 }])
    expect(await outcomeOf(clients.JLM.allocation.distribution({ ...one, by: 'tag' }))).toBe(notYours)
    expect(state.holders).toHaveLength(1)
  })

  it('of a shared draft are read-only and as in the book, until the share ends', async () => {
    const { dealId, versionId } = draft
    const desk = clients.OC
    const { list } = await desk.allocation.getReaders({ dealId })
    const reader = list.find(({ entity }) => entity.shortName.startsWith('Quillstone'))!
    const before = await outcomeOf(clients.JLM.allocation.allocOrderList({ dealId, versionId }))
    const stranger = desk.allocation.share({ versionId, add: ['usr_nobody'] })
    expect((await refusalOf(stranger)).reason).toBe('alloc.not-a-manager')
    const quillstone = list
      .filter(({ entity }) => entity.name === reader.entity.name)
      .map(({ userId }) => userId)
    await desk.allocation.share({ versionId, add: quillstone, note: 'A first look' })
    const shown = await clients.JLM.allocation.allocOrderList({ dealId, versionId })
    expect([before, shown.sight, shown.rows.length, shown.versions[0]?.may]).toEqual([unknown, 'all', 3, []])
    const line = { versionId, expectedSeq: 0, lines: [{ orderId: shown.rows[0]!.orderId, size: mm(1) }] }
    expect(await outcomeOf(clients.JLM.allocation.alloc(line))).toBe(notYours)
    const { fileId } = await clients.JLM.allocation.export({ dealId, versionId, kind: 'workbook' })
    await clients.JLM.allocation.download({ fileId })
    await desk.allocation.share({ versionId, add: [], remove: quillstone })
    // A file prepared during the share cannot be fetched afterwards.
    expect(await outcomeOf(clients.JLM.allocation.download({ fileId }))).toBe(unknown)
    expect(await outcomeOf(clients.JLM.allocation.allocOrderList({ dealId, versionId }))).toBe(unknown)
  })

  it('are hidden from a viewer, launched or not', async () => {
    const overrides = {
      shared: {
        ...fullShared,
        syndicate: fullShared.syndicate.map((row) => ({ ...row, roles: [...row.roles] })),
      },
    }
    const { dealId } = await closedWith(clients.OC, { orders, overrides })
    await launchedOn(clients.OC, dealId)
    // Ninefold is a viewer here.
    const view = clients.BND
    expect(await view.allocation.allocOrderList({ dealId })).toMatchObject({ versionId: null, rows: [] })
    expect((await view.allocation.allocVersionList({ dealId })).list).toEqual([])
    expect(await view.allocation.getLaunch({ dealId })).toMatchObject({ version: null, reopened: [] })
    expect(await outcomeOf(view.allocation.settlementList({ dealId }))).toBe(notYours)
  })
})
