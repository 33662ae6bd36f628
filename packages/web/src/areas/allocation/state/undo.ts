/** The user's own change, undone and redone by its state number. */
export interface OwnChange {
  readonly seq: number
  readonly count: number
  readonly what: 'typed' | 'paste' | 'bulk' | 'policy'
}

/** A user's changes of one version, the newest last. */
export interface Undoing {
  readonly done: readonly OwnChange[]
  readonly undone: readonly OwnChange[]
}

export const nothingDone: Undoing = { done: [], undone: [] }
const most = 100

/** Adds a change, and forgets undone ones. */
export const withDone = ({ done }: Undoing, change: OwnChange): Undoing => ({
  done: [...done, change].slice(-most),
  undone: [],
})

/** Records an undo, whose state number redoes the change. */
export const withUndone = ({ done, undone }: Undoing, seq: number): Undoing => {
  const last = done.at(-1)
  return last ? { done: done.slice(0, -1), undone: [...undone, { ...last, seq }] } : { done, undone }
}

export const withRedone = ({ done, undone }: Undoing, seq: number): Undoing => {
  const last = undone.at(-1)
  return last ? { done: [...done, { ...last, seq }], undone: undone.slice(0, -1) } : { done, undone }
}

/** Drops the last change, which others made impossible to undo or redo. */
export const withoutLast = ({ done, undone }: Undoing, way: 'undo' | 'redo'): Undoing =>
  way === 'undo' ? { done: done.slice(0, -1), undone } : { done, undone: undone.slice(0, -1) }

const isChange = (value: unknown): value is OwnChange =>
  typeof value === 'object' &&
  value !== null &&
  'seq' in value &&
  typeof value.seq === 'number' &&
  'count' in value &&
  typeof value.count === 'number' &&
  'what' in value &&
  ['typed', 'paste', 'bulk', 'policy'].includes(String(value.what))

const changesIn = (value: unknown): OwnChange[] =>
  Array.isArray(value) ? value.filter((each) => isChange(each)).slice(-most) : []

/** Another version of the program may have stored the changes. */
export const undoingFrom = (stored: unknown): Undoing =>
  typeof stored === 'object' && stored !== null
    ? {
        done: changesIn('done' in stored ? stored.done : undefined),
        undone: changesIn('undone' in stored ? stored.undone : undefined),
      }
    : nothingDone
