import { quotaCalls } from '@bookrunner/contract/quota'
import { mayUse, type Rights } from '@bookrunner/domain/access'
import { isSame, refuse, refuseFields, type Refusal } from '@bookrunner/domain/kernel'
import { quotaIdOf, rateFor, scopeFaults, type Quota, type QuotaLevel } from '@bookrunner/domain/quota'
import { accept, service, type LoggedValue } from '../../../platform/service/index.ts'
import { keyOfLevel } from './level-key.ts'
import { quota, type QuotaRecordState } from './quota.ts'
import type { LimitChanged } from '../notices/limit-notices.ts'

export const mayKeep = (rights: Rights, level: QuotaLevel): boolean => mayUse(rights, keyOfLevel[level])

const fields = ['amount', 'currency', 'kind', 'warnAt'] as const

/** What changed of a limit, as its log has it. */
export const changedOf = (before: Quota | undefined, after: Quota | undefined): LoggedValue[] =>
  fields
    .map((field) => ({
      field,
      from: before?.[field] ?? null,
      to: after?.[field] ?? null,
    }))
    .filter(({ from, to }) => from !== to)

/** A new limit is for records that exist, and for an institution that invests. */
const subjectFault = (
  { entityId, dealId }: Pick<Quota, 'entityId' | 'dealId'>,
  { entities, deals }: QuotaRecordState,
): Refusal<'record.unknown' | 'quota.not-investor' | 'quota.deal-over'> | undefined => {
  const entity = entityId === null ? undefined : entities.get(entityId)
  const deal = dealId === null ? undefined : deals.get(dealId)
  if ((entityId !== null && !entity) || (dealId !== null && !deal)) return refuse('record.unknown')
  if (entity && !entity.invests) return refuse('quota.not-investor')
  return deal && !deal.isOpen ? refuse('quota.deal-over') : undefined
}

/** Whatever is used must be convertible into the limit's currency, or the limit cannot be checked. */
const ratesFault = (
  currency: string,
  dealId: string | null,
  { currencies, deals, rates }: QuotaRecordState,
): Refusal<'quota.rates-missing'> | undefined => {
  const own = dealId === null ? null : (deals.get(dealId)?.currency ?? null)
  const foreign = (dealId === null ? currencies : own === null ? [] : [own]).filter(
    (each) => each !== currency,
  )
  if (foreign.length === 0) return undefined
  const missing = [currency, ...foreign].filter((each) => !rateFor(rates, each))
  return missing.length > 0
    ? refuse('quota.rates-missing', { currencies: missing.toSorted().join(', ') })
    : undefined
}

const changed = (before: Quota | undefined, after: Quota | undefined, by: string): LimitChanged => ({
  type: 'quota.changed',
  before,
  after,
  by,
})

const versionFault = (before: Quota | undefined, expected: number | null) => {
  if (!before) return expected === null ? undefined : refuse('record.unknown')
  if (expected === null) return refuse('quota.exists')
  return before.version === expected ? undefined : refuse('write.changed-meanwhile')
}

export const config = service(quotaCalls.config, {
  on: quota,
  key: ({ input }) => quotaIdOf(input),
  needs: ({ input: { entityId, dealId } }) => ({
    entityIds: entityId === null ? [] : [entityId],
    dealIds: dealId === null ? [] : [dealId],
  }),
  decide: ({ input, actor, state }) => {
    const { reason, expectedVersion, ...sent } = input
    if (!mayKeep(actor.rights, sent.level)) return refuse('access.denied')
    const scope = scopeFaults(sent)
    if (scope.length > 0)
      return refuseFields(
        'quota.wrong',
        scope.map((field) => ({ field, reason: 'quota.scope-wrong' as const })),
      )
    const before = state.quota
    const stale = versionFault(before, expectedVersion)
    if (stale) return stale
    const subject = before ? undefined : subjectFault(sent, state)
    if (subject) return subject
    if (sent.amount === 0)
      return refuseFields('quota.wrong', [{ field: 'amount', reason: 'quota.amount-missing' }])
    const missing = ratesFault(sent.currency, sent.dealId, state)
    if (missing) return missing
    const version = before?.version ?? 0
    const after: Quota = { ...sent, id: quotaIdOf(sent), version: version + 1 }
    const changes = changedOf(before, after)
    if (before && isSame(changes, [])) return refuse('write.no-changes')
    return accept({
      reply: { quotaId: after.id, version: after.version },
      changes: [{ quota: after, by: actor.userId, reason }],
      line: {
        code: before ? 'quota.changed' : 'quota.set',
        params: {
          level: after.level,
          entityId: after.entityId,
          dealId: after.dealId,
          changes,
        },
      },
      events: [changed(before, after, actor.userId)],
    })
  },
})

export const removeLimit = service(quotaCalls.removeLimit, {
  on: quota,
  key: ({ input }) => input.quotaId,
  needs: () => ({ entityIds: [], dealIds: [] }),
  decide: ({ input: { quotaId, expectedVersion, reason }, actor, state }) => {
    const before = state.quota
    if (!before) return refuse('record.unknown')
    if (!mayKeep(actor.rights, before.level)) return refuse('access.denied')
    if (before.version !== expectedVersion) return refuse('write.changed-meanwhile')
    return accept({
      reply: { quotaId },
      changes: [{ quota: undefined, by: actor.userId, reason }],
      line: {
        code: 'quota.removed',
        params: {
          level: before.level,
          entityId: before.entityId,
          dealId: before.dealId,
          changes: changedOf(before, undefined),
        },
      },
      events: [changed(before, undefined, actor.userId)],
    })
  },
})
