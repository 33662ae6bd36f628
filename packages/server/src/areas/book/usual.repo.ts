import { sql } from 'kysely'
import type { FaceAmount } from '@bookrunner/domain/kernel'
import type { Db } from '../../platform/db/index.ts'

/** The books from which a reader learns usual sizes: those their bank led, as far as they see them; null: all. */
export type UsualScope = { bankId: string; department: string | null } | null

/** Led by its OC and JGCs; without either by its maker. */
const ledBy = (bankId: string) => sql`(
  exists (select from syndicate_member m where m.announcement_id = a.id and m.entity_id = ${bankId}
    and m.roles && array['OC', 'JGC'])
  or a.creator_entity_id = ${bankId} and not exists (
    select from syndicate_member m where m.announcement_id = a.id and m.roles && array['OC', 'JGC']))`

const within = ({ bankId, department }: NonNullable<UsualScope>) =>
  department === null
    ? sql`${ledBy(bankId)}`
    : sql`${ledBy(bankId)} and (a.creator_entity_id <> ${bankId} or c.department_id = ${department})`

/**
 * What houses asked for on average on other deals in this currency, by the last size of each order. A reader learns
 * nothing from books that another bank led, even if both lead this one. A house without other orders has no entry. It
 * reads sums of a house in a deal, which are stored with the orders, so it costs the same however many orders there are.
 */
export const readUsual = async (
  db: Db,
  { dealId, houses, scope }: { dealId: string; houses: readonly string[]; scope: UsualScope },
): Promise<Map<string, FaceAmount>> => {
  const { rows } = await sql<{ id: string; usual: number }>`
    select s.investor_id as id, div(sum(s.total), sum(s.orders))::bigint as usual
    from order_sum s join deal d on d.id = s.deal_id join deal this on this.id = ${dealId}
      join announcement a on a.id = d.announcement_id join user_account c on c.id = a.creator_id
    where s.investor_id = any(${houses}) and s.orders > 0
      and d.announcement_id <> this.announcement_id and d.currency = this.currency
      and ${scope ? within(scope) : sql`true`}
    group by s.investor_id`.execute(db)
  return new Map(rows.map(({ id, usual }) => [id, usual as FaceAmount]))
}
