// Large, broken and simultaneous files: memory use, and what is left.
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { request, type ClientRequest, type IncomingMessage } from 'node:http'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { prefix, type Envelope } from '@bookrunner/contract/kernel'
import { clientOf, sessionOf, startTestApp, type TestApp, type TestNode } from '../../../test/index.ts'
import { pdfOf, pngOf } from '../../../test/files.ts'
import type { TaskContext } from '../../platform/jobs.ts'
import { sweep } from './sweep.ts'
import { until } from '../../../test/until.ts'

const mega = 1024 * 1024
let app: TestApp
let second: TestNode
beforeAll(async () => {
  app = await startTestApp()
  second = await app.anotherNode()
})
afterAll(() => app.close())
beforeEach(() => app.database.db.deleteFrom('file').execute())

const count = async (table: 'file' | 'file_chunk'): Promise<number> =>
  (
    await app.database.db
      .selectFrom(table)
      .select((eb) => eb.fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow()
  ).n

setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as () => void
/** The memory in use now, with buffers, which are outside the heap. */
const usedMemory = (): number => {
  // The first collection releases unused buffers; the second waits for that.
  collect()
  collect()
  const { heapUsed, arrayBuffers } = process.memoryUsage()
  return heapUsed + arrayBuffers
}

const boundary = 'x'.repeat(30)
const openingFor = (purpose: string, name: string) =>
  `--${boundary}\r\nContent-Disposition: form-data; name="purpose"\r\n\r\n${purpose}\r\n--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\n\r\n`
const opening = openingFor('document', 'large.pdf')
const closing = `\r\n--${boundary}--\r\n`

const post = (url: string, token: string, length?: number): ClientRequest =>
  request(`${url}${prefix}/tools/upload`, {
    method: 'POST',
    agent: false,
    headers: {
      authorization: token,
      'content-type': `multipart/form-data; boundary=${boundary}`,
      'idempotency-key': crypto.randomUUID(),
      ...(length !== undefined && { 'content-length': length }),
    },
  })

const answerTo = async (sent: ClientRequest): Promise<{ status: number; envelope: Envelope }> => {
  const [answer] = (await once(sent, 'response')) as [IncomingMessage]
  let text = ''
  for await (const piece of answer as AsyncIterable<Buffer>) text += piece.toString()
  return { status: answer.statusCode ?? 0, envelope: JSON.parse(text) as Envelope }
}

/** A valid PDF of any size, made while it is sent, one piece at a time. */
function* largePdf(bytes: number): Generator<Buffer> {
  const pdf = pdfOf('large', 200_000)
  const [head, tail] = [Buffer.from(pdf.subarray(0, 1000)), Buffer.from(pdf.subarray(-1000))]
  const filling = Buffer.alloc(64 * 1024, 'x')
  yield head
  let left = bytes - head.length - tail.length
  for (; left > filling.length; left -= filling.length) yield filling
  yield filling.subarray(0, left)
  yield tail
}

/** Two megabytes, more than a logo may have. */
function* largePng(): Generator<Buffer> {
  const png = Buffer.from(pngOf(4, 4, 'x'.repeat(2 * mega)))
  for (let at = 0; at < png.length; at += 64 * 1024) yield png.subarray(at, at + 64 * 1024)
}

const sendAll = async (
  sent: ClientRequest,
  pieces: Iterable<Buffer>,
  after: () => void = () => {},
  start = opening,
): Promise<string> => {
  const hash = createHash('sha256')
  sent.write(start)
  for (const piece of pieces) {
    hash.update(piece)
    if (!sent.write(piece)) await once(sent, 'drain')
    after()
  }
  sent.end(closing)
  return hash.digest('hex')
}

it('takes 50 MB to the byte without keeping them in memory, and sends them back the same way', async () => {
  const token = await sessionOf(app, 'deskoc')
  const sent = post(app.url, token)
  const answer = answerTo(sent)
  const before = usedMemory()
  let most = 0
  let pieces = 0
  const look = () => {
    if (pieces++ % 64 === 0) most = Math.max(most, usedMemory() - before)
  }
  const sha256 = await sendAll(sent, largePdf(50 * mega), look)
  const { status, envelope } = await answer
  expect(status).toBe(200)
  expect(envelope.data).toMatchObject({ bytes: 50 * mega, sha256, kind: 'pdf' })
  expect(await count('file_chunk')).toBe(200)

  const { fileId } = envelope.data as { fileId: string }
  const back = await fetch(`${second.url}${prefix}/tools/file?fileId=${fileId}`, {
    headers: { authorization: token },
  })
  const hash = createHash('sha256')
  for await (const piece of back.body!) {
    hash.update(piece)
    look()
  }
  expect(hash.digest('hex')).toBe(sha256)
  // Some chunks on their way, on both sides of both connections, because this is one process.
  expect(most).toBeLessThan(12 * mega)
  expect(pieces).toBeGreaterThan(800)
})

it.each([
  {
    what: '60 MB that say how large they are',
    length: 60 * mega + opening.length + closing.length,
    pieces: () => largePdf(60 * mega),
    start: opening,
    most: '50 MB',
  },
  {
    what: '2 MB that do not, where 1 MB is the limit',
    length: undefined,
    pieces: largePng,
    start: openingFor('logo', 'large.png'),
    most: '1 MB',
  },
])('refuses $what, names the limit, and answers on an open line', async ({ length, pieces, start, most }) => {
  const token = await sessionOf(app, 'deskoc')
  const sent = post(app.url, token, length)
  const answer = answerTo(sent)
  const before = usedMemory()
  let mostUsed = 0
  let sentPieces = 0
  const look = () => {
    if (sentPieces++ % 64 === 0) mostUsed = Math.max(mostUsed, usedMemory() - before)
  }
  await sendAll(sent, pieces(), look, start)
  const { status, envelope } = await answer
  expect(status).toBe(413)
  expect(envelope).toMatchObject({
    reason: 'file.too-large',
    message: `The file is too large: the maximum is ${most}.`,
    fields: [{ field: 'file', reason: 'file.too-large' }],
  })
  expect(mostUsed).toBeLessThan(12 * mega)
  expect(await count('file')).toBe(0)
  expect(await count('file_chunk')).toBe(0)
})

it('an upload that breaks off leaves nothing, and is unavailable before', async () => {
  const token = await sessionOf(app, 'deskoc')
  const sent = post(app.url, token)
  sent.on('error', () => {})
  sent.write(opening)
  for (const piece of largePdf(5 * mega)) sent.write(piece)
  await until(async () => expect(await count('file_chunk')).toBeGreaterThan(3))
  const { id } = await app.database.db.selectFrom('file').select('id').executeTakeFirstOrThrow()
  const response = await fetch(`${app.url}${prefix}/tools/file?fileId=${id}`, {
    headers: { authorization: token },
  })
  expect(response.status).toBe(404)
  sent.destroy()
  await until(async () => expect(await count('file')).toBe(0))
  expect(await count('file_chunk')).toBe(0)
})

it('leftovers of a killed node are deleted after half an hour, unused files after a week', async () => {
  const { db } = app.database
  const now = Temporal.Now.instant()
  const file = (id: string, state: 'arriving' | 'waiting' | 'attached', hours: number) => ({
    id: `fil_${id}`,
    state,
    purpose: 'document',
    owner_user_id: 'usr_deskoc',
    name: 'a.pdf',
    media_type: 'application/pdf',
    bytes: 1,
    sha256: 'a'.repeat(64),
    created_at: now.subtract({ minutes: hours * 60 }),
  })
  await db
    .insertInto('file')
    .values([
      file('justnow', 'arriving', 0.4),
      file('leftover', 'arriving', 0.6),
      file('waiting', 'waiting', 24 * 7 - 1),
      file('forgotten', 'waiting', 24 * 7 + 1),
      file('inuse', 'attached', 24 * 365),
      ...Array.from({ length: 45 }, (_, n) => file(`more${n}xx`, 'arriving', 2)),
    ])
    .execute()
  const chunks = ['fil_leftover', 'fil_inuse'].map((id) => ({
    file_id: id,
    position: 0,
    bytes: Buffer.from('a'),
  }))
  await db.insertInto('file_chunk').values(chunks).execute()
  await sweep(null, { db } as TaskContext)
  const left = await db.selectFrom('file').select('id').orderBy('id').execute()
  expect(left.map(({ id }) => id)).toEqual(['fil_inuse', 'fil_justnow', 'fil_waiting'])
  expect(await count('file_chunk')).toBe(1)
})

it('many at once on two nodes each get their own', async () => {
  const people = ['deskoc', 'issuer', 'investor', 'superadmin']
  const uploads = Array.from({ length: 16 }, async (_, n) => {
    const node = n % 2 === 0 ? app : second
    const client = await clientOf({ url: node.url, database: app.database }, people[n % 4]!)
    const content = pdfOf(`number ${n}`, 300_000 + n * 50_000)
    const sent = await client.files.upload({ purpose: 'document', file: new File([content], `${n}.pdf`) })
    const other = await clientOf(
      { url: n % 2 === 0 ? second.url : app.url, database: app.database },
      people[n % 4]!,
    )
    const back = await other.files.own({ fileId: sent.fileId })
    return Buffer.compare(await (await back.blob()).bytes(), content)
  })
  expect(await Promise.all(uploads)).toEqual(Array.from({ length: 16 }, () => 0))
  expect(await count('file')).toBe(16)
})

it('a file deleted during a download breaks off, and does not look complete', async () => {
  const client = await clientOf(app, 'deskoc')
  const content = pdfOf('going', 10 * mega)
  const { fileId } = await client.files.upload({ purpose: 'document', file: new File([content], 'a.pdf') })
  const back = await client.files.own({ fileId })
  expect(back.bytes).toBe(content.length)
  const reader = back.stream().getReader()
  await reader.read()
  await app.database.db.deleteFrom('file').where('id', '=', fileId).execute()
  const rest = async () => {
    while (!(await reader.read()).done);
  }
  await expect(rest()).rejects.toThrow('terminated')
})
