// Lines that a confirmation read before its lock are used only while none of them has changed.
import { afterAll, beforeAll, expect, it } from 'vitest'
import { announcementOf } from '@bookrunner/domain/deals'
import { allocated, closedWith } from '../../../test/allocation.ts'
import { clientOf, startTestApp, type TestApp } from '../../../test/index.ts'
import { inTransaction, reading } from '../../platform/db/index.ts'
import { readNumber } from '../../platform/service/index.ts'
import { loadLines } from './alloc-load.repo.ts'
import { allocation } from './allocation.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

it('lines that were read before the lock are read again if one has a later number', async () => {
  const desk = await clientOf(app, 'deskoc')
  const { dealId } = await closedWith(desk)
  const versionId = await allocated(desk, dealId)
  const announcementId = announcementOf(dealId)
  const runner = reading(app.database.db)
  const stored = await loadLines(runner, versionId, 'all')
  const lines = new Map([...stored].map(([id, line]) => [id, { ...line, note: 'Read before' }]))
  const seq = await readNumber(runner, `deal:${announcementId}`)
  const loadKnownAt = (known: number) =>
    inTransaction(app.database.pool, async (transaction) => {
      const knownLines = { versionId, seq: known, lines }
      const need = { announcementId, userId: 'usr_deskoc', dealId, knownLines }
      const all = { ...need, lines: { versionId, orderIds: 'all' as const } }
      const { alloc } = await allocation.load(transaction, announcementId, [all])
      await transaction.rollback()
      return alloc.lines.get(versionId)
    })
  const found = await loadKnownAt(seq)
  expect(found).toEqual(lines)
  // A write changes its own.
  expect(found).not.toBe(lines)
  await desk.allocation.launch({ versionId, expectedSeq: seq })
  expect(await readNumber(runner, `deal:${announcementId}`)).toBe(seq + 1)
  expect(await loadKnownAt(seq)).toEqual(lines)
  const latest = Math.max(...stored.values().map((line) => line.seq))
  expect(await loadKnownAt(latest)).toEqual(lines)
  expect(await loadKnownAt(latest - 1)).toEqual(stored)
  // The database was set back.
  expect(await loadKnownAt(seq + 2)).toEqual(stored)
})
