import type { InvestorOrder } from '@bookrunner/contract/orders'
import { Table, type TableColumnType, type TableProps } from 'antd'
import type { KeyboardEvent } from 'react'
import { SizableHeader, type Sizable } from '../../../kit/list-page/SizableHeader.tsx'
import { useStore } from '../../../platform/store.ts'
import { useText } from '../../../platform/text.ts'
import { useReader } from '../../deals/parts/index.ts'
import { columnList } from './columns.tsx'
import { sortFields, type OrderFilters } from './filters.ts'
import { keep, keptStore } from './kept.ts'
import { myOrdersText } from './text.ts'
import type { useAddress } from './use-address.ts'

interface Props {
  readonly rows: readonly InvestorOrder[]
  readonly address: ReturnType<typeof useAddress>
}

const ORDER = { asc: 'ascend', desc: 'descend' } as const

const sortOf = (key: unknown, order: unknown): OrderFilters['sort'] => {
  const field = sortFields.find((name) => name === key)
  return field && order ? { field, order: order === 'descend' ? 'desc' : 'asc' } : undefined
}

/** The orders as rows: columns sorted, sized and hidden as one likes, and found so again. */
export function OrderTable({ rows, address }: Props) {
  const t = useText(myOrdersText)
  const { lang } = useReader()
  const { hidden, widths } = useStore(keptStore)
  const { filters, change, placeOf, open, openId } = address
  const shown = columnList.filter(({ name, fast }) => fast || !hidden.includes(name))
  const widthOf = (name: string, usual: number) => widths[name] ?? usual
  const asColumn = (column: (typeof shown)[number]): TableColumnType<InvestorOrder> => {
    const title = t(`column.${column.name}`)
    const width = widthOf(column.name, column.width)
    const sizable: Sizable = {
      width,
      label: t('column.width', { name: title }),
      onWidth: (next) => keep({ widths: { ...keptStore.get().widths, [column.name]: next } }),
    }
    return {
      key: column.name,
      title,
      width,
      ...(!column.wraps && { ellipsis: { showTitle: false } }),
      ...(column.align && { align: column.align }),
      ...(column.sort && {
        sorter: true,
        sortOrder: filters.sort?.field === column.sort ? ORDER[filters.sort.order] : null,
      }),
      showSorterTooltip: false,
      render: (_: unknown, order: InvestorOrder) => column.cell(order, { t, lang, placeOf }),
      onHeaderCell: () => ({ sizable }) as object,
    }
  }
  const onTable: TableProps<InvestorOrder>['onChange'] = (_pages, _filters, sorter) => {
    const { columnKey, order } = Array.isArray(sorter) ? (sorter[0] ?? {}) : sorter
    change({ ...filters, page: 1, sort: sortOf(columnKey, order) })
  }
  const width = shown.reduce((sum, { name, width: usual }) => sum + widthOf(name, usual), 0)
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the links in it take the keys
    <div onKeyDown={walk}>
      <Table<InvestorOrder>
        className="br-table br-orders"
        rowKey={({ order }) => order.id}
        size="small"
        tableLayout="fixed"
        pagination={false}
        scroll={{ x: width }}
        columns={shown.map(asColumn)}
        dataSource={rows}
        components={{ header: { cell: SizableHeader } }}
        rowClassName={({ order }) => (order.id === openId ? 'br-order-open' : '')}
        onRow={({ order }) => ({
          onClick: ({ target }) => {
            // A link leads where it says, and who marks a figure to copy it opens nothing.
            if (target instanceof Element && target.closest('a, button')) return
            if (getSelection()?.isCollapsed ?? true) open(order.id)
          },
        })}
        onChange={onTable}
      />
    </div>
  )
}

/** Up and down go from order to order; Enter opens, as of any link. */
function walk(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  if (!step || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
  const links = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-order]')]
  const at = links.findIndex((link) => link === event.target)
  const next = at < 0 ? undefined : links[at + step]
  if (!next) return
  event.preventDefault()
  next.focus()
}
