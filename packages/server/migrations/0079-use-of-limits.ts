import { sql, type Kysely } from 'kysely'

/** Flags say whether their figure was converted. Stored ones are marked if their limit counts another currency now. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    with converted as (
      select q.id from quota q where exists (
        select from quota_use u
        where u.currency <> q.currency and u.amount > 0
          and (q.entity_id is null or u.entity_id = q.entity_id) and (q.deal_id is null or u.deal_id = q.deal_id)
          and (u.until is null or u.until > clock_timestamp()))
    )
    update quota_use set flags = (
      select jsonb_agg(
        f.flag || jsonb_build_object('converted', f.flag ->> 'quotaId' in (select id from converted)) order by f.place)
      from jsonb_array_elements(flags) with ordinality as f (flag, place))
    where flags <> '[]'`.execute(db)
}
