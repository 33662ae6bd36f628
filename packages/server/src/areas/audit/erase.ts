import { auditCalls } from '@bookrunner/contract/audit'
import { refuse } from '@bookrunner/domain/kernel'
import { accept, service, type Aggregate } from '../../platform/service/index.ts'
import { countPersonal, erasePersonal } from './audit.repo.ts'

/** Personal values that the log still has, by record. */
type State = Map<string, number>

const adminLog: Aggregate<State, { recordId: string }, { erased: string }> = {
  kind: 'log',
  load: async (transaction, _key, needs) =>
    new Map(
      await Promise.all(
        needs.map(async ({ recordId }) => [recordId, await countPersonal(transaction, recordId)] as const),
      ),
    ),
  apply: (state, { erased }) => state.set(erased, 0),
  save: (transaction, _key, changes) =>
    erasePersonal(
      transaction,
      changes.map(({ change }) => change.erased),
    ),
}

/** Erases personal data of a record from the log: its lines and their chain stay, and this is a line itself. */
export const erase = service(auditCalls.erase, {
  on: adminLog,
  key: () => 'all',
  needs: ({ input: { recordId } }) => ({ recordId }),
  decide: ({ input: { recordId }, state }) => {
    const lines = state.get(recordId) ?? 0
    if (lines === 0) return refuse('write.no-changes')
    return accept({
      reply: { recordId, lines },
      changes: [{ erased: recordId }],
      line: { code: 'log.erased', params: { recordId, lines } },
    })
  },
})
