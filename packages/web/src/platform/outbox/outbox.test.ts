import { CallRefused } from '@bookrunner/contract'
import { describe, expect, it, vi } from 'vitest'
import { hasUnsaved } from '../unsaved.ts'
import { inTab, open, passing, refusal, Server, size } from './testing.ts'

inTab()

describe('a write', () => {
  it('goes out at once under a key of its own, and is forgotten with its answer', async () => {
    const server = new Server()
    const { outbox, outcomes, states } = open(server)
    outbox.post([size('a')])
    expect(server.requests[0]?.key).toMatch(/^[0-9a-f]{32}$/)
    expect(hasUnsaved()).toBe(true)
    await outbox.idle()
    expect(outcomes).toEqual([['a', 'taken', 1]])
    expect(states).toEqual(['a waiting', 'a sending'])
    expect(outbox.entries).toEqual([])
    expect(hasUnsaved()).toBe(false)
  })

  it('goes out again under its key after a lost connection, until there is an answer', async () => {
    const server = new Server()
    server.next.push('lost', 'lost')
    const { outbox, outcomes } = open(server)
    outbox.post([size('a')])
    await passing(0)
    expect(outbox.entries[0]).toMatchObject({ state: 'unknown', trying: false, tries: 1 })
    await passing(1000)
    expect(server.requests).toHaveLength(2)
    await passing(2000)
    expect(outcomes).toEqual([['a', 'taken', 1]])
    expect(new Set(server.requests.map(({ key }) => key)).size).toBe(1)
  })

  it('is written once where the answer was lost after the commit', async () => {
    const server = new Server()
    server.next.push('answer lost')
    const { outbox, outcomes } = open(server)
    outbox.post([size('a')])
    await passing(1000)
    expect(outcomes).toEqual([['a', 'taken', 1]])
    expect(server.written).toEqual([size('a')])
  })

  it('gets no answer in time: the next try may take longer', async () => {
    const server = new Server()
    server.next.push('silent', 'silent')
    const { outbox, outcomes } = open(server)
    outbox.post([size('a')])
    await passing(11_999)
    expect(outbox.entries[0]?.state).toBe('sending')
    await passing(1)
    expect(outbox.entries[0]?.state).toBe('unknown')
    await passing(1000 + 23_999)
    expect(server.requests).toHaveLength(2)
    await passing(1 + 2000)
    expect(outcomes).toEqual([['a', 'taken', 1]])
  })

  it('is tried at once when somebody asks, or when the network is back', async () => {
    const server = new Server()
    server.next.push('lost', 'lost')
    const network = new EventTarget()
    vi.stubGlobal('addEventListener', network.addEventListener.bind(network))
    vi.stubGlobal('removeEventListener', network.removeEventListener.bind(network))
    const { outbox, outcomes } = open(server)
    outbox.post([size('a')])
    await passing(0)
    outbox.again()
    await passing(0)
    expect(server.requests).toHaveLength(2)
    network.dispatchEvent(new Event('online'))
    await passing(0)
    expect(outcomes).toEqual([['a', 'taken', 1]])
  })

  it('asks again after a fault of the server or an answer of a proxy, which decide nothing', async () => {
    const server = new Server()
    const proxy = new CallRefused({ code: 404, message: 'Not found', traceId: '' })
    server.next.push(refusal(500, 'server.fault'), proxy)
    const { outbox, outcomes } = open(server)
    outbox.post([size('a')])
    await passing(3000)
    expect(outcomes).toEqual([['a', 'taken', 1]])
  })
})

describe('the gate for slow calls', () => {
  it('refuses before anything is done: the write goes out again under its key when the server says', async () => {
    const server = new Server()
    const refused = { code: 429, message: 'Wait', reason: 'slow.too-many', traceId: 'ab12', retryAfter: 7 }
    server.next.push(new CallRefused(refused))
    const { outbox, outcomes } = open(server)
    outbox.post([size('a')])
    await passing(6999)
    expect(server.requests).toHaveLength(1)
    await passing(1)
    expect(outcomes).toEqual([['a', 'taken', 1]])
    expect(new Set(server.requests.map(({ key }) => key)).size).toBe(1)
  })
})

describe('a refusal', () => {
  it('is an answer: nothing is sent again', async () => {
    const server = new Server()
    server.next.push(refusal(400, 'order.wrong'))
    const { outbox, outcomes } = open(server)
    outbox.post([size('a')])
    await passing(60_000)
    expect(outcomes).toEqual([['a', 'order.wrong', 1]])
    expect(server.requests).toHaveLength(1)
    expect(hasUnsaved()).toBe(false)
  })

  it('says that somebody else saved meanwhile', async () => {
    const server = new Server()
    server.next.push(refusal(409, 'write.changed-meanwhile'))
    const { outbox, outcomes } = open(server)
    outbox.post([size('a')])
    await outbox.idle()
    expect(outcomes).toEqual([['a', 'write.changed-meanwhile', 1]])
  })
})

describe('writes about the same order', () => {
  it('go out in turn; those about others do not wait', async () => {
    const server = new Server()
    server.next.push('lost')
    const { outbox, outcomes } = open(server)
    outbox.post([size('a', 1)])
    outbox.post([size('a', 2)])
    outbox.post([size('b', 3)])
    await passing(0)
    expect(server.requests.map(({ write }) => write.mm)).toEqual([1, 3])
    await passing(1000)
    expect(server.requests.map(({ write }) => write.mm)).toEqual([1, 3, 1, 2])
    expect(outcomes).toHaveLength(3)
  })

  it('are looked at just before they first go out, and not at a later try', async () => {
    const server = new Server()
    server.next.push('answer lost')
    const looked: number[] = []
    const { outbox, outcomes } = open(server, {
      prepare: (write) => {
        looked.push(write.mm)
        return write.mm > 10 ? undefined : { ...write, mm: write.mm + 1 }
      },
    })
    outbox.post([size('a', 1)])
    outbox.post([size('a', 20)])
    await passing(60_000)
    expect(looked).toEqual([1, 20])
    expect(server.requests.map(({ write }) => write.mm)).toEqual([2, 2])
    expect(outcomes).toHaveLength(1)
    expect(outbox.entries).toEqual([])
  })

  it('leave room: of one action four go out at once', async () => {
    const server = new Server()
    server.next.push('silent', 'silent', 'silent', 'silent')
    const { outbox } = open(server)
    outbox.post(['a', 'b', 'c', 'd', 'e'].map((id) => size(id)))
    await passing(0)
    expect(server.requests).toHaveLength(4)
    outbox.post([size('f')])
    await passing(0)
    expect(server.requests.map(({ write }) => write.orderId)).toEqual(['a', 'b', 'c', 'd', 'f'])
  })
})
