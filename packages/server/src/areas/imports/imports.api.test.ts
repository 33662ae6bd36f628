// What every import does, whatever it adds: progress, cancellation, two administrators, a node that dies.
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { Client } from '@bookrunner/contract'
import { mostOpenImports } from '@bookrunner/domain/imports'
import { clientOf, refusalOf, startTestApp, type TestApp } from '../../../test/index.ts'
import { restOf, workOn } from '../../../test/imports.ts'
import { run } from '../../../test/programs/run.ts'
import { until } from '../../../test/until.ts'
import { listOf } from '../../../test/workbooks.ts'
import { institutionsImport } from '../entities/import.ts'
import { importWork } from './index.ts'
import { sweepImports, usualLeaseSeconds } from './work.ts'

let app: TestApp
let admin: Client
let root: Client
const closers: (() => Promise<unknown>)[] = []
beforeAll(async () => {
  app = await startTestApp()
  admin = await clientOf(app, 'systemadmin')
  root = await clientOf(app, 'superadmin')
})
afterEach(async () => {
  for (const close of closers.splice(0).toReversed()) await close()
  for (const { importId } of (await admin.entities.importList({})).list)
    await admin.entities.importCancel({ importId }).catch(() => undefined)
})
afterAll(() => app.close())

let batch = 0
const file = (rows: number, wrong = 0) => {
  batch += 1
  const line = (nr: number) => [`Batch ${batch} House ${nr}`, nr < wrong ? 'Moon' : 'Europe']
  return listOf([['English name', 'Region'], ...Array.from({ length: rows }, (_, nr) => line(nr))])
}
const start = async (rows: number, { dryRun = true, wrong = 0 } = {}) =>
  admin.entities.importBondOrg({ file: await file(rows, wrong), dryRun })
const progress = (importId: string) => admin.entities.importProgress({ importId })
const work = (source = importWork(institutionsImport)) => {
  const due = workOn(app, source)
  closers.push(due.stop)
  return due
}
const rest = (importId: string) => restOf(() => progress(importId))
const added = async () => (await admin.entities.list({ keyword: `Batch ${batch} ` })).total
const storedRows = async (importId: string) =>
  (
    await app.database.pool.query<{ count: number }>(
      'select count(*)::int as count from import_row where import_id = $1',
      [importId],
    )
  ).rows[0]!.count

/** A node whose check waits before this row until it is let go. */
const waitingAt = (row: number) => {
  let go = () => {}
  const free = new Promise<void>((done) => (go = done))
  let reached = () => {}
  const there = new Promise<void>((done) => (reached = done))
  const kind: typeof institutionsImport = {
    ...institutionsImport,
    add: async (pipeline, toAdd) => {
      if (row === 0) {
        reached()
        await free
      }
      return institutionsImport.add(pipeline, toAdd)
    },
    open: async (...world) => {
      if (row > 0) {
        reached()
        await free
      }
      return institutionsImport.open(...world)
    },
  }
  return { go, there, due: work(importWork(kind)) }
}

