import { z } from 'zod'
import { subject } from '../../kernel/live.ts'
import { keepers } from './read-calls.ts'

/**
 * Says that figures of limits may have changed, and never which: the screen reads its list again. Its key is `all`.
 */
export const quotaSubject = subject({
  name: 'quota',
  access: ['quota_bond', 'quota_org', 'quota_org_bond', 'quota_business'],
  tiers: keepers,
  snapshot: z.object({}),
  change: z.object({}),
  refusals: ['record.unknown'],
})
