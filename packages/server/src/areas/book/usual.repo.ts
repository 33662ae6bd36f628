import { sql } from 'kysely'
import type { Face } from '@bookrunner/domain/kernel'
import type { Db } from '../../platform/db/index.ts'

/**
 * What houses asked for on average on other deals in this one's currency, by what each order said last: on those that
 * a bank led which leads this one, since books of others are none of its business. A house without any has none.
 */
export const readUsual = async (
  db: Db,
  dealId: string,
  houses: readonly string[],
): Promise<Map<string, Face>> => {
  const { rows } = await sql<{ id: string; usual: number }>`/* kept */
    select o.investor_id as id, floor(avg((select max((r ->> 'size')::bigint) from jsonb_array_elements(
      case when o.record -> 'fpg' = 'null' then o.record -> 'rungs' else o.record -> 'fpg' -> 'rungs' end) r
    )))::bigint as usual
    from deal_order o join deal d on d.id = o.deal_id join deal this on this.id = ${dealId}
    where o.investor_id = any(${houses}) and o.stage = 'live'
      and d.announcement_id <> this.announcement_id and d.currency = this.currency
      and exists (select from syndicate_member m join syndicate_member led on led.entity_id = m.entity_id
        where m.announcement_id = this.announcement_id and led.announcement_id = d.announcement_id
          and m.roles && array['OC', 'JGC'] and led.roles && array['OC', 'JGC'])
    group by o.investor_id`.execute(db)
  return new Map(rows.flatMap(({ id, usual }) => (usual === null ? [] : [[id, usual as Face] as const])))
}
