import { useEffect } from 'react'
import { sessionStore } from '../../../platform/session.ts'
import { useStore } from '../../../platform/store.ts'
import { OrderWriter, type WriteState } from './order-write.ts'
import { readPending } from './pending.ts'
import type { Wish } from './wishes.ts'

/** By person and slot: a write goes on while its screen is away, and is never another person's. */
const writers = new Map<string, OrderWriter>()

function writerOf(userId: string, slot: string): OrderWriter {
  const name = `${userId} ${slot}`
  const known = writers.get(name) ?? new OrderWriter(slot)
  writers.set(name, known)
  return known
}

export interface OrderWriting {
  readonly state: WriteState
  /** On its way, or not known yet: nothing else can be sent. */
  readonly busy: boolean
  readonly send: (wish: Wish) => boolean
  readonly again: () => void
  readonly clear: () => void
}

/**
 * Writes of orders from one place of a screen (`slot`: a ticket, an order's row). Each goes out under a key of its own,
 * which is kept and repeated until there is an answer: after a lost connection, and after a reload of the page.
 */
export function useOrderWrite(slot: string): OrderWriting {
  const userId = useStore(sessionStore)?.user.userId ?? ''
  const writer = writerOf(userId, slot)
  const state = useStore(writer.state)
  useEffect(() => {
    const pending = readPending(slot)
    if (pending) writer.resume(pending)
    const now = () => writer.again()
    globalThis.addEventListener('online', now)
    return () => globalThis.removeEventListener('online', now)
  }, [slot, writer])
  return {
    state,
    busy: state.kind === 'sending' || state.kind === 'unknown',
    send: (wish) => writer.send(wish),
    again: () => writer.again(),
    clear: () => writer.clear(),
  }
}
