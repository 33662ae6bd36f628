import { RateLimiterRes, type RateLimiterPostgres } from 'rate-limiter-flexible'
import { locksAt, pauseAfter, slowDowns } from '@bookrunner/domain/auth'
import { refuse, type Refusal } from '@bookrunner/domain/kernel'
import type { Db } from '../../platform/db/index.ts'
import { limiter } from './attempt.repo.ts'
import { hashOf } from './secrets.ts'

export type SlowDownName = keyof typeof slowDowns

/**
 * Counts tries of one kind on all nodes together. A try counts before its outcome is known, so that a hundred at once
 * are not a hundred free ones.
 */
class Attempts {
  readonly #name: SlowDownName
  readonly #count: RateLimiterPostgres
  readonly #gate: RateLimiterPostgres

  constructor(db: Db, name: SlowDownName) {
    this.#name = name
    this.#count = limiter(db, `${name}#`, Number.MAX_SAFE_INTEGER, slowDowns[name].forgetSeconds, {
      sweeps: name === 'password',
    })
    this.#gate = limiter(db, `${name}|`, 1, 1)
  }

  /** Counts one more try, or refuses with the time to wait. */
  async take(subject: string): Promise<{ locks: boolean } | Refusal<'rate.slow-down'>> {
    const key = keyOf(subject)
    const rule = slowDowns[this.#name]
    const { consumedPoints: count } = await this.#count.penalty(key)
    const pause = pauseAfter(rule, count)
    if (pause > 0) {
      const wait = await this.#pass(key, pause)
      if (wait > 0) {
        await this.#count.reward(key)
        return refuse('rate.slow-down', { seconds: wait })
      }
    }
    return { locks: count >= locksAt(rule) }
  }

  /** Removes a successful try from the count. */
  async giveBack(subject: string): Promise<void> {
    await this.#count.reward(keyOf(subject))
  }

  async forget(subject: string): Promise<void> {
    const key = keyOf(subject)
    await Promise.all([this.#count.delete(key), this.#gate.delete(key)])
  }

  /** Passes the gate and closes it for a pause, or returns the seconds until it opens. */
  async #pass(key: string, pause: number): Promise<number> {
    try {
      await this.#gate.consume(key, 1, { customDuration: pause })
      return 0
    } catch (closed) {
      if (!(closed instanceof RateLimiterRes)) throw closed
      return Math.max(1, Math.ceil(closed.msBeforeNext / 1000))
    }
  }
}

/** Accounts and addresses are personal data of any length, so their hash is stored. */
const keyOf = (subject: string): string => hashOf(subject).slice(0, 40)

type AllAttempts = Readonly<Record<SlowDownName, Attempts>>
const byDatabase = new WeakMap<Db, AllAttempts>()

export const attemptsOf = (db: Db): AllAttempts => {
  const names = Object.keys(slowDowns) as SlowDownName[]
  const known =
    byDatabase.get(db) ??
    (Object.fromEntries(names.map((name) => [name, new Attempts(db, name)])) as AllAttempts)
  byDatabase.set(db, known)
  return known
}
