import { sql } from 'kysely'
import { nextDue, type Addressed } from '@bookrunner/domain/deals'
import type { Transaction } from '../../platform/db/index.ts'
import { tranchesOf, type Announced, type DealState, type Tranche } from './deal-state.ts'

const announcementRow = ({ announcement }: Announced, updated_at: string) => ({
  shared: announcement.shared,
  version: announcement.version,
  creator_id: announcement.creatorId,
  creator_entity_id: announcement.creatorEntityId,
  created_at: announcement.createdAt,
  updated_at,
})

const memberRows = ({ announcement }: Announced) =>
  announcement.shared.syndicate.map(({ entityId, roles }, position) => ({
    entity_id: entityId,
    position,
    roles,
  }))

const trancheRow = (tranche: Tranche, issuer_id: string | null) => ({
  ...{ id: tranche.id, position: tranche.position, name: tranche.name, version: tranche.version },
  ...{ terms: tranche.terms, course: tranche.course, status: tranche.course.status, issuer_id },
  currency: tranche.terms.currency,
  pricing_date: tranche.terms.pricingDate,
  closes_at: tranche.course.closesAt,
  expires_at: tranche.course.expiresAt,
  due_at: nextDue(tranche.course),
  updated_at: tranche.updatedAt,
})

/** Everybody is nobody in particular: no rows. */
const addressedRow = (deal_id: string, addressed: Addressed) => {
  switch (addressed.kind) {
    case 'all':
      return { deal_id, chosen: [], classes: [], groups: [] }
    case 'chosen':
      return { deal_id, chosen: addressed.entityIds, classes: [], groups: [] }
    case 'types':
      return { deal_id, chosen: [], classes: addressed.classIds, groups: [] }
    case 'groups':
      return { deal_id, chosen: [], classes: [], groups: addressed.groupIds }
  }
}

const rowsOf = (state: Announced, now: string) => {
  const { announcement, dirty } = state
  const tranches = tranchesOf(state).filter(({ id }) => dirty.tranches.has(id))
  const guidance = dirty.guidance.map(({ dealId, by, ...version }) => ({
    ...version,
    deal_id: dealId,
    by_id: by,
  }))
  return {
    announcement: dirty.announcement ? [announcementRow(state, now)] : [],
    members: dirty.announcement ? memberRows(state) : [],
    tranches: tranches.map((tranche) => trancheRow(tranche, announcement.shared.issuerId)),
    guidance,
    addressed: tranchesOf(state)
      .filter(({ id }) => dirty.addressed.has(id))
      .map(({ id, terms }) => addressedRow(id, terms.addressed)),
    documents: [...dirty.documents].map((id) => documentRow(state, id)),
    entries: [...dirty.codeEntries].map(([user_id, entry]) => ({ user_id, ...entry })),
  }
}

const documentRow = ({ documents }: DealState, id: string) => {
  const document = documents.get(id)!
  return {
    ...{ id, file_id: document.fileId, description: document.description },
    ...{ valid_from: document.validFrom, valid_until: document.validUntil, audience: document.audience },
    ...{ gated: document.gated, downloads: document.downloads, uploaded_by: document.uploadedBy },
    ...{ uploaded_at: document.uploadedAt, removed_at: document.removedAt },
  }
}

