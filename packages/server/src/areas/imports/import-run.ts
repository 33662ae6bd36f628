import { isOpenImport, type ImportState } from '@bookrunner/domain/imports'
import { refuse, type Refusal } from '@bookrunner/domain/kernel'
import { accept, type Aggregate } from '../../platform/service/index.ts'
import type { ImportRecord, UncheckedRow } from './import-record.ts'
import { countOpen, insertImport, loadImport, saveState } from './import.repo.ts'

interface ImportLoaded {
  record: ImportRecord | undefined
  /** Open imports of the person who starts one. */
  open: number
}

export type ImportChange =
  | { is: 'started'; record: ImportRecord; rows: readonly UncheckedRow[] }
  | { is: 'moved'; record: ImportRecord }

/** An import: one lock, one log of who started, added or cancelled it. */
export const importRun: Aggregate<ImportLoaded, string, ImportChange> = {
  kind: 'import',
  load: async (transaction, id, starters) => {
    const [record, open] = await Promise.all([
      loadImport(transaction, id),
      starters[0] === undefined ? 0 : countOpen(transaction, starters[0]),
    ])
    return { record, open }
  },
  apply: (state, { record }) => {
    state.record = record
  },
  save: (transaction, _id, changes) =>
    Promise.all(
      changes.flatMap(({ change }) =>
        change.is === 'started'
          ? insertImport(transaction, change.record, change.rows)
          : saveState(transaction, change.record),
      ),
    ),
}

/** The import in its next state, with a line in its log. */
export const moved = <Reply>(
  record: ImportRecord,
  to: ImportState,
  now: Temporal.Instant,
  reply: (after: ImportRecord) => Reply,
  more: Partial<ImportRecord> = {},
) => {
  const endedAt = isOpenImport(to) ? null : now.toString({ smallestUnit: 'millisecond' })
  const after: ImportRecord = { ...record, ...more, state: to, endedAt }
  const { rows, checked, wrong, problem } = after
  return accept({
    reply: reply(after),
    changes: [{ is: 'moved' as const, record: after }],
    line: {
      code: `import.${to}`,
      params: { importId: after.id, rows, checked, wrong, ...(problem && { problem: problem.reason }) },
    },
  })
}

/** Only one of several nodes, and of an addition and a cancellation, finds it in this state. */
export const inState = (
  record: ImportRecord | undefined,
  state: ImportState,
): ImportRecord | Refusal<'import.over'> => (record?.state === state ? record : refuse('import.over'))
