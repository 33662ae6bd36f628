import { useMemo } from 'react'
import { usePersonal } from '../../../kit/use-personal.ts'
import { bookColumns } from '../grid/columns.ts'
import { layoutsFrom, type Layout, type StoredLayouts } from './layout.ts'

const known = new Set(bookColumns.map(({ id }) => id))
const parseLayouts = (stored: unknown) => layoutsFrom(stored, known)

/** Two windows of a person show two books: each has its own layout, and both offer the same names. */
const withNamedOf = ({ current }: StoredLayouts, { named }: StoredLayouts): StoredLayouts => ({
  current,
  named,
})

export interface Layouts extends StoredLayouts {
  readonly change: (change: Partial<Layout>) => void
  readonly update: (next: (layouts: StoredLayouts) => StoredLayouts) => void
}

/** A person's layouts of books. */
export function useLayouts(): Layouts {
  const [layouts, update] = usePersonal('book', parseLayouts, withNamedOf)
  return useMemo(
    () => ({
      ...layouts,
      update,
      change: (change) => update(({ current, named }) => ({ current: { ...current, ...change }, named })),
    }),
    [layouts, update],
  )
}
