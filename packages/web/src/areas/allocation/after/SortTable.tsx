import { CaretDownOutlined, CaretUpOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useState, type ReactNode } from 'react'
import { count } from '../../../kit/format.ts'
import { sortedBy, type SortBy, type SortValue } from '../../../kit/grid/index.ts'
import { SizableHeader } from '../../../kit/list-page/SizableHeader.tsx'
import { useText } from '../../../platform/text.ts'
import { afterText } from './text.ts'
import css from './after.module.css'
import allocationCss from '../allocation.module.css'

export interface Column<Row> {
  readonly id: string
  readonly head: string
  /** On the screen, in pixels, where columns can be drawn wider and narrower. */
  readonly width?: number
  readonly value: (row: Row) => SortValue
  readonly text: (row: Row) => string
  readonly right?: boolean
  /** A name: it is not translated. */
  readonly name?: boolean
  /** Below all rows. */
  readonly total?: ReactNode
}

export interface Table<Row> {
  readonly label: string
  readonly columns: readonly Column<Row>[]
  readonly rows: readonly Row[]
  readonly keyOf: (row: Row) => string
  /** What there is to say where there are none. */
  readonly none?: string
}

interface Props<Row> extends Table<Row> {
  /** Where it is remembered; else the table has it for as long as it is there. */
  readonly sorted?: { readonly sort: SortBy | undefined; readonly onSort: (sort: SortBy) => void }
  /** Without it, columns are as wide as what stands in them. */
  readonly sized?: {
    readonly widths: Readonly<Record<string, number>>
    readonly onWidth: (id: string, width: number) => void
  }
}

/** Beyond these one asks for the rest. */
const MOST = 500

const USUAL = 120

/** Rows that are read: sorted by any column, each as wide as one draws it. */
export function SortTable<Row>({ label, columns, rows, keyOf, none, sorted, sized }: Props<Row>) {
  const t = useText(afterText)
  const [all, setAll] = useState(false)
  const [own, setOwn] = useState<SortBy>()
  const { sort, onSort } = sorted ?? { sort: own, onSort: setOwn }
  const byId = new Map(columns.map((column) => [column.id, column]))
  const by = sort && byId.has(sort.colId) ? [sort] : []
  const ordered = sortedBy(rows, by, (row, colId) => byId.get(colId)?.value(row) ?? null)
  const shown = all ? ordered : ordered.slice(0, MOST)
  const widthOf = ({ id, width = USUAL }: Column<Row>) => sized?.widths[id] ?? width
  const width = columns.reduce((sum, column) => sum + widthOf(column), 0)
  const totals = columns.some(({ total }) => total !== undefined)
  if (rows.length === 0) return <p className="br-quiet">{none ?? t('none')}</p>
  return (
    // What scrolls is reached by its keys.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={css.scroll} role="group" aria-label={label} tabIndex={0}>
      <table
        className={allocationCss.table}
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

interface HeadProps<Row> {
  readonly column: Column<Row>
  readonly sort: SortBy | undefined
  readonly onSort: (sort: SortBy) => void
  readonly sized: Props<Row>['sized']
  readonly width: number
}

function Head<Row>({ column: { id, head, right }, sort, onSort, width, sized }: HeadProps<Row>) {
  const t = useText(afterText)
  const way = sort?.colId === id ? sort.sort : undefined
  return (
    <SizableHeader
      scope="col"
      data-right={right}
      aria-sort={way === 'asc' ? 'ascending' : way === 'desc' ? 'descending' : 'none'}
      {...(sized && {
        sizable: {
          width,
          label: t('column.width', { name: head }),
          onWidth: (next: number) => sized.onWidth(id, next),
        },
      })}
    >
      <button type="button" onClick={() => onSort({ colId: id, sort: way === 'asc' ? 'desc' : 'asc' })}>
        {head}
        {way === 'asc' && <CaretUpOutlined aria-hidden />}
        {way === 'desc' && <CaretDownOutlined aria-hidden />}
      </button>
    </SizableHeader>
  )
}
