import { inTransaction, type Transaction } from '../db/index.ts'
import type { LogLine, Stamp } from './aggregate.ts'
import type { PipelineDeps } from './batch.ts'
import { chainFurther, lockFurther } from './further.ts'
import { saveLines } from './save-batch.ts'

/** The same line for many ledgers of one kind, with nothing to decide but who has it already. */
export interface AppendToMany {
  /** First part of the ledgers' ids. */
  kind: string
  keys: readonly string[]
  line: LogLine
  /** The keys that have it, read under their locks: a write that is done again changes nothing for them. */
  findDone: (transaction: Transaction, keys: readonly string[]) => Promise<ReadonlySet<string>>
  /** Rows of the others, each with the number of its line. One statement. */
  save: (transaction: Transaction, rows: readonly (Stamp & { key: string })[]) => Promise<unknown>
}

/** Three round trips for all of them, instead of two and a commit for each. Whoever calls it tries it again. */
export const appendToMany = async (
  { pool, tell }: Pick<PipelineDeps, 'pool' | 'tell'>,
  { kind, keys, line, findDone, save }: AppendToMany,
): Promise<void> => {
  const ledgerOf = (key: string): string => `${kind}:${key}`
  const further = (some: readonly string[]) =>
    some.map((key) => ({ ledger: ledgerOf(key), actorId: null, line }))
  const heads = await inTransaction(pool, async (transaction) => {
    const [locked, done] = await Promise.all([
      lockFurther(transaction, further(keys)),
      findDone(transaction, keys),
    ])
    const open = keys.filter((key) => !done.has(key))
    if (open.length === 0) {
      await transaction.rollback()
      return undefined
    }
    const chained = await chainFurther(further(open), locked)
    const rows = open.map((key) => ({ key, seq: chained.heads.get(ledgerOf(key))!.seq, now: locked.now }))
    await Promise.all([saveLines(transaction, chained), save(transaction, rows), transaction.commit()])
    return chained.heads
  })
  for (const [ledgerId, { seq }] of heads ?? []) tell(ledgerId, seq)
}
