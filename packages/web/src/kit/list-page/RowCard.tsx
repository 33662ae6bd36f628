import { shownColumns } from './columns.ts'
import type { TableOptions } from './ListTable.tsx'
import type { AnyList } from './use-list.ts'
import css from './list-page.module.css'

interface Props<Row> extends TableOptions<Row> {
  readonly list: AnyList
  readonly row: Row
}

/** A row where there is no room for columns: the first is its heading, the others stand below with their titles. */
export function RowCard<Row>({ columns, list, row }: Props<Row>) {
  const [head, ...others] = shownColumns(columns, list.preferences)
  return (
    <>
      <strong>{head?.cell(row)}</strong>
      <dl className={css.pairs}>
        {others
          .filter(({ tool }) => !tool)
          .map(({ id, title, cell }) => (
            <div key={id}>
              <dt>{title}</dt>
              <dd>{cell(row)}</dd>
            </div>
          ))}
      </dl>
      {others
        .filter(({ tool }) => tool)
        .map(({ id, cell }) => (
          <div key={id}>{cell(row)}</div>
        ))}
    </>
  )
}
