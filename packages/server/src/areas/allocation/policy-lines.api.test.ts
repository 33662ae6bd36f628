// Lines by a policy: exact, previewed before they are saved, and refused with their figures.
import { describe, expect, it } from 'vitest'
import type { Client } from '@bookrunner/contract'
import { defaultPolicy } from '@bookrunner/domain/allocation'
import { verifyLedger } from '../../platform/service/index.ts'
import { faultsOf, openTestWorld, refusalOf } from '../../../test/index.ts'
import { allocated, book, closedWith, proRata, seqOf } from '../../../test/allocation.ts'
import { ledgerOf, linesOf } from '../../../test/lifecycle.ts'
import { face, rate } from '../../../test/deals.ts'
import { mm } from '../../../test/orders.ts'

const { app, desk } = openTestWorld({ desk: 'deskoc' })

const rowsOf = async (dealId: string) => (await desk.allocation.allocOrderList({ dealId })).rows
const sizes = async (dealId: string) => (await rowsOf(dealId)).map(({ size }) => size)
const start = async () => {
  const { dealId, orderIds } = await closedWith(desk)
  const versionId = await allocated(desk, dealId)
  return { dealId, orderIds, versionId, expectedSeq: await seqOf(desk, dealId) }
}

describe('a version by a policy', () => {
  it('allocates exactly, gives reasons, and can be previewed', async () => {
    const { dealId } = await closedWith(desk)
    const { version, seq } = await desk.allocation.saveVersion({ dealId, name: 'First' })
    expect(version).toMatchObject({ name: 'First', state: 'draft', current: true, number: 1, total: '0' })
    const ask = { versionId: version.versionId, expectedSeq: seq, keep: false, policy: proRata }
    const tried = await desk.allocation.allocSubmit(ask, { dryRun: true })
    expect(tried).toMatchObject({ count: 3, total: '100000000', remainder: '0' })
    expect(await sizes(dealId)).toEqual([null, null, null])
    const done = await desk.allocation.allocSubmit(ask)
    expect(done.lines).toEqual(tried.lines)
    const rows = await rowsOf(dealId)
    expect(rows.map(({ size, by, inSize }) => [size, by, inSize])).toEqual([
      [mm(50), 'proRata', mm(80)],
      [31_250_000, 'proRata', mm(50)],
      [18_750_000, 'proRata', mm(30)],
    ])
    const { summary } = await desk.allocation.allocSummary({ dealId })
    expect(summary).toMatchObject({
      total: '100000000',
      toAllocate: mm(100),
      remainder: '0',
      filled: 3,
      fill: '62.5',
      faults: 0,
    })
    const line = (await linesOf(app, ledgerOf(dealId))).at(-1)!
    expect(line).toMatchObject({ code: 'alloc.policy', params: { dealId, versionId: version.versionId } })
    expect(await verifyLedger(app.database.pool, ledgerOf(dealId))).toBeUndefined()
  })

  it('is answered again in full for the same key, though the answer is stored without its lines', async () => {
    const { dealId } = await closedWith(desk)
    const { version, seq } = await desk.allocation.saveVersion({ dealId })
    const ask = { versionId: version.versionId, expectedSeq: seq, keep: false, policy: proRata }
    const first = await desk.allocation.allocSubmit(ask, { key: 'one-policy' })
    expect(first.lines.map(({ was, is, by }) => [was, is, by])).toEqual([
      [null, mm(50), 'proRata'],
      [null, 31_250_000, 'proRata'],
      [null, 18_750_000, 'proRata'],
    ])
    const { rows } = await app.database.pool.query(
      `select answer #> '{reply,lines}' as lines from idempotency where key = 'one-policy'`,
    )
    expect(rows).toEqual([{ lines: [] }])
    const { orderId } = first.lines[0]!
    await desk.allocation.alloc({
      versionId: version.versionId,
      expectedSeq: first.seq,
      lines: [{ orderId, size: mm(40) }],
    })
    expect(await desk.allocation.allocSubmit(ask, { key: 'one-policy' })).toEqual(first)
    const lines = (await linesOf(app, ledgerOf(dealId))).filter(({ code }) => code === 'alloc.policy')
    expect(lines).toHaveLength(1)
  })

  it('can keep lines set by hand, with their notes', async () => {
    const { dealId, orderIds, versionId, expectedSeq } = await start()
    const line = { orderId: orderIds[2]!, size: mm(30), note: 'Strategic' }
    const { seq } = await desk.allocation.alloc({ versionId, expectedSeq, lines: [line] })
    await desk.allocation.allocSubmit({ versionId, expectedSeq: seq, keep: true, policy: proRata })
    expect((await rowsOf(dealId)).map(({ size, by, note, full }) => [size, by, note, full])).toEqual([
      [43_077_000, 'proRata', null, false],
      [26_923_000, 'proRata', null, false],
      [mm(30), 'desk', 'Strategic', true],
    ])
    const again = await seqOf(desk, dealId)
    await desk.allocation.allocSubmit({ versionId, expectedSeq: again, keep: false, policy: proRata })
    expect((await sizes(dealId))[2]).toBe(18_750_000)
  })

  it('with a clash changes nothing and names every clash with its figures', async () => {
    const { dealId, orderIds, versionId, expectedSeq } = await start()
    const before = await sizes(dealId)
    const ask = (policy: Parameters<Client['allocation']['allocSubmit']>[0]['policy']) =>
      faultsOf(desk.allocation.allocSubmit({ versionId, expectedSeq, keep: false, policy }))
    expect(await ask([{ kind: 'capAccount', most: mm(20) }, { kind: 'proRata' }])).toEqual([
      'alloc.clash',
      'policy: Caps leave 40mm that nobody can get. Raise a cap.',
    ])
    const anchor = { kind: 'anchor' as const, orderId: orderIds[0]!, share: null }
    expect(await ask([{ ...anchor, size: mm(90) }])).toEqual([
      'alloc.clash',
      `anchors.${orderIds[0]}: This strategic allocation exceeds its order, or the order is not in the book.`,
    ])
    expect(await ask([{ ...anchor, size: mm(30) }])).toEqual([
      'alloc.clash',
      'policy: No rule allocates the last 70mm. Add one, such as pro rata.',
    ])
    expect(await ask([{ kind: 'proRata' }, { kind: 'proRata' }])).toEqual([
      'alloc.wrong',
      'policy.1: The policy already has this rule.',
    ])
    expect(await ask([{ kind: 'byTag', tiers: [{ tag: 'core', fill: rate('101') }] }])).toEqual([
      'alloc.wrong',
      'policy.0.tiers.0.fill: Enter a number between 0 and 100.',
    ])
    expect(await sizes(dealId)).toEqual(before)
  })

  it('rounds to whole millions and fills small orders, and every line says what gave it', async () => {
    const { dealId, orderIds } = await closedWith(desk, {
      orders: [...book, ['ent_vellumcapital', 2]],
    })
    const { version, seq } = await desk.allocation.saveVersion({ dealId })
    const ask = { versionId: version.versionId, expectedSeq: seq, keep: false, policy: [...defaultPolicy] }
    const { lines } = await desk.allocation.allocSubmit(ask)
    const whole = [
      [mm(49), 'proRata', 'rounded', false],
      [mm(31), 'proRata', 'rounded', false],
      [mm(18), 'proRata', 'rounded', false],
      [mm(2), 'fillSmall', null, true],
    ]
    expect(lines.map(({ is, by, rounding, full }) => [is, by, rounding, full])).toEqual(whole)
    const stored = async () =>
      (await rowsOf(dealId)).map(({ size, by, rounding, full }) => [size, by, rounding, full])
    expect(await stored()).toEqual(whole)
    // Half a million is left once the desk has typed an odd size: the named order takes it.
    const odd = { orderId: orderIds[1]!, size: face(30_500_000) }
    const edited = await desk.allocation.alloc({
      versionId: version.versionId,
      expectedSeq: await seqOf(desk, dealId),
      lines: [odd],
    })
    const named = defaultPolicy.map((rule) =>
      rule.kind === 'round' ? { ...rule, remainder: orderIds[2]! } : rule,
    )
    const again = { ...ask, keep: true, expectedSeq: edited.seq, policy: named }
    const run = await desk.allocation.allocSubmit(again)
    const mixed = [
      [mm(49), 'proRata', 'rounded', false],
      [30_500_000, 'desk', null, false],
      [18_500_000, 'proRata', 'remainder', false],
      [mm(2), 'fillSmall', null, true],
    ]
    expect(await stored()).toEqual(mixed)
    await desk.allocation.undoAlloc({ versionId: version.versionId, change: run.seq })
    expect((await stored())[2]).toEqual(whole[2])
    expect(await refusalOf(desk.allocation.savePolicy({ name: 'Named', rules: named }))).toMatchObject({
      reason: 'alloc.template-anchor',
    })
  })

  it('names small orders, units and remainders that clash', async () => {
    const { versionId, expectedSeq } = await start()
    const ask = (policy: Parameters<Client['allocation']['allocSubmit']>[0]['policy']) =>
      faultsOf(desk.allocation.allocSubmit({ versionId, expectedSeq, keep: false, policy }))
    expect(await ask([{ kind: 'fillSmall', most: mm(80) }, { kind: 'proRata' }])).toEqual([
      'alloc.clash',
      'policy: Small orders in full total 160mm, but only 100mm are left for them. Lower the limit.',
    ])
    const round = { kind: 'round' as const, remainder: null }
    expect(await ask([{ kind: 'proRata' }, { ...round, to: face(1500) }])).toEqual([
      'alloc.clash',
      'policy: Denomination and increment do not fit 0.0015mm. Round to another unit.',
    ])
    expect(await ask([{ kind: 'proRata' }, { ...round, to: mm(1), remainder: 'ord_none' }])).toEqual([
      'alloc.clash',
      'anchors.ord_none: The order that gets the remainder is not in the book. Choose another.',
    ])
    expect(await ask([{ kind: 'proRata' }, { ...round, to: face(0) }])).toEqual([
      'alloc.wrong',
      'policy.1.to: The size must be above zero.',
    ])
  })

  it('of a short book needs a choice', async () => {
    const { dealId } = await closedWith(desk, { millions: 200 })
    const { version, seq: expectedSeq } = await desk.allocation.saveVersion({ dealId })
    const ask = { versionId: version.versionId, expectedSeq, keep: false, policy: proRata }
    expect(await refusalOf(desk.allocation.allocSubmit(ask))).toMatchObject({
      reason: 'alloc.short',
      message: expect.stringContaining('takes 160mm of 200mm'),
    })
    const done = await desk.allocation.allocSubmit({ ...ask, shortfall: 'retain' })
    expect(done).toMatchObject({ total: '160000000', remainder: '0' })
  })

  it('divides the amount of merged orders, up to what they count', async () => {
    const { dealId, orderIds } = await closedWith(desk, {
      orders: [
        ['ent_ironmosslife', 60],
        ['ent_ironmosslife', 40, { throughId: 'ent_quillstone' }],
        ['ent_kestrelpeak', 60],
      ],
    })
    await desk.book.mergeOrder({ dealId, orderIds: orderIds.slice(0, 2), rule: 'largest' })
    const versionId = await allocated(desk, dealId)
    const { merges } = await desk.allocation.allocOrderList({ dealId })
    expect(merges).toMatchObject([
      { most: mm(60), orders: orderIds.slice(0, 2).map((orderId) => ({ orderId })) },
    ])
    expect(await sizes(dealId)).toEqual([mm(30), mm(20), mm(50)])
    // The fill is a share of what counts: 60 and 60, not 60, 40 and 60.
    expect((await desk.allocation.allocSummary({ dealId })).summary.fill).toBe('83.3')
    const { list } = await desk.allocation.distribution({ dealId, by: 'type' })
    expect(list.reduce((sum, { acceptedIn }) => sum + BigInt(acceptedIn), 0n)).toBe(120_000_000n)
    const expectedSeq = await seqOf(desk, dealId)
    const lines = [
      { orderId: orderIds[0]!, size: mm(60) },
      { orderId: orderIds[1]!, size: mm(20) },
      { orderId: orderIds[2]!, size: mm(20) },
    ]
    const { seq } = await desk.allocation.alloc({ versionId, expectedSeq, lines })
    expect(await faultsOf(desk.allocation.launch({ versionId, expectedSeq: seq }))).toEqual([
      'alloc.lines-wrong',
      expect.stringMatching(
        /^merges\.mrg_\w+: Merged orders get 80mm together but count for 60mm\. Reduce them\.$/,
      ),
    ])
  })
})
