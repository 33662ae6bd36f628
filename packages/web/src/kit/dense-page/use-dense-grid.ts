import { useLayoutEffect, useMemo, useState, type Dispatch, type SetStateAction } from 'react'
import type { RowDriver } from '../grid/index.ts'
import type { DenseRow } from './column.ts'
import type { DenseContext } from './context.ts'

/** Which rows show the rows under them. */
export interface Folds {
  /** Whether all groups are open, if the reader chose so. */
  readonly all: boolean | undefined
  /** Rows that the reader toggled. */
  readonly ids: ReadonlySet<string>
}
export const defaultFolds: Folds = { all: undefined, ids: new Set() }

interface Input<Row extends DenseRow, Context, Driver extends RowDriver<Row>> {
  readonly driverOf: (context: Context) => Driver
  /** The context without the parts that the grid sets. */
  readonly acts: Omit<Context, 'range' | 'toggle'>
  readonly folds: Folds
  readonly onFold: Dispatch<SetStateAction<Folds>>
  /** Whether a row is open before anybody toggled it. */
  readonly isOpenAtFirst: (id: string, all: boolean | undefined) => boolean
}

/** One driver and one context for the life of the page, and its open groups. */
export function useDenseGrid<
  Row extends DenseRow,
  Context extends DenseContext<Row>,
  Driver extends RowDriver<Row>,
>({ driverOf, acts, folds, onFold, isOpenAtFirst }: Input<Row, Context, Driver>) {
  const [{ context, driver }] = useState(() => {
    const made = { ...acts, range: undefined, toggle: () => undefined } as unknown as Context
    return { context: made, driver: driverOf(made) }
  })
  const toggle = ({ id }: Row) =>
    onFold(({ all, ids }) => {
      const next = new Set(ids)
      if (!next.delete(id)) next.add(id)
      return { all, ids: next }
    })
  useLayoutEffect(() => void Object.assign(context, acts, { toggle }))
  const isOpen = useMemo(
    () => (id: string) => folds.ids.has(id) !== isOpenAtFirst(id, folds.all),
    [folds, isOpenAtFirst],
  )
  return {
    context,
    driver,
    isOpen,
    /** Opens or closes all groups. */
    unfold: () => {
      const heads = driver.shown.get().rows.filter(({ kind }) => kind === 'group')
      onFold({ all: !heads.some(({ id }) => isOpen(id)), ids: new Set() })
    },
  }
}
