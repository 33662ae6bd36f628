import type { Resolution } from '@bookrunner/domain/book'
import { query, type Db, type Transaction } from '../../platform/db/index.ts'

/** Every decision on a deal's findings, newest first. */
export const readDecisions = (db: Db, dealId: string) =>
  db
    .selectFrom('finding_decision')
    .select(['key', 'seq', 'kind', 'order_ids', 'left_out', 'reason', 'at', 'by_id'])
    .where('deal_id', '=', dealId)
    .orderBy('seq', 'desc')
    .execute()

/** The last decision on each finding, by key. `resolutionOf` says whether it still holds. */
export const readResolutions = async (db: Db, dealId: string): Promise<Map<string, Resolution>> => {
  const rows = await db
    .selectFrom('finding_decision')
    .selectAll()
    .distinctOn('key')
    .where('deal_id', '=', dealId)
    .orderBy('key')
    .orderBy('seq', 'desc')
    .execute()
  return new Map(
    rows.map((row) => [
      row.key,
      {
        key: row.key,
        kind: row.kind,
        orderIds: row.order_ids,
        leftOut: row.left_out,
        reason: row.reason,
        at: row.at.toString(),
        by: row.by_id,
      },
    ]),
  )
}

/** A decision on the duplicates of a house is one on those of the house it was merged into. */
export const moveDecisions = ({ run }: Transaction, fromId: string, intoId: string): Promise<unknown> =>
  run(
    query
      .updateTable('finding_decision')
      .set({ key: `sameHouse:${intoId}` })
      .where('key', '=', `sameHouse:${fromId}`),
  )
