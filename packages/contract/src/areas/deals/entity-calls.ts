import { z } from 'zod'
import { syndicateRoles } from '@bookrunner/domain/deals'
import { call } from '../../kernel/call.ts'
import { id, line } from '../../kernel/fields.ts'
import { pageOf, pageQuery } from '../../kernel/page.ts'
import { manages } from './manage-calls.ts'
import { dealHeader } from './views.ts'

/** A deal and the part that an institution has in it. */
const entityDeal = z.object({
  deal: dealHeader,
  issuer: z.boolean(),
  /** Its roles in the syndicate. */
  bank: z.array(z.enum(syndicateRoles)),
  /** Addressed to it; false also where the caller may not know. */
  addressed: z.boolean(),
})
export type EntityDeal = z.output<typeof entityDeal>

const getEntityDeals = call({
  name: 'deals.getEntityDeals',
  method: 'GET',
  path: '/manage/deal/getEntityDeals',
  access: manages,
  slow: true,
  input: z.strictObject({
    ...pageQuery(['name', 'status', 'updatedAt']),
    entityId: id,
    /** Part of the name of the deal, or of its issuer. */
    keyword: line(100).optional(),
    part: z.enum(['issuer', 'bank', 'addressed']).optional(),
  }),
  reply: pageOf(entityDeal),
  refusals: [],
  summary:
    'Lists the deals the caller may see that an institution issues, runs as a bank, or is addressed by',
})

export const entityDealCalls = { getEntityDeals } as const
