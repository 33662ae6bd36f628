import { entitiesCalls } from '@bookrunner/contract/entities'
import { refuse, refuseFields } from '@bookrunner/domain/kernel'
import { accept, service } from '../../platform/service/index.ts'
import { afterPatch, entity } from './entity.ts'
import { entityView } from './view.ts'

/** §4: pending to reviewed by approval. A refused institution stays pending, with the reason, and can be approved later. */
export const audit = service(entitiesCalls.audit, {
  on: entity,
  key: ({ input }) => input.entityId,
  needs: () => ({}),
  decide: ({ input: { entityId, expectedVersion, verdict, reason }, actor, state }) => {
    const before = state.entity
    if (!before) return refuse('record.unknown')
    if (before.mergedInto) return refuse('entity.merged')
    if (before.version !== expectedVersion) return refuse('write.changed-meanwhile')
    if (before.review !== 'pending') return refuse('entity.not-pending')
    const isApproved = verdict === 'approve'
    if (!isApproved && reason === undefined)
      return refuseFields('input.invalid', [{ field: 'reason', reason: 'entity.reason-missing' }])
    const patch = isApproved ? { review: 'reviewed' as const, refusal: '' } : { refusal: reason ?? '' }
    return accept({
      reply: entityView(afterPatch(before, patch, state.places), actor),
      changes: [{ kind: 'edited', before, patch }],
      line: { code: isApproved ? 'entity.approved' : 'entity.refused', params: { entityId } },
      events: [{ type: 'entity.audited', entityId, isApproved, addedBy: before.addedBy }],
    })
  },
})
