import { Table, type TableColumnType } from 'antd'
import { classes } from '../classes.ts'
import { compared, type ChartTableData } from './table.ts'
import css from './chart.module.css'
import textCss from '../text.module.css'

interface Props<Row> {
  readonly table: ChartTableData<Row>
  readonly label: string
}

/** Up to this many rows are drawn at once; longer tables are virtual. */
const many = 60
const rowsHigh = 300

export function ChartTable<Row extends object>({ table, label }: Props<Row>) {
  const { columns, rows, rowKey } = table
  return (
    <div className={css.table} role="region" aria-label={label}>
      <Table<Row>
        size="small"
        className={classes(textCss.listTable, textCss.oneLine)}
        pagination={false}
        rowKey={rowKey}
        dataSource={rows}
        tableLayout="fixed"
        {...(rows.length > many && { virtual: true, scroll: { x: 300, y: rowsHigh } })}
        columns={columns.map(({ key, title, text, by, right }): TableColumnType<Row> => ({
          key,
          title,
          showSorterTooltip: false,
          ...(right && { align: 'right' as const }),
          ...(by && { sorter: (one: Row, other: Row) => compared(by(one), by(other)) }),
          render: (_: unknown, row: Row) => text(row),
        }))}
      />
    </div>
  )
}
