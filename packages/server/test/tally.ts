// The smallest record for the write pipeline: a sum. It can fail in ways that real ones never do.
import { sql } from 'kysely'
import type { Db, Transaction } from '../src/platform/db/index.ts'
import { accept, type Aggregate, type Stamp, type Write } from '../src/platform/service/index.ts'
import type { Actor } from '../src/platform/http/actor.ts'

/** The database itself refuses a larger sum. */
export const mostTotal = 1_000_000

export const makeTallyTable = (db: Db): Promise<unknown> =>
  sql`create table tally (id text primary key, total bigint not null check (total <= ${sql.lit(mostTotal)}))`.execute(
    db,
  )

export interface Tally {
  total: number
}

export type TallyKind = Aggregate<Tally, never, number>

/** `meanwhile` runs inside the transaction, after the lock and the load. */
export const tallyKind = (
  meanwhile?: (transaction: Transaction) => Promise<unknown>,
  together?: TallyKind['together'],
): TallyKind => ({
  kind: 'tally',
  together,
  load: async (transaction, key) => {
    const [row] = await transaction.run(sql<Tally>`select total from tally where id = ${key}`)
    await meanwhile?.(transaction)
    return row ?? { total: 0 }
  },
  apply: (state, added) => {
    state.total += added
  },
  save: ({ run }, key, _changes, { total }) =>
    run(sql`insert into tally (id, total) values (${key}, ${total})
      on conflict (id) do update set total = excluded.total`),
})

export const tally = tallyKind()

/** Writes to several sums share transactions. */
export const together = tallyKind(undefined, 'stateOfEach')

/** Of all sums together: sums that were not loaded are missing. */
export type Tallies = Map<string, number>
export interface TalliesChange {
  key: string
  added: number
}

/** Writes to several sums share transactions and what they know. */
export const tallies: Aggregate<Tallies, string, TalliesChange> = {
  kind: 'tally',
  together: 'oneState',
  load: async ({ run }, _key, keys) => {
    const rows = await run(sql<Tally & { id: string }>`select id, total from tally where id = any(${keys})`)
    return new Map(rows.map(({ id, total }) => [id, total]))
  },
  apply: (state, { key, added }) => void state.set(key, (state.get(key) ?? 0) + added),
  save: ({ run }, _key, changes, state) => {
    const keys = [...new Set(changes.map(({ change }) => change.key))]
    return run(sql`insert into tally (id, total)
      select * from unnest(${keys}::text[], ${keys.map((key) => state.get(key)!)}::bigint[])
      on conflict (id) do update set total = excluded.total`)
  },
}

export type TallyWrite = Write<Tally, never, number, { total: number }>

/** Adds to the sum of `key` and returns the new one. */
export const add = (key: string, amount: number, more: Partial<TallyWrite> = {}): TallyWrite => ({
  on: tally,
  key,
  actor: null,
  need: undefined,
  decide: ({ total }: Tally) =>
    accept({
      reply: { total: total + amount },
      changes: [amount],
      line: { code: 'added', params: { amount } },
    }),
  ...more,
})

/** A write with a decision of its own; everything else as in `add`. */
export const decideBy = (
  key: string,
  decide: (state: Tally, at: Stamp) => ReturnType<TallyWrite['decide']>,
  more: Partial<TallyWrite> = {},
): TallyWrite => add(key, 0, { decide, ...more })

export const actor = (sessionId = 'ses_test'): Actor => ({
  userId: 'usr_test',
  sessionId,
  account: 'test@example.com',
  name: 'Test',
  roleId: 'rol_test',
  entityId: 'ent_test',
  rights: { tier: 'tier3', roles: ['investor'], permissions: [], functions: [] },
  rightsVersion: 'now',
  passwordMustChange: false,
})

/** The repeat key of a call by one user. */
export const repeat = (key: string, bodyHash = 'body', call = 'tally.add') => ({
  repeat: { userId: 'usr_test', call, key, bodyHash },
})
