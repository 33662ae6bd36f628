import { sql } from 'kysely'
import type { DealLifecycle, GuidanceVersion, Terms } from '@bookrunner/domain/deals'
import { query, type Runner } from '../../../platform/db/index.ts'
import type {
  Announcement,
  ChangingDeal,
  DealDocument,
  DealFacts,
  DealNeed,
  EntityFacts,
  LoadedDeal,
  Tranche,
} from './deal-state.ts'
import { newDirty, toChange } from './deal-state.ts'
import { loadFiles } from '../../files/index.ts'

const any = (ids: readonly string[]) => sql<string>`any(${[...new Set(ids)]})`

const loadAnnouncements = async (
  { run }: Runner,
  ids: readonly string[],
): Promise<Map<string, Announcement>> => {
  if (ids.length === 0) return new Map()
  const rows = await run(
    query
      .selectFrom('announcement as a')
      .innerJoin('user_account as u', 'u.id', 'a.creator_id')
      .select(['a.id', 'a.shared', 'a.version', 'a.creator_id', 'a.creator_entity_id', 'a.created_at'])
      .select('u.department_id')
      .where('a.id', '=', any(ids)),
  )
  return new Map(
    rows.map((row) => [
      row.id,
      {
        shared: row.shared,
        version: row.version,
        creatorId: row.creator_id,
        creatorEntityId: row.creator_entity_id,
        creatorDepartment: row.department_id,
        createdAt: row.created_at.toString(),
      },
    ]),
  )
}

interface TrancheRow {
  announcement_id: string
  id: string
  position: number
  name: string
  version: number
  terms: Terms
  lifecycle: DealLifecycle
  updated_at: Temporal.Instant
  /** The current level of each kind, as stored. */
  heads: (Omit<GuidanceVersion, 'at' | 'by'> & { at: string; by_id: string | null })[]
}

export const versionOf = ({ at, by_id: by, ...rest }: TrancheRow['heads'][number]): GuidanceVersion => ({
  number: rest.number,
  kind: rest.kind,
  level: rest.level,
  size: rest.size,
  final: rest.final,
  note: rest.note,
  reason: rest.reason,
  by,
  at: Temporal.Instant.from(at).toString(),
})

const trancheOf = ({ announcement_id: _, heads, updated_at, ...row }: TrancheRow): Tranche => ({
  ...row,
  guidance: new Map(heads.map((head) => [head.number, versionOf(head)])),
  updatedAt: updated_at.toString(),
})

/** By announcement. */
type Tranches = Map<string, LoadedDeal['tranches']>

const loadTranches = async ({ run }: Runner, ids: readonly string[]): Promise<Tranches> => {
  if (ids.length === 0) return new Map()
  const rows = await run(sql<TrancheRow>`
    select d.announcement_id, d.id, d.position, d.name, d.version, d.terms, d.lifecycle, d.updated_at, coalesce((
      select jsonb_agg(to_jsonb(g)) from guidance_version g
      where g.deal_id = d.id and g.number = any(array(
        select value::int from jsonb_each_text(d.lifecycle -> 'guidanceOf')))
    ), '[]') as heads
    from deal d where d.announcement_id = ${any(ids)} order by d.announcement_id, d.position`)
  const tranches = new Map(ids.map((id) => [id, new Map<string, Tranche>()]))
  for (const row of rows) tranches.get(row.announcement_id)!.set(row.id, trancheOf(row))
  return tranches
}

const loadPeople = async ({ run }: Runner, ids: readonly string[]): Promise<LoadedDeal['people']> => {
  if (ids.length === 0) return new Map()
  const people = query.selectFrom('user_account').select(['id', 'department_id']).where('id', '=', any(ids))
  const rows = await run(people)
  return new Map(rows.map(({ id, department_id: department }) => [id, { department }]))
}

const loadEntities = async ({ run }: Runner, ids: readonly string[]): Promise<Map<string, EntityFacts>> => {
  if (ids.length === 0) return new Map()
  const rows = await run(
    query.selectFrom('entity').select(['id', 'deal_roles', 'review', 'lei']).where('id', '=', any(ids)),
  )
  return new Map(
    rows.map(({ id, deal_roles: dealRoles, review, lei }) => [id, { id, dealRoles, review, lei }]),
  )
}

const loadIds = async (
  { run }: Runner,
  table: 'entity_class' | 'entity_group',
  ids: readonly string[],
): Promise<Set<string>> => {
  if (ids.length === 0) return new Set()
  const rows = await run(query.selectFrom(table).select('id').where('id', '=', any(ids)))
  return new Set(rows.map(({ id }) => id))
}

const loadDocuments = async (
  { run }: Runner,
  id: string,
  isNeeded: boolean,
): Promise<Map<string, DealDocument>> => {
  if (!isNeeded) return new Map()
  const rows = await run(query.selectFrom('deal_document').selectAll().where('announcement_id', '=', id))
  return new Map(
    rows.map((row) => [
      row.id,
      {
        id: row.id,
        fileId: row.file_id,
        description: row.description,
        validFrom: row.valid_from,
        validUntil: row.valid_until,
        audience: row.audience,
        gated: row.gated,
        downloads: row.downloads,
        uploadedBy: row.uploaded_by,
        uploadedAt: row.uploaded_at.toString(),
        removedAt: row.removed_at?.toString() ?? null,
        waitsSince: row.waits_since?.toString() ?? null,
      },
    ]),
  )
}

