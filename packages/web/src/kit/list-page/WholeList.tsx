import type { ReactNode } from 'react'
import { hiddenColumns } from './columns.ts'
import { ListColumns } from './ListColumns.tsx'
import { useListPreferences } from './preferences.ts'
import { WholeTable, type WholeRows } from './WholeTable.tsx'

interface Props<Row> extends WholeRows<Row> {
  /** What its columns are remembered by. */
  readonly name: string
  /** The head says why there are no rows. */
  readonly isTableHidden?: boolean
  /** Puts the choice of columns into the head of the list. */
  readonly renderHead: (columns: ReactNode) => ReactNode
}

/** A list that is loaded whole: its columns are sorted, sized and hidden, and remembered so; the first one stays. */
export function WholeList<Row>({ name, renderHead, isTableHidden = false, columns, ...rows }: Props<Row>) {
  const { preferences, prefer } = useListPreferences(name)
  const hidden = hiddenColumns(columns, preferences)
  return (
    <>
      {renderHead(<ListColumns columns={columns.slice(1)} preferences={preferences} prefer={prefer} />)}
      {!isTableHidden && (
        <WholeTable<Row>
          {...rows}
          columns={columns.filter(({ id }, at) => at === 0 || !hidden.includes(id))}
          sorted={{ sort: preferences.sort, onSort: (sort) => prefer({ sort }) }}
          sized={{
            widths: preferences.widths,
            onWidth: (id, width) => prefer({ widths: { ...preferences.widths, [id]: width } }),
          }}
        />
      )}
    </>
  )
}
