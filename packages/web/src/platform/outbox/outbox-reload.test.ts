import { describe, expect, it } from 'vitest'
import { sessionStore } from '../session.ts'
import { hasUnsaved, readUnsaved, storeUnsaved } from '../unsaved.ts'
import {
  inTab,
  open,
  passing,
  refusal,
  Server,
  sessionOver,
  signIn,
  size,
  type Size,
  signedIn,
} from './testing.ts'

inTab()

describe('a page that is closed or reloaded', () => {
  it('continues under the same key with the prepared write', async () => {
    const before = new Server()
    before.next.push('answer lost')
    const prepare = (write: Size) => ({ ...write, mm: write.mm + 1 })
    open(before, { prepare }).outbox.post([size('a', 1), size('b', 1)])
    await passing(0)
    const after = open(before, { prepare })
    expect(after.outbox.entries).toMatchObject([{ write: size('a', 2), tries: 1, state: 'unknown' }])
    after.outbox.start()
    after.outbox.start()
    await passing(0)
    expect(after.outcomes).toEqual([['a', 'taken', 1]])
    expect(before.written).toEqual([size('a', 2), size('b', 2)])
  })

  it('prepares unsent writes', async () => {
    const server = new Server()
    open(server, { prepare: () => new Promise(() => undefined) }).outbox.post([size('b', 1)])
    const { outbox } = open(server, { prepare: (write) => ({ ...write, mm: 7 }) })
    expect(outbox.entries).toMatchObject([{ tries: 0, state: 'waiting' }])
    outbox.start()
    await passing(0)
    expect(server.written).toEqual([size('b', 7)])
  })

  it('gives both pages of a duplicated tab the same answer', async () => {
    const server = new Server()
    server.next.push('answer lost')
    const one = open(server)
    one.outbox.post([size('a')])
    await passing(0)
    const two = open(server)
    two.outbox.start()
    await passing(1000)
    expect([one.outcomes, two.outcomes]).toEqual([[['a', 'taken', 1]], [['a', 'taken', 1]]])
    expect(server.written).toHaveLength(1)
  })

  it('ignores writes of another version', () => {
    const server = new Server()
    server.next.push('silent')
    open(server).outbox.post([size('a')])
    expect(open(server, { isWrite: () => false }).outbox.entries).toEqual([])
  })
})

describe('a session that ends', () => {
  it('before the first try wrote nothing: it is reported, and nothing is sent later', async () => {
    const server = new Server()
    server.next.push(sessionOver)
    const { outbox, outcomes } = open(server)
    outbox.post([size('a')])
    await passing(60_000)
    expect(outcomes).toEqual([['a', 'signedOut', 1]])
    expect(server.requests).toHaveLength(1)
    expect(hasUnsaved()).toBe(false)
  })

  it('before the first try leaves nothing for a page that is opened after the next log-in', async () => {
    const server = new Server()
    // As in a browser, where the refusal ends the session before its outcome is known.
    const send = () => {
      sessionStore.set(undefined)
      return Promise.reject(sessionOver)
    }
    const { outbox, outcomes } = open(server, { send })
    outbox.post([size('a')])
    await passing(0)
    expect(outcomes).toEqual([['a', 'signedOut', 1]])
    signIn(signedIn.userId)
    const after = open(server)
    after.outbox.start()
    await passing(60_000)
    expect([after.outbox.entries, server.written]).toEqual([[], []])
  })

  it('never changes what the next user of the tab has stored', async () => {
    const server = new Server()
    const send = () => {
      signIn('usr_other')
      storeUnsaved('sizes', 'theirs')
      return Promise.reject(sessionOver)
    }
    open(server, { send }).outbox.post([size('a')])
    await passing(0)
    // The refusal may have ended that session, too.
    signIn('usr_other')
    expect(readUnsaved('sizes')).toBe('theirs')
  })

  it('after a lost answer leaves the write unknown until the same user is back', async () => {
    const server = new Server()
    server.next.push('answer lost', sessionOver)
    const { outbox, outcomes } = open(server)
    outbox.post([size('a')])
    await passing(1000)
    sessionStore.set(undefined)
    await passing(60_000)
    signIn('usr_other')
    await passing(60_000)
    expect(server.requests).toHaveLength(2)
    expect(hasUnsaved()).toBe(false)
    signIn(signedIn.userId)
    await passing(0)
    expect(outcomes).toEqual([['a', 'taken', 1]])
    expect(server.written).toHaveLength(1)
  })

  it('is continued by a page opened after log-in', async () => {
    const server = new Server()
    server.next.push('answer lost', sessionOver)
    open(server).outbox.post([size('a')])
    await passing(1000)
    sessionStore.set(undefined)
    signIn(signedIn.userId)
    const { outbox, outcomes } = open(server)
    outbox.start()
    await passing(0)
    expect(outcomes).toEqual([['a', 'taken', 1]])
  })

  it('does not retry quickly while only the page is refused', async () => {
    const server = new Server()
    server.next.push('lost', refusal(403, 'route.refused'))
    const { outbox } = open(server)
    outbox.post([size('a')])
    await passing(1000)
    await passing(600_000)
    expect(server.requests.length).toBeLessThanOrEqual(2)
    outbox.again()
    await passing(0)
    expect(server.written).toHaveLength(1)
  })
})
