import { z } from 'zod'
import { call } from '../../kernel/call.ts'
import { digits, id } from '../../kernel/fields.ts'
import { named } from './shapes.ts'

/** Orders of the merged institution on one deal. */
const movedOrders = z.object({ dealId: z.string(), name: z.string(), orders: z.int(), open: z.int() })

const merge = call({
  name: 'entities.merge',
  method: 'POST',
  path: '/agency/merge',
  access: ['admin_org_manage|merge'],
  input: z.strictObject({
    /** The institution that a user entered. */
    entityId: id,
    /** The institution of the platform that it becomes part of. */
    intoId: id,
    /** Of the institution that a user entered. */
    expectedVersion: digits(1, 1_000_000_000),
  }),
  reply: z.object({
    entityId: z.string(),
    into: named,
    users: z.int(),
    /** Those of the users who administer their whole institution. */
    administrators: z.int(),
    /** Working API keys of these users, which end. */
    apiKeys: z.int(),
    /** Submitted orders, and those on deals that are neither priced nor over. */
    orders: z.int(),
    open: z.int(),
    drafts: z.int(),
    /** Null for a system administrator, who reads no orders. */
    deals: z.array(movedOrders).nullable(),
    /** Deals that were addressed to it. */
    addressed: z.int(),
    tags: z.array(z.string()),
    /** Tags for which the target has no room. */
    tagsLeft: z.array(z.string()),
    /** Whether the contact person moves. */
    contact: z.boolean(),
  }),
  refusals: [
    'record.unknown',
    'write.changed-meanwhile',
    'entity.merge-itself',
    'entity.merged',
    'entity.not-user-entered',
    'entity.not-platform',
    'entity.merge-roles',
    'entity.merge-deals',
    'entity.merge-waiting',
  ],
  summary:
    'Merges a user-entered institution into one of the platform: users, orders, contact and tags move; a dry run shows what',
})

export const mergeCalls = { merge } as const
