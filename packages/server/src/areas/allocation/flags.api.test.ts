// Flags of orders in an allocation: those of the book for each reader, in the files, and orders that come last.
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { flagsOf } from '@bookrunner/domain/orders'
import { openTestWorld } from '../../../test/index.ts'
import { closedWith, launchedOn, type Entered } from '../../../test/allocation.ts'
import { fullShared } from '../../../test/deals.ts'
import { inMinutes, why } from '../../../test/lifecycle.ts'
import { mm, orderLevel } from '../../../test/orders.ts'
import { readWorkbookOf } from '../../../test/workbooks.ts'

const { app, desk, jlm, bnd, issuer } = openTestWorld({
  desk: 'deskoc',
  jlm: 'deskjlm',
  bnd: 'deskbnd',
  issuer: 'issuer',
})
const syndicate = [
  { entityId: 'ent_lantern', roles: ['OC' as const], appointedOn: null },
  { entityId: 'ent_quillstone', roles: ['JLM' as const], appointedOn: null },
  { entityId: 'ent_ninefold', roles: ['JLM' as const, 'BND' as const], appointedOn: null },
]
const underlying = [
  { name: 'Reed Family', identifier: null, size: mm(20) },
  { name: 'Alder Trust', identifier: null, size: mm(10) },
]
const orders: readonly Entered[] = [
  ['ent_ironmosslife', 80],
  ['ent_kestrelpeak', 50, { xOrder: true, relations: ['issuer'] }],
  ['ent_sundialreserve', 30, { underlying, throughId: 'ent_quillstone' }],
  ['ent_quillstone', 20, { throughId: 'ent_quillstone' }],
]
let dealId: string
let orderIds: string[]
beforeAll(async () => {
  ;({ dealId, orderIds } = await closedWith(desk, {
    orders,
    overrides: { shared: { ...fullShared, syndicate } },
  }))
  await launchedOn(desk, dealId)
})

const seenBy = async (client: typeof desk) => {
  const { rows } = await client.allocation.allocOrderList({ dealId })
  return rows.map((row) => [orderIds.indexOf(row.orderId), flagsOf(row)])
}

describe('the flags of an order', () => {
  it('are in the allocation, for each reader those of the book', async () => {
    const all = [
      [0, []],
      [1, ['x', 'issuer']],
      [2, ['omnibus']],
      [3, ['jlm', 'proprietary']],
    ]
    expect(await seenBy(desk)).toEqual(all)
    expect(await seenBy(jlm)).toEqual(all.slice(2))
    // Behind its alias, an order is not said to be of the issuer's group.
    expect(await seenBy(issuer)).toEqual(all.with(1, [1, ['x']]))
    for (const client of [desk, jlm, bnd, issuer]) {
      const book = await client.book.bookOrderList({ dealId })
      const inBook = new Map(book.rows.map((row) => [row.id, flagsOf(row)]))
      for (const [at, flags] of await seenBy(client))
        expect([at, flags]).toEqual([at, inBook.get(orderIds[Number(at)]!)])
    }
  })

  it('say that an order waits for acceptance', async () => {
    const other = await closedWith(desk, { orders: orders.slice(0, 1), millions: 60 })
    // It came after the book went subject.
    await sql`update deal set lifecycle = jsonb_set(lifecycle, '{subjectAt}', to_jsonb(${inMinutes(-1)}::text))
      where id = ${other.dealId}`.execute(app.database.db)
    await desk.orders.newOrderForInvestor({
      dealId: other.dealId,
      investorId: 'ent_kestrelpeak',
      content: { orderLevels: [orderLevel(20)] },
      ...why,
    })
    await desk.allocation.saveVersion({ dealId: other.dealId })
    const { rows } = await desk.allocation.allocOrderList({ dealId: other.dealId })
    expect(rows.map((row) => flagsOf(row))).toEqual([[], ['conditional']])
  })

  it('are in the justification record and in both its files, and in the workbook', async () => {
    const { lines } = await desk.allocation.justification({ dealId })
    expect(lines.map((line) => flagsOf(line))).toEqual([
      [],
      ['x', 'issuer'],
      ['omnibus'],
      ['jlm', 'proprietary'],
    ])
    for (const kind of ['justification', 'workbook'] as const) {
      const { fileId } = await desk.allocation.export({ dealId, kind })
      const book = await readWorkbookOf(await desk.allocation.download({ fileId }))
      const rows: unknown[][] = []
      book.worksheets[0]!.eachRow((row) => rows.push((row.values as unknown[]).slice(1)))
      const heads = rows.findIndex((row) => row.includes('Flags'))
      const at = rows[heads]!.indexOf('Flags')
      expect(rows.slice(heads + 1).map((row) => row[at])).toEqual([
        undefined,
        'X-order; Issuer-related',
        'Omnibus',
        'JLM interest; Proprietary',
      ])
    }
  })
})

it('proprietary and issuer-related orders come last where the policy says so, and the lines say why', async () => {
  const { version, seq } = await desk.allocation.saveVersion({ dealId })
  const policy = [{ kind: 'proRata' as const }, { kind: 'relatedLast' as const }]
  const ask = { versionId: version.versionId, expectedSeq: seq, keep: false, policy }
  await desk.allocation.allocSubmit(ask)
  const sizesOf = async () => {
    const { rows } = await desk.allocation.allocOrderList({ dealId, versionId: version.versionId })
    return rows.map(({ size, by }) => [size, by])
  }
  expect(await sizesOf()).toEqual([
    [72_727_000, 'proRata'],
    [0, null],
    [27_273_000, 'proRata'],
    [0, null],
  ])
})