const loadTyped = async (
  { run }: Runner,
  id: string,
  people: readonly string[],
): Promise<Map<string, string>> => {
  if (people.length === 0) return new Map()
  const entries = query.selectFrom('roadshow_entry').select(['user_id', 'code'])
  const rows = await run(entries.where('announcement_id', '=', id).where('user_id', '=', any(people)))
  return new Map(rows.map(({ user_id, code }) => [user_id, code]))
}

/** Of each house that may invest, the tranches that name it as an addressee. */
const loadAddressed = async (
  { run }: Runner,
  houses: readonly string[],
  { announcements, tranches }: { announcements: readonly string[]; tranches: readonly string[] },
): Promise<ReadonlyMap<string, ReadonlySet<string>>> => {
  if (houses.length === 0) return new Map()
  const unknown = sql` || array(select d.id from deal d where d.announcement_id = ${any(announcements)})`
  const rows = await run(sql<{ id: string; deal_ids: string[] }>`
    select e.id, array(
      select a.deal_id from deal_addressee a where a.entity_id = e.id
        and a.deal_id = any(${tranches}::text[]${announcements.length > 0 ? unknown : sql``})
    ) as deal_ids
    from entity e where e.id = ${any(houses)} and 'investor' = any(e.deal_roles)`)
  return new Map(rows.map(({ id, deal_ids }) => [id, new Set(deal_ids)]))
}

const isForAll = ({ terms }: Tranche): boolean => terms.addressed.kind === 'all'

/** Those for everybody, and those for which it is stored as an addressee; none if it may not invest. */
const reachedBy = (tranches: Iterable<Tranche>, addressed: ReadonlySet<string> | undefined): Set<string> =>
  new Set(
    [...tranches].filter((own) => addressed && (isForAll(own) || addressed.has(own.id))).map(({ id }) => id),
  )

const allOf = async <Parts extends Record<string, Promise<unknown>>>(parts: Parts) =>
  Object.fromEntries(
    await Promise.all(Object.entries(parts).map(async ([name, part]) => [name, await part] as const)),
  ) as { [Name in keyof Parts]: Awaited<Parts[Name]> }

/**
 * What a write to orders needs of deals, in as many statements as for one of them. `known`: what is remembered of them and
 * proved; departments and addressees are read in any case.
 */
export const loadOfferedDeals = async (
  transaction: Runner,
  needs: ReadonlyMap<string, readonly Pick<DealNeed, 'people' | 'investors'>[]>,
  known: ReadonlyMap<string, DealFacts> = new Map(),
): Promise<Map<string, LoadedDeal>> => {
  const unknown = [...needs.keys()].filter((id) => !known.has(id))
  const chosen = [...known.values()].flatMap(({ tranches }) =>
    [...tranches.values()].filter((own) => !isForAll(own)),
  )
  const all = [...needs.values()].flat()
  const [announcements, loaded, people, addressed] = await Promise.all([
    loadAnnouncements(transaction, unknown),
    loadTranches(transaction, unknown),
    loadPeople(transaction, [
      ...all.flatMap((need) => need.people ?? []),
      ...[...known.values()].map(({ announcement }) => announcement.creatorId),
    ]),
    loadAddressed(
      transaction,
      all.flatMap((need) => need.investors ?? []),
      { announcements: unknown, tranches: chosen.map(({ id }) => id) },
    ),
  ])
  const announcementOf = (id: string): Announcement | undefined => {
    const remembered = known.get(id)?.announcement
    if (!remembered) return announcements.get(id)
    return { ...remembered, creatorDepartment: people.get(remembered.creatorId)?.department ?? null }
  }
  return new Map(
    [...needs].map(([id, own]) => {
      const tranches = known.get(id)?.tranches ?? loaded.get(id)!
      const houses = own.flatMap(({ investors = [] }) => investors)
      const reached = new Map(
        houses.map((house) => [house, reachedBy(tranches.values(), addressed.get(house))]),
      )
      return [id, { ...nothingOf(id), announcement: announcementOf(id), tranches, people, reached }]
    }),
  )
}

const nothingOf = (id: string): LoadedDeal => ({
  id,
  announcement: undefined,
  tranches: new Map(),
  people: new Map(),
  entities: new Map(),
  classes: new Set(),
  groups: new Set(),
  documents: new Map(),
  typed: new Map(),
  reached: new Map(),
  files: new Map(),
  dirty: newDirty(),
})

/** Loads the announcement, its tranches and whatever else the writes need, in one round trip. */
export const loadDeal = async (
  transaction: Runner,
  id: string,
  needs: readonly DealNeed[],
): Promise<ChangingDeal> => {
  const idsFor = (name: 'people' | 'entities' | 'classes' | 'groups' | 'files') =>
    needs.flatMap((need) => need[name] ?? [])
  const withDocuments = needs.some((need) => need.documents)
  const [offered, found] = await Promise.all([
    loadOfferedDeals(transaction, new Map([[id, needs]])),
    allOf({
      entities: loadEntities(transaction, idsFor('entities')),
      classes: loadIds(transaction, 'entity_class', idsFor('classes')),
      groups: loadIds(transaction, 'entity_group', idsFor('groups')),
      documents: loadDocuments(transaction, id, withDocuments),
      typed: loadTyped(transaction, id, withDocuments ? idsFor('people') : []),
      files: loadFiles(transaction, idsFor('files')),
    }),
  ])
  return { ...toChange(offered.get(id)!), ...found }
}
