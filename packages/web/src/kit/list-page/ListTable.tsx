import { Table, type TableColumnType, type TableProps } from 'antd'
import type { KeyboardEvent } from 'react'
import { useText } from '../../platform/text.ts'
import type { Direction, Sort } from './address.ts'
import { shownColumns, type ListColumn } from './columns.ts'
import { SizableHeader, type Sizable } from './SizableHeader.tsx'
import { listText } from './text.ts'
import type { AnyList } from './use-list.ts'
import { classes } from '../classes.ts'
import css from './list-page.module.css'
import textCss from '../text.module.css'

const antdOrder = { asc: 'ascend', desc: 'descend' } as const
const orderOf: Record<'ascend' | 'descend', Direction> = { ascend: 'asc', descend: 'desc' }

/** Put on the link of a row: the arrow keys go from one to the next. */
export const rowLink = { 'data-row-link': '' } as const

export interface TableOptions<Row> {
  readonly className?: string
  readonly columns: readonly ListColumn<Row>[]
  readonly keyOf: (row: Row) => string
  /** A click on a row opens it; the open one is marked. */
  readonly opened?: { readonly key: string | undefined; readonly onOpen: (row: Row) => void }
}

interface Props<Row> extends TableOptions<Row> {
  readonly list: AnyList
  readonly rows: readonly Row[]
  readonly selection?: TableProps<Row>['rowSelection']
}

/** The rows of a page: columns are sorted, sized and hidden, and remembered so. */
export function ListTable<Row>({ className, list, columns, rows, keyOf, opened, selection }: Props<Row>) {
  const { preferences } = list
  const shown = shownColumns(columns, preferences)
  const widthOf = ({ id, width }: ListColumn<Row>) => preferences.widths[id] ?? width
  const asColumn = useAntdColumn<Row>(list, widthOf)
  const onChange: TableProps<Row>['onChange'] = (_pages, _filters, sorter) => {
    const { columnKey, order } = Array.isArray(sorter) ? (sorter[0] ?? {}) : sorter
    const field = columns.find(({ id }) => id === columnKey)?.sort
    const sort: Sort | undefined = field && order ? { field, order: orderOf[order] } : undefined
    list.filter({ sort })
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the links in it take the keys
    <div onKeyDown={walkLinks}>
      <Table<Row>
        className={classes(textCss.listTable, className)}
        rowKey={keyOf}
        size="small"
        tableLayout="fixed"
        pagination={false}
        scroll={{ x: shown.reduce((sum, column) => sum + widthOf(column), 0) }}
        columns={shown.map(asColumn)}
        dataSource={rows}
        components={{ header: { cell: SizableHeader } }}
        {...(selection && { rowSelection: selection })}
        {...(opened && {
          rowClassName: (row: Row) => classes(keyOf(row) === opened.key && css.open),
          onRow: (row: Row) => ({ onClick: (event) => isOnRow(event.target) && opened.onOpen(row) }),
        })}
        onChange={onChange}
      />
    </div>
  )
}

function useAntdColumn<Row>(list: AnyList, widthOf: (column: ListColumn<Row>) => number) {
  const t = useText(listText)
  const { preferences, prefer } = list
  const sort = list.state.sort as Sort | undefined
  return (column: ListColumn<Row>): TableColumnType<Row> => {
    const { id, title, align, tool, wraps } = column
    const sizable: Sizable = {
      width: widthOf(column),
      label: t('columns.width', { name: title }),
      onWidth: (width) => prefer({ widths: { ...preferences.widths, [id]: width } }),
    }
    return {
      key: id,
      title: tool ? <span className="br-sr">{title}</span> : title,
      width: widthOf(column),
      ...(!tool && !wraps && { ellipsis: { showTitle: false } }),
      ...(align && { align }),
      ...(column.sort && {
        sorter: true,
        sortOrder: sort?.field === column.sort ? antdOrder[sort.order] : null,
      }),
      showSorterTooltip: false,
      render: (_: unknown, row: Row) => column.cell(row),
      ...(!tool && { onHeaderCell: () => ({ sizable }) as object }),
    }
  }
}

/** A link leads where it says, and a person who marks a figure to copy it opens nothing. */
const isOnRow = (target: EventTarget): boolean =>
  !(target instanceof Element && target.closest('a, button, input, label')) &&
  (getSelection()?.isCollapsed ?? true)

/** Up and down go from row to row by their links. */
function walkLinks(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  if (!step || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
  const links = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-row-link]')]
  const at = links.findIndex((link) => link === event.target)
  const next = at < 0 ? undefined : links[at + step]
  if (!next) return
  event.preventDefault()
  next.focus()
}
