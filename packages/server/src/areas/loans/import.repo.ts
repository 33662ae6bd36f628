import { sql } from 'kysely'
import type { Db } from '../../platform/db/index.ts'
import type { ContactRow } from './loan.repo.ts'

/** Everybody who can be a borrower's contact. */
export const readContacts = async (db: Db): Promise<ContactRow[]> =>
  (
    await sql<ContactRow>`
      select u.id as "userId", u.name, u.entity_id as "entityId", u.account from user_account u
      where u.status = 'active' and u.entity_id is not null`.execute(db)
  ).rows

/** Who financed which bond already. */
export const readOpenKeys = async (db: Db): Promise<{ entityId: string; isin: string; name: string }[]> =>
  (
    await sql<{ entityId: string; isin: string; name: string }>`
      select entity_id as "entityId", isin, bond_name as name from loan where status = 'open'`.execute(db)
  ).rows
