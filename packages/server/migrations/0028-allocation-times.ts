import { sql, type Kysely } from 'kysely'

/** The lifecycle of a deal records the launch of its allocation and the last confirmation, on the current terms. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    update deal set lifecycle = lifecycle || '{"allocatedAt": null, "confirmedAt": null}'
    where not lifecycle ? 'allocatedAt'`.execute(db)
  await sql`
    update deal d set lifecycle = d.lifecycle || jsonb_build_object('allocatedAt', v.record #> '{launched,at}')
    from alloc_version v
    where v.deal_id = d.id and v.record ->> 'state' = 'launched'
      and not (d.lifecycle ->> 'allocationStale')::boolean`.execute(db)
  await sql`
    update deal d set lifecycle = d.lifecycle || jsonb_build_object('confirmedAt', to_char(
      (select max(at) from alloc_confirmation c where c.deal_id = d.id) at time zone 'UTC',
      'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'))
    where d.lifecycle ->> 'allocatedAt' is not null and (d.lifecycle ->> 'confirmed')::boolean
      and not exists (
        select from alloc_version v join alloc_line l on l.version_id = v.id
        where v.deal_id = d.id and v.record ->> 'state' = 'launched' and l.size > 0
          and not exists (
            select from alloc_confirmation c
            where c.order_id = l.order_id
              and c.terms = (d.lifecycle #>> '{guidanceOf,priced}')::int))`.execute(db)
}
