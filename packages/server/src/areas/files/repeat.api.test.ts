import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Client } from '@bookrunner/contract'
import { clientOf, refusalOf, startTestApp, type TestApp } from '../../../test/index.ts'
import { pdfOf } from '../../../test/files.ts'

let app: TestApp
let desk: Client
beforeAll(async () => {
  app = await startTestApp()
  desk = await clientOf(app, 'deskoc')
})
afterAll(() => app.close())

const fileOf = (content: Uint8Array<ArrayBuffer>, name: string) => new File([content], name)
const sha256 = (content: Uint8Array) => createHash('sha256').update(content).digest('hex')

const countStored = async () => ({
  files: (await app.database.db.selectFrom('file').select('id').execute()).length,
  chunks: (await app.database.db.selectFrom('file_chunk').select('file_id').execute()).length,
})

describe('the same key', () => {
  const once = (content: Uint8Array<ArrayBuffer>, key: string, name = 'a.pdf', client = desk) =>
    client.files.upload({ purpose: 'document', file: fileOf(content, name) }, { key })

  it('gives the same file, on another node too, and stores it once', async () => {
    const before = await countStored()
    const key = crypto.randomUUID()
    const first = await once(pdfOf('once'), key)
    expect(await once(pdfOf('once'), key)).toEqual(first)
    const second = await app.anotherNode()
    const onSecondNode = await clientOf({ ...second, database: app.database }, 'deskoc')
    expect(await once(pdfOf('once'), key, 'a.pdf', onSecondNode)).toEqual(first)
    expect(await countStored()).toEqual({ files: before.files + 1, chunks: before.chunks + 1 })
    const back = await onSecondNode.files.own({ fileId: first.fileId })
    expect(sha256(await (await back.blob()).bytes())).toBe(first.sha256)
  })

  it('is refused for another content or name, and leaves nothing', async () => {
    const key = crypto.randomUUID()
    await once(pdfOf('once'), key)
    const before = await countStored()
    for (const [content, name] of [
      [pdfOf('other'), 'a.pdf'],
      [pdfOf('once'), 'b.pdf'],
    ] as const)
      expect(await refusalOf(once(content, key, name))).toMatchObject({ reason: 'write.key-other-body' })
    expect(await countStored()).toEqual(before)
  })

  it('sent twice at once gives one file', async () => {
    const before = await countStored()
    const key = crypto.randomUUID()
    const content = pdfOf('at once', 700_000)
    const [one, two] = await Promise.all([once(content, key), once(content, key)])
    expect(one).toEqual(two)
    expect(await countStored()).toEqual({ files: before.files + 1, chunks: before.chunks + 3 })
  })
})

it('cannot be a dry run', async () => {
  const upload = desk.files.upload(
    { purpose: 'document', file: fileOf(pdfOf('a'), 'a.pdf') },
    { dryRun: true },
  )
  expect(await refusalOf(upload)).toMatchObject({ reason: 'write.no-dry-run' })
})
