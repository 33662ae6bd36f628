import { useState } from 'react'

export interface Turned {
  /** All of a view's groups, where somebody said so. */
  readonly shut: boolean
  readonly ids: ReadonlySet<string>
}

interface Looked {
  readonly versionId: string
  readonly selected: readonly string[]
  readonly turned: Turned
}

const nothing = (versionId: string): Looked => ({
  versionId,
  selected: [],
  turned: { shut: false, ids: new Set() },
})

/** What is picked among the lines of a version and which groups are open: it stays while one looks at its other tabs. */
export function useLooked(versionId: string) {
  const [kept, keep] = useState(() => nothing(versionId))
  const now = kept.versionId === versionId ? kept : nothing(versionId)
  const put = (next: (before: Looked) => Partial<Looked>) =>
    keep((before) => {
      const last = before.versionId === versionId ? before : nothing(versionId)
      return { ...last, ...next(last) }
    })
  return {
    selected: now.selected,
    turned: now.turned,
    select: (selected: readonly string[]) => put(() => ({ selected })),
    turn: (next: (before: Turned) => Turned) => put(({ turned }) => ({ turned: next(turned) })),
  }
}

export type LinesLooked = ReturnType<typeof useLooked>
