// Changes of lines are stored as columns: every reader has the same as of a change that was stored as objects.
import { expect, it } from 'vitest'
import { closedWith, proRata } from '../../../test/allocation.ts'
import { openTestWorld } from '../../../test/index.ts'
import { readChange } from './alloc-reads.repo.ts'

const { app, desk } = openTestWorld({ desk: 'deskoc' })

interface Stored {
  seq: number
  kind: string
  /** As text, so that not a letter differs. */
  lines: string
}
const changesOf = async (versionId: string): Promise<Stored[]> =>
  (
    await app.database.pool.query<Stored>(
      'select seq, kind, lines::text as lines from alloc_changed where version_id = $1 order by seq',
      [versionId],
    )
  ).rows

/** A policy, a line by hand with a note, an undo, and a name; each changes the version. */
const changed = async () => {
  const { dealId, orderIds } = await closedWith(desk)
  const made = await desk.allocation.saveVersion({ dealId })
  const { versionId } = made.version
  const run = await desk.allocation.allocSubmit({
    versionId,
    expectedSeq: made.seq,
    keep: false,
    policy: proRata,
  })
  const lines = [{ orderId: orderIds[1]!, size: 31_000_000, note: 'Agreed, "in full" {or} less\\, 例' }]
  const edited = await desk.allocation.alloc({ versionId, expectedSeq: run.seq, lines })
  await desk.allocation.undoAlloc({ versionId, change: edited.seq })
  const copy = await desk.allocation.saveVersion({ dealId, copyOf: versionId })
  return { dealId, versionId, orderIds, run, lines, copyId: copy.version.versionId }
}

it('keeps each line before and after', async () => {
  const { versionId, run, lines, copyId, orderIds } = await changed()
  const stored = await changesOf(versionId)
  const parsed = stored.map((change) => ({ kind: change.kind, lines: JSON.parse(change.lines) as unknown }))
  const toOf = (id: string) => {
    const { was: _, is, ...rest } = run.lines.find(({ orderId }) => orderId === id)!
    return { ...rest, size: is }
  }
  const [byPolicy, byHand, back] = parsed.slice(-3)
  expect(byPolicy).toEqual({
    kind: 'policy',
    lines: run.lines.map(({ orderId }) => ({ orderId, from: null, to: toOf(orderId) })),
  })
  const [{ orderId, size, note }] = lines as [(typeof lines)[0]]
  const to = { orderId, size, note, by: 'desk', rounding: null, full: false, tooSmall: false }
  expect(byHand).toEqual({ kind: 'edited', lines: [{ orderId, from: toOf(orderId), to }] })
  expect(back).toEqual({ kind: 'undone', lines: [{ orderId, from: to, to: toOf(orderId) }] })
  const [copied] = await changesOf(copyId)
  expect(new Set(JSON.parse(copied!.lines) as unknown[])).toEqual(
    new Set(orderIds.map((id) => ({ orderId: id, from: null, to: toOf(id) }))),
  )
})

it('reads changes that were stored as objects, and in the same way', async () => {
  const { dealId, versionId, orderIds } = await changed()
  const seen = async () => {
    const [all, ofOne] = await Promise.all(
      [undefined, orderIds[1]].map((orderId) => desk.allocation.updaterList({ dealId, versionId, orderId })),
    )
    const stored = await changesOf(versionId)
    const read = await Promise.all(stored.map(({ seq }) => readChange(app.database.db, { versionId, seq })))
    return JSON.stringify([all, ofOne, stored, read])
  }
  const before = await seen()
  const { pool } = app.database
  const count = async () =>
    (
      await pool.query<{ count: number }>(
        'select count(lines)::int as count from alloc_change where version_id = $1',
        [versionId],
      )
    ).rows
  expect(await count()).toEqual([{ count: 0 }])
  await pool.query('alter table alloc_change disable trigger append_only')
  await pool.query(
    `update alloc_change c set lines = d.lines, order_ids = null, size = null, rule = null, rounding = null,
       full_size = null, too_small = null, note = null, was_size = null, was_rule = null, was_rounding = null,
       was_full_size = null, was_too_small = null, was_note = null
     from alloc_changed d where d.version_id = c.version_id and d.seq = c.seq and c.version_id = $1`,
    [versionId],
  )
  await pool.query('alter table alloc_change enable trigger append_only')
  expect(await count()).not.toEqual([{ count: 0 }])
  expect(await seen()).toBe(before)
})
