import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { clientOf, refusalOf, startTestApp, type TestApp } from '../../../test/index.ts'
import { submitted } from '../../../test/lifecycle.ts'
import { accept } from '../../platform/service/index.ts'
import type { TaskContext } from '../../platform/jobs.ts'
import { expiryOf, preparing, putMade } from './prepared.ts'
import { sweep } from './sweep.ts'

let app: TestApp
/** A book that the desk takes out, and by which right. */
const madeFor = { about: '', byRight: '' }
beforeAll(async () => {
  app = await startTestApp()
  const desk = await clientOf(app, 'deskoc')
  madeFor.about = await submitted(desk)
  const { fileId } = await desk.book.bookOrderExport({ dealId: madeFor.about })
  const { rows } = await sql<{ right: string }>`
    select by_right as right from prepared_file where file_id = ${fileId}`.execute(app.database.db)
  madeFor.byRight = rows[0]!.right
})
afterAll(() => app.close())

async function* pieces(content: Buffer) {
  for (let at = 0; at < content.length; at += 70_001) yield content.subarray(at, at + 70_001)
}

/** Like a call that makes a file: stores it first, then makes it available by a write. */
const prepare = async (userId: string, content: Buffer, name = 'Book 3y.xlsx') => {
  const file = { name, mediaType: 'application/x-test', content: pieces(content) }
  const { name: storedName, ...made } = await putMade(app.database.db, file, userId)
  const outcome = await app.pipeline.submit({
    on: preparing,
    key: userId,
    actor: null,
    need: undefined,
    decide: (_state: undefined, { now }) =>
      accept({
        reply: { ...made, name: storedName, until: expiryOf(now) },
        changes: [{ ...made, ...madeFor, until: expiryOf(now) }],
        line: { code: 'file.prepared', params: made },
      }),
  })
  return (outcome as { reply: typeof made & { name: string; until: string } }).reply
}
const endAt = (fileId: string, until: string) =>
  sql`update prepared_file set kept_until = clock_timestamp() + ${until}::interval where file_id = ${fileId}`.execute(
    app.database.db,
  )
const exists = async (fileId: string) =>
  (await app.database.db.selectFrom('file').select('id').where('id', '=', fileId).execute()).length === 1
const unknown = { reason: 'record.unknown' }

describe('a prepared file', () => {
  const content = Buffer.alloc(700_000, 'figures ')

  it('can be fetched whole, by its name, on any node, for an hour', async () => {
    const { fileId, until, bytes, sha256 } = await prepare('usr_deskoc', content, 'Book "3y"/41.xlsx')
    expect([bytes, sha256]).toEqual([700_000, createHash('sha256').update(content).digest('hex')])
    const minutes = Temporal.Now.instant().until(until).total('minutes')
    expect(minutes).toBeGreaterThan(55)
    expect(minutes).toBeLessThanOrEqual(60)
    const other = await app.anotherNode()
    for (const node of [app, { ...other, database: app.database }]) {
      const file = await (await clientOf(node, 'deskoc')).book.download({ fileId })
      expect([file.name, file.mediaType, file.bytes]).toEqual(['41.xlsx', 'application/x-test', bytes])
      expect(Buffer.from(await (await file.blob()).arrayBuffer()).equals(content)).toBe(true)
    }
  })

  it('belongs to its person: others, even in the same house, find none', async () => {
    const { fileId } = await prepare('usr_deskoc', content)
    for (const person of ['houseadmin', 'deskjgc', 'superadmin'])
      expect(await refusalOf((await clientOf(app, person)).book.download({ fileId }))).toMatchObject(unknown)
    const own = await clientOf(app, 'deskoc')
    expect(await refusalOf(own.files.own({ fileId }))).toMatchObject(unknown)
    expect(await refusalOf(own.book.download({ fileId: 'fil_nosuchfile0000' }))).toMatchObject(unknown)
  })

  it('is unknown once it expires, and deleted a little later', async () => {
    const own = await clientOf(app, 'deskoc')
    const { fileId } = await prepare('usr_deskoc', content)
    const { fileId: valid } = await prepare('usr_deskoc', content)
    await endAt(fileId, '0 seconds')
    expect(await refusalOf(own.book.download({ fileId }))).toMatchObject(unknown)
    await sweep(null, { db: app.database.db } as TaskContext)
    expect(await exists(fileId)).toBe(true)
    await endAt(fileId, '-11 minutes')
    await sweep(null, { db: app.database.db } as TaskContext)
    expect([await exists(fileId), await exists(valid)]).toEqual([false, true])
    expect((await own.book.download({ fileId: valid })).bytes).toBe(700_000)
  })

  it('leaves nothing if its making breaks off', async () => {
    async function* breaking() {
      yield Buffer.alloc(600_000)
      throw new Error('broken off')
    }
    const before = await app.database.db.selectFrom('file').select('id').execute()
    const file = { name: 'a.xlsx', mediaType: 'application/x-test', content: breaking() }
    await expect(putMade(app.database.db, file, 'usr_deskoc')).rejects.toThrow('broken off')
    expect(await app.database.db.selectFrom('file').select('id').execute()).toHaveLength(before.length)
  })

  it('replaces the oldest if the person has twenty', async () => {
    const made: string[] = []
    for (let nr = 0; nr < 21; nr++) {
      const { fileId } = await prepare('usr_deskjgc', Buffer.from(`file ${nr}`))
      await endAt(fileId, `${nr + 1} minutes`)
      made.push(fileId)
    }
    // The twenty-first replaced the one that expires first.
    expect([await exists(made[0]!), await exists(made[1]!), await exists(made[20]!)]).toEqual([
      false,
      true,
      true,
    ])
  })
})
