// What an allocation's desk does not share: reasons of sizes, authors, hidden lines, and files.
import { describe, expect, it } from 'vitest'
import { clientOf, openTestWorld, refusalOf } from '../../../test/index.ts'
import {
  allocated,
  closedWith,
  launchedOn,
  releasable,
  seqOf,
  type Entered,
} from '../../../test/allocation.ts'
import { fullShared } from '../../../test/deals.ts'
import { mm } from '../../../test/orders.ts'

const syndicate = [
  { entityId: 'ent_lantern', roles: ['OC' as const], appointedOn: null },
  { entityId: 'ent_quillstone', roles: ['JLM' as const], appointedOn: null },
  { entityId: 'ent_ninefold', roles: ['JLM' as const, 'BND' as const], appointedOn: null },
]
const overrides = { shared: { ...fullShared, syndicate } }
const orders: readonly Entered[] = [
  ['ent_ironmosslife', 80],
  ['ent_kestrelpeak', 50, { throughId: 'ent_quillstone' }],
  ['ent_sundialreserve', 30, { throughId: 'ent_quillstone', reserve: mm(30) }],
]

const { app, desk, lead, billing, issuer } = openTestWorld({
  desk: 'deskoc',
  lead: 'deskjlm',
  billing: 'deskbnd',
  issuer: 'issuer',
})

describe('the desk’s reasons for a version', () => {
  it('hide from others the rule and author of a size, and the choice for a short book', async () => {
    const { dealId, orderIds } = await closedWith(desk, { orders, overrides, millions: 200 })
    const { version, seq } = await desk.allocation.saveVersion({ dealId })
    const { versionId } = version
    const policy = [
      { kind: 'anchor' as const, orderId: orderIds[1]!, size: mm(50), share: null },
      { kind: 'proRata' as const },
    ]
    await desk.allocation.allocSubmit({ versionId, expectedSeq: seq, keep: false, policy, shortfall: 'cut' })
    await desk.allocation.launch({ versionId, expectedSeq: await seqOf(desk, dealId) })
    const { rows } = await desk.allocation.allocOrderList({ dealId })
    expect(rows.map(({ by }) => by)).toEqual(['proRata', 'anchor', 'reserve'])
    for (const client of [lead, billing, issuer]) {
      const reply = await client.allocation.allocOrderList({ dealId })
      expect(new Set(reply.rows.map(({ by }) => by))).toEqual(new Set([null]))
      expect(reply.rows.map(({ full }) => full)).not.toContain(false)
      expect(reply.versions).toMatchObject([
        {
          shortfall: null,
          created: { by: null },
          edited: { by: null },
          launched: { by: expect.any(String) },
        },
      ])
    }
    const launch = await lead.allocation.getLaunch({ dealId })
    expect([launch.sight, (await desk.allocation.getLaunch({ dealId })).sight]).toEqual(['own', 'all'])
    expect(launch.version).toMatchObject({ shortfall: null, created: { by: null }, edited: { by: null } })
  })

  it('a comparison leaves out lines visible on one side only', async () => {
    const { dealId } = await closedWith(desk, { orders, overrides })
    const versionId = await launchedOn(desk, dealId)
    const { version } = await desk.allocation.saveVersion({ dealId, copyOf: versionId })
    const { list } = await desk.allocation.getReaders({ dealId })
    const add = list
      .filter(({ entity }) => entity.shortName.startsWith('Quillstone'))
      .map(({ userId }) => userId)
    await desk.allocation.share({ versionId: version.versionId, add })
    const shown = await lead.allocation.allocOrderList({ dealId, versionId: version.versionId })
    const launched = await lead.allocation.allocOrderList({ dealId, versionId })
    expect([shown.sight, launched.sight]).toEqual(['all', 'own'])
    const own = launched.rows.reduce((sum, { size }) => sum + (size ?? 0), 0)
    const { rows } = await desk.allocation.allocOrderList({ dealId, versionId: version.versionId })
    const [first, second] = rows
    const lines = [
      { orderId: first!.orderId, size: mm(10) },
      { orderId: second!.orderId, size: mm(20) },
    ]
    const expectedSeq = await seqOf(desk, dealId)
    await desk.allocation.alloc({ versionId: version.versionId, expectedSeq, lines })
    const one = { dealId, firstId: versionId, secondId: version.versionId }
    const found = await lead.allocation.compareVersions(one)
    expect(found.lines.map(({ orderId }) => orderId)).toEqual([second!.orderId])
    expect([found.was, found.is]).toEqual([String(own), String(own - second!.size! + mm(20))])
    const moved = { was: String(second!.size), is: String(mm(20)) }
    for (const { by, was, is } of found.buckets.filter((bucket) => bucket.by === 'type'))
      expect({ by, was, is }).toEqual({ by: 'type', ...moved })
    expect(found.buckets.map(({ key }) => key)).not.toContain('ent_lantern')
  })
})

describe('a desk without the permission to confirm', () => {
  it('reads what is confirmed, because a launch replaces it', async () => {
    const { dealId } = await closedWith(desk, { orders, overrides })
    const versionId = await releasable(desk, dealId)
    await desk.allocation.allocConfirmAll({ versionId })
    const admin = await clientOf(app, 'superadmin')
    const roleId = 'rol_syndicatemanager'
    const { permissions } = await admin.roles.info({ roleId })
    const left = permissions.filter((each) => !each.endsWith('_order_assign|confirm'))
    await admin.roles.permissionAssign({ roleId, permissions: left })
    expect((await desk.allocation.allocDealInfo({ dealId })).may).toMatchObject({
      allocate: true,
      confirm: 'none',
    })
    const sizes = async () => {
      const { rows } = await desk.allocation.allocOrderList({ dealId })
      expect(rows).toHaveLength(3)
      return rows.map(({ size, confirmedSize }) => [size, confirmedSize])
    }
    for (const [size, confirmed] of await sizes()) expect(confirmed).toBe(size)
    await desk.allocation.reopenLaunch({ versionId, reason: 'A line was wrong' })
    for (const [size, confirmed] of await sizes()) expect(confirmed).toBe(size)
    await admin.roles.permissionAssign({ roleId, permissions })
  })
})

describe('files', () => {
  it('each list needs the permission to export', async () => {
    const { dealId } = await closedWith(desk, { orders, overrides })
    await allocated(desk, dealId)
    const { rows } = await desk.allocation.allocOrderList({ dealId })
    expect(rows).toHaveLength(3)
    const [launched] = (await desk.allocation.allocVersionList({ dealId })).list
    await desk.allocation.launch({ versionId: launched!.versionId, expectedSeq: await seqOf(desk, dealId) })
    const kinds = ['workbook', 'settlement', 'hedge', 'league', 'justification'] as const
    for (const kind of kinds) await desk.allocation.export({ dealId, kind })
    const admin = await clientOf(app, 'superadmin')
    const roleId = 'rol_syndicatemanager'
    const { permissions } = await admin.roles.info({ roleId })
    const left = permissions.filter((each) => each !== 'mydeal_order_book|export')
    await admin.roles.permissionAssign({ roleId, permissions: left })
    await desk.allocation.settlementList({ dealId })
    for (const kind of kinds)
      expect((await refusalOf(desk.allocation.export({ dealId, kind }))).reason).toBe('deal.not-yours')
    await admin.roles.permissionAssign({ roleId, permissions })
  })
})
