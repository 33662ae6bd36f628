import { query, type Transaction } from '../db/index.ts'

/**
 * While a ledger is open, answers to what was asked of it are kept however old they are: whoever repeats a
 * request gets the first answer. An aggregate says so when it saves what opens or ends its record.
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
