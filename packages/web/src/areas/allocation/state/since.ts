import type { AllocRow } from '@bookrunner/contract/allocation'
import type { HeldAlloc } from './held.ts'

/** Lines that somebody has changed since a state one read. */
export const linesSince = ({ rows }: Pick<HeldAlloc, 'rows'>, seq: number): AllocRow[] =>
  [...rows.values()].filter((row) => row.seq > seq)

/** Who changed them, each once. */
export const editorsOf = (rows: readonly AllocRow[]): readonly string[] => [
  ...new Set(rows.flatMap(({ editedBy }) => editedBy ?? [])),
]
