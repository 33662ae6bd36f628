// Requests that are wrong as a whole: bodies, media types, headers, methods, paths.
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { calls } from '@bookrunner/contract'
import { exampleOf, jsonSchemaOf, listCalls, prefix, type Call } from '@bookrunner/contract/kernel'
import { createHttp } from '../../src/platform/http/app.ts'
import { mountWeb } from '../../src/platform/http/web.ts'
import { sendRaw, sessionOf, startTestApp, type TestApp } from '../index.ts'
import { requestFor, type RawRequest } from '../raw.ts'
import { asker, expectAnswered } from './refused.ts'

let app: TestApp
let token: string
beforeAll(async () => {
  app = await startTestApp()
  token = await sessionOf(app, 'superadmin')
})
afterAll(() => app.close())
const ask = asker(() => app.url)

const all = listCalls(calls)
const exampleFor = ({ input }: Call) => exampleOf(jsonSchemaOf(input, 'input')) as Record<string, unknown>
const requestOf = (call: Call, more: Partial<RawRequest> = {}): RawRequest => {
  const request = requestFor(call, exampleFor(call), { token })
  return { ...request, ...more, headers: { ...request.headers, ...more.headers } }
}

const brokenJson: Readonly<Record<string, string>> = {
  nothing: '',
  'half an object': '{"account":',
  'two objects': '{}{}',
  'no JSON': 'account=a',
  'single quotes': "{'a':1}",
  'a trailing comma': '{"a":1,}',
  'a byte order mark inside': '{"a":1\ufeff}',
  null: 'null',
  'a list': '[]',
  'a list of objects': '[{"a":1}]',
  'a text': '"text"',
  'a number': '1e999',
  NaN: 'NaN',
  'a hundred thousand brackets': '['.repeat(100_000),
  'deep objects': `${'{"a":'.repeat(50_000)}1${'}'.repeat(50_000)}`,
}

describe.each(all.filter(({ travels }) => travels === 'json'))('the body of $name', (call) => {
  it.each(Object.entries(brokenJson))('is refused: %s', async (what, body) => {
    const { envelope } = await ask(requestOf(call, { body }), `${call.name} with ${what}`)
    expect(['input.malformed', 'input.invalid']).toContain(envelope?.reason)
  })
})

describe.each(all.filter(({ writes }) => writes))('$name', (call) => {
  it('is refused over a megabyte', async () => {
    // Files may be larger: their own tests check how large.
    if (call.travels === 'multipart') return
    const long = `"${'x'.repeat(1024 * 1024 + 10)}"`
    const form = call.travels === 'form'
    const type = form ? 'application/x-www-form-urlencoded' : 'application/json'
    const request = requestOf(call, {
      body: form ? `account=${long}` : long,
      headers: { 'content-type': type },
    })
    const { envelope } = await ask(request, `${call.name}, oversized`)
    expect(envelope?.reason).toBe('input.too-large')
  })

  const strange = [
    'text/plain',
    'application/xml',
    'application/octet-stream',
    'multipart/form-data',
    'a/b/c',
    '…',
  ]
  it('takes only the media type it declares', async () => {
    if (call.travels === 'query') return
    const refusedHere = strange.filter(
      (type) => call.travels !== 'multipart' || !type.startsWith('multipart'),
    )
    const other = call.travels === 'json' ? 'application/x-www-form-urlencoded' : 'application/json'
    for (const type of [...refusedHere, other]) {
      const headers = { 'content-type': Buffer.from(type).toString('latin1') }
      const request = requestOf(call, { body: '{}', headers })
      const { envelope } = await ask(request, `${call.name} as ${type}`)
      expect(envelope?.reason).toBe('input.media-type')
    }
  })

  it('is refused from another site', async () => {
    const foreign: Record<string, string>[] = [
      { origin: 'https://elsewhere.example' },
      { origin: 'null' },
      { origin: 'not an origin' },
      { 'sec-fetch-site': 'cross-site' },
    ]
    for (const headers of foreign) {
      const { envelope } = await ask(
        requestOf(call, { headers }),
        `${call.name} from ${JSON.stringify(headers)}`,
      )
      expect(envelope?.reason).toBe('session.foreign-origin')
    }
  })
})

