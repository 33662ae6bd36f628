import { useMemo } from 'react'
import { withChosenHiding } from '../../kit/dense-page/layout.ts'
import type { ColumnPlace } from '../../kit/grid/index.ts'
import type { BrowserAlloc } from './state/browser-alloc.ts'
import { columnsShown, emptyIn, filtersShown, useLayout, type Layout } from './state/layout.ts'

/** The user's layout, without columns that are empty for this version. */
export function useColumns(
  alloc: BrowserAlloc,
  { launched, desk }: { readonly launched: boolean; readonly desk: boolean },
) {
  const { layout: own, change } = useLayout()
  const { rows } = alloc
  // The same array while its contents are the same.
  const emptyIds = useMemo(() => emptyIn({ rows }, { desk }).join(' '), [rows, desk])
  const empty = useMemo(() => emptyIds.split(' ').filter(Boolean), [emptyIds])
  /** The columns as the user chose them. */
  const chosen = useMemo(() => columnsShown(own.columns, { launched, desk }), [own.columns, launched, desk])
  const places = useMemo(
    () => columnsShown(own.columns, { launched, desk }, empty),
    [own.columns, launched, desk, empty],
  )
  const layout = useMemo((): Layout => {
    const filters = filtersShown(own.filters, places)
    return filters === own.filters ? own : { ...own, filters }
  }, [own, places])
  return {
    layout,
    change,
    chosen,
    places,
    empty,
    narrow: (colId: string, typed: string) => change({ filters: { ...own.filters, [colId]: typed } }),
    placed: (next: readonly ColumnPlace[]) => change({ columns: withChosenHiding(next, chosen) }),
  }
}
