import { sql } from 'kysely'
import type { EntityNames } from '@bookrunner/domain/kernel'
import { entityNameColumns, query, type Db, type Runner, type Transaction } from '../../platform/db/index.ts'
import { inquiryJson, loanColumns, loanTables } from './loan-columns.repo.ts'
import type { HistoryRecord, InquiryRecord, LoanRecord, NamedPerson, StoredWidths } from './loan-record.ts'

export interface LoanWanted {
  loanIds: readonly string[]
  isins: readonly string[]
  /** Every open loan deal. */
  all: boolean
  inquiryIds: readonly string[]
}

/** The named loan deals, the open ones on these bonds, and those of these inquiries. */
export const loadLoans = ({ run }: Runner, { loanIds, isins, all, inquiryIds }: LoanWanted) =>
  run(sql<LoanRecord>`
    select ${loanColumns} from ${loanTables}
    where l.id = any(${[...loanIds]}) or (l.status = 'open' and (${all}::bool or l.isin = any(${[...isins]})))
      or exists (select from loan_inquiry w where w.loan_id = l.id and w.id = any(${[...inquiryIds]}))
    order by l.id`)

export const loadInquiries = async ({ run }: Runner, ids: readonly string[]): Promise<InquiryRecord[]> => {
  const rows = await run(sql<{ inquiry: InquiryRecord }>`
    select ${inquiryJson} as inquiry from loan_inquiry i left join user_account r on r.id = i.reviewed_by
    where i.id = any(${[...ids]})`)
  return rows.map(({ inquiry }) => inquiry)
}

export const loadWidths = async ({ run }: Runner): Promise<StoredWidths> =>
  (await run(sql<StoredWidths>`select warning, watch, version from loan_bands`))[0]!

export interface BorrowerRow extends EntityNames {
  entityId: string
}

/** The zone in which a person reads times. */
export const readTimeZone = async (db: Db, userId: string): Promise<string> => {
  const { rows } = await sql<{ zone: string }>`
    select time_zone as zone from user_account where id = ${userId}`.execute(db)
  return rows[0]?.zone ?? 'UTC'
}

/** Institutions that can borrow: one that was merged into another cannot. */
export const loadBorrowers = ({ run }: Runner, ids: readonly string[]): Promise<BorrowerRow[]> =>
  run(sql<BorrowerRow>`
    select e.id as "entityId", ${entityNameColumns('e')} from entity e
    where e.id = any(${[...ids]}) and e.merged_into is null for key share`)

export interface ContactRow extends NamedPerson {
  entityId: string | null
  account: string
}

export const loadContacts = ({ run }: Runner, ids: readonly string[]): Promise<ContactRow[]> =>
  run(sql<ContactRow>`
    select u.id as "userId", u.name, u.entity_id as "entityId", u.account from user_account u
    where u.id = any(${[...ids]}) and u.status = 'active'`)

const rowOf = (record: LoanRecord) => ({
  id: record.loanId,
  entity_id: record.entity.entityId,
  user_id: record.user?.userId ?? null,
  isin: record.isin,
  bond_name: record.bondName,
  currency: record.currency,
  face: record.face,
  loan_amount: record.loanAmount,
  haircut: record.haircut,
  maintenance: record.maintenance,
  margin_call_price: record.marginCallPrice,
  is_call_price_set: record.isCallPriceSet,
  warning_band: record.warningBand,
  current_price: record.currentPrice,
  price_day: record.priceDay,
  price_source: record.priceSource,
  start_day: record.startDay,
  end_day: record.endDay,
  remark: record.remark,
  status: record.status,
  band: record.band,
  version: record.version,
  created_at: record.createdAt,
})

const kept = ['id', 'created_at'] as const

/** New and changed loan deals, in one statement. */
export const saveLoans = ({ run }: Transaction, records: readonly LoanRecord[]): Promise<unknown> => {
  const rows = records.map(rowOf)
  const columns = Object.keys(rows[0]!)
  const changed = columns.filter((column) => !(kept as readonly string[]).includes(column))
  return run(sql`
    insert into loan (${sql.join(columns.map((column) => sql.ref(column)))})
    select ${sql.join(columns.map((column) => sql.ref(`r.${column}`)))}
    from jsonb_populate_recordset(null::loan, ${JSON.stringify(rows)}::jsonb) r
    on conflict (id) do update set ${sql.join(
      changed.map((column) => sql`${sql.ref(column)} = ${sql.ref(`excluded.${column}`)}`),
    )}`)
}

export const deleteLoan = ({ run }: Transaction, id: string): Promise<unknown> =>
  run(query.deleteFrom('loan').where('id', '=', id))

export const insertInquiries = (
  { run }: Transaction,
  inquiries: readonly { inquiry: InquiryRecord; seq: number }[],
): Promise<unknown> =>
  run(
    query.insertInto('loan_inquiry').values(
      inquiries.map(({ inquiry, seq }) => ({
        id: inquiry.inquiryId,
        loan_id: inquiry.loanId,
        band: inquiry.band,
        price: inquiry.price,
        margin_call_price: inquiry.marginCallPrice,
        raised_at: inquiry.raisedTime,
        seq,
      })),
    ),
  )

export interface ReviewRow {
  inquiryId: string
  at: string
  by: string
  note: string
}

export const saveReviews = ({ run }: Transaction, reviews: readonly ReviewRow[]): Promise<unknown> =>
  run(sql`
    update loan_inquiry i set reviewed_at = r.at, reviewed_by = r.by, note = r.note
    from jsonb_to_recordset(${JSON.stringify(reviews)}::jsonb)
      as r ("inquiryId" text, at timestamptz, by text, note text)
    where i.id = r."inquiryId"`)

export const insertHistory = ({ run }: Transaction, entries: readonly HistoryRecord[]): Promise<unknown> =>
  run(sql`
    insert into loan_history (loan_id, at, actor_id, event, details)
    select r."loanId", r.at, r."actorId", r.event, r.details
    from jsonb_to_recordset(${JSON.stringify(entries)}::jsonb)
      as r ("loanId" text, at timestamptz, "actorId" text, event text, details jsonb)`)

export const saveWidths = (
  { run }: Transaction,
  { warning, watch, version }: StoredWidths,
): Promise<unknown> => run(query.updateTable('loan_bands').set({ warning, watch, version }))

/** The loan deals of an institution that was merged are those of the institution that it was merged into. */
export const moveLoans = ({ run }: Transaction, fromId: string, intoId: string): Promise<unknown> =>
  run(sql`
    with moved as (
      update loan set entity_id = ${intoId}, version = version + 1 where entity_id = ${fromId} returning id
    )
    insert into loan_history (loan_id, at, actor_id, event, details)
    select id, clock_timestamp(), null, 'moved', '{}' from moved`)
