// Input that does not become a request: no HTTP, broken HTTP, endless headers, nothing at all.
import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { prefix } from '@bookrunner/contract/kernel'
import { startTestApp, type TestApp } from '../index.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ content: 'migrated' })
})
afterAll(() => app.close())

/** Sends something to the port and collects the answer until the server closes; a timeout names what was sent. */
const say = (text: string | Buffer): Promise<string> => {
  const { promise, resolve } = Promise.withResolvers<string>()
  const socket = connect(Number(new URL(app.url).port), '127.0.0.1')
  let heard = ''
  const over = () => {
    socket.destroy()
    resolve(heard)
  }
  socket.setTimeout(20_000, over)
  socket.on('data', (chunk) => (heard += chunk.toString('latin1')))
  socket.on('close', over)
  socket.on('error', over)
  socket.write(text)
  return promise
}

const bodyOf = (heard: string): { code?: number; reason?: string } =>
  JSON.parse(heard.slice(heard.indexOf('\r\n\r\n') + 4)) as { code?: number; reason?: string }
const get = `GET ${prefix}/user/info HTTP/1.1\r\nHost: a\r\n`

describe('is answered, and the connection closes', () => {
  it.each([
    ['garbage', 'hello there\r\n\r\n'],
    ['bytes', Buffer.from([0, 255, 1, 254, 13, 10, 13, 10])],
    ['the start of TLS', Buffer.from('160301020001000001fc0303', 'hex')],
    ['another protocol', 'SSH-2.0-OpenSSH_9.9\r\n'],
    ['a method nobody has', 'BREW / HTTP/1.1\r\nHost: a\r\n\r\n'],
    ['a version nobody has', 'GET / HTTP/9.9\r\nHost: a\r\n\r\n'],
    ['a header without a name', `${get}: x\r\n\r\n`],
    ['a header with a line break in it', `${get}lang: 1\rset-cookie: a=b\r\n\r\n`],
    ['a NUL in a header', `${get}lang: \u0000\r\n\r\n`],
    ['two lengths', `${get}Content-Length: 1\r\nContent-Length: 2\r\n\r\n`],
    ['a length and pieces', `${get}Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`],
    ['a length below nothing', `${get}Content-Length: -1\r\n\r\n`],
    [
      'pieces of no size',
      `POST ${prefix}/admin/login HTTP/1.1\r\nHost: a\r\nContent-Type: application/x-www-form-urlencoded\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n`,
    ],
  ])('%s', async (_what, text) => {
    const heard = await say(text)
    expect(heard).toMatch(/^HTTP\/1\.1 400 /)
    expect(heard).toMatch(/connection: close/i)
    expect(bodyOf(heard)).toMatchObject({ code: 400, reason: 'input.malformed' })
  })

  it('a request that names no host', async () => {
    expect(await say(`GET ${prefix}/user/info HTTP/1.1\r\n\r\n`)).toMatch(
      /^HTTP\/1\.1 400 [^]*connection: close/i,
    )
  })

  it('headers without end', async () => {
    const heard = await say(`${get}${'x-long: '.concat('x'.repeat(20_000))}\r\n\r\n`)
    expect(heard).toMatch(/^HTTP\/1\.1 400 /)
    expect(bodyOf(heard)).toMatchObject({ code: 400, reason: 'input.header' })
  })

  it('a path without end', async () => {
    const heard = await say(`GET ${prefix}/${'x'.repeat(20_000)} HTTP/1.1\r\nHost: a\r\n\r\n`)
    expect(bodyOf(heard)).toMatchObject({ code: 400, reason: 'input.header' })
  })
})

it('of repeated headers the first counts, and none is repeated in the answer', async () => {
  const heard = await say(
    `${get}authorization: Bearer a\r\nauthorization: Bearer b\r\nlang: 1\r\nlang: 3\r\nconnection: close\r\n\r\n`,
  )
  expect(heard).toMatch(/^HTTP\/1\.1 401 /)
  expect(heard).not.toContain('Bearer')
})

it('continues to serve afterwards', async () => {
  expect((await fetch(`${app.url}/healthz`)).status).toBe(200)
})
