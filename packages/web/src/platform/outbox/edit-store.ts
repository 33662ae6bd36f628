import { userNow } from '../session.ts'
import { createStore, type Store } from '../store.ts'
import { readUnsaved, storeUnsaved } from '../unsaved.ts'

type Edits<Edit> = ReadonlyMap<string, Edit>

/** What an area says about its edits. */
interface EditStorePort<Edit> {
  /** Names the edits in the tab's storage. */
  readonly name: string
  /** The edit waits for a decision: nothing of it is on its way. */
  readonly isOpen: (edit: Edit) => boolean
  /** Whether a stored value is such an edit: another version of the program may have stored it. */
  readonly isEdit: (stored: unknown) => stored is Edit
  readonly cellOf: (edit: Edit) => string
}

/**
 * The edits of a page by cell. Those that wait for a decision stay in this tab, as an outbox keeps those on their way, so
 * that a reload, a crash or an ended session loses neither.
 */
export function editStore<Edit>({ name, isOpen, isEdit, cellOf }: EditStorePort<Edit>): Store<Edits<Edit>> {
  const userId = userNow()
  const stored = readUnsaved(name)
  const kept = Array.isArray(stored) ? stored.filter((each) => isEdit(each) && isOpen(each)) : []
  const store = createStore<Edits<Edit>>(new Map(kept.map((edit: Edit) => [cellOf(edit), edit])))
  let last: readonly Edit[] = kept
  return {
    ...store,
    set(edits) {
      store.set(edits)
      const open = [...edits.values()].filter((edit) => isOpen(edit))
      if (open.length === last.length && open.every((edit, at) => edit === last[at])) return
      last = open
      // Also once the session is over, which can be what leaves an edit open.
      if (userId !== undefined) storeUnsaved(name, open.length > 0 ? open : undefined, userId)
    },
  }
}
