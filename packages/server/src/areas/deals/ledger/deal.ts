import type { DealLogCode } from '@bookrunner/contract/deals'
import type { Aggregate } from '../../../platform/service/index.ts'
import { applyChange, type DealChange } from './deal-change.ts'
import { loadDeal } from './deal-load.repo.ts'
import { saveDeal } from './deal-save.repo.ts'
import type { Announced, DealNeed, ChangingDeal } from './deal-state.ts'

/**
 * An announcement with all its tranches: one lock, one number, one log. The key is the announcement's id. Saves only
 * changes, in one statement.
 */
export const deal: Aggregate<ChangingDeal, DealNeed, DealChange, DealLogCode> = {
  kind: 'deal',
  together: 'stateOfEach',
  load: loadDeal,
  apply: applyChange,
  save: (transaction, _id, changes, state) => saveDeal(transaction, state as Announced, changes.at(-1)!.now),
}
