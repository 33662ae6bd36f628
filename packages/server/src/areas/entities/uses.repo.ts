import { sql, type RawBuilder } from 'kysely'
import type { Db, Transaction } from '../../platform/db/index.ts'
import type { EntityUses } from './entity-record.ts'

const deals = sql`deal d join announcement a on a.id = d.announcement_id`

/** Terms and shared fields name institutions in several places; drafts name them only there. */
const isNamed = (json: RawBuilder<unknown>, id: string): RawBuilder<unknown> =>
  sql`strpos((${json})::text, ${JSON.stringify(id)}) > 0`

const isIssuer = (id: string) => sql`(d.issuer_id = ${id} or a.shared ->> 'issuerId' = ${id})`

const isBank = (id: string) => sql`(a.creator_entity_id = ${id}
  or exists (select from syndicate_member m where m.announcement_id = a.id and m.entity_id = ${id})
  or ${isNamed(sql`coalesce(a.shared -> 'syndicate', '[]')`, id)}
  or exists (select from alloc_review r join alloc_version v on v.id = r.version_id
    where v.deal_id = d.id and r.bank_id = ${id}))`

export const isAddressee = (id: string) => sql`(
  exists (select from deal_addressee r where r.deal_id = d.id and r.entity_id = ${id})
  or ${isNamed(sql`coalesce(d.terms -> 'addressed', '{}')`, id)})`

const isSupporter = (id: string) => sql`(
  ${isNamed(sql`a.shared - 'issuerId' - 'syndicate'`, id)} or ${isNamed(sql`d.terms - 'addressed'`, id)})`

const usesOf = (id: string): RawBuilder<EntityUses> => sql<EntityUses>`
  select (select count(*) from user_account u where u.entity_id = ${id})::int as users,
    (select count(*) from order_head o where o.investor_id = ${id} or o.through_id = ${id})::int as orders,
    (select count(*) from ${deals} where ${isIssuer(id)})::int as issues,
    (select count(*) from ${deals} where ${isBank(id)})::int as runs,
    (select count(*) from ${deals} where ${isAddressee(id)})::int as addressed,
    (select count(*) from ${deals} where ${isSupporter(id)})::int as supports,
    (select count(*) from alloc_policy p where p.bank_id = ${id})::int as policies,
    (select count(*) from api_key k where k.entity_id = ${id})::int as "apiKeys",
    (select count(*) from loan l where l.entity_id = ${id})::int as loans,
    (select count(*) from entity e where e.merged_into = ${id})::int as absorbed`

export const readUses = async (db: Db, id: string): Promise<EntityUses> =>
  (await usesOf(id).execute(db)).rows[0]!

export const loadUses = async ({ run }: Transaction, id: string): Promise<EntityUses> =>
  (await run(usesOf(id)))[0]!

/** Deals that name it as a party: issuer, bank, or another role. */
export const loadNamedIn = async ({ run }: Transaction, id: string): Promise<number> => {
  const [row] = await run(sql<{ count: number }>`
    select count(*)::int as count from ${deals} where ${isIssuer(id)} or ${isBank(id)} or ${isSupporter(id)}`)
  return row!.count
}
