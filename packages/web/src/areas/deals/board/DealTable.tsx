import { Table, type TableColumnType, type TableProps } from 'antd'
import { SizableHeader, type Sizable } from '../../../kit/SizableHeader.tsx'
import { useStore } from '../../../platform/store.ts'
import { useText } from '../../../platform/text.ts'
import { useReader } from '../parts/index.ts'
import { dealWords } from '../words.ts'
import { columnList } from './columns.tsx'
import type { DealActs } from './DealMenu.tsx'
import { sortFields, type Filters } from './filters.ts'
import { keep, keptStore } from './kept.ts'
import type { DealRow } from './rows.ts'
import { boardText } from './text.ts'

interface Props {
  readonly rows: readonly DealRow[]
  readonly filters: Filters
  readonly onChange: (next: Filters) => void
  readonly placeOf: (dealId: string) => string | undefined
  readonly acts: DealActs
}

const ORDER = { asc: 'ascend', desc: 'descend' } as const

/** The same deals as rows: columns sorted, sized and hidden as one likes, and found so again. */
export function DealTable({ rows, filters, onChange, placeOf, acts }: Props) {
  const t = useText(boardText)
  const words = useText(dealWords)
  const reader = useReader()
  const { hidden, widths } = useStore(keptStore)
  const tools = { t, words, reader, placeOf, acts }
  const shown = columnList.filter(
    ({ name, fast }) =>
      (fast || !hidden.includes(name)) &&
      (name !== 'actions' || rows.some((row) => row.mayEdit || row.moves.length > 0 || acts.mayCreate)),
  )
  const widthOf = (name: string, usual: number) => widths[name] ?? usual
  const asColumn = (column: (typeof shown)[number]): TableColumnType<DealRow> => {
    const title = t(`column.${column.name}`)
    const width = widthOf(column.name, column.width)
    const sizable: Sizable = {
      width,
      label: t('column.width', { name: title }),
      onWidth: (next) => keep({ widths: { ...keptStore.get().widths, [column.name]: next } }),
    }
    return {
      key: column.name,
      title: column.name === 'actions' ? <span className="br-sr">{title}</span> : title,
      width,
      ...(column.name !== 'actions' && column.name !== 'status' && { ellipsis: { showTitle: false } }),
      ...(column.align && { align: column.align }),
      ...(column.sort && {
        sorter: true,
        sortOrder: filters.sort?.field === column.sort ? ORDER[filters.sort.order] : null,
      }),
      showSorterTooltip: false,
      render: (_: unknown, row: DealRow) => column.cell(row, tools),
      ...(column.name !== 'actions' && { onHeaderCell: () => ({ sizable }) as object }),
    }
  }
  const onTable: TableProps<DealRow>['onChange'] = (_pages, _filters, sorter) => {
    const { columnKey, order } = Array.isArray(sorter) ? (sorter[0] ?? {}) : sorter
    const field = sortFields.find((name) => name === columnKey)
    const sort =
      field && order
        ? { field, order: order === 'descend' ? ('desc' as const) : ('asc' as const) }
        : undefined
    onChange({ ...filters, page: 1, sort })
  }
  const width = shown.reduce((sum, { name, width: usual }) => sum + widthOf(name, usual), 0)
  return (
    <Table<DealRow>
      className="br-table"
      rowKey="dealId"
      size="small"
      tableLayout="fixed"
      pagination={false}
      scroll={{ x: width }}
      columns={shown.map(asColumn)}
      dataSource={rows}
      components={{ header: { cell: SizableHeader } }}
      onChange={onTable}
    />
  )
}
