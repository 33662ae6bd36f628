import { sql, type Kysely } from 'kysely'

/** Notices from before say neither size and tenor nor the rule of silence, which their texts name now. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    update notice set params = params || jsonb_build_object('issue', params -> 'deal')
    where code in ('deal.announced', 'deal.announced-test') and params -> 'issue' is null`.execute(db)
  const rule = JSON.stringify({
    US: 'the deal’s rule applies',
    CN: '按项目规则处理',
    HK: '按項目規則處理',
  })
  await sql`
    update notice set params = params || jsonb_build_object('rule', ${rule}::jsonb)
    where code = 'deal.fpg-pushed' and params -> 'rule' is null`.execute(db)
}
