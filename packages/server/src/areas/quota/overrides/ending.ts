import { isOverrideEnding } from '@bookrunner/domain/quota'
import type { DueSource } from '../../../platform/due.ts'
import { accept, unchanged } from '../../../platform/service/index.ts'
import { findEndingOverrides } from './ending.repo.ts'
import { override, overrideChanged } from './override.ts'

/** An hour before an unused override ends, its keepers and the desk hear of it. */
export const overrideClock: DueSource = {
  name: 'overrides',
  find: findEndingOverrides,
  run: (key, { pipeline }) => {
    const [overrideId = '', entityId = '', dealId = ''] = key.split(' ')
    return pipeline.submit({
      on: override,
      key: overrideId,
      actor: null,
      need: { entityId, dealId },
      decide: ({ override: found, notice, deals }, { now }) => {
        const deal = deals.get(dealId)
        // Another node was first, or the override was used or ended meanwhile, or nobody can order any more.
        if (!found || !notice || notice.isEndingNotified || !deal?.takesOrders) return unchanged(null)
        if (!isOverrideEnding(found, notice.grantedAt, now)) return unchanged(null)
        return accept({
          reply: null,
          changes: [{ kind: 'ending' as const, override: found }],
          line: { code: 'quota.override-ending', params: { entityId, dealId, changes: [] } },
          events: [overrideChanged('ending', found, { by: null, currency: deal.currency })],
        })
      },
    })
  },
}
