import { sql } from 'kysely'
import { mostAlerts, type MarginAlerts } from '@bookrunner/contract/loans'
import type { Db } from '../../platform/db/index.ts'
import { entityJson, userJson } from './loan-columns.repo.ts'
import { theLoanBook } from './loan-book.ts'

const ledgerId = `loans:${theLoanBook}`

/** A position with an unreviewed call counts as called, also once its price recovered. */
const unreviewed = sql`
  select distinct on (i.loan_id) i.loan_id, i.band, i.raised_at
  from loan_inquiry i where i.reviewed_at is null
  order by i.loan_id, (i.band = 'called') desc, i.seq desc`

/** Unreviewed calls and warnings at the number of the ledger, calls first, the newest first. */
export const readAlerts = async (db: Db): Promise<MarginAlerts & { seq: number }> => {
  const { rows } = await sql<{ data: MarginAlerts; seq: number }>`
    with alert as (${unreviewed}), shown as (
      select a.band, a.raised_at, jsonb_build_object(
        'loanId', l.id, 'entity', ${entityJson}, 'user', ${userJson}, 'isin', l.isin, 'bondName', l.bond_name,
        'band', a.band, 'marginCallPrice', l.margin_call_price::text, 'currentPrice', l.current_price::text,
        'raisedTime', to_char(a.raised_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) as alert
      from alert a join loan l on l.id = a.loan_id join entity e on e.id = l.entity_id
        left join user_account u on u.id = l.user_id
      order by (a.band = 'called') desc, a.raised_at desc, l.id limit ${mostAlerts}
    )
    select jsonb_build_object(
      'list', (select coalesce(jsonb_agg(alert order by (band = 'called') desc, raised_at desc), '[]') from shown),
      'called', (select count(*) from alert where band = 'called'),
      'warned', (select count(*) from alert where band = 'warning')) as data,
      coalesce((select seq from ledger where id = ${ledgerId}), 0) as seq`.execute(db)
  const { data, seq } = rows[0]!
  return { ...data, seq }
}