describe.each(all.filter(({ writes, access }) => writes && access !== 'open'))('the key of $name', (call) => {
  const keys = {
    'no text': '',
    'a blank': ' ',
    'one letter': 'a',
    '65 letters': 'x'.repeat(65),
    thousands: 'x'.repeat(8000),
    'blanks inside': 'with spaces here',
    'a path': '../../../..',
    'other letters': 'ключ',
    SQL: "'; --12345",
  }
  it.each(Object.entries(keys))('is refused: %s', async (what, key) => {
    const headers = { 'idempotency-key': Buffer.from(key).toString('latin1') }
    const { envelope } = await ask(requestOf(call, { headers }), `${call.name}, key: ${what}`)
    expect(envelope?.reason).toBe('input.header')
  })

  it('is required', async () => {
    const { headers, ...request } = requestOf(call)
    const { 'idempotency-key': _, ...rest } = headers ?? {}
    const { envelope } = await ask({ ...request, headers: rest }, `${call.name} without a key`)
    expect(envelope?.reason).toBe('write.key-missing')
  })
})

const latin = (text: string) => Buffer.from(text).toString('latin1')
/** Headers are a stranger's text. None of these may do harm; some are refused, some are ignored. */
const hostile: Readonly<Record<string, Record<string, string | string[]>>> = {
  'a long language': { lang: 'x'.repeat(8000) },
  'a path as language': { lang: '../../etc/passwd' },
  'a language of pictures': { lang: latin('🦆🦆') },
  'languages in plenty': { lang: ['1', '2', '3'] },
  'the prototype as language': { lang: '__proto__' },
  'a cookie of signs': { cookie: '=;;;%%%;bookrunner_session' },
  'a cookie that cannot be read': { cookie: 'bookrunner_session=%E0%A4%A; a=%' },
  'a long cookie': { cookie: `bookrunner_session=${'x'.repeat(7000)}` },
  'many cookies': { cookie: Array.from({ length: 500 }, (_, n) => `c${n}=1`).join('; ') },
  'a cookie named like the prototype': { cookie: '__proto__=1; constructor=2; toString=3' },
  'a token of signs': { authorization: latin('Bearer 漢字 \u00ff') },
  'two tokens': { authorization: ['Bearer a', 'Bearer b'] },
  'a long token': { authorization: `Bearer ${'x'.repeat(8000)}` },
  'basic authorization': { authorization: 'Basic YTpi' },
  'an empty token': { authorization: '' },
  'forwarded for nobody': { 'x-forwarded-for': `'; drop table session; --, ${'1.1.1.1, '.repeat(300)}` },
  'a forwarded host': { 'x-forwarded-host': 'elsewhere.example:99999', 'x-forwarded-proto': 'javascript' },
  'a forwarded port': { 'x-forwarded-port': '-1', forwarded: 'for="[::1' },
  'a strange host': { host: 'elsewhere.example\\@evil' },
  'an account of signs': { 'x-consumer-username': '%E0%A4%A' },
  'an account of somebody else': { 'x-consumer-username': 'somebody@elsewhere.example' },
  'accounts in plenty': { 'x-consumer-username': ['a', 'b'] },
  'a strange dry run': { 'x-dry-run': 'true; drop table' },
  'a strange agent': { 'user-agent': latin(`${'漢'.repeat(2000)}\u00ff`) },
  'methods overridden': { 'x-http-method-override': 'DELETE' },
  'a range': { range: 'bytes=0-18446744073709551615', 'if-none-match': '*' },
  'an encoding nobody knows': { 'accept-encoding': 'x'.repeat(1000), accept: '*/*;q=…'.replace('…', '9') },
  'an upgrade to nothing': { connection: 'keep-alive', 'upgrade-insecure-requests': '1' },
  'a trace of somebody': { traceparent: '00-zz', 'x-request-id': latin('漢'.repeat(500)) },
}

