// Files in and out: the platform's side, with calls that exist only here.
import { connect } from 'node:net'
import { once } from 'node:events'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { call, CallRefused, clientOf, fileField, fileReply, prefix } from '@bookrunner/contract/kernel'
import { isRefusal, refuse } from '@bookrunner/domain/kernel'
import { readSettings } from '../settings.ts'
import { sendRaw } from '../../../test/raw.ts'
import { until } from '../../../test/until.ts'
import { contentDisposition } from './send-file.ts'
import { createHttp } from './app.ts'
import { read, type Handler } from './handler.ts'
import { mount, type HttpDeps } from './mount.ts'

const kilo = 1024
const calls = {
  test: {
    take: call({
      name: 'test.take',
      method: 'POST',
      path: '/test/take',
      access: 'open',
      input: z.strictObject({ what: z.enum(['a', 'b']), file: fileField({ mostBytes: 300 * kilo }) }),
      reply: z.object({ name: z.string(), bytes: z.int(), sha256: z.string() }),
      refusals: ['file.too-large'],
      summary: 'Only for this test',
    }),
    give: call({
      name: 'test.give',
      method: 'GET',
      path: '/test/give',
      access: 'open',
      input: z.strictObject({ name: z.string() }),
      reply: fileReply,
      refusals: ['record.unknown'],
      summary: 'Only for this test',
    }),
  },
} as const

const taken: string[] = []
const take: Handler = {
  call: calls.test.take,
  run: async (input) => {
    const { file } = input as z.output<typeof calls.test.take.input>
    const arrived = await file.read(async (piece) => {
      if (Buffer.from(piece).includes('stop here')) return refuse('record.in-use')
      if (Buffer.from(piece).includes('break here')) throw new Error('the disk is full')
      return undefined
    })
    taken.push(isRefusal(arrived) ? arrived.reason : 'whole')
    return isRefusal(arrived) ? arrived : { reply: { name: file.name, ...arrived } }
  },
}
const give = read(calls.test.give, async ({ input }) => {
  if (input.name === 'none') return refuse('record.unknown')
  const content = async function* () {
    yield Buffer.from('one ')
    yield Buffer.from('two')
  }
  return { name: input.name, mediaType: 'application/pdf', bytes: 7, content: content() }
})

const closers: (() => Promise<unknown>)[] = []
let url: string
let client: ReturnType<typeof clientOf<typeof calls>>
beforeAll(async () => {
  const http = await createHttp(readSettings({ DEMO: '1' }), pino({ level: 'silent' }))
  const deps = {
    settings: readSettings({ DEMO: '1' }),
    cookieName: 'session',
    ownOrigins: ['http://books.test'],
    actorOf: async () => refuse('session.missing'),
  }
  for (const handler of [take, give]) mount(http, handler, deps as unknown as HttpDeps)
  url = await http.listen({ port: 0, host: '127.0.0.1' })
  closers.push(() => http.close())
  client = clientOf(calls, { baseUrl: url })
})
afterAll(async () => {
  for (const close of closers) await close()
})

const fileOf = (content: string | Uint8Array<ArrayBuffer>, name = 'terms.pdf') => new File([content], name)
const refusal = async (promise: Promise<unknown>) => {
  const fault = await promise.catch((thrown: unknown) => thrown)
  expect(fault).toBeInstanceOf(CallRefused)
  const { code, reason, fields } = fault as CallRefused
  return { code, reason, fields: fields.map(({ field, reason: why }) => `${field} ${why}`) }
}

it('takes a file with its name and the fields beside it', async () => {
  const reply = await client.test.take({ what: 'a', file: fileOf('hello', '条款 "final" é.pdf') })
  expect(reply).toEqual({
    name: '条款 "final" é.pdf',
    bytes: 5,
    sha256: '2cf24dba5fb0a30e26e83b2ac5b9e29e1b161e5c1fa7425e73043362938b9824',
  })
})

it('reads the fields before the file, and names what is wrong with them', async () => {
  expect(await refusal(client.test.take({ what: 'c' as 'a', file: fileOf('hello') }))).toMatchObject({
    code: 400,
    fields: ['what field.choice'],
  })
  const text = { what: 'a', file: 'no file' } as unknown as { what: 'a'; file: Blob }
  expect((await refusal(client.test.take(text))).fields).toEqual(['file field.type'])
  const none = { what: 'a' } as unknown as { what: 'a'; file: Blob }
  expect((await refusal(client.test.take(none))).fields).toEqual(['file field.required'])
})

const post = (body: FormData | string, type?: string) =>
  sendRaw(url, {
    method: 'POST',
    path: `${prefix}/test/take`,
    body,
    headers: type === undefined ? {} : { 'content-type': type },
  })
const formOf = (...pairs: [string, string | Blob][]): FormData => {
  const form = new FormData()
  for (const [name, value] of pairs)
    if (typeof value === 'string') form.append(name, value)
    else form.append(name, value)
  return form
}

