import { useEffect, useLayoutEffect, useMemo, useState } from 'react'
import type { GridContext } from './grid/context.ts'
import { GridDriver } from './grid/driver.ts'
import type { Tools } from './grid/tools.ts'
import type { GridRow } from './rows/grid-row.ts'
import type { BrowserBook } from './state/browser-book.ts'
import type { Layout } from './state/layout.ts'
import { shownStore } from './state/select.ts'

interface Turned {
  /** All of a view's groups, where somebody said so. */
  readonly all: boolean | undefined
  readonly ids: ReadonlySet<string>
}
const asUsual: Turned = { all: undefined, ids: new Set() }

/** Of types one reads the orders, of groups the sums first. Merged orders are shut. */
const openOf =
  ({ all, ids }: Turned) =>
  (id: string): boolean => {
    const first = id.startsWith('merge:') ? false : (all ?? id.startsWith('type:'))
    return ids.has(id) !== first
  }

type Acts = Pick<GridContext, 'may' | 'begun' | 'open' | 'acknowledge' | 'typing' | 'stopped' | 'edits'>

interface GridInput {
  readonly book: BrowserBook
  readonly layout: Layout
  readonly tools: Tools
  readonly acts: Acts
}

const orderIdsIn = (rows: readonly GridRow[]): string[] =>
  rows.flatMap((row) => (row.kind === 'order' ? row.id : []))

/** What stands between the book and its grid: one driver and one context for as long as the page is there. */
export function useGrid({ book, layout, tools, acts }: GridInput) {
  const { dealId } = book
  const { view, filter, sort } = layout
  const [turned, setTurned] = useState(asUsual)
  const turn = (id: string) =>
    setTurned(({ all, ids }) => {
      const next = new Set(ids)
      if (!next.delete(id)) next.add(id)
      return { all, ids: next }
    })
  const [{ context, driver }] = useState(() => {
    const made: GridContext = {
      ...acts,
      tools,
      book,
      range: undefined,
      turn: () => undefined,
    }
    return { context: made, driver: new GridDriver(made) }
  })
  useLayoutEffect(() => {
    Object.assign(context, acts, { tools, turn: ({ id }: { id: string }) => turn(id) })
  })
  const wanted = useMemo(() => ({ view, filter, sort, isOpen: openOf(turned) }), [view, filter, sort, turned])
  useLayoutEffect(() => driver.show(book, wanted), [driver, book, wanted, tools])
  useEffect(() => driver.redraw(), [driver, acts.edits])
  useEffect(() => {
    const tell = () => shownStore(dealId).set(orderIdsIn(driver.shown.get().rows))
    tell()
    return driver.shown.subscribe(tell)
  }, [driver, dealId])
  return {
    context,
    driver,
    unfold: () => {
      const open = openOf(turned)
      const heads = driver.shown.get().rows.filter(({ kind }) => kind === 'group')
      setTurned({ all: !heads.some(({ id }) => open(id)), ids: new Set() })
    },
  }
}
