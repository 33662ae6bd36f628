import { createHash, randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Client } from '@bookrunner/contract'
import { verifyLedger } from '../../platform/service/index.ts'
import { inTransaction } from '../../platform/db/index.ts'
import {
  admitted,
  clientOf,
  refusalOf,
  sendRaw,
  sessionOf,
  startTestApp,
  worded,
  type TestApp,
} from '../../../test/index.ts'
import { callers } from '../../../test/callers.ts'
import { gif, jpg, officeOf, pdfOf, pngOf, zipOf } from '../../../test/files.ts'
import { attachFiles, describeFiles, fileReply, removeFiles } from './index.ts'

let app: TestApp
let desk: Client
beforeAll(async () => {
  app = await startTestApp()
  desk = await clientOf(app, 'deskoc')
})
afterAll(() => app.close())

const fileOf = (content: Uint8Array<ArrayBuffer>, name: string) => new File([content], name)
const send = (
  content: Uint8Array<ArrayBuffer>,
  name: string,
  purpose: 'document' | 'logo' | 'image' = 'document',
) => desk.files.upload({ purpose, file: fileOf(content, name) })
const glue = (...parts: readonly Uint8Array[]) => Uint8Array.from(Buffer.concat(parts))
const sha256 = (content: Uint8Array) => createHash('sha256').update(content).digest('hex')

const countStored = async () => ({
  files: (await app.database.db.selectFrom('file').select('id').execute()).length,
  chunks: (await app.database.db.selectFrom('file_chunk').select('file_id').execute()).length,
})

