import { sql } from 'kysely'
import type { AllocVersion, LineChange, StoredLine } from '@bookrunner/domain/allocation'
import { reading, type Db } from '../../platform/db/index.ts'
import { readHead } from '../book/index.ts'
import { loadChange, loadConfirmations, loadLines, loadVersions } from './alloc-load.repo.ts'
import type { Confirmation, Review, Share } from './stored.ts'

const readReviews = async (db: Db, dealId: string): Promise<Review[]> => {
  const { rows } = await sql<Omit<Review, 'at'> & { at: Temporal.Instant }>`/* prepared */
    select r.id, r.version_id as "versionId", r.seq, r.order_id as "orderId", r.bank_id as "bankId", r.verdict,
      r.said as text, r.at, r.by_id as by
    from alloc_review r join alloc_version v on v.id = r.version_id
    where v.deal_id = ${dealId} order by r.seq, r.id`.execute(db)
  return rows.map((row) => ({ ...row, at: row.at.toString() }))
}

const readShares = async (db: Db, dealId: string): Promise<Share[]> => {
  const { rows } = await sql<Omit<Share, 'at'> & { at: Temporal.Instant }>`/* prepared */
    select s.version_id as "versionId", s.user_id as "userId", s.note, s.at, s.by_id as by,
      s.ended_at is not null as ended
    from alloc_share s join alloc_version v on v.id = s.version_id
    where v.deal_id = ${dealId} order by s.at, s.user_id`.execute(db)
  return rows.map((row) => ({ ...row, at: row.at.toString() }))
}

/** The lines of one change of a version. */
export const readChange = async (
  db: Db,
  { versionId, seq }: { versionId: string; seq: number },
): Promise<LineChange[]> => (await loadChange(reading(db), [{ versionId, seq }]))[0]?.lines ?? []

/** Everything stored about a deal's allocations at one number, with the lines of some versions. */
export interface AllocRead {
  seq: number
  at: string
  versions: Map<string, AllocVersion>
  reviews: Review[]
  shares: Share[]
  confirmations: Map<string, Confirmation>
  /** By version, only the requested ones. */
  lines: Map<string, Map<string, StoredLine>>
}

/** One repeatable-read transaction in one round trip. */
export const readAllocation = (
  db: Db,
  { ledger, dealId, versionIds }: { ledger: string; dealId: string; versionIds: readonly string[] },
): Promise<AllocRead> =>
  db.connection().execute(async (connection) => {
    const runner = reading(connection)
    const begun = sql`begin isolation level repeatable read, read only`.execute(connection)
    const read = Promise.all([
      readHead(connection, ledger),
      loadVersions(runner, [dealId]),
      readReviews(connection, dealId),
      readShares(connection, dealId),
      loadConfirmations(runner, dealId, 'all'),
      Promise.all(versionIds.map(async (id) => [id, await loadLines(runner, id, 'all')] as const)),
    ])
    const over = sql`commit`.execute(connection)
    const [, [head, versions, reviews, shares, confirmations, lines]] = await Promise.all([begun, read, over])
    return { ...head, versions, reviews, shares, confirmations, lines: new Map(lines) }
  })

export const readVersions = (db: Db, dealId: string): Promise<Map<string, AllocVersion>> =>
  loadVersions(reading(db), [dealId])

export const readDealOfVersion = async (db: Db, versionId: string): Promise<string | undefined> =>
  (await db.selectFrom('alloc_version').select('deal_id').where('id', '=', versionId).executeTakeFirst())
    ?.deal_id

/** Tags of houses, by house; a house without tags is left out. */
export const readTags = async (db: Db, houses: readonly string[]): Promise<Map<string, string[]>> => {
  const { rows } = await sql<{ id: string; tags: string[] }>`/* prepared */
    select id, tags from entity where id = any(${houses}) and tags <> '{}'`.execute(db)
  return new Map(rows.map(({ id, tags }) => [id, tags]))
}

/** LEIs of houses, by house; a house without one is left out. */
export const readLeis = async (db: Db, houses: readonly string[]): Promise<Map<string, string>> => {
  const { rows } = await sql<{ id: string; lei: string }>`
    select id, lei from entity where id = any(${[...new Set(houses)]}) and lei is not null`.execute(db)
  return new Map(rows.map(({ id, lei }) => [id, lei]))
}
