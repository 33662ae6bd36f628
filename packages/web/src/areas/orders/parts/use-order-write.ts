import { useEffect } from 'react'
import { api } from '../../../platform/api.ts'
import { faultMessage } from '../../../platform/failed.ts'
import { Outbox, type Entry, type Outcome } from '../../../platform/outbox/index.ts'
import { queryClient } from '../../../platform/query.ts'
import { sessionStore } from '../../../platform/session.ts'
import { isRecord } from '../../../platform/storage.ts'
import { createStore, useStore } from '../../../platform/store.ts'
import { storeUnsaved } from '../../../platform/unsaved.ts'
import { deskFormOf } from './desk-forms.ts'
import { BOOK, OWN } from './query-keys.ts'
import { isAct, type Answer, type OrderWrite, type WriteProblem } from './order-writes.ts'

export type WriteState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'sending'; readonly write: OrderWrite }
  /** Sent without an answer: the outbox repeats it until there is one. */
  | { readonly kind: 'unknown'; readonly write: OrderWrite; readonly trying: boolean }
  /** `retried`: it was sent more than once. */
  | { readonly kind: 'done'; readonly write: OrderWrite; readonly answer: Answer; readonly retried: boolean }
  | { readonly kind: 'refused'; readonly write: OrderWrite; readonly problem: WriteProblem }

const onItsWay = ({ write, state, trying }: Entry<OrderWrite>): WriteState =>
  state === 'unknown' ? { kind: 'unknown', write, trying } : { kind: 'sending', write }

function outcomeState({ write, tries }: Entry<OrderWrite>, outcome: Outcome<Answer>): WriteState {
  switch (outcome.kind) {
    case 'taken':
      return { kind: 'done', write, answer: outcome.reply, retried: tries > 1 }
    case 'refused': {
      const { reason, fields } = outcome.fault
      return { kind: 'refused', write, problem: { reason, message: faultMessage(outcome.fault), fields } }
    }
    case 'signedOut':
      return { kind: 'idle' }
  }
}

/** What the place of a write shows after it. */
export function outcomeOf(userId: string, entry: Entry<OrderWrite>, outcome: Outcome<Answer>): WriteState {
  const form = deskFormOf(entry.write)
  if (outcome.kind === 'taken' && form !== undefined) storeUnsaved(form, undefined, userId)
  return outcomeState(entry, outcome)
}

/** Sends the writes of one place of a screen, one at a time. */
function orderWriter(userId: string, slot: string) {
  const state = createStore<WriteState>({ kind: 'idle' })
  const outbox = new Outbox<OrderWrite, Answer>({
    name: `order write ${slot}`,
    isWrite: (stored) => isRecord(stored) && isAct(stored['act']) && isRecord(stored['input']),
    about: () => [slot],
    send: async ({ act, input }, options) => {
      // The compiler cannot follow that each act has its own input and reply.
      const call = api.orders[act] as (input: unknown, options: unknown) => Promise<never>
      return { act, reply: await call(input, options) }
    },
    onState: (entry) => state.set(onItsWay(entry)),
    onOutcome: (entry, outcome) => {
      state.set(outcomeOf(userId, entry, outcome))
      if (outcome.kind === 'signedOut') return
      for (const queryKey of [OWN, BOOK]) void queryClient.invalidateQueries({ queryKey })
    },
  })
  const [stored] = outbox.entries
  if (stored) state.set(onItsWay(stored))
  return { state, outbox }
}

/** By user and slot: a write continues while its screen is closed, and never belongs to another user. */
const writers = new Map<string, ReturnType<typeof orderWriter>>()

function writerOf(userId: string, slot: string) {
  const name = `${userId} ${slot}`
  const known = writers.get(name) ?? orderWriter(userId, slot)
  writers.set(name, known)
  return known
}

export interface OrderWriting {
  readonly state: WriteState
  /** Sending or unknown: nothing else can be sent meanwhile. */
  readonly busy: boolean
  /** False if another write is still being sent. */
  readonly send: (write: OrderWrite) => boolean
  readonly again: () => void
  /** Stops showing the last outcome. */
  readonly clear: () => void
}

/** Writes of orders from one place of a screen (`slot`: a ticket or an order's row). */
export function useOrderWrite(slot: string): OrderWriting {
  const userId = useStore(sessionStore)?.user.userId ?? ''
  const { state: store, outbox } = writerOf(userId, slot)
  const state = useStore(store)
  useEffect(() => outbox.start(), [outbox])
  return {
    state,
    busy: state.kind === 'sending' || state.kind === 'unknown',
    send: (write) => {
      if (outbox.entries.length > 0) return false
      outbox.post([write])
      return true
    },
    again: () => outbox.again(),
    clear: () => {
      const { kind } = store.get()
      if (kind === 'done' || kind === 'refused') store.set({ kind: 'idle' })
    },
  }
}
