import { sql } from 'kysely'
import type { Runner } from '../../platform/db/index.ts'
import type { TemplateChange, Template } from './policy-template.ts'

export const loadPolicies = async ({ run }: Runner, bankId: string): Promise<Map<string, Template>> => {
  const rows = await run(sql<Omit<Template, 'at'> & { at: Temporal.Instant }>`
    select id, name, version, rules, at, by_id as by from alloc_policy
    where bank_id = ${bankId} order by lower(name)`)
  return new Map(rows.map((row) => [row.id, { ...row, at: row.at.toString() }]))
}

/** Deletes first, so that deleted names are free. */
export const savePolicies = (
  { run }: Runner,
  bankId: string,
  changes: readonly TemplateChange[],
  templates: ReadonlyMap<string, Template>,
): Promise<unknown> => {
  const ids = [
    ...new Set(changes.map((change) => (change.kind === 'saved' ? change.template.id : change.id))),
  ]
  const rows = ids.flatMap((id) => templates.get(id) ?? [])
  const deleted = ids.filter((id) => !templates.has(id))
  return Promise.all([
    run(sql`delete from alloc_policy where bank_id = ${bankId} and id = any(${deleted}::text[])`),
    run(sql`
      insert into alloc_policy (id, bank_id, name, version, rules, at, by_id)
      select id, ${bankId}, name, version, rules, at, by
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as r (id text, name text, version int, rules jsonb, at timestamptz, by text)
      on conflict (id) do update set name = excluded.name, version = excluded.version, rules = excluded.rules,
        at = excluded.at, by_id = excluded.by_id`),
  ])
}
