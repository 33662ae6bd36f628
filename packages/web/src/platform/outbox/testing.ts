import { CallRefused, type CallOptions } from '@bookrunner/contract'
import { afterEach, beforeEach, vi } from 'vitest'
import { sessionStore, type SessionRecord } from '../session.ts'
import { isRecord } from '../storage.ts'
import { Outbox, type OutboxPort } from './outbox.ts'

export interface Size {
  readonly orderId: string
  readonly mm: number
}

/** A server that answers the same key with its first answer, over a line that can fail before or after it wrote. */
export class Server {
  readonly requests: { readonly key: string; readonly write: Size }[] = []
  readonly written: Size[] = []
  readonly #answers = new Map<string, number>()
  /** What happens to the next requests; none: they are answered. */
  readonly next: ('lost' | 'answer lost' | 'silent' | CallRefused)[] = []

  send = async (write: Size, { key = '', signal }: CallOptions): Promise<number> => {
    this.requests.push({ key, write })
    const event = this.next.shift()
    if (event instanceof CallRefused) throw event
    if (event === 'lost') throw new TypeError('fetch failed')
    if (event === 'silent')
      return new Promise((_, fail) =>
        signal?.addEventListener('abort', () => fail(signal.reason as Error), { once: true }),
      )
    const answer = this.#answers.get(key) ?? this.written.push(write)
    this.#answers.set(key, answer)
    if (event === 'answer lost') throw new TypeError('fetch failed')
    return answer
  }
}

export const refusal = (code: number, reason: string) =>
  new CallRefused({ code, message: reason, reason, traceId: 'trace' })
export const sessionOver = refusal(401, 'session.ended')

export const signIn = (userId: string) => sessionStore.set({ user: { userId } } as unknown as SessionRecord)

export const open = (server: Server, more: Partial<OutboxPort<Size, number>> = {}) => {
  const outcomes: unknown[] = []
  const states: string[] = []
  const outbox = new Outbox<Size, number>({
    name: 'sizes',
    isWrite: (stored) => isRecord(stored) && typeof stored['orderId'] === 'string',
    send: server.send,
    about: ({ orderId }) => [orderId],
    onState: ({ write, state }) => states.push(`${write.orderId} ${state}`),
    onOutcome: ({ write, tries }, outcome) =>
      outcomes.push([
        write.orderId,
        outcome.kind === 'refused' ? outcome.fault.reason : outcome.kind,
        outcome.kind === 'taken' ? outcome.reply : tries,
      ]),
    ...more,
  })
  return { outbox, outcomes, states }
}

export const size = (orderId: string, mm = 5): Size => ({ orderId, mm })
export const passing = (ms: number) => vi.advanceTimersByTimeAsync(ms)

/** Who is signed in: another user in each test, so that no write of an earlier one goes on. */
export const signedIn = { userId: '' }
let users = 0

/** A clock of its own, an empty tab, and somebody signed in. */
export function inTab(): void {
  beforeEach(() => {
    vi.useFakeTimers()
    // The storages of Node are a page's as soon as there is a document.
    vi.stubGlobal('document', {})
    sessionStorage.clear()
    users += 1
    signedIn.userId = `usr_${users}`
    signIn(signedIn.userId)
  })

  afterEach(() => {
    vi.unstubAllGlobals()
    vi.useRealTimers()
  })
}
