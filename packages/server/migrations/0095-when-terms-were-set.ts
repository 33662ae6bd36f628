import { sql, type Kysely } from 'kysely'

/** When a deal was launched and priced: by versions that neither correct others nor reduce the issue with a launch. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    update deal d set lifecycle = d.lifecycle || jsonb_build_object('termsAt', coalesce((
      select jsonb_object_agg(kind, to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'))
      from (
        select g.kind, max(g.at) as at from guidance_version g
        where g.deal_id = d.id and g.kind in ('launched', 'priced') and g.reason is null
          and g.number <= (d.lifecycle -> 'guidanceOf' ->> g.kind)::int
          and not exists (
            select from alloc_version v
            where v.deal_id = d.id and (v.record #>> '{launched,at}')::timestamptz = g.at)
        group by g.kind
      ) set_by
    ), '{}'))`.execute(db)
}
