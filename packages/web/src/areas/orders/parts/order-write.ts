import { randomKey } from '@bookrunner/contract/kernel'
import { isAnswer, isSessionOver } from '../../../platform/answers.ts'
import { api } from '../../../platform/api.ts'
import { failed, wordsOf } from '../../../platform/failed.ts'
import { queryClient } from '../../../platform/query.ts'
import { createStore } from '../../../platform/store.ts'
import { BOOK } from '../desk/book-key.ts'
import { forgetPending, keepPending } from './pending.ts'
import { OWN } from './use-own-orders.ts'
import type { Answer, OrderWrite, Wish, WriteProblem } from './wishes.ts'

export type WriteState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'sending'; readonly write: OrderWrite }
  /** It went out and no answer came: whether it was taken is asked again and again, under its key. */
  | { readonly kind: 'unknown'; readonly write: OrderWrite; readonly trying: boolean }
  | { readonly kind: 'done'; readonly write: OrderWrite; readonly answer: Answer; readonly asked: boolean }
  | { readonly kind: 'refused'; readonly write: OrderWrite; readonly problem: WriteProblem }

/** An answer is waited for so long before it is asked for again. */
const PATIENCE_MS = 12_000
const PAUSES_MS = [1000, 2000, 4000, 8000, 15_000] as const

const sendOf = async ({ act, input, key }: OrderWrite): Promise<Answer> => {
  const options = { key, signal: AbortSignal.timeout(PATIENCE_MS) }
  // Each act goes with its own input and reply, which the compiler cannot follow through a variable name.
  const call = api.orders[act] as (input: unknown, options: unknown) => Promise<never>
  return { act, reply: await call(input, options) }
}

/** Sends one write at a time, and does not rest before its outcome is known. */
export class OrderWriter {
  readonly state = createStore<WriteState>({ kind: 'idle' })
  readonly #slot: string
  #timer: ReturnType<typeof setTimeout> | undefined
  #tries = 0

  constructor(slot: string) {
    this.#slot = slot
  }

  /** False where something else is still on its way. */
  send(wish: Wish): boolean {
    const { kind } = this.state.get()
    if (kind === 'sending' || kind === 'unknown') return false
    const write: OrderWrite = { ...wish, key: randomKey() }
    this.#tries = 0
    // Before it goes out: a page that is closed on the way finds it when it is opened again.
    keepPending(this.#slot, write)
    this.state.set({ kind: 'sending', write })
    void this.#attempt(write)
    return true
  }

  /** What a page that was closed or reloaded on the way had sent. */
  resume(write: OrderWrite): void {
    if (this.state.get().kind !== 'idle') return
    this.#tries = 1
    this.state.set({ kind: 'unknown', write, trying: true })
    void this.#attempt(write)
  }

  /** At once instead of after the pause. */
  again(): void {
    const state = this.state.get()
    if (state.kind !== 'unknown' || state.trying) return
    clearTimeout(this.#timer)
    this.state.set({ ...state, trying: true })
    void this.#attempt(state.write)
  }

  /** What was said about the last write is not shown any longer. */
  clear(): void {
    const { kind } = this.state.get()
    if (kind === 'done' || kind === 'refused') this.state.set({ kind: 'idle' })
  }

  async #attempt(write: OrderWrite): Promise<void> {
    try {
      const answer = await sendOf(write)
      this.#end({ kind: 'done', write, answer, asked: this.#tries > 0 })
    } catch (fault) {
      this.#missed(write, fault)
    }
  }

  #missed(write: OrderWrite, fault: unknown): void {
    if (isSessionOver(fault)) {
      // Not sent at all, or sent and not known: then it is asked after log-in, when the page is here again.
      if (this.#tries === 0) forgetPending(this.#slot)
      this.state.set({ kind: 'idle' })
      failed(fault)
    } else if (isAnswer(fault)) {
      const { reason, fields } = fault
      this.#end({ kind: 'refused', write, problem: { reason, words: wordsOf(fault), fields } })
    } else {
      this.state.set({ kind: 'unknown', write, trying: false })
      this.#timer = setTimeout(() => this.again(), PAUSES_MS[Math.min(this.#tries, PAUSES_MS.length - 1)])
      this.#tries += 1
    }
  }

  #end(state: WriteState): void {
    forgetPending(this.#slot)
    this.state.set(state)
    for (const queryKey of [OWN, BOOK]) void queryClient.invalidateQueries({ queryKey })
  }
}
