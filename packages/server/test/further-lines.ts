// Writes that add lines to further ledgers, and what these ledgers have.
import { sql } from 'kysely'
import { accept, verifyLedger } from '../src/platform/service/index.ts'
import type { PipelineWorld } from './pipeline.ts'
import { decideBy, type TallyWrite } from './tally.ts'

/** Adds to the sum of `key`, and a line to each of the further ledgers. */
export const addAlso = (
  key: string,
  amount: number,
  ledgers: readonly string[],
  more: Partial<TallyWrite> = {},
) =>
  decideBy(
    key,
    ({ total }) =>
      accept({
        reply: { total: total + amount },
        changes: [amount],
        line: { code: 'added', params: { amount } },
        also: ledgers.map((ledger) => ({ ledger, line: { code: 'read', params: { amount } } })),
        events: more.actor ? [{ type: `${key}.added` }] : [],
      }),
    more,
  )

interface Line {
  seq: number
  code: string
  params: { amount: number }
  actor: string | null
  at: Temporal.Instant
  /** The transaction that wrote it. */
  by: string
}

/** Of a world that is open by the time they are asked. */
export const linesIn = (world: () => PipelineWorld) => {
  const linesOf = async (ledgerId: string): Promise<Line[]> => {
    const { rows } = await sql<Line>`
      select seq, code, params, actor_id as actor, at, xmin::text as by
      from ledger_entry where ledger_id = ${ledgerId} order by seq`.execute(world().db)
    return rows
  }
  return {
    linesOf,
    amountsOf: async (ledgerId: string) =>
      (await linesOf(ledgerId)).map(({ seq, params }) => [seq, params.amount]),
    broken: async (...ledgerIds: string[]) =>
      (await Promise.all(ledgerIds.map((id) => verifyLedger(world().pool, id)))).filter((one) => one),
  }
}
