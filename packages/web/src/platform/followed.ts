import { failed, sessionEndedBy } from './failed.ts'
import { liveStore } from './live.ts'
import { repeatOnce } from './repeat-once.ts'

/** While nothing is live, it is asked for so often: what can be known by asking is shown. */
const ASK_MS = 10_000

/** How a socket tells of what is followed. */
export interface FollowedPayload {
  /** What changed is too much for the socket: the whole, and the number to go on from. */
  readonly ask: () => Promise<number>
  readonly refused: (refusal: Parameters<typeof sessionEndedBy>[0]) => void
}

/**
 * What a page shows of the server, outside of React: asked for once, then followed by its number for as long as
 * a page is there for it.
 */
export abstract class Followed<State extends { readonly seq: number }, Reply> {
  #shown = false
  #unwatch: (() => void) | undefined
  #asking: { readonly over: AbortController; readonly answered: Promise<void> } | undefined
  #timer: ReturnType<typeof setInterval> | undefined

  /** The newest state, and why it could not be read. */
  protected abstract now(): { readonly state: State | undefined; readonly error: unknown }
  protected abstract read(signal: AbortSignal): Promise<Reply>
  /** Makes the reply the newest state. */
  protected abstract take(reply: Reply): void
  protected abstract fault(error: unknown): void
  protected abstract watch(state: State, payload: FollowedPayload): () => void
  /** Nobody looks at it any more. */
  protected abstract left(): void
  /** What is wrong with one question may be right with another. */
  protected other(_error: unknown): boolean {
    return false
  }

  /** While a page shows it. */
  start(): () => void {
    this.#shown = true
    void this.ask()
    this.#follow()
    this.#timer = setInterval(() => liveStore.get().state === 'notLive' && void this.ask(), ASK_MS)
    return () => this.#stop()
  }

  #stop(): void {
    this.#shown = false
    clearInterval(this.#timer)
    this.left()
    this.unfollow()
    this.#asking?.over.abort()
    this.#asking = undefined
  }

  /** The whole of it anew; one question at a time. */
  ask(): Promise<void> {
    if (this.#asking) return this.#asking.answered
    const over = new AbortController()
    const answered = this.#ask(over.signal).finally(() => {
      if (this.#asking?.over === over) this.#asking = undefined
    })
    this.#asking = { over, answered }
    return answered
  }

  async #ask(signal: AbortSignal): Promise<void> {
    try {
      const reply = await repeatOnce(() => this.read(signal))
      if (signal.aborted) return
      this.take(reply)
      this.#follow()
    } catch (error) {
      if (signal.aborted) return
      if (this.other(error)) return this.#ask(signal)
      failed(error, 'said')
      this.fault(error)
    }
  }

  async #whole(): Promise<number> {
    await this.ask()
    const { state, error } = this.now()
    const fault: unknown = error ?? new Error('There is nothing to follow any more')
    if (!state || error !== undefined) throw fault
    return state.seq
  }

  /** Also asked for while no page is there: by what is still on its way. Nobody would end the watch of that. */
  #follow(): void {
    const { state } = this.now()
    if (!this.#shown || this.#unwatch || !state) return
    this.#unwatch = this.watch(state, {
      ask: () => this.#whole(),
      refused: (refusal) => {
        this.#unwatch = undefined
        if (!sessionEndedBy(refusal)) void this.ask()
      },
    })
  }

  protected unfollow(): void {
    this.#unwatch?.()
    this.#unwatch = undefined
  }
}
