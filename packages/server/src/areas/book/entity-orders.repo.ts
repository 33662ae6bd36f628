import type { Db } from '../../platform/db/index.ts'

/** The deals with an order of an institution. Whether a reader may know is decided by each book. */
export const readDealsOf = async (db: Db, investorId: string): Promise<string[]> => {
  const rows = await db
    .selectFrom('order_head')
    .select('deal_id')
    .distinct()
    .where('investor_id', '=', investorId)
    .execute()
  return rows.map(({ deal_id: dealId }) => dealId)
}
