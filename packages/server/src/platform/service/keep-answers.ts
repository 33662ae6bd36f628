import { query, type Transaction } from '../db/index.ts'

/**
 * While a ledger is open, its answers are stored however old they are, so that a repeated request gets the first one.
 * An aggregate sets this when it saves a record that opens or ends.
 */
export const keepAnswers = (
  { run }: Pick<Transaction, 'run'>,
  ledgerId: string,
  open: boolean,
): Promise<unknown> =>
  run(
    open
      ? query
          .insertInto('ledger_open')
          .values({ ledger_id: ledgerId })
          .onConflict((conflict) => conflict.doNothing())
      : query.deleteFrom('ledger_open').where('ledger_id', '=', ledgerId),
  )
