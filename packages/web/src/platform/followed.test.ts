import { describe, expect, it, vi } from 'vitest'
import { AGAIN_MS } from './answers.ts'
import { Followed, type FollowedPayload } from './followed.ts'

interface State {
  readonly seq: number
}

/** A fake server with given answers and a fake socket. */
class Fake extends Followed<State, State | undefined> {
  state: State | undefined
  error: unknown
  payload: FollowedPayload | undefined
  readonly watched: number[] = []
  ended = 0
  readonly #answers: (() => Promise<State | undefined>)[]

  constructor(...answers: (State | undefined | Error)[]) {
    super()
    this.#answers = answers.map((answer) => async () => {
      if (answer instanceof Error) throw answer
      return answer
    })
  }

  protected override now() {
    return { state: this.state, error: this.error }
  }
  protected override read() {
    return this.#answers.shift()!()
  }
  protected override take(reply: State | undefined) {
    this.state = reply
    this.error = undefined
    if (!reply) this.unfollow()
  }
  protected override fault(error: unknown) {
    this.error = error
  }
  protected override left() {}
  protected override other(error: unknown) {
    return error instanceof Error && error.message === 'gone'
  }
  protected override watch({ seq }: State, payload: FollowedPayload) {
    this.watched.push(seq)
    this.payload = payload
    return () => {
      this.ended += 1
    }
  }
}

describe('a followed state', () => {
  it('is loaded once and watched from its number, until the page is left', async () => {
    const one = new Fake({ seq: 5 })
    const stop = one.start()
    await one.ask()
    expect(one.watched).toEqual([5])
    stop()
    expect(one.ended).toBe(1)
  })

  it('is not watched again after its page is left', async () => {
    const one = new Fake({ seq: 5 }, { seq: 6 })
    const stop = one.start()
    await one.ask()
    stop()
    await one.ask()
    expect([one.state, one.watched, one.ended]).toEqual([{ seq: 6 }, [5], 1])
  })

  it('is loaded again if the socket cannot send the changes, or refuses', async () => {
    const one = new Fake({ seq: 5 }, { seq: 7 }, new Error('away'), new Error('shut'))
    const stop = one.start()
    await one.ask()
    expect(await one.payload!.ask()).toBe(7)
    await expect(one.payload!.ask()).rejects.toThrow('away')
    one.payload!.refused({ code: 403, message: 'Not yours' })
    await one.ask()
    expect(one.error).toMatchObject({ message: 'shut' })
    stop()
    // It already ended.
    expect(one.ended).toBe(0)
  })

  it('is loaded again by itself after a load that failed', async () => {
    vi.useFakeTimers()
    const one = new Fake({ seq: 5 }, new Error('Bad Gateway'), { seq: 6 })
    const stop = one.start()
    await one.ask()
    await one.ask()
    expect(one.error).toBeDefined()
    await vi.advanceTimersByTimeAsync(AGAIN_MS)
    expect([one.state, one.error]).toEqual([{ seq: 6 }, undefined])
    // Nothing is left to load.
    await vi.advanceTimersByTimeAsync(AGAIN_MS)
    expect(one.error).toBeUndefined()
    stop()
    vi.useRealTimers()
  })

  it('is loaded another way if it is gone, and an empty state is not watched', async () => {
    const one = new Fake(new Error('gone'), undefined)
    const stop = one.start()
    await one.ask()
    expect([one.state, one.error, one.watched]).toEqual([undefined, undefined, []])
    stop()
  })
})
