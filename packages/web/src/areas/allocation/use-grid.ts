import { useEffect, useLayoutEffect, useMemo, useState } from 'react'
import { useDenseGrid } from '../../kit/dense-page/use-dense-grid.ts'
import { createStore } from '../../platform/store.ts'
import type { GridContext } from './grid/context.ts'
import { AllocDriver } from './grid/driver.ts'
import type { GridRow } from './rows/grid-row.ts'
import type { Edits } from './state/edits.ts'
import type { BrowserAlloc } from './state/browser-alloc.ts'
import type { Layout } from './state/layout.ts'
import type { LinesLooked } from './use-looked.ts'

interface GridInput {
  readonly alloc: BrowserAlloc
  readonly edits: Edits
  readonly layout: Layout
  readonly acts: Omit<GridContext, 'range' | 'toggle' | 'filters'>
  readonly looked: Pick<LinesLooked, 'folds' | 'fold'>
}

const driverOf = (context: GridContext) => new AllocDriver(context)
const isOpenAtFirst = (_: string, all = true): boolean => all

/** Connects the version and its grid. */
export function useGrid({ alloc, edits, layout, acts, looked }: GridInput) {
  const { view, filters, sort } = layout
  const { tools } = acts
  const [filterStore] = useState(() => createStore(filters))
  const { isOpen, ...grid } = useDenseGrid<GridRow, GridContext, AllocDriver>({
    driverOf,
    acts: { ...acts, filters: filterStore },
    folds: looked.folds,
    onFold: looked.fold,
    isOpenAtFirst,
  })
  const { driver } = grid
  useLayoutEffect(() => filterStore.set(filters))
  const request = useMemo(() => ({ view, filter: filters, sort, isOpen }), [view, filters, sort, isOpen])
  useLayoutEffect(() => driver.show(alloc, edits, request), [driver, alloc, edits, request, tools])
  // Targets affect cells of lines that did not change themselves; those that did are drawn by `show`.
  useEffect(() => driver.redraw(), [driver, tools.targets])
  return grid
}
