import { z } from 'zod'
import { mostReasonLetters } from '@bookrunner/domain/quota'
import { call } from '../../kernel/call.ts'
import { day, face, id, line, rate, setInstant } from '../../kernel/fields.ts'
import { keepers } from './read-calls.ts'
import { currency, kind, level, rateView, version, warnAt } from './shapes.ts'

const limitKeys = ['quota_bond|edit', 'quota_org|edit', 'quota_org_bond|edit', 'quota_business|edit'] as const

const config = call({
  name: 'quota.config',
  method: 'POST',
  path: '/bond/limit/config',
  access: limitKeys,
  tiers: keepers,
  input: z.strictObject({
    level,
    /** Of a level with an institution. */
    entityId: id.nullable(),
    /** Of a level with a bond. */
    dealId: id.nullable(),
    amount: face,
    currency,
    kind,
    warnAt,
    /** The version that was read; null for a new limit. */
    expectedVersion: version.nullable(),
    reason: line(mostReasonLetters),
  }),
  reply: z.object({ quotaId: z.string(), version: z.int() }),
  refusals: [
    'record.unknown',
    'access.denied',
    'write.no-changes',
    'write.changed-meanwhile',
    'quota.wrong',
    'quota.scope-wrong',
    'quota.not-investor',
    'quota.amount-missing',
    'quota.rates-missing',
    'quota.deal-over',
    'quota.exists',
  ],
  summary: 'Sets or changes the limit of a bond, an institution, both, or the whole business',
})

const remove = call({
  name: 'quota.removeLimit',
  method: 'POST',
  path: '/bond/limit/removeLimit',
  access: limitKeys,
  tiers: keepers,
  input: z.strictObject({ quotaId: id, expectedVersion: version, reason: line(mostReasonLetters) }),
  reply: z.object({ quotaId: z.string() }),
  refusals: ['record.unknown', 'access.denied', 'write.changed-meanwhile'],
  summary: 'Removes a limit; its history stays',
})

const grantOverride = call({
  name: 'quota.grantOverride',
  method: 'POST',
  path: '/bond/limit/grantOverride',
  access: ['quota_org_bond|override'],
  tiers: keepers,
  input: z.strictObject({
    entityId: id,
    dealId: id,
    amount: face,
    until: setInstant,
    reason: line(mostReasonLetters),
  }),
  reply: z.object({ overrideId: z.string() }),
  refusals: [
    'record.unknown',
    'quota.wrong',
    'quota.not-investor',
    'quota.amount-missing',
    'quota.until-past',
    'quota.deal-over',
  ],
  summary: 'Lets one order of an institution on a deal pass hard limits, up to a size and until a time',
})

const endOverride = call({
  name: 'quota.endOverride',
  method: 'POST',
  path: '/bond/limit/endOverride',
  access: ['quota_org_bond|override'],
  tiers: keepers,
  input: z.strictObject({ overrideId: id, reason: line(mostReasonLetters) }),
  reply: z.object({ overrideId: z.string() }),
  refusals: ['record.unknown', 'quota.override-over'],
  summary: 'Ends an override before its time; an order that used it stays',
})

const setRate = call({
  name: 'quota.setRate',
  method: 'POST',
  path: '/bond/limit/setRate',
  access: ['quota_rates|edit'],
  tiers: ['tier1'],
  input: z.strictObject({
    currency,
    day,
    rate,
    /** The user confirmed a rate that is far from the one that holds on its day. */
    rateConfirmed: z.boolean().optional(),
  }),
  reply: rateView,
  refusals: ['quota.base-rate', 'quota.rate-wrong', 'quota.rate-day', 'quota.rate-far', 'write.no-changes'],
  summary: 'Sets the rate of a currency from a day on; the rate of the same day is replaced',
})

export const quotaWrites = { config, removeLimit: remove, grantOverride, endOverride, setRate } as const
