// Slow calls over real connections, with calls whose work ends when the test says so.
import { connect } from 'node:net'
import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { z } from 'zod'
import { call, CallRefused, clientOf, fileReply, prefix } from '@bookrunner/contract/kernel'
import { refuse } from '@bookrunner/domain/kernel'
import { until } from '../../../test/until.ts'
import { readSettings } from '../settings.ts'
import { createHttp } from './app.ts'
import { read } from './handler.ts'
import { mount, type HttpDeps } from './mount.ts'
import { FileRefused } from './send-file.ts'
import { createGates, createSlowCalls, type SlowCalls } from './slow-calls.ts'

const ofTest = { method: 'GET', access: 'signedIn', input: z.strictObject({}), refusals: [] } as const
const calls = {
  test: {
    make: call({
      ...ofTest,
      name: 'test.make',
      path: '/test/make',
      slow: 'file',
      reply: z.object({ made: z.boolean() }),
      summary: 'Only for this test',
    }),
    give: call({
      ...ofTest,
      name: 'test.give',
      path: '/test/give',
      slow: true,
      reply: fileReply,
      summary: 'Only for this test',
    }),
    list: call({
      ...ofTest,
      name: 'test.list',
      path: '/test/list',
      slow: true,
      reply: z.object({ made: z.boolean() }),
      summary: 'Only for this test',
    }),
    refuse: call({
      ...ofTest,
      name: 'test.refuse',
      path: '/test/refuse',
      slow: true,
      reply: fileReply,
      summary: 'Only for this test',
    }),
    store: call({
      ...ofTest,
      name: 'test.store',
      path: '/test/store',
      slow: true,
      reply: z.object({ made: z.boolean() }),
      summary: 'Only for this test',
    }),
    quick: call({
      ...ofTest,
      name: 'test.quick',
      path: '/test/quick',
      reply: z.object({ made: z.boolean() }),
      summary: 'Only for this test',
    }),
  },
} as const

/** The work under way, in the order of its start. */
const works: { done: () => void; fail: (fault: Error) => void }[] = []
const work = () =>
  new Promise<{ made: boolean }>((done, fail) => {
    works.push({ done: () => done({ made: true }), fail })
  })
const handlers = [
  read(calls.test.make, work),
  read(calls.test.list, work),
  read(calls.test.quick, async () => ({ made: true })),
  read(calls.test.give, async () => ({
    name: 'book.xlsx',
    mediaType: 'application/pdf',
    content: (async function* () {
      yield Buffer.from('first')
      await work()
      yield Buffer.from('last')
    })(),
  })),
]

// oxlint-disable-next-line require-yield -- there is no piece
async function* withoutTurn(): AsyncGenerator<Uint8Array> {
  throw new FileRefused(refuse('slow.no-turn', { seconds: 7 }))
}
const refused = [
  read(calls.test.refuse, async () => ({
    name: 'book.xlsx',
    mediaType: 'application/pdf',
    content: withoutTurn(),
  })),
  read(calls.test.store, async () => ({ made: (await Array.fromAsync(withoutTurn())).length > 0 })),
]

let slowCalls: SlowCalls
let url: string
let close: () => Promise<unknown>
beforeAll(async () => {
  const settings = readSettings({ DEMO: '1' })
  const http = await createHttp(settings, pino({ level: 'silent' }))
  slowCalls = createSlowCalls(createGates(settings), 3, {} as HttpDeps['pipeline'])
  const deps = {
    settings,
    slowCalls,
    cookieName: 'session',
    actorOf: async (token: string) => ({ userId: token, account: token, rights: {} }),
  }
  for (const handler of [...handlers, ...refused]) mount(http, handler, deps as unknown as HttpDeps)
  url = await http.listen({ port: 0, host: '127.0.0.1' })
  close = () => http.close()
})
afterAll(() => close())
beforeEach(() => works.splice(0))

const clientAs = (token: string) => clientOf(calls, { baseUrl: url, token: () => token })
const running = (count: number, waiting = 0) =>
  until(() => expect([slowCalls.running(), slowCalls.waiting()]).toEqual([count, waiting]))
const endAll = () =>
  until(() => {
    for (const { done } of works.splice(0)) done()
    expect([slowCalls.running(), slowCalls.waiting()]).toEqual([0, 0])
  })

it('run two at once, wait four at once, and are refused with the time to wait', async () => {
  const ann = clientAs('ann')
  const taken = Array.from({ length: 6 }, () => ann.test.make())
  await running(2, 4)
  const refused = await ann.test.make().catch((fault: unknown) => fault)
  expect(refused).toBeInstanceOf(CallRefused)
  expect(refused).toMatchObject({ code: 429, reason: 'slow.too-many', retryAfter: 3 })
  expect((refused as CallRefused).message).toContain('try again in 3 s')
  const raw = await fetch(`${url}${prefix}/test/make`, { headers: { authorization: 'ann' } })
  expect([raw.status, raw.headers.get('retry-after')]).toEqual([429, '3'])
  await endAll()
  expect(await Promise.all(taken)).toHaveLength(6)
})

it('hold up neither another person nor calls that are not slow nor those of another kind', async () => {
  const ann = clientAs('ann')
  const taken = Array.from({ length: 6 }, () => ann.test.make())
  await running(2, 4)
  expect(await ann.test.quick()).toEqual({ made: true })
  const others = [clientAs('bob').test.make(), ann.test.list()]
  await running(4, 4)
  await endAll()
  await Promise.all([...taken, ...others])
})

it('give their turn back after a fault', async () => {
  const failed = clientAs('ann').test.make()
  await running(1)
  works[0]!.fail(new Error('the disk is full'))
  await expect(failed).rejects.toMatchObject({ code: 500 })
  await running(0)
})

it('leave the line when their caller hangs up, and keep the turn while their work goes on', async () => {
  const ann = clientAs('ann')
  const caller = new AbortController()
  const hungUp = Array.from({ length: 4 }, () =>
    ann.test.make({}, { signal: caller.signal }).catch(() => 'hung up'),
  )
  await running(2, 2)
  caller.abort()
  await Promise.all(hungUp)
  await running(2, 0)
  await endAll()
})

it('keep their turn until the last piece of a file is sent', async () => {
  const reading = clientAs('ann')
    .test.give()
    .then((file) => file.blob())
  await until(() => expect(works).toHaveLength(1))
  expect(slowCalls.running()).toBe(1)
  works[0]!.done()
  expect(await (await reading).text()).toBe('firstlast')
  await running(0)
})

it('give the turn back when the reader of a file hangs up', async () => {
  const socket = connect(Number(new URL(url).port), '127.0.0.1')
  socket.write(`GET ${prefix}/test/give HTTP/1.1\r\nHost: a\r\nAuthorization: ann\r\n\r\n`)
  await running(1)
  await until(() => expect(works).toHaveLength(1))
  socket.destroy()
  await running(0)
})

it.each(['refuse', 'store'] as const)(
  'refuse a file whose making has no turn, and give their turn back: %s',
  async (name) => {
    const fault = await clientAs('ann')
      .test[name]()
      .catch((refusal: unknown) => refusal)
    expect(fault).toMatchObject({ code: 503, reason: 'slow.no-turn', retryAfter: 7 })
    const raw = await fetch(`${url}${prefix}/test/${name}`, { headers: { authorization: 'ann' } })
    expect([raw.status, raw.headers.get('retry-after')]).toEqual([503, '7'])
    expect(raw.headers.get('content-disposition')).toBeNull()
    await running(0)
  },
)
