import { Button, type TableProps } from 'antd'
import { useState } from 'react'
import { useText } from '../../platform/text.ts'
import { listText } from './text.ts'
import css from './list-page.module.css'

export interface BulkAction<Row> {
  readonly id: string
  readonly label: string
  readonly danger?: boolean
  /** The rows it applies to; without any it can't be pressed. */
  readonly canRun?: (row: Row) => boolean
  readonly run: (rows: readonly Row[]) => void
}

interface Selection<Row> {
  readonly selected: readonly Row[]
  readonly clear: () => void
  readonly ofTable: NonNullable<TableProps<Row>['rowSelection']>
}

/** Rows of the page on the screen. Those that leave it are no longer selected. */
export function useSelection<Row>(rows: readonly Row[], keyOf: (row: Row) => string): Selection<Row> {
  const t = useText(listText)
  const [keys, setKeys] = useState<readonly string[]>([])
  const selected = rows.filter((row) => keys.includes(keyOf(row)))
  return {
    selected,
    clear: () => setKeys([]),
    ofTable: {
      columnWidth: 32,
      getTitleCheckboxProps: () => ({ 'aria-label': t('select.all') }),
      getCheckboxProps: (row) => ({ 'aria-label': t('select.row', { row: rows.indexOf(row) + 1 }) }),
      selectedRowKeys: selected.map(keyOf),
      onChange: (chosen) => setKeys(chosen.map(String)),
    },
  }
}

interface BarProps<Row> {
  readonly selection: Selection<Row>
  readonly actions: readonly BulkAction<Row>[]
}

/** How many rows are selected and what can be done with all of them. */
export function BulkBar<Row>({ selection: { selected, clear }, actions }: BarProps<Row>) {
  const t = useText(listText)
  if (selected.length === 0) return null
  return (
    <div className={css.filters} role="toolbar">
      <span role="status">{t('selected', { count: selected.length })}</span>
      {actions.map(({ id, label, danger = false, canRun = () => true, run }) => {
        const rows = selected.filter(canRun)
        return (
          <Button
            key={id}
            size="small"
            danger={danger}
            disabled={rows.length === 0}
            onClick={() => run(rows)}
          >
            {label}
          </Button>
        )
      })}
      <Button type="link" size="small" onClick={clear}>
        {t('selected.clear')}
      </Button>
    </div>
  )
}
