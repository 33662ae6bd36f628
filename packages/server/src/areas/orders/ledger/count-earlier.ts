import { announcementOf } from '@bookrunner/domain/deals'
import type { DueSource } from '../../../platform/due.ts'
import { unchanged, type Aggregate } from '../../../platform/service/index.ts'
import { recount } from './recount.ts'
import { findUncounted, markCounted } from './uncounted.repo.ts'

/** Under the deal's lock, but without a line of its log: nothing changes that anybody did. */
const counting: Aggregate<null, { dealId: string }, never> = {
  kind: 'deal',
  load: async (transaction, announcementId, needs) => {
    for (const { dealId } of needs) {
      await recount(transaction, announcementId, [dealId])
      await markCounted(transaction, dealId)
    }
    return null
  },
  apply: () => {},
  save: async () => {},
}

/** Counts what orders from before limits use of them, once after the update that brought limits. */
export const countEarlier: DueSource = {
  name: 'limits',
  find: findUncounted,
  run: (dealId, { pipeline }) =>
    pipeline.submit({
      on: counting,
      key: announcementOf(dealId),
      actor: null,
      need: { dealId },
      decide: () => unchanged(null),
    }),
}
