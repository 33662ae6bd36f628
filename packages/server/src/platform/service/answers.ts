import { sql } from 'kysely'
import type { Reason } from '@bookrunner/contract/kernel'
import { refuse, type Refusal } from '@bookrunner/domain/kernel'
import type { Transaction } from '../db/index.ts'
import type { Repeat } from './aggregate.ts'
import { canonical, sha256 } from './chain.ts'

/** The result of a write, which the same key gets again. */
export type Outcome<Reply = unknown> = { reply: Reply } | Refusal<Reason>

interface StoredAnswer {
  user_id: string
  call: string
  key: string
  body_hash: string
  answer: Outcome
}

/** A new answer to store. */
export interface NewAnswer {
  repeat: Repeat
  answer: Outcome
  ledgerId: string
}

export const bodyHash = (input: unknown): string => sha256(canonical(input))

const nameOf = (repeat: { userId: string; call: string; key: string }): string =>
  `${repeat.userId} ${repeat.call} ${repeat.key}`

/** Earlier answers by user, call and key. */
export class Answers {
  readonly #byName = new Map<string, { bodyHash: string; answer: Outcome }>()

  static async load({ run }: Transaction, repeats: readonly Repeat[]): Promise<Answers> {
    const answers = new Answers()
    if (repeats.length === 0) return answers
    // Key by key, by the primary key: joined in any other way this would read all answers.
    const rows = await run(sql<StoredAnswer>`
      select i.* from unnest(
        ${repeats.map((repeat) => repeat.userId)}::text[],
        ${repeats.map((repeat) => repeat.call)}::text[],
        ${repeats.map((repeat) => repeat.key)}::text[]) as asked (user_id, call, key)
      cross join lateral (
        select i.user_id, i.call, i.key, i.body_hash, i.answer from idempotency i
        where (i.user_id, i.call, i.key) = (asked.user_id, asked.call, asked.key) limit 1) i`)
    for (const row of rows) {
      const name = nameOf({ userId: row.user_id, call: row.call, key: row.key })
      answers.#byName.set(name, { bodyHash: row.body_hash, answer: row.answer })
    }
    return answers
  }

  has(repeat: Repeat): boolean {
    return this.#byName.has(nameOf(repeat))
  }

  find(repeat: Repeat): Outcome | undefined {
    const stored = this.#byName.get(nameOf(repeat))
    if (!stored) return undefined
    return stored.bodyHash === repeat.bodyHash ? stored.answer : refuse('write.key-other-body')
  }

  keep(repeat: Repeat, answer: Outcome): void {
    this.#byName.set(nameOf(repeat), { bodyHash: repeat.bodyHash, answer })
  }
}
