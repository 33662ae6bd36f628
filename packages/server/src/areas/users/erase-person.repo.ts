import { sql } from 'kysely'
import { refuse } from '@bookrunner/domain/kernel'
import type { Transaction } from '../../platform/db/index.ts'

/**
 * Erases what names a user who is being deleted, wherever it stands outside the chains: values beside the lines of the
 * own logs, stored answers of writes to the record, and mails in the demo outbox. Run it before the account is gone.
 */
export const erasePerson = ({ run }: Transaction, userId: string): Promise<unknown> => {
  const own = ['user', 'account', 'inbox'].map((kind) => `${kind}:${userId}`)
  return Promise.all([
    run(sql`
      delete from outbox_mail
      where recipient = (select account from user_account where id = ${userId})
        or (recipient in (select v->>'from' from ledger_personal cross join jsonb_array_elements(values) v
            where ledger_id = ${`user:${userId}`} and v->>'field' = 'account')
          -- A former address is free after the next log-in, and another user may have it now.
          and not exists (select from user_account where account = recipient))`),
    run(sql`delete from ledger_personal where ledger_id = any(${own})`),
    // The keys stay, so that no write is done again; the deletion itself names nobody.
    run(sql`
      update idempotency set answer = ${JSON.stringify(refuse('record.unknown'))}::jsonb
      where ledger_id = any(${own}) and call <> 'users.del'`),
  ])
}
