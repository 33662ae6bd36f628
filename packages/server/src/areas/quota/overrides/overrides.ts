import { quotaCalls } from '@bookrunner/contract/quota'
import { refuse, refuseFields } from '@bookrunner/domain/kernel'
import { overrideStateOf, type QuotaOverride } from '@bookrunner/domain/quota'
import { newId } from '../../../platform/ids.ts'
import { accept, service } from '../../../platform/service/index.ts'
import { override, overrideChanged } from './override.ts'

const paramsOf = ({ entityId, dealId, amount, until }: QuotaOverride) => ({
  entityId,
  dealId,
  changes: [
    { field: 'amount', from: null, to: amount },
    { field: 'until', from: null, to: until },
  ],
})

export const grantOverride = service(quotaCalls.grantOverride, {
  on: override,
  prepare: async () => ({ id: newId('ovr') }),
  key: ({ prepared }) => prepared.id,
  needs: ({ input: { entityId, dealId } }) => ({ entityId, dealId }),
  decide: ({ input, actor, state, now, prepared: { id } }) => {
    const { entityId, dealId, amount, until, reason } = input
    const [entity, deal] = [state.entities.get(entityId), state.deals.get(dealId)]
    if (!entity || !deal) return refuse('record.unknown')
    if (!entity.invests) return refuse('quota.not-investor')
    if (!deal.isOpen) return refuse('quota.deal-over')
    if (amount === 0)
      return refuseFields('quota.wrong', [{ field: 'amount', reason: 'quota.amount-missing' }])
    if (Temporal.Instant.compare(Temporal.Instant.from(until), now) <= 0)
      return refuseFields('quota.wrong', [{ field: 'until', reason: 'quota.until-past' }])
    const granted: QuotaOverride = {
      id,
      entityId,
      dealId,
      amount,
      until,
      orderId: null,
      endedAt: null,
    }
    return accept({
      reply: { overrideId: id },
      changes: [{ kind: 'granted', override: granted, by: actor.userId, reason }],
      line: { code: 'quota.override-granted', params: paramsOf(granted) },
      events: [overrideChanged('granted', granted, { by: actor.userId, currency: deal.currency })],
    })
  },
})

export const endOverride = service(quotaCalls.endOverride, {
  on: override,
  key: ({ input }) => input.overrideId,
  decide: ({ input: { reason }, actor, state, now }) => {
    const before = state.override
    if (!before) return refuse('record.unknown')
    const at = overrideStateOf(before, now)
    if (at === 'ended' || at === 'over') return refuse('quota.override-over')
    const { entityId, dealId } = before
    return accept({
      reply: { overrideId: before.id },
      changes: [{ kind: 'ended', override: { ...before, endedAt: now.toString() }, reason }],
      line: { code: 'quota.override-ended', params: { entityId, dealId, changes: [] } },
      events: [overrideChanged('ended', before, { by: actor.userId, currency: null })],
    })
  },
})
