import { useState, type SetStateAction } from 'react'
import { defaultFolds, type Folds } from '../../kit/dense-page/use-dense-grid.ts'
import { createStore } from '../../platform/store.ts'

interface Looked {
  readonly versionId: string
  readonly selected: readonly string[]
  readonly folds: Folds
}

const nothing = (versionId: string): Looked => ({
  versionId,
  selected: [],
  folds: defaultFolds,
})

/** The selected lines and open groups of a version. They stay while the user looks at other tabs. */
export function useLooked(versionId: string) {
  const [state, setState] = useState(() => nothing(versionId))
  /** The lines of the table from top to bottom, for dialogs outside it. */
  const [order] = useState(() => createStore<readonly string[]>([]))
  const now = state.versionId === versionId ? state : nothing(versionId)
  const put = (next: (before: Looked) => Partial<Looked>) =>
    setState((before) => {
      const last = before.versionId === versionId ? before : nothing(versionId)
      return { ...last, ...next(last) }
    })
  return {
    order,
    selected: now.selected,
    folds: now.folds,
    select: (selected: readonly string[]) => put(() => ({ selected })),
    fold: (next: SetStateAction<Folds>) =>
      put(({ folds }) => ({ folds: typeof next === 'function' ? next(folds) : next })),
  }
}

export type LinesLooked = ReturnType<typeof useLooked>
