import { sql, type Kysely } from 'kysely'

/**
 * A deal may have several guarantors, a provider of support with all its kinds, banks and an issuer that are a name
 * only, collateral, and a bond that is not rated beside an issuer that is. Stored deals get the new shape once, here.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    update announcement a set shared = (a.shared - 'guarantor' - 'keepwellProvider' - 'eipuProvider' - 'sblcProvider')
      || jsonb_build_object(
        'issuerName', null, 'namedBanks', '[]'::jsonb, 'issueNotRated', false,
        'guarantors', case when coalesce(a.shared -> 'guarantor', 'null') = 'null' then '[]'::jsonb
          else jsonb_build_array(a.shared -> 'guarantor') end,
        'support', (
          -- One provider of several kinds was typed once for each kind.
          select coalesce(jsonb_agg(s.party || jsonb_build_object('kinds', s.kinds) order by s.first), '[]')
          from (
            select (array_agg(p.party order by p.at))[1] as party, jsonb_agg(p.kind order by p.at) as kinds,
              min(p.at) as first
            from (values (1, 'keepwell', a.shared -> 'keepwellProvider'), (2, 'eipu', a.shared -> 'eipuProvider'),
              (3, 'sblc', a.shared -> 'sblcProvider')) as p (at, kind, party)
            where coalesce(p.party, 'null') <> 'null'
            group by coalesce(p.party ->> 'entityId', lower(trim(p.party ->> 'name')))
          ) s
        ))
    where not a.shared ? 'guarantors'`.execute(db)
  await sql`update deal set terms = terms || '{"collateral": []}' where not terms ? 'collateral'`.execute(db)
  await sql`
    alter table syndicate_member drop constraint syndicate_member_roles_check,
      add constraint syndicate_member_roles_check check
        (roles <@ array['OC', 'JGC', 'JLM', 'JBR', 'BND', 'VIEW', 'PBR', 'SCM', 'CM'])`.execute(db)
}
