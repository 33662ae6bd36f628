import { entitiesCalls } from '@bookrunner/contract/entities'
import { refuse, refuseFields } from '@bookrunner/domain/kernel'
import { accept, service } from '../../platform/service/index.ts'
import { entity } from './entity.ts'
import type { EntityUses } from './entity-record.ts'

const reasonOf = {
  users: 'entity.has-users',
  orders: 'entity.has-orders',
  issues: 'entity.issues-deals',
  runs: 'entity.runs-deals',
  addressed: 'entity.has-addressed',
  supports: 'entity.supports-deals',
  policies: 'entity.has-policies',
  apiKeys: 'entity.has-keys',
  loans: 'entity.has-loans',
  absorbed: 'entity.has-absorbed',
} as const satisfies Record<keyof EntityUses, string>

/** How many orders there are is not told: system administrators read nothing of books. */
const paramsOf = (field: keyof EntityUses, uses: EntityUses): Record<string, number> =>
  field === 'orders' ? {} : { count: uses[field] }

const kinds = Object.keys(reasonOf) as (keyof EntityUses)[]

export const del = service(entitiesCalls.del, {
  on: entity,
  key: ({ input }) => input.entityId,
  needs: () => ({ uses: true }),
  decide: ({ input: { entityId }, state: { entity: record, uses } }) => {
    if (!record || !uses) return refuse('record.unknown')
    // Its forwarding record stays for everybody who looks for it.
    if (record.mergedInto) return refuse('entity.merged')
    const used = kinds.flatMap((field) =>
      uses[field] > 0 ? [{ field, reason: reasonOf[field], params: paramsOf(field, uses) }] : [],
    )
    if (used.length > 0) return refuseFields('record.in-use', used)
    return accept({
      reply: { entityId },
      changes: [{ kind: 'deleted', logoId: record.logoId }],
      line: {
        code: 'entity.deleted',
        params: { entityId, values: [{ field: 'name', from: record.name, to: null }] },
      },
    })
  },
})
