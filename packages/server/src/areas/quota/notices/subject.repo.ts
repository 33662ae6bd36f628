import { sql } from 'kysely'
import type { LocalizedNames } from '@bookrunner/domain/kernel'
import type { QuotaScope } from '@bookrunner/domain/quota'
import { entityNamesJson, type Transaction } from '../../../platform/db/index.ts'

/** What notices name of a limit or an override. */
export interface LimitSubject {
  entity: LocalizedNames | null
  deal: { name: string; timeZone: string } | null
}

export const readSubject = async (
  { run }: Pick<Transaction, 'run'>,
  { entityId, dealId }: Pick<QuotaScope, 'entityId' | 'dealId'>,
): Promise<LimitSubject> => {
  const [row] = await run(sql<LimitSubject>`
    select (select ${entityNamesJson('e')} from entity e where e.id = ${entityId}) as entity,
      (select jsonb_build_object('name', d.name, 'timeZone', d.terms ->> 'timeZone')
        from deal d where d.id = ${dealId}) as deal`)
  return row!
}
