import { sql } from 'kysely'
import type { FaceAmount } from '@bookrunner/domain/kernel'
import type { Db } from '../../platform/db/index.ts'

/** Of which books somebody is told: those one's bank led, as far as one sees them; null: of all. */
export type Past = { bankId: string; department: string | null } | null

/** With an OC or a JGC it is theirs, else its maker's. */
const ledBy = (bankId: string) => sql`(
  exists (select from syndicate_member m where m.announcement_id = a.id and m.entity_id = ${bankId}
    and m.roles && array['OC', 'JGC'])
  or a.creator_entity_id = ${bankId} and not exists (
    select from syndicate_member m where m.announcement_id = a.id and m.roles && array['OC', 'JGC']))`

const within = ({ bankId, department }: NonNullable<Past>) =>
  department === null
    ? sql`${ledBy(bankId)}`
    : sql`${ledBy(bankId)} and (a.creator_entity_id <> ${bankId} or c.department = ${department})`

/**
 * What houses asked for on average on other deals in this one's currency, by what each order said last. Books that
 * another bank led are none of its business who asks, though both lead this one. A house without any has none.
 */
export const readUsual = async (
  db: Db,
  { dealId, houses, past }: { dealId: string; houses: readonly string[]; past: Past },
): Promise<Map<string, FaceAmount>> => {
  const { rows } = await sql<{ id: string; usual: number }>`/* kept */
    select o.investor_id as id, floor(avg((select max((r ->> 'size')::bigint) from jsonb_array_elements(
      case when o.record -> 'fpg' = 'null' then o.record -> 'orderLevels' else o.record -> 'fpg' -> 'orderLevels' end) r
    )))::bigint as usual
    from deal_order o join deal d on d.id = o.deal_id join deal this on this.id = ${dealId}
      join announcement a on a.id = d.announcement_id join user_account c on c.id = a.creator_id
    where o.investor_id = any(${houses}) and o.stage = 'live'
      and d.announcement_id <> this.announcement_id and d.currency = this.currency
      and ${past ? within(past) : sql`true`}
    group by o.investor_id`.execute(db)
  return new Map(
    rows.flatMap(({ id, usual }) => (usual === null ? [] : [[id, usual as FaceAmount] as const])),
  )
}
