import { CaretDownOutlined, CaretUpOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useState, type ReactNode } from 'react'
import { sortedBy, type SortValue } from '../grid/sort.ts'
import { useText } from '../../platform/text.ts'
import type { Sort } from './address.ts'
import { SizableHeader } from './SizableHeader.tsx'
import { listText } from './text.ts'
import css from './WholeTable.module.css'

/** A column of a list that is loaded whole: sorted by its values here. */
export interface WholeColumn<Row> {
  readonly id: string
  readonly title: string
  /** In pixels, where columns can be sized. */
  readonly width?: number
  readonly value: (row: Row) => SortValue
  readonly text: (row: Row) => string
  /** What stands in the cell, where that is more than its text. */
  readonly cell?: (row: Row) => ReactNode
  readonly right?: boolean
  /** A name, which isn't translated. */
  readonly name?: boolean
  /** Below all rows. */
  readonly total?: ReactNode
}

export interface WholeRows<Row> {
  readonly label: string
  readonly columns: readonly WholeColumn<Row>[]
  readonly rows: readonly Row[]
  readonly keyOf: (row: Row) => string
  /** Shown where there are no rows. */
  readonly none?: string
}

interface Props<Row> extends WholeRows<Row> {
  /** A sort that is remembered; else it lasts as long as the table. */
  readonly sorted?: { readonly sort: Sort | undefined; readonly onSort: (sort: Sort) => void }
  /** Without it, columns are as wide as their content. */
  readonly sized?: {
    readonly widths: Readonly<Record<string, number>>
    readonly onWidth: (id: string, width: number) => void
  }
}

/** The first so many; a button shows the others. */
const MOST = 500

const DEFAULT_WIDTH = 120

/** Rows that are loaded whole: sorted by any column, with a line of totals. */
export function WholeTable<Row>({ label, columns, rows, keyOf, none, sorted, sized }: Props<Row>) {
  const t = useText(listText)
  const [all, setAll] = useState(false)
  const [own, setOwn] = useState<Sort>()
  const { sort, onSort } = sorted ?? { sort: own, onSort: setOwn }
  const byId = new Map(columns.map((column) => [column.id, column]))
  const by = sort && byId.has(sort.field) ? [{ colId: sort.field, sort: sort.order }] : []
  const ordered = sortedBy(rows, by, (row, colId) => byId.get(colId)?.value(row) ?? null)
  const shown = all ? ordered : ordered.slice(0, MOST)
  const widthOf = ({ id, width = DEFAULT_WIDTH }: WholeColumn<Row>) => sized?.widths[id] ?? width
  const width = columns.reduce((sum, column) => sum + widthOf(column), 0)
  const totals = columns.some(({ total }) => total !== undefined)
  if (rows.length === 0) return <p className="br-quiet">{none ?? t('nothing')}</p>
  return (
    // What scrolls is reached by its keys.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={css.scroll} role="group" aria-label={label} tabIndex={0}>
      <table
        className={css.table}
        aria-label={label}
        {...(sized && { 'data-sized': true, style: { width } })}
      >
        {sized && (
          <colgroup>
            {columns.map((column) => (
              <col key={column.id} style={{ width: widthOf(column) }} />
            ))}
          </colgroup>
        )}
        <thead>
          <tr>
            {columns.map((column) => (
              <Head
                key={column.id}
                column={column}
                sort={sort}
                onSort={onSort}
                sized={sized}
                width={widthOf(column)}
              />
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map((row) => (
            <tr key={keyOf(row)}>
              {columns.map(({ id, text, cell = text, right, name }) => (
                <td key={id} data-right={right} {...(name && { translate: 'no' })}>
                  {cell(row)}
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
          {t('more', { count: rows.length })}
        </Button>
      )}
    </div>
  )
}

interface HeadProps<Row> {
  readonly column: WholeColumn<Row>
  readonly sort: Sort | undefined
  readonly onSort: (sort: Sort) => void
  readonly sized: Props<Row>['sized']
  readonly width: number
}

function Head<Row>({ column: { id, title, right }, sort, onSort, width, sized }: HeadProps<Row>) {
  const t = useText(listText)
  const order = sort?.field === id ? sort.order : undefined
  return (
    <SizableHeader
      scope="col"
      data-right={right}
      aria-sort={order === 'asc' ? 'ascending' : order === 'desc' ? 'descending' : 'none'}
      {...(sized && {
        sizable: {
          width,
          label: t('columns.width', { name: title }),
          onWidth: (next: number) => sized.onWidth(id, next),
        },
      })}
    >
      <button type="button" onClick={() => onSort({ field: id, order: order === 'asc' ? 'desc' : 'asc' })}>
        {title}
        {order === 'asc' && <CaretUpOutlined aria-hidden />}
        {order === 'desc' && <CaretDownOutlined aria-hidden />}
      </button>
    </SizableHeader>
  )
}