it('takes the file last: nothing may follow it, not even a second file', async () => {
  for (const after of [
    ['what', 'a'],
    ['file', fileOf('two')],
    ['more', 'x'],
  ] as [string, string | Blob][]) {
    const { envelope } = await post(formOf(['what', 'a'], ['file', fileOf('one')], after))
    expect(envelope?.fields).toMatchObject([{ field: after[0], reason: 'field.unknown' }])
  }
  const early = await post(formOf(['file', fileOf('one')], ['what', 'a']))
  expect(early.envelope?.fields).toMatchObject([{ field: 'what', reason: 'field.required' }])
})

it('enforces the limit to the byte, and while the sender is still sending', async () => {
  const most = 300 * kilo
  expect(await client.test.take({ what: 'a', file: fileOf(new Uint8Array(most)) })).toMatchObject({
    bytes: most,
  })
  for (const bytes of [most + 1, 2 * most, 40 * 1024 * kilo]) {
    const file = fileOf(new Uint8Array(bytes))
    expect(await refusal(client.test.take({ what: 'a', file }))).toEqual({
      code: 413,
      reason: 'file.too-large',
      fields: ['file file.too-large'],
    })
  }
})

it('stops when its reader refuses, and reports the reader’s fault', async () => {
  const long = 'x'.repeat(200 * kilo)
  expect(await refusal(client.test.take({ what: 'a', file: fileOf(`stop here${long}`) }))).toMatchObject({
    reason: 'record.in-use',
  })
  expect(await refusal(client.test.take({ what: 'a', file: fileOf(`break here${long}`) }))).toMatchObject({
    code: 500,
  })
})

it.each([
  ['no boundary', 'multipart/form-data', 'x'],
  ['a boundary that never comes', 'multipart/form-data; boundary=a', 'x'],
  ['nothing at all', 'multipart/form-data; boundary=a', ''],
  [
    'a part cut off',
    'multipart/form-data; boundary=a',
    '--a\r\ncontent-disposition: form-data; name="file"; filename="a"\r\n\r\nxx',
  ],
  ['headers cut off', 'multipart/form-data; boundary=a', '--a\r\ncontent-disposition: form-data; na'],
  [
    'a part without a name',
    'multipart/form-data; boundary=a',
    '--a\r\ncontent-disposition: form-data\r\n\r\nx\r\n--a--\r\n',
  ],
])('refuses what is no multipart: %s', async (_what, type, body) => {
  const { status, envelope } = await post(body, type)
  expect(status).toBe(400)
  expect(['input.malformed', 'input.invalid']).toContain(envelope?.reason)
})

it('refuses endless fields and too many of them', async () => {
  const long = await post(formOf(['what', 'x'.repeat(70 * kilo)], ['file', fileOf('a')]))
  expect(long.envelope?.reason).toBe('input.too-large')
  const many = Array.from({ length: 150 }, (_, n): [string, string] => [`f${n}`, 'x'])
  expect((await post(formOf(...many))).envelope?.reason).toBe('input.too-large')
})

it('notices that the sender is gone, and continues to serve', async () => {
  taken.length = 0
  const socket = connect({ port: Number(new URL(url).port), host: '127.0.0.1' })
  socket.write(
    `POST ${prefix}/test/take HTTP/1.1\r\nHost: a\r\nContent-Length: 5000\r\nContent-Type: multipart/form-data; boundary=a\r\n\r\n` +
      '--a\r\nContent-Disposition: form-data; name="what"\r\n\r\na\r\n' +
      '--a\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\nhalf of it',
  )
  await once(socket, 'connect')
  socket.end()
  await until(() => expect(taken).toEqual(['input.malformed']))
  socket.destroy()
  expect(await client.test.take({ what: 'b', file: fileOf('hello') })).toMatchObject({ bytes: 5 })
})

it('refuses a file from another site’s page', async () => {
  const form = formOf(['what', 'a'], ['file', fileOf('one')])
  const { envelope } = await sendRaw(url, {
    method: 'POST',
    path: `${prefix}/test/take`,
    body: form,
    headers: { origin: 'https://elsewhere.example' },
  })
  expect(envelope?.reason).toBe('session.foreign-origin')
})

it('sends a file to be saved under its name, and never to be shown', async () => {
  const name = `条款 "f'inal" (é);%.pdf`
  const file = await client.test.give({ name })
  expect(file).toMatchObject({ name, mediaType: 'application/pdf', bytes: 7 })
  expect(await (await file.blob()).text()).toBe('one two')
  const { headers } = await fetch(`${url}${prefix}/test/give?name=${encodeURIComponent(name)}`)
  expect(headers.get('content-disposition')).toBe(
    `attachment; filename="__ _f'inal_ (_);_.pdf"; filename*=UTF-8''%E6%9D%A1%E6%AC%BE%20%22f%27inal%22%20%28%C3%A9%29%3B%25.pdf`,
  )
  expect(headers.get('content-security-policy')).toBe("sandbox; default-src 'none'")
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  expect(headers.get('cache-control')).toBe('no-store')
  expect(headers.get('content-length')).toBe('7')
})

it('names a file in Latin letters for clients that know only those', () => {
  const header = contentDisposition('配售确认书 KV-1.pdf', 'Confirmation of allocation KV-1.pdf')
  expect(header).toContain('filename="Confirmation of allocation KV-1.pdf"; filename*=UTF-8')
})

it('refuses a download with an envelope', async () => {
  expect(await refusal(client.test.give({ name: 'none' }))).toMatchObject({ code: 404 })
})
