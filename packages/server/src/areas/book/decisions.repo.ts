import type { Db } from '../../platform/db/index.ts'

/** Every decision there ever was on a deal's findings, newest first. */
export const readDecisions = (db: Db, dealId: string) =>
  db
    .selectFrom('finding_decision')
    .select(['key', 'seq', 'kind', 'order_ids', 'left_out', 'reason', 'at', 'by_id'])
    .where('deal_id', '=', dealId)
    .orderBy('seq', 'desc')
    .execute()
