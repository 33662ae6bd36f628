import type { ReactNode } from 'react'
import type { ListPreferences } from './preferences.ts'

export interface ListColumn<Row> {
  readonly id: string
  readonly title: string
  readonly width: number
  readonly cell: (row: Row) => ReactNode
  /** The call sorts by it under this name. */
  readonly sort?: string
  readonly align?: 'right'
  /** Always shown. */
  readonly fixed?: true
  /** Hidden until somebody chooses it. */
  readonly hidden?: true
  /** Long text goes on in the next line instead of being cut. */
  readonly wraps?: true
  /** Buttons: no visible title, no handle for its width. */
  readonly tool?: true
}

type Described = Pick<ListColumn<never>, 'id' | 'fixed' | 'hidden'>

export const hiddenColumns = (
  columns: readonly Described[],
  { hidden }: Partial<Pick<ListPreferences, 'hidden'>>,
): readonly string[] => hidden ?? columns.filter((column) => column.hidden).map(({ id }) => id)

export function shownColumns<Column extends Described>(
  columns: readonly Column[],
  preferences: Partial<Pick<ListPreferences, 'hidden'>>,
): readonly Column[] {
  const hidden = hiddenColumns(columns, preferences)
  return columns.filter(({ id, fixed }) => fixed || !hidden.includes(id))
}
