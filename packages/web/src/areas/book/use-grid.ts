import { useEffect, useLayoutEffect, useMemo, useState } from 'react'
import { defaultFolds, useDenseGrid } from '../../kit/dense-page/use-dense-grid.ts'
import { rowHeights } from '../../kit/grid/index.ts'
import type { GridContext } from './grid/context.ts'
import { GridDriver } from './grid/driver.ts'
import type { GridRow } from './rows/grid-row.ts'
import type { BrowserBook } from './state/browser-book.ts'
import type { Layout } from './state/layout.ts'
import { shownStore } from './state/select.ts'

/** Types start open, groups and merges folded. */
const isOpenAtFirst = (id: string, all: boolean | undefined): boolean =>
  id.startsWith('merge:') ? false : (all ?? id.startsWith('type:'))

const driverOf = (context: GridContext) => new GridDriver(context)

interface GridInput {
  readonly book: BrowserBook
  readonly layout: Layout
  readonly acts: Omit<GridContext, 'range' | 'toggle' | 'book'>
}

const orderIdsIn = (rows: readonly GridRow[]): string[] =>
  rows.filter(({ kind }) => kind === 'order').map(({ id }) => id)

const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((id, at) => id === other[at])

/** Connects the book with its grid. */
export function useGrid({ book, layout, acts }: GridInput) {
  const { dealId } = book
  const { view, filter, sort } = layout
  const low = layout.rowHeight === rowHeights[1]
  const { tools, edits } = acts
  const [folds, setFolds] = useState(defaultFolds)
  const { isOpen, ...grid } = useDenseGrid<GridRow, GridContext, GridDriver>({
    driverOf,
    acts: { ...acts, book },
    folds,
    onFold: setFolds,
    isOpenAtFirst,
  })
  const { driver } = grid
  const request = useMemo(() => ({ view, filter, sort, isOpen, low }), [view, filter, sort, isOpen, low])
  useLayoutEffect(() => driver.show(book, request), [driver, book, request, tools])
  useEffect(() => driver.redraw(), [driver, edits])
  useEffect(() => {
    const publish = () => {
      const store = shownStore(dealId)
      const ids = orderIdsIn(driver.shown.get().rows)
      if (!isSame(store.get(), ids)) store.set(ids)
    }
    publish()
    return driver.shown.subscribe(publish)
  }, [driver, dealId])
  return grid
}
