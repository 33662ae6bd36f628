import { useEffect, useLayoutEffect, useMemo, useState } from 'react'
import { createStore } from '../../platform/store.ts'
import type { GridContext } from './grid/context.ts'
import { AllocDriver } from './grid/driver.ts'
import type { Tools } from './grid/tools.ts'
import type { Edits } from './state/edits.ts'
import type { BrowserAlloc } from './state/browser-alloc.ts'
import type { Layout } from './state/layout.ts'
import type { LinesLooked } from './use-looked.ts'

type Acts = Pick<GridContext, 'open' | 'narrow' | 'show' | 'begun' | 'typing' | 'stopped'>

interface GridInput {
  readonly alloc: BrowserAlloc
  readonly edits: Edits
  readonly layout: Layout
  readonly tools: Tools
  readonly acts: Acts
  readonly looked: Pick<LinesLooked, 'turned' | 'turn'>
}

/** What stands between the version and its grid: one driver and one context for as long as the page is there. */
export function useGrid({ alloc, edits, layout, tools, acts, looked }: GridInput) {
  const { view, filters, sort } = layout
  const { turned, turn: setTurned } = looked
  const { shut, ids } = turned
  const turn = (id: string) =>
    setTurned((before) => {
      const next = new Set(before.ids)
      if (!next.delete(id)) next.add(id)
      return { ...before, ids: next }
    })
  const [{ context, driver }] = useState(() => {
    const made: GridContext = {
      ...acts,
      tools,
      range: undefined,
      filters: createStore(filters),
      turn: () => undefined,
    }
    return { context: made, driver: new AllocDriver(made) }
  })
  useLayoutEffect(() => {
    Object.assign(context, acts, { tools, turn: ({ id }: { id: string }) => turn(id) })
    context.filters.set(filters)
  })
  const wanted = useMemo(
    () => ({ view, filter: filters, sort, isOpen: (id: string) => ids.has(id) === shut }),
    [view, filters, sort, ids, shut],
  )
  useLayoutEffect(() => driver.show(alloc, edits, wanted), [driver, alloc, edits, wanted, tools])
  // What a target says of a line stands in cells of lines that did not change themselves.
  useEffect(() => driver.redraw(), [driver, edits, tools.targets])
  return {
    context,
    driver,
    unfold: () =>
      setTurned((before) => {
        const heads = driver.shown.get().rows.filter(({ kind }) => kind === 'group')
        const open = heads.some(({ id }) => before.ids.has(id) === before.shut)
        return { shut: open, ids: new Set() }
      }),
  }
}