describe('an accepted file', () => {
  it.each([
    ['document', 'pdf', pdfOf('Final terms'), 'application/pdf'],
    [
      'document',
      'docx',
      officeOf('docx'),
      'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    ],
    [
      'document',
      'xlsx',
      officeOf('xlsx'),
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    ],
    ['document', 'png', pngOf(40, 30, 'by the desk'), 'image/png'],
    ['logo', 'jpg', jpg, 'image/jpeg'],
    ['image', 'gif', gif, 'image/gif'],
  ] as const)('a %s may be %s, and comes back as it was sent', async (purpose, kind, content, mediaType) => {
    const name = `条款 “final”.${kind}`
    const sent = await send(content, name, purpose)
    expect(sent).toEqual({
      fileId: expect.stringMatching(/^fil_[0-9a-z]{20}$/) as string,
      name,
      kind,
      mediaType,
      bytes: content.length,
      sha256: sha256(content),
    })
    const back = await desk.files.own({ fileId: sent.fileId })
    expect(back).toMatchObject({ name, mediaType, bytes: content.length })
    expect(sha256(await (await back.blob()).bytes())).toBe(sha256(content))
  })

  it('a document whose list of contents lies chunks away from its end', async () => {
    const many = Array.from({ length: 40 }, (_, n) => ({
      name: `word/media/${n}.bin`,
      content: randomBytes(40_000),
    }))
    const names = Array.from({ length: 4000 }, (_, n) => ({
      name: `word/notes/a longer name of a part ${n}.xml`,
      content: '',
    }))
    const content = officeOf('docx', [...many, ...names])
    expect(content.length).toBeGreaterThan(1024 * 1024)
    expect(await send(content, 'long.docx')).toMatchObject({ kind: 'docx', sha256: sha256(content) })
  })

  it('has a name that cannot deceive', async () => {
    const { fileId, name } = await send(pdfOf('a'), '../../..\\in\u202Evoice\u0000 "1".pdf')
    expect(name).toBe('invoice _1_.pdf')
    expect((await desk.files.own({ fileId })).name).toBe(name)
  })

  it('is in the log of its sender, with its facts', async () => {
    const content = pdfOf('logged')
    const { fileId } = await send(content, 'logged.pdf')
    const lines = await app.database.db
      .selectFrom('ledger_entry')
      .select(['code', 'params', 'actor_id'])
      .where('ledger_id', '=', 'files:usr_deskoc')
      .orderBy('seq', 'desc')
      .execute()
    expect(lines[0]).toEqual({
      code: 'file.upload',
      params: { fileId, purpose: 'document', kind: 'pdf', bytes: content.length, sha256: sha256(content) },
      actor_id: 'usr_deskoc',
    })
    expect(await verifyLedger(app.database.pool, 'files:usr_deskoc')).toBeUndefined()
  })
})

describe('a refused file leaves nothing', () => {
  const office = officeOf('docx')
  const archive = zipOf([{ name: 'evil.html', content: '<script>alert(1)</script>' }])
  const macros = officeOf('docx', [{ name: 'word/vbaProject.bin', content: 'x' }])
  it.each([
    ['nothing', new Uint8Array(0), 'a.pdf', 'file.empty'],
    ['a page', Buffer.from('<html></html>'), 'a.pdf', 'file.kind'],
    ['a program by its name', pdfOf('a'), 'a.pdf.exe', 'file.kind'],
    ['a picture called a document', jpg, 'a.pdf', 'file.ending'],
    ['half a picture', pngOf(100, 100).slice(0, -20), 'a.png', 'file.damaged'],
    ['half a document', office.slice(0, -100), 'a.docx', 'file.damaged'],
    ['a document with macros', macros, 'a.docx', 'file.macros'],
    ['an archive of anything', archive, 'a.docx', 'file.kind'],
    ['a PDF that is an archive too', glue(pdfOf('a'), archive), 'a.pdf', 'file.hidden'],
    [
      'a PDF that is an archive in the middle',
      glue(pdfOf('a'), archive, Buffer.from('\n%%EOF\n')),
      'a.pdf',
      'file.hidden',
    ],
    ['a JPEG with an archive behind it', glue(jpg, archive), 'a.jpg', 'file.hidden'],
    [
      'a JPEG with a page behind it',
      glue(jpg, Buffer.from('<script>alert(1)</script>')),
      'a.jpg',
      'file.hidden',
    ],
    ['a PNG with a page in it', pngOf(4, 4, '<script>alert(1)</script>'), 'a.png', 'file.hidden'],
    ['a PNG with much behind it', glue(pngOf(4, 4), new Uint8Array(600_000)), 'a.png', 'file.hidden'],
  ])('%s', async (_what, content, name, reason) => {
    const before = await countStored()
    const refused = await refusalOf(send(Uint8Array.from(content), name))
    expect(refused).toMatchObject({ reason, fields: [{ field: 'file', reason }] })
    expect(await countStored()).toEqual(before)
  })

  it('in three languages', async () => {
    const messages = await worded(app, 'deskoc', (client) =>
      client.files.upload({ purpose: 'logo', file: fileOf(pdfOf('a'), 'a.pdf') }),
    )
    expect(messages).toMatchInlineSnapshot(`
      [
        "This file type is not accepted. Use one of: JPG, PNG. | This file type is not accepted. Use one of: JPG, PNG.",
        "此处不接受这类文件。可接受：JPG, PNG。 | 此处不接受这类文件。可接受：JPG, PNG。",
        "此處不接受這類檔案。可接受：JPG, PNG。 | 此處不接受這類檔案。可接受：JPG, PNG。",
      ]
    `)
  })

  it('names the exceeded limit', async () => {
    const of = (bytes: number) => pngOf(4, 4, 'x'.repeat(bytes))
    for (const [purpose, limit, most] of [
      ['logo', 1024 * 1024, '1 MB'],
      ['image', 800 * 1024, '800 kB'],
    ] as const) {
      const over = await refusalOf(send(of(limit), 'a.png', purpose))
      expect(over).toMatchObject({
        code: 413,
        reason: 'file.too-large',
        message: `The file is too large: the maximum is ${most}.`,
      })
      const spare = limit - 1 - of(0).length - 12 - 8
      expect(await send(of(spare), 'a.png', purpose)).toMatchObject({ bytes: limit - 1 })
    }
  })
})

describe('who', () => {
  it('is signed in may send a file, whatever the role', async () => {
    const send = (client: Client) =>
      client.files.upload({ purpose: 'document', file: fileOf(pdfOf('a'), 'a.pdf') })
    expect(await admitted(app, send)).toEqual(callers)
    for (const caller of callers)
      expect(await send(await clientOf(app, caller))).toMatchObject({ kind: 'pdf' })
    const { fileId } = await send(desk)
    for (const call of [send, (client: Client) => client.files.own({ fileId })])
      expect(await refusalOf(call(app.client()))).toMatchObject({ reason: 'session.missing' })
  })

  it('has not sent it, does not find it', async () => {
    const { fileId } = await send(pdfOf('mine'), 'mine.pdf')
    for (const caller of callers.filter((other) => other !== 'deskoc'))
      expect(await refusalOf((await clientOf(app, caller)).files.own({ fileId }))).toMatchObject({
        reason: 'record.unknown',
      })
  })

  it('has sent it, reads it until it is attached; then it is another area’s to give', async () => {
    const content = pdfOf('attached')
    const { fileId } = await send(content, 'attached.pdf')
    await inTransaction(app.database.pool, async (transaction) => {
      await attachFiles(transaction, [fileId, fileId])
      await transaction.commit()
    })
    expect(await refusalOf(desk.files.own({ fileId }))).toMatchObject({ reason: 'record.unknown' })
    await removeFiles(app.database.db, [fileId])
    expect((await describeFiles(app.database.db, [fileId])).get(fileId)).toMatchObject({
      attached: true,
      ownerId: 'usr_deskoc',
    })
    const reply = await fileReply(app.database.db, fileId, 'Other name.pdf')
    expect(reply).toMatchObject({ name: 'Other name.pdf', bytes: content.length })
  })

  it('attaches what is not there, attaches nothing', async () => {
    const { fileId } = await send(pdfOf('a'), 'a.pdf')
    const attached = inTransaction(app.database.pool, (transaction) =>
      attachFiles(transaction, [fileId, 'fil_nothing']),
    )
    await expect(attached).rejects.toThrow('is gone')
    expect((await describeFiles(app.database.db, [fileId])).get(fileId)).toMatchObject({ attached: false })
    await removeFiles(app.database.db, [fileId])
    expect(await refusalOf(desk.files.own({ fileId }))).toMatchObject({ reason: 'record.unknown' })
  })

  it('has sent too much that nothing uses, waits', async () => {
    const { db } = app.database
    const facts = {
      state: 'waiting',
      purpose: 'document',
      owner_user_id: 'usr_issuer',
      name: 'a.pdf',
      media_type: 'application/pdf',
      sha256: 'a'.repeat(64),
    } as const
    const ids = Array.from({ length: 200 }, (_, n) => `fil_many${n}`)
    await db
      .insertInto('file')
      .values(ids.map((id) => ({ id, bytes: 1, ...facts })))
      .execute()
    const issuer = await clientOf(app, 'issuer')
    const again = () => issuer.files.upload({ purpose: 'document', file: fileOf(pdfOf('a'), 'a.pdf') })
    expect(await refusalOf(again())).toMatchObject({ code: 429, reason: 'file.too-many' })
    await removeFiles(db, ids)
    expect(await again()).toMatchObject({ kind: 'pdf' })
  })
})

it('is sent to be saved, never to be shown', async () => {
  const { fileId } = await send(pdfOf('a'), 'Schlußbedingungen (1).pdf')
  const token = await sessionOf(app, 'deskoc')
  const { headers } = await sendRaw(app.url, {
    path: `/bookbuildingweb/api/tools/file?fileId=${fileId}`,
    headers: { authorization: token },
  })
  expect(headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': `attachment; filename="Schlu_bedingungen (1).pdf"; filename*=UTF-8''Schlu%C3%9Fbedingungen%20%281%29.pdf`,
    'content-security-policy': "sandbox; default-src 'none'",
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
    'content-length': String(pdfOf('a').length),
  })
})
