import { z } from 'zod'
import { call } from '../../kernel/call.ts'
import { id, line } from '../../kernel/fields.ts'
import { fileReply } from '../../kernel/file.ts'
import { namedEntity } from '../../kernel/names.ts'
import { keepers, quotaQuery } from './read-calls.ts'
import { currency, level, rateView } from './shapes.ts'

const use = call({
  name: 'quota.getLimitUse',
  method: 'GET',
  path: '/bond/limit/getLimitUse',
  access: ['quota_bond', 'quota_org', 'quota_org_bond', 'quota_business'],
  tiers: keepers,
  input: z.strictObject({ level, entityId: id.optional(), dealId: id.optional(), currency }),
  reply: z.object({
    /** What a limit of this kind would count now. Null where a rate is missing, or the reader may not see it. */
    used: z.string().nullable(),
    rates: z.array(rateView),
    missingRates: z.array(z.string()),
    /** There is a limit on it already, which is to be changed. */
    exists: z.boolean(),
  }),
  refusals: ['access.denied', 'quota.scope-wrong'],
  summary: 'Returns what a limit would count now, before it is saved',
})

const entities = call({
  name: 'quota.getLimitEntities',
  method: 'GET',
  path: '/bond/limit/getLimitEntities',
  access: ['quota_org', 'quota_org_bond'],
  tiers: keepers,
  input: z.strictObject({ keyword: line(100).optional() }),
  reply: z.object({ list: z.array(namedEntity) }),
  refusals: [],
  summary: 'Lists the institutions that a limit or an override may be set for, by name only',
})

const exportLimits = call({
  name: 'quota.exportLimits',
  method: 'GET',
  path: '/bond/limit/exportLimits',
  access: ['quota_bond', 'quota_org', 'quota_org_bond'],
  tiers: keepers,
  slow: true,
  input: z.strictObject({
    level: z.enum(['bond', 'org', 'orgBond']),
    sortField: quotaQuery.sortField,
    sortOrder: quotaQuery.sortOrder,
    keyword: quotaQuery.keyword,
    state: quotaQuery.state,
    kind: quotaQuery.kind,
    entityId: id.optional(),
    dealId: id.optional(),
  }),
  reply: fileReply,
  refusals: ['access.denied'],
  summary: 'Returns the limits of a level that the filter shows, as Excel',
})

export const quotaScreenReads = {
  getLimitUse: use,
  getLimitEntities: entities,
  exportLimits,
} as const
