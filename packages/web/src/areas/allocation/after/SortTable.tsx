import { CaretDownOutlined, CaretUpOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useState, type ReactNode } from 'react'
import { count } from '../../../kit/format.ts'
import { sortedBy, type SortBy, type SortValue } from '../../../kit/grid/index.ts'
import { useText } from '../../../platform/text.ts'
import { afterText } from './text.ts'

export interface Column<Row> {
  readonly id: string
  readonly head: string
  readonly value: (row: Row) => SortValue
  readonly text: (row: Row) => string
  readonly right?: boolean
  /** A name: it is not translated. */
  readonly name?: boolean
  /** Below all rows. */
  readonly total?: ReactNode
}

interface Props<Row> {
  readonly label: string
  readonly columns: readonly Column<Row>[]
  readonly rows: readonly Row[]
  readonly keyOf: (row: Row) => string
}

/** Beyond these one asks for the rest. */
const MOST = 500

/** Rows that are read, sorted by any column. */
export function SortTable<Row>({ label, columns, rows, keyOf }: Props<Row>) {
  const t = useText(afterText)
  const [sort, setSort] = useState<SortBy>()
  const [all, setAll] = useState(false)
  const byId = new Map(columns.map((column) => [column.id, column]))
  const ordered = sortedBy(rows, sort ? [sort] : [], (row, colId) => byId.get(colId)?.value(row) ?? null)
  const shown = all ? ordered : ordered.slice(0, MOST)
  const turn = (colId: string) =>
    setSort(sort?.colId === colId && sort.sort === 'asc' ? { colId, sort: 'desc' } : { colId, sort: 'asc' })
  const totals = columns.some(({ total }) => total !== undefined)
  if (rows.length === 0) return <p className="br-quiet">{t('none')}</p>
  return (
    // What scrolls is reached by its keys.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className="br-alloc-scroll" role="group" aria-label={label} tabIndex={0}>
      <table className="br-alloc-table" aria-label={label}>
        <thead>
          <tr>
            {columns.map(({ id, head, right }) => {
              const way = sort?.colId === id ? sort.sort : undefined
              return (
                <th
                  key={id}
                  scope="col"
                  data-right={right}
                  aria-sort={way === 'asc' ? 'ascending' : way === 'desc' ? 'descending' : 'none'}
                >
                  <button type="button" onClick={() => turn(id)}>
                    {head}
                    {way === 'asc' && <CaretUpOutlined aria-hidden />}
                    {way === 'desc' && <CaretDownOutlined aria-hidden />}
                  </button>
                </th>
              )
            })}
          </tr>
        </thead>
        <tbody>
          {shown.map((row) => (
            <tr key={keyOf(row)}>
              {columns.map(({ id, text, right, name }) => (
                <td key={id} data-right={right} {...(name && { translate: 'no' })}>
                  {text(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        {totals && (
          <tfoot>
            <tr>
              {columns.map(({ id, total, right }) => (
                <td key={id} data-right={right}>
                  {total}
                </td>
              ))}
            </tr>
          </tfoot>
        )}
      </table>
      {shown.length < rows.length && (
        <Button type="link" onClick={() => setAll(true)}>
          {t('more', { count: count(rows.length) })}
        </Button>
      )}
    </div>
  )
}
