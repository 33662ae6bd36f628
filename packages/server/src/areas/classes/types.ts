import type { Aggregate } from '../../platform/service/index.ts'
import { loadAllClasses, removeClass, saveClasses, type ClassRecord } from './class.repo.ts'

export interface ClassChange {
  /** All types after the change, in their order. */
  after: readonly ClassRecord[]
  deleted?: { classId: string; moveTo: string | undefined }
}

/** There is one order of all types. */
export const allTypes = 'all'

/** All investor types: one lock, one log, because they have one order. */
export const types: Aggregate<{ list: readonly ClassRecord[] }, never, ClassChange> = {
  kind: 'class',
  load: async (transaction) => ({ list: await loadAllClasses(transaction) }),
  apply: (state, { after }) => {
    state.list = after
  },
  save: (transaction, _key, changes, state) =>
    Promise.all([
      ...changes.flatMap(({ change: { deleted } }) =>
        deleted ? removeClass(transaction, deleted.classId, deleted.moveTo) : [],
      ),
      state.list.length > 0 && saveClasses(transaction, state.list),
    ]),
}
