import { AGAIN_MS, mayPass } from './answers.ts'
import { failed, sessionEndedBy } from './failed.ts'
import { liveStore } from './live.ts'
import { repeatOnce } from './repeat-once.ts'

/** The callbacks of a watched subject. */
export interface FollowedPayload {
  /** The changes are too large for the socket: load the state and return its number. */
  readonly ask: () => Promise<number>
  readonly refused: (refusal: Parameters<typeof sessionEndedBy>[0]) => void
}

/** A state of the server, outside React: loaded once, then updated by change messages while a page shows it. */
export abstract class Followed<State extends { readonly seq: number }, Reply> {
  #shown = false
  #unwatch: (() => void) | undefined
  #asking: { readonly over: AbortController; readonly answered: Promise<void> } | undefined
  #timer: ReturnType<typeof setInterval> | undefined

  /** The latest state, and the error of the last load. */
  protected abstract now(): { readonly state: State | undefined; readonly error: unknown }
  protected abstract read(signal: AbortSignal): Promise<Reply>
  /** Stores the reply as the latest state. */
  protected abstract take(reply: Reply): void
  protected abstract fault(error: unknown): void
  protected abstract watch(state: State, payload: FollowedPayload): () => void
  /** No page shows it any more. */
  protected abstract left(): void
  /** Whether another request should be tried after this error. */
  protected other(_error: unknown): boolean {
    return false
  }

  /** Starts following; the result stops it. */
  start(): () => void {
    this.#shown = true
    void this.ask()
    this.#follow()
    this.#timer = setInterval(() => this.#isBehind() && void this.ask(), AGAIN_MS)
    return () => this.#stop()
  }

  /** Nothing arrives by itself, or the last load failed. */
  #isBehind(): boolean {
    return liveStore.get().state === 'notLive' || mayPass(this.now().error)
  }

  #stop(): void {
    this.#shown = false
    clearInterval(this.#timer)
    this.left()
    this.unfollow()
    this.#asking?.over.abort()
    this.#asking = undefined
  }

  /** Loads the state; only one request runs at a time. */
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
      failed(error, 'shown')
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

  /** Does not watch without a page: nothing would end that watch. */
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