/** All that changed, in one statement: a row is inserted, or brought to what it is now. */
export const saveDeal = ({ run }: Transaction, state: Announced, now: Temporal.Instant): Promise<unknown> => {
  const rows = rowsOf(state, now.toString())
  const json = (part: keyof typeof rows) => sql`${JSON.stringify(rows[part])}::jsonb`
  const { id, dirty } = state
  return run(sql`
    with saved as (
      insert into announcement as a
        (id, shared, version, creator_id, creator_entity_id, created_at, updated_at)
      select ${id}, shared, version, creator_id, creator_entity_id, created_at, updated_at
      from jsonb_to_recordset(${json('announcement')}) as r (shared jsonb, version int, creator_id text,
        creator_entity_id text, created_at timestamptz, updated_at timestamptz)
      on conflict (id) do update
        set shared = excluded.shared, version = excluded.version, updated_at = excluded.updated_at
    ), left_out as (
      delete from syndicate_member where announcement_id = ${id} and ${dirty.announcement}
        and entity_id not in (select entity_id from jsonb_to_recordset(${json('members')}) as r (entity_id text))
    ), members as (
      insert into syndicate_member (announcement_id, entity_id, position, roles)
      select ${id}, entity_id, position, roles
      from jsonb_to_recordset(${json('members')}) as r (entity_id text, position int, roles text[])
      on conflict (announcement_id, entity_id)
        do update set position = excluded.position, roles = excluded.roles
    ), removed as (
      delete from deal where announcement_id = ${id} and id = any(${[...dirty.removed]}::text[])
    ), tranches as (
      insert into deal (id, announcement_id, position, name, version, terms, status, course, issuer_id,
        currency, pricing_date, closes_at, expires_at, due_at, updated_at)
      select id, ${id}, position, name, version, terms, status, course, issuer_id,
        currency, pricing_date, closes_at, expires_at, due_at, updated_at
      from jsonb_to_recordset(${json('tranches')}) as r (id text, position int, name text, version int,
        terms jsonb, status text, course jsonb, issuer_id text, currency text, pricing_date date,
        closes_at timestamptz, expires_at timestamptz, due_at timestamptz, updated_at timestamptz)
      on conflict (id) do update set name = excluded.name, version = excluded.version,
        terms = excluded.terms, status = excluded.status, course = excluded.course,
        issuer_id = excluded.issuer_id, currency = excluded.currency, pricing_date = excluded.pricing_date,
        closes_at = excluded.closes_at, expires_at = excluded.expires_at, due_at = excluded.due_at,
        updated_at = excluded.updated_at
    ), levels as (
      insert into guidance_version (deal_id, number, kind, level, final, note, reason, at, by_id)
      select deal_id, number, kind, level, final, note, reason, at, by_id
      from jsonb_to_recordset(${json('guidance')}) as r (deal_id text, number int, kind text, level jsonb,
        final jsonb, note text, reason text, at timestamptz, by_id text)
    ), wanted as (
      select r.deal_id, e.id as entity_id
      from jsonb_to_recordset(${json('addressed')}) as r (deal_id text, chosen text[], classes text[], groups text[])
      join entity e on 'investor' = any(e.deal_roles)
        and (e.id = any(r.chosen) or e.class_id = any(r.classes) or e.group_id = any(r.groups))
    ), unaddressed as (
      delete from deal_addressee a where a.deal_id = any(${[...dirty.addressed]}::text[])
        and not exists (select from wanted w where w.deal_id = a.deal_id and w.entity_id = a.entity_id)
    ), addressees as (
      insert into deal_addressee (deal_id, entity_id) select deal_id, entity_id from wanted
      on conflict do nothing
    ), documents as (
      insert into deal_document (id, announcement_id, file_id, description, valid_from, valid_until, audience,
        gated, downloads, uploaded_by, uploaded_at, removed_at)
      select id, ${id}, file_id, description, valid_from, valid_until, audience,
        gated, downloads, uploaded_by, uploaded_at, removed_at
      from jsonb_to_recordset(${json('documents')}) as r (id text, file_id text, description text,
        valid_from date, valid_until date, audience text, gated boolean, downloads int, uploaded_by text,
        uploaded_at timestamptz, removed_at timestamptz)
      on conflict (id) do update set description = excluded.description, valid_from = excluded.valid_from,
        valid_until = excluded.valid_until, audience = excluded.audience, gated = excluded.gated,
        downloads = excluded.downloads, removed_at = excluded.removed_at
    )
    insert into roadshow_entry (announcement_id, user_id, code, at)
    select ${id}, user_id, code, at
    from jsonb_to_recordset(${json('entries')}) as r (user_id text, code text, at timestamptz)
    on conflict (announcement_id, user_id) do update set code = excluded.code, at = excluded.at`)
}
