import { allocationCalls } from '@bookrunner/contract/allocation'
import { draftingFault } from '@bookrunner/domain/allocation'
import { isRefusal, refuse } from '@bookrunner/domain/kernel'
import { accept, service } from '../../../platform/service/index.ts'
import { allocation } from '../allocation.ts'
import { versionLine } from './lines-changed.ts'
import { manyFault, nameFault } from './shared.ts'
import { keyOfVersion, needOf, prepareVersion, changedVersion, versionFor, versionsOf } from './writing.ts'

/** A deleted version can be revived unchanged. */
export const deleteVersion = service(allocationCalls.deleteVersion, {
  on: allocation,
  prepare: prepareVersion,
  key: keyOfVersion,
  needs: ({ input, actor, prepared: { dealId } }) => needOf(actor, keyOfVersion({ input }), dealId),
  decide: (request) => {
    const { input, actor, now, seq, prepared } = request
    const found = versionFor(request, { ...prepared, ...input }, 'delete')
    if (isRefusal(found)) return found
    const { version } = found
    if (version.current) return refuse('alloc.is-current')
    const saved = changedVersion(
      version,
      { state: 'deleted', deleted: { at: now.toString(), by: actor.userId } },
      request,
    )
    return accept({
      reply: { versionId: version.id, seq },
      changes: [
        saved,
        {
          kind: 'lines' as const,
          versionId: version.id,
          what: 'deleted' as const,
          lines: [],
          by: actor.userId,
        },
      ],
      line: versionLine({ code: 'alloc.deleted', version: saved.version, before: version }),
    })
  },
})

export const reviveVersion = service(allocationCalls.reviveVersion, {
  on: allocation,
  prepare: prepareVersion,
  key: keyOfVersion,
  needs: ({ input, actor, prepared: { dealId } }) => needOf(actor, keyOfVersion({ input }), dealId),
  decide: (request) => {
    const { input, actor, seq, prepared } = request
    const found = versionFor(request, { ...prepared, ...input }, 'revive')
    if (isRefusal(found)) return found
    const { version } = found
    const versions = versionsOf(request, prepared.dealId)
    const fault =
      draftingFault(found.deal.lifecycle) ??
      manyFault(versions) ??
      nameFault(versions, version.name, version.id)
    if (fault) return fault
    const saved = changedVersion(version, { state: 'draft', deleted: null }, request)
    return accept({
      reply: { versionId: version.id, seq },
      changes: [
        saved,
        {
          kind: 'lines' as const,
          versionId: version.id,
          what: 'revived' as const,
          lines: [],
          by: actor.userId,
        },
      ],
      line: versionLine({ code: 'alloc.revived', version: saved.version, before: version }),
    })
  },
})