describe.each([false, true])('hostile headers, trusting a proxy: %s', (trustProxy) => {
  let node: TestApp
  beforeAll(async () => {
    node = await startTestApp({ settings: { trustProxy } as Partial<TestApp['settings']> })
  })
  afterAll(() => node.close())

  it.each(Object.entries(hostile))('%s', async (what, headers) => {
    for (const call of all) {
      const { headers: usual, ...request } = requestFor(call, exampleFor(call))
      expectAnswered(
        await sendRaw(node.url, { ...request, headers: { ...usual, ...headers } }),
        `${call.name}, ${what}`,
      )
    }
  })
})

describe('methods and paths that are no call', () => {
  const methods = ['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'PROPFIND', 'PURGE', 'TRACE']
  it.each(methods)('%s elsewhere than declared', async (method) => {
    for (const { path } of all) {
      if (all.some((call) => call.path === path && call.method === method)) continue
      const { envelope } = await ask({ method, path: `${prefix}${path}` }, `${method} ${path}`)
      expect(envelope?.reason).toBe('call.unknown')
    }
  })

  const paths = [
    '/user/info/',
    '//user//info',
    '/USER/INFO',
    '/user/info;a=b',
    '/user/info%00',
    '/user%2finfo',
    '/user/info/..',
    '/..%2f..%2f..%2fetc%2fpasswd',
    '/../../../../etc/passwd',
    '/%2e%2e/%2e%2e/package.json',
    '/user/info.json',
    '/%',
    '/%zz',
    '/%c0%ae%c0%ae/',
    '/%ed%a0%80',
    '/user/info%0d%0aset-cookie:a=b',
    '/__proto__',
    '/constructor',
    `/${'x'.repeat(10_000)}`,
    '/openapi.json/',
    '/docs/../openapi.json',
    '/docs/static/index.html',
    '\\user\\info',
  ]
  it.each(paths)('%.40s', async (path) => {
    const { envelope } = await ask({ path: `${prefix}${path}` }, path)
    expect(['call.unknown', 'input.malformed']).toContain(envelope?.reason)
  })

  it('are refused outside the prefix too', async () => {
    for (const path of [
      '/nothing',
      '/%',
      '/metrics/',
      '/healthz/../metrics',
      '/bookbuildingweb/api',
      '/.env',
      '/.git/config',
    ])
      await ask({ path }, path)
  })
})

describe('files of the web part', () => {
  let root: string
  beforeAll(async () => {
    root = await mkdtemp(join(tmpdir(), 'bookrunner-web-'))
    await writeFile(join(root, 'index.html'), '<!doctype html><title>Bookrunner</title>')
  })
  afterAll(() => rm(root, { recursive: true }))

  it('are the only files that can be fetched', async () => {
    const http = await createHttp(app.settings, pino({ level: 'silent' }))
    await mountWeb(http, root)
    const url = await http.listen({ port: 0, host: '127.0.0.1' })
    const web = asker(() => url)
    const outside = [
      '/%',
      '/assets/%',
      '/..%2f..%2fetc%2fpasswd',
      '/%2e%2e%2f%2e%2e%2fetc/passwd.txt',
      '/assets/..%2f..%2fx.js',
    ]
    for (const path of [
      ...outside,
      '/assets/none.js',
      '/%00',
      '/a%00.png',
      '/assets/',
      '/%ff.png',
      '/..%5cx.js',
    ])
      expectAnswered(await sendRaw(url, { path: `/bookbuildingweb${path}` }), path)
    for (const path of ['/assets/none.js', '/none.png']) await web({ path: `/bookbuildingweb${path}` }, path)
    await http.close()
  })
})

it('continues to serve afterwards', async () => {
  const info = await sendRaw(app.url, { path: `${prefix}/user/info`, headers: { authorization: token } })
  expect(info.envelope?.code).toBe(200)
  expect((await sendRaw(app.url, { path: '/healthz' })).status).toBe(200)
})
