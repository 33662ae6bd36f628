import { gunzipSync, brotliDecompressSync, zstdDecompressSync } from 'node:zlib'
import { request } from 'node:http'
import { pino } from 'pino'
import { z } from 'zod'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { calls } from '@bookrunner/contract'
import { call, jsonSchemaOf, listCalls, prefix } from '@bookrunner/contract/kernel'
import { refuse } from '@bookrunner/domain/kernel'
import { createHttp } from '../src/platform/http/app.ts'
import { mount, type HttpDeps } from '../src/platform/http/mount.ts'
import { clientOf, sessionOf, startTestApp, type TestApp } from './index.ts'

let app: TestApp
let desk: string
let dealId: string
beforeAll(async () => {
  app = await startTestApp({ content: 'demo' })
  desk = await sessionOf(app, 'deskoc')
  const { list } = await (await clientOf(app, 'deskoc')).deals.dealList({ pageSize: 50 })
  dealId = list[0]!.dealId
})
afterAll(() => app.close())

interface Answer {
  status: number
  headers: NodeJS.Dict<string | string[]>
  body: Buffer
}

const ask = (path: string, headers: Record<string, string> = {}): Promise<Answer> =>
  new Promise((done, fail) => {
    const url = `${app.url}${prefix}${path}`
    const sent = request(url, { headers: { authorization: desk, lang: '3', ...headers } }, (answer) => {
      const pieces: Buffer[] = []
      answer.on('data', (piece: Buffer) => pieces.push(piece))
      answer.on('end', () =>
        done({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(pieces) }),
      )
      answer.on('error', fail)
    })
    sent.on('error', fail)
    sent.end()
  })
const plain = { gzip: gunzipSync, br: brotliDecompressSync, zstd: zstdDecompressSync } as const
const dataIn = (body: Buffer) => (JSON.parse(body.toString()) as { data: Record<string, unknown> }).data
const own = '/user/info'
const book = () => `/order/manage/bookOrderList?dealId=${dealId}`

describe('a reply', () => {
  it.each(['zstd', 'br', 'gzip'] as const)('travels as %s, whole or in pieces', async (encoding) => {
    for (const path of [own, book()]) {
      const bare = await ask(path)
      const answer = await ask(path, { 'accept-encoding': encoding })
      expect([bare.headers['content-encoding'], answer.headers['content-encoding']]).toEqual([
        undefined,
        encoding,
      ])
      expect(answer.headers['vary']).toBe('accept-encoding')
      expect(answer.body.length).toBeLessThan(bare.body.length * 0.6)
      const { at: _, ...data } = dataIn(plain[encoding](answer.body))
      const { at: __, ...expected } = dataIn(bare.body)
      expect(data).toEqual(expected)
    }
  })

  it('travels in the best encoding that the caller reads', async () => {
    const chosen = async (accepted: string) =>
      (await ask(own, { 'accept-encoding': accepted })).headers['content-encoding']
    expect(await chosen('gzip, deflate, br, zstd')).toBe('zstd')
    expect(await chosen('gzip, deflate, br')).toBe('br')
    expect(await chosen('zstd;q=0, br;q=0, gzip;q=0.5')).toBe('gzip')
    expect(await chosen('*;q=0.1')).toBe('zstd')
    expect(await chosen('identity, deflate')).toBeUndefined()
  })

  it('of less than 1 kB travels as it is', async () => {
    const { headers, body } = await ask('/book/msg/box?pageSize=1', { 'accept-encoding': 'gzip' })
    expect(body.length).toBeLessThan(1024)
    expect(headers['content-encoding']).toBeUndefined()
  })

  it('with a secret travels as it is, however long', async () => {
    for (const secretReply of [false, true]) {
      const http = await createHttp(app.settings, pino({ level: 'silent' }))
      const one = call({
        name: 'test.long',
        method: 'GET',
        path: '/test/long',
        access: 'open',
        secretReply,
        input: z.strictObject({}),
        reply: z.object({ token: z.string() }),
        refusals: [],
        summary: 'Only for this test',
      })
      const deps = { ...app, actorOf: async () => refuse('session.missing') } as unknown as HttpDeps
      mount(http, { call: one, run: async () => ({ reply: { token: 'x'.repeat(5000) } }) }, deps)
      const url = `${prefix}${one.path}`
      const { headers } = await http.inject({ url, headers: { 'accept-encoding': 'gzip' } })
      expect(headers['content-encoding']).toBe(secretReply ? undefined : 'gzip')
      await http.close()
    }
  })
})

it('calls whose replies have a secret are marked', () => {
  const secret = /"(token|secret|ticket|password|nonce|csrf\w*)":\{/
  const found = listCalls(calls).filter(
    ({ replies, reply }) => replies === 'json' && secret.test(JSON.stringify(jsonSchemaOf(reply, 'output'))),
  )
  expect(found.map(({ name }) => name)).toContain('auth.authenticate')
  expect(found.filter(({ secretReply }) => !secretReply).map(({ name }) => name)).toEqual([])
})

describe('the documents', () => {
  it.each(['/openapi.json', '/docs'])('%s are kept, and not sent again to whoever has them', async (path) => {
    const first = await ask(path, { 'accept-encoding': 'gzip' })
    expect(first.status).toBe(200)
    expect(first.headers['content-encoding']).toBe('gzip')
    const etag = String(first.headers['etag'])
    const again = await ask(path, { 'accept-encoding': 'gzip', 'if-none-match': `"other", W/${etag}` })
    expect([again.status, again.body.length, again.headers['etag']]).toEqual([304, 0, etag])
    const bare = await ask(path)
    expect(bare.headers['etag']).not.toBe(etag)
    expect(gunzipSync(first.body).equals(bare.body)).toBe(true)
    expect((await ask(path, { 'if-none-match': etag })).status).toBe(200)
  })
})
