import { sql } from 'kysely'
import type { LineChange } from '@bookrunner/domain/allocation'
import type { Db } from '../../platform/db/index.ts'
import type { ChangeKind } from './stored.ts'

export interface ChangeRow {
  versionId: string
  seq: number
  kind: ChangeKind
  at: Temporal.Instant
  by: string
  version: string
  count: number
  lines: LineChange[]
}

interface UpdaterListRequest {
  dealId: string
  versionId: string | null
  orderId: string | null
  before: number
  /** A change may be in several versions under one number: with this, those after this version follow. */
  beforeVersion: string | null
  most: number
  lines: number
}

/** Newest first, each with its first lines, or with those of one order. */
export const readChanges = async (db: Db, request: UpdaterListRequest): Promise<ChangeRow[]> => {
  const { dealId, versionId, orderId, before, beforeVersion, most, lines } = request
  const path = orderId === null ? null : JSON.stringify([{ orderId }])
  const isShown = orderId === null ? sql`l.nr <= ${lines}` : sql`l.order_id = ${orderId}`
  const { rows } = await sql<ChangeRow>`
    select c.version_id as "versionId", c.seq, c.kind, c.at, c.by_id as by, v.record ->> 'name' as version,
      coalesce(cardinality(c.order_ids), jsonb_array_length(c.lines)) as count,
      coalesce((select jsonb_agg(l.line order by l.nr) from alloc_lines_changed(c) l where ${isShown}), '[]') as lines
    from alloc_change c join alloc_version v on v.id = c.version_id
    where v.deal_id = ${dealId} and (c.seq < ${before} or (c.seq = ${before} and c.version_id collate "C" > ${beforeVersion}))
      and (${versionId}::text is null or c.version_id = ${versionId})
      and (${path}::jsonb is null or c.lines @> ${path}::jsonb or c.order_ids @> array[${orderId}::text])
    order by c.seq desc, c.version_id collate "C" limit ${most}`.execute(db)
  return rows
}
