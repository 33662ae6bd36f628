import { expect, it, vi } from 'vitest'
import { calls, createClient } from '../calls.ts'
import { createTransport } from './transport.ts'

/** Loses the connection so many times, and keeps what was sent. */
const losing = (times: number) => {
  const sent: Request[] = []
  const send: typeof fetch = async (url, init) => {
    sent.push(new Request(url, init))
    if (sent.length <= times) throw new TypeError('fetch failed')
    return Response.json({ code: 200, message: 'OK', data: { unread: 0 }, traceId: 't' })
  }
  return { sent, client: createClient({ baseUrl: 'http://books.test', fetch: send }) }
}

it('sends a write once, with a new key or the caller’s', async () => {
  const { sent, client } = losing(1)
  await expect(client.notices.read({ logId: 'ntc_1' })).rejects.toThrow('fetch failed')
  expect(await client.notices.read({ logId: 'ntc_1' }, { key: 'again' })).toEqual({ unread: 0 })
  const keys = sent.map(({ headers }) => headers.get('idempotency-key'))
  expect(keys).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/), 'again'])
})

it('waits 120 s for an answer, and 300 s where the call says it is slow (§9)', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout')
  const send = createTransport({
    baseUrl: 'http://books.test',
    fetch: async () => Response.json({ code: 200, message: 'OK', data: {}, traceId: 't' }),
  })
  await send(calls.users.list, {}, {})
  await send({ ...calls.users.list, slow: true }, {}, {})
  expect(timeout.mock.calls).toEqual([[120_000], [300_000]])
})

it('has no timeout of its own if the caller may abort, and aborts with the caller', async () => {
  const outOfPatience = new AbortController()
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(outOfPatience.signal)
  const never: typeof fetch = (_url, init) =>
    new Promise((_done, fail) => {
      init?.signal?.addEventListener('abort', () => fail(init.signal!.reason as Error))
    })
  const send = createTransport({ baseUrl: 'http://books.test', fetch: never })
  const caller = new AbortController()
  const reply = send(calls.users.list, {}, { signal: caller.signal })
  caller.abort()
  await expect(reply).rejects.toThrow(/abort/i)
  const late = send(calls.users.list, {}, { signal: new AbortController().signal })
  outOfPatience.abort(new DOMException('too late', 'TimeoutError'))
  await expect(late).rejects.toThrow('too late')
})