describe('an import', () => {
  it('is followed while it is checked, and its rows are read by pages', async () => {
    const { importId, state, rows } = await start(1200, { wrong: 700 })
    expect({ state, rows }).toEqual({ state: 'checking', rows: 1200 })
    expect((await admin.entities.importList({})).list.map((each) => each.importId)).toEqual([importId])
    work()
    expect(await rest(importId)).toMatchObject({ state: 'checked', checked: 1200, wrong: 700 })
    const page = await admin.entities.importRows({ importId, only: 'wrong', pageNum: 3, pageSize: 300 })
    expect([page.total, page.list.length, page.list[0]!.row]).toEqual([700, 100, 602])
    expect((await admin.entities.importRows({ importId })).total).toBe(1200)
  })

  it('is added by another administrator, once', async () => {
    work()
    const { importId } = await start(20)
    await rest(importId)
    const outcomes = await Promise.allSettled([
      admin.entities.importCommit({ importId }),
      root.entities.importCommit({ importId }),
    ])
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect((await rest(importId)).state).toBe('added')
    expect(await added()).toBe(20)
    expect(await refusalOf(root.entities.importCancel({ importId }))).toMatchObject({ reason: 'import.over' })
  })

  it('is unknown to everybody else', async () => {
    const { importId } = await start(2)
    const house = await clientOf(app, 'bankadmin')
    for (const call of ['importProgress', 'importCancel', 'importCommit', 'importRows'] as const)
      expect((await refusalOf(house.entities[call]({ importId }))).code).toBe(400403)
    // Somebody with the right who is no administrator of the platform.
    await app.database.pool.query(
      "insert into role_permission (role_id, permission) values ('rol_syndicatemanager', 'admin_org_manage'), ('rol_syndicatemanager', 'admin_org_manage|import')",
    )
    const other = await clientOf(app, 'deskoc')
    expect((await other.entities.importList({})).list).toEqual([])
    for (const call of ['importProgress', 'importCancel', 'importCommit', 'importRows'] as const)
      expect(await refusalOf(other.entities[call]({ importId }))).toMatchObject({ reason: 'record.unknown' })
    // Imports of contacts have calls of their own.
    expect(await refusalOf(admin.users.importProgress({ importId }))).toMatchObject({
      reason: 'record.unknown',
    })
  })

  it('cannot be started without limit', async () => {
    for (let nr = 0; nr < mostOpenImports; nr++) await start(1)
    expect(await refusalOf(start(1))).toMatchObject({ reason: 'import.too-many' })
  })

  it('is forgotten after a week, with its rows', async () => {
    const { importId } = await start(3)
    await app.database.pool.query(
      "update import_run set created_at = created_at - interval '8 days' where id = $1",
      [importId],
    )
    await sweepImports(7)({}, { db: app.database.db, pipeline: app.pipeline } as never)
    const view = await progress(importId)
    expect([view.state, view.problem]).toEqual([
      'cancelled',
      'Nobody added the rows within a week, so the import was cancelled.',
    ])
    expect(await storedRows(importId)).toBe(0)
  })
})

describe('a cancelled import adds nothing', () => {
  it('before the check', async () => {
    const { importId } = await start(5, { dryRun: false })
    expect((await root.entities.importCancel({ importId })).state).toBe('cancelled')
    work()
    const { importId: next } = await start(1)
    await rest(next)
    expect(await storedRows(importId)).toBe(0)
    expect((await progress(importId)).state).toBe('cancelled')
  })

  it('during the check', async () => {
    const { go, there } = waitingAt(1)
    const { importId } = await start(5, { dryRun: false })
    await there
    await admin.entities.importCancel({ importId })
    go()
    const { importId: next } = await start(1)
    await rest(next)
    expect((await progress(importId)).state).toBe('cancelled')
    expect(await storedRows(importId)).toBe(0)
  })

  it('after the check', async () => {
    work()
    const { importId } = await start(5)
    await rest(importId)
    await admin.entities.importCancel({ importId })
    expect(await refusalOf(admin.entities.importCommit({ importId }))).toMatchObject({
      reason: 'import.over',
    })
    expect(await added()).toBe(0)
  })

  it('in the moment before the transaction', async () => {
    const { go, there, due } = waitingAt(0)
    const { importId } = await start(5, { dryRun: false })
    await there
    expect((await progress(importId)).state).toBe('adding')
    await admin.entities.importCancel({ importId })
    go()
    await due.stop()
    expect((await progress(importId)).state).toBe('cancelled')
    expect(await added()).toBe(0)
  })
})

describe('a node that dies in the middle', () => {
  it('leaves the import to another node, which adds every row once', async () => {
    const program = run('run-import.ts', [app.databaseUrl, '1', '700'])
    closers.push(() => program.end('SIGKILL'))
    expect(await program.line()).toBe('looking')
    const { importId } = await start(1500, { dryRun: false })
    expect(await program.line()).toBe('hanging')
    expect(await progress(importId)).toMatchObject({ state: 'checking', checked: 500 })
    await program.end('SIGKILL')
    work(importWork(institutionsImport, 1))
    expect(await rest(importId)).toMatchObject({ state: 'added', checked: 1500, wrong: 0 })
    expect(await added()).toBe(1500)
  })

  it('is given up if every node falls over it, with a message', async () => {
    work(
      importWork({
        ...institutionsImport,
        open: async () => {
          throw new Error('on purpose')
        },
      }),
    )
    const { importId } = await start(2)
    await app.database.pool.query('update import_run set tries = 4 where id = $1', [importId])
    const view = await rest(importId)
    expect(view.state).toBe('failed')
    expect(view.problem).toContain('Nothing was added')
    await until(async () => expect(await storedRows(importId)).toBe(0))
  })

  it('loses its work after half a minute', () => {
    expect(usualLeaseSeconds).toBe(30)
  })
})
