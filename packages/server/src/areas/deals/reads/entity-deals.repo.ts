import { sql, type RawBuilder } from 'kysely'
import type { Viewer } from '@bookrunner/domain/deals'
import type { Db } from '../../../platform/db/index.ts'
import { publishedTo, readHeaders, type HeaderRow } from '../views/header.repo.ts'
import { hasRole, visibleTo } from './deal-list.repo.ts'

const visible = (db: Db, viewer: Viewer, condition: RawBuilder<unknown>): Promise<HeaderRow[]> =>
  readHeaders(db, viewer.entityId, {
    condition: sql`${visibleTo(viewer)} and ${condition}`,
    asksOwn: true,
    order: sql`order by d.updated_at desc, d.announcement_id, d.position`,
    isRare: true,
  })

export const readIssuedOrRun = (db: Db, viewer: Viewer, entityId: string): Promise<HeaderRow[]> =>
  visible(db, viewer, sql`(d.issuer_id = ${entityId} or ${hasRole(entityId, null)})`)

/** Without a check whether the viewer may know the addressees. */
export const readPublishedTo = (db: Db, viewer: Viewer, entityId: string): Promise<HeaderRow[]> =>
  visible(db, viewer, publishedTo(entityId))

/** Those of these deals that the viewer may see. */
export const readVisible = (db: Db, viewer: Viewer, dealIds: readonly string[]): Promise<HeaderRow[]> =>
  dealIds.length === 0 ? Promise.resolve([]) : visible(db, viewer, sql`d.id = any(${dealIds})`)
