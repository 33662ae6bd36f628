import { sql } from 'kysely'
import type { Transaction } from '../../../platform/db/index.ts'
import { keepAnswers } from '../../../platform/service/index.ts'
import { attachFiles, dropFiles } from '../../files/index.ts'
import { rowsOf } from './deal-rows.ts'
import { isOpen, type Announced } from './deal-state.ts'

type Rows = ReturnType<typeof rowsOf>
type DealSavePart = (part: keyof Rows) => ReturnType<typeof sql>

const partsOf =
  (rows: Rows): DealSavePart =>
  (part) =>
    sql`${JSON.stringify(rows[part])}::jsonb`

const announcements = (id: string, part: DealSavePart) => sql`
  saved as (
    insert into announcement (id, shared, version, creator_id, creator_entity_id, created_at, updated_at)
    select ${id}, shared, version, creator_id, creator_entity_id, created_at, updated_at
    from jsonb_to_recordset(${part('announcement')}) as r (shared jsonb, version int, creator_id text,
      creator_entity_id text, created_at timestamptz, updated_at timestamptz)
    on conflict (id) do update
      set shared = excluded.shared, version = excluded.version, updated_at = excluded.updated_at
  ), texts as (
    insert into deal_log_text (announcement_id, seq, text)
    select ${id}, seq, text from jsonb_to_recordset(${part('texts')}) as r (seq bigint, text text)
  )`

const members = (id: string, part: DealSavePart, changed: boolean) => sql`
  left_out as (
    delete from syndicate_member where announcement_id = ${id} and ${changed}
      and entity_id not in (select entity_id from jsonb_to_recordset(${part('members')}) as r (entity_id text))
  ), members as (
    insert into syndicate_member (announcement_id, entity_id, position, roles)
    select ${id}, entity_id, position, roles
    from jsonb_to_recordset(${part('members')}) as r (entity_id text, position int, roles text[])
    on conflict (announcement_id, entity_id)
      do update set position = excluded.position, roles = excluded.roles
  )`

const tranches = (id: string, part: DealSavePart, removed: readonly string[]) => sql`
  removed as (
    delete from deal where announcement_id = ${id} and id = any(${removed}::text[])
  ), tranches as (
    insert into deal (id, announcement_id, position, name, version, terms, status, lifecycle, issuer_id,
      currency, pricing_date, closes_at, due_at, updated_at)
    select id, ${id}, position, name, version, terms, status, lifecycle, issuer_id,
      currency, pricing_date, closes_at, due_at, updated_at
    from jsonb_to_recordset(${part('tranches')}) as r (id text, position int, name text, version int,
      terms jsonb, status text, lifecycle jsonb, issuer_id text, currency text, pricing_date date,
      closes_at timestamptz, due_at timestamptz, updated_at timestamptz)
    on conflict (id) do update set name = excluded.name, version = excluded.version,
      terms = excluded.terms, status = excluded.status, lifecycle = excluded.lifecycle,
      issuer_id = excluded.issuer_id, currency = excluded.currency, pricing_date = excluded.pricing_date,
      closes_at = excluded.closes_at, due_at = excluded.due_at, updated_at = excluded.updated_at
  ), levels as (
    insert into guidance_version (deal_id, number, kind, level, size, final, note, reason, at, by_id)
    select deal_id, number, kind, level, size, final, note, reason, at, by_id
    from jsonb_to_recordset(${part('guidance')}) as r (deal_id text, number int, kind text, level jsonb,
      size jsonb, final jsonb, note text, reason text, at timestamptz, by_id text)
  )`

/** Computes a tranche's addressees from the institutions at this moment. */
const addressees = (part: DealSavePart, changed: readonly string[]) => sql`
  chosen as (
    select r.deal_id, e.id as entity_id
    from jsonb_to_recordset(${part('addressed')})
      as r (deal_id text, chosen text[], classes text[], groups text[])
    join entity e on 'investor' = any(e.deal_roles)
      and (e.id = any(r.chosen) or e.class_id = any(r.classes) or e.group_id = any(r.groups))
  ), unaddressed as (
    delete from deal_addressee a where a.deal_id = any(${changed}::text[])
      and not exists (select from chosen w where w.deal_id = a.deal_id and w.entity_id = a.entity_id)
  ), addressees as (
    insert into deal_addressee (deal_id, entity_id) select deal_id, entity_id from chosen
    on conflict do nothing
  )`

const documents = (id: string, part: DealSavePart, dropped: readonly string[]) => sql`
  dropped as (
    delete from deal_document where announcement_id = ${id} and file_id = any(${dropped}::text[])
  ),   documents as (
    insert into deal_document (id, announcement_id, file_id, description, valid_from, valid_until, audience,
      gated, downloads, uploaded_by, uploaded_at, removed_at, waits_since)
    select id, ${id}, file_id, description, valid_from, valid_until, audience,
      gated, downloads, uploaded_by, uploaded_at, removed_at, waits_since
    from jsonb_to_recordset(${part('documents')}) as r (id text, file_id text, description text,
      valid_from date, valid_until date, audience text, gated boolean, downloads int, uploaded_by text,
      uploaded_at timestamptz, removed_at timestamptz, waits_since timestamptz)
    on conflict (id) do update set description = excluded.description, valid_from = excluded.valid_from,
      valid_until = excluded.valid_until, audience = excluded.audience, gated = excluded.gated,
      downloads = excluded.downloads, removed_at = excluded.removed_at, waits_since = excluded.waits_since
  )`

const saveRows = ({ run }: Transaction, state: Announced, now: Temporal.Instant): Promise<unknown> => {
  const { id, dirty } = state
  const part = partsOf(rowsOf(state, now.toString()))
  return run(sql`
    with ${announcements(id, part)}, ${members(id, part, dirty.announcement)},
      ${tranches(id, part, [...dirty.removed])}, ${addressees(part, [...dirty.addressed])},
      ${documents(id, part, [...dirty.dropped])}
    insert into roadshow_entry (announcement_id, user_id, code, at)
    select ${id}, user_id, code, at
    from jsonb_to_recordset(${part('entries')}) as r (user_id text, code text, at timestamptz)
    on conflict (announcement_id, user_id) do update set code = excluded.code, at = excluded.at`)
}

/**
 * Saves everything in one statement: each row is inserted or updated. Answers to repeated keys are stored until the
 * deal ends.
 */
export const saveDeal = (
  transaction: Transaction,
  state: Announced,
  now: Temporal.Instant,
): Promise<unknown> => {
  const { id, dirty } = state
  const moved = dirty.tranches.size > 0 || dirty.removed.size > 0
  return Promise.all([
    saveRows(transaction, state, now),
    moved && keepAnswers(transaction, `deal:${id}`, isOpen(state)),
    dirty.files.size > 0 && attachFiles(transaction, [...dirty.files]),
    dirty.dropped.size > 0 && dropFiles(transaction, [...dirty.dropped]),
  ])
}
