import { sql } from 'kysely'
import type { DealOwners, Shared } from '@bookrunner/domain/deals'
import type { Db } from '../../../platform/db/index.ts'
import { announced, publishedTo } from './header.repo.ts'

interface OwnedDeal extends DealOwners {
  announced: boolean
}

/** The owners of a tranche, those of its announcement: enough to decide which managers see it. */
export const readOwners = async (db: Db, dealId: string): Promise<OwnedDeal | undefined> => {
  const { rows } = await sql<Omit<OwnedDeal, 'issuerId' | 'syndicate'> & { shared: Shared }>`/* prepared */
    select a.creator_id as "creatorId", a.creator_entity_id as "creatorEntityId",
      c.department_id as "creatorDepartment", a.shared, ${announced} as announced
    from deal d join announcement a on a.id = d.announcement_id join user_account c on c.id = a.creator_id
    where d.id = ${dealId}`.execute(db)
  const [row] = rows
  if (!row) return undefined
  const { shared, ...owned } = row
  return { ...owned, issuerId: shared.issuerId, syndicate: shared.syndicate }
}

/** Whether a tranche is published to this house now. */
export const isPublishedTo = async (db: Db, entityId: string, dealId: string): Promise<boolean> => {
  const { rows } = await sql`/* prepared */
    select from deal d where d.id = ${dealId} and ${publishedTo(entityId)}`.execute(db)
  return rows.length > 0
}
