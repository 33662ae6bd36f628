import { once } from 'node:events'
import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { FastifyInstance } from 'fastify'
import { logFor } from '../log.ts'
import { refusalMessage } from '@bookrunner/contract/text'
import { readSettings } from '../settings.ts'
import { createHttp } from './app.ts'
import { patienceOfAll } from './patience.ts'
import { until } from '../../../test/until.ts'

let http: FastifyInstance
const lines: string[] = []
beforeAll(async () => {
  http = await createHttp(
    readSettings({ DEMO: '1', PUBLIC_URL: 'https://books.example' }),
    logFor({ logLevel: 'info' }, { write: (line) => lines.push(line) }),
  )
  http.get('/fine', () => 'fine')
  http.get('/gone', () => {
    throw Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })
  })
  http.get('/broken', () => {
    throw new Error('a secret of the house')
  })
})
afterAll(() => http.close())

test.each(['/fine', '/broken', '/nowhere'])(
  '%s carries the headers that protect the browser',
  async (url) => {
    const { headers } = await http.inject(url)
    expect(headers).toMatchObject({
      'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
      'x-content-type-options': 'nosniff',
      'strict-transport-security': expect.stringContaining('max-age'),
    })
  },
)

test('a fault shows its number and nothing else', async () => {
  const answer = await http.inject('/broken')
  expect(answer.statusCode).toBe(500)
  expect(answer.body).not.toContain('secret')
  expect(answer.json()).toMatchObject({
    code: 500,
    reason: 'fault',
    traceId: expect.stringMatching(/^\w{16}$/),
  })
})

test('a short absence of the database is no fault: the request may be repeated', async () => {
  const answer = await http.inject('/gone')
  expect(answer.statusCode).toBe(503)
  expect(answer.json()).toMatchObject({ code: 503, reason: 'fault.busy' })
})

test('an answer is one line of the log, without the input', async () => {
  lines.length = 0
  await http.inject({ url: '/fine?keyword=geheim', payload: { a: 'geheim' } })
  expect(lines.map((line) => JSON.parse(line) as unknown)).toEqual([
    expect.objectContaining({ call: 'GET /fine', status: 200, ms: expect.any(Number), userId: null }),
  ])
  expect(lines[0]).not.toContain('geheim')
})

test('a fault is logged with its call', async () => {
  lines.length = 0
  await http.inject('/broken')
  expect(JSON.parse(lines[0]!)).toMatchObject({
    call: 'GET /broken',
    err: { message: 'a secret of the house' },
  })
})

test('while the app stops, it refuses requests on open connections with an envelope', async () => {
  const stopping = await createHttp(readSettings({ DEMO: '1' }), logFor({ logLevel: 'silent' }))
  const going = Promise.withResolvers<void>()
  const arrived = Promise.withResolvers<void>()
  stopping.get('/slow', async () => {
    arrived.resolve()
    await going.promise
    return 'done'
  })
  stopping.get('/next', () => 'next')
  const stops = Promise.withResolvers<void>()
  stopping.addHook('preClose', async () => stops.resolve())
  const url = await stopping.listen({ port: 0, host: '127.0.0.1' })
  const socket = connect(Number(new URL(url).port), '127.0.0.1')
  let heard = ''
  socket.on('data', (chunk) => (heard += chunk.toString()))
  socket.write('GET /slow HTTP/1.1\r\nHost: a\r\n\r\n')
  await arrived.promise
  const ended = once(socket, 'close')
  const closed = stopping.close()
  await stops.promise
  const received = once(stopping.server, 'request')
  socket.write('GET /next HTTP/1.1\r\nHost: a\r\nlang: 2\r\n\r\n')
  await received
  going.resolve()
  await Promise.all([closed, ended])
  expect(heard).toMatch(/^HTTP\/1\.1 200 [^]*done[^]*HTTP\/1\.1 503 /)
  expect(heard).toMatch(/"reason":"fault\.busy"/)
  expect(heard).toContain(refusalMessage('HK', 'fault.busy'))
})

describe('a slow reader', () => {
  // More than both sockets buffer.
  const large = Buffer.alloc(24 * 1024 * 1024, 'x')
  const answerMs = 600
  /** A server with little patience, and how each answer ended: complete or cut. */
  const started = async () => {
    const slow = await createHttp(readSettings({ DEMO: '1' }), logFor({ logLevel: 'silent' }), {
      ...patienceOfAll,
      answerMs,
    })
    const ended: boolean[] = []
    slow.get('/large', (_request, reply) => {
      reply.raw.once('close', () => ended.push(reply.raw.writableFinished))
      return reply.send(large)
    })
    await slow.listen({ port: 0, host: '127.0.0.1' })
    const socket = connect((slow.server.address() as { port: number }).port, '127.0.0.1')
    await once(socket, 'connect')
    socket.write('GET /large HTTP/1.1\r\nhost: localhost\r\n\r\n')
    const close = async () => {
      socket.destroy()
      await slow.close()
    }
    return { ended, socket, close }
  }

  test('who takes nothing is disconnected, and the answer released', async () => {
    const { ended, socket, close } = await started()
    socket.pause()
    await until(() => expect(ended).toEqual([false]))
    await close()
  })

  test('who takes piece by piece gets all of it, even after longer than one pause may be', async () => {
    const { ended, socket, close } = await started()
    let bytes = 0
    const began = performance.now()
    socket.on('data', (piece) => {
      bytes += piece.length
      socket.pause()
      setTimeout(() => socket.resume(), 3)
    })
    await until(() => expect(ended).toEqual([true]))
    await until(() => expect(bytes).toBeGreaterThan(large.length))
    expect(performance.now() - began).toBeGreaterThan(answerMs)
    await close()
  })
})
