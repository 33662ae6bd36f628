import { sql } from 'kysely'
import type { NamedParty } from '@bookrunner/contract/deals'
import type { Db } from '../../../platform/db/index.ts'

/** Names without an institution, each once, whatever its capitals; the deals that are not over, newest change first. */
export const readNamedParties = async (db: Db): Promise<NamedParty[]> => {
  const { rows } = await sql<NamedParty>`
    select n.kind, min(n.name) as name, jsonb_agg(jsonb_build_object(
      'dealId', d.id, 'name', d.name, 'status', d.status, 'roles', n.roles) order by d.updated_at desc) as deals
    from announcement a
    -- One tranche stands for its announcement, whose parties all tranches share; the one furthest on has the say.
    join lateral (
      select t.id, t.name, t.status, t.updated_at from deal t
      where t.announcement_id = a.id and t.status not in ('Expired', 'Aborted')
      order by array_position(array['Draft', 'Test', 'IPG', 'FPG', 'Priced'], t.status) desc, t.position limit 1
    ) d on true
    join lateral (
      select 'issuer' as kind, a.shared ->> 'issuerName' as name, '[]'::jsonb as roles
      where a.shared ->> 'issuerName' is not null
      union all
      select 'bank', b ->> 'name', b -> 'roles' from jsonb_array_elements(a.shared -> 'namedBanks') as b
    ) n on true
    group by n.kind, lower(trim(n.name))
    order by lower(min(n.name)), n.kind`.execute(db)
  return rows
}
