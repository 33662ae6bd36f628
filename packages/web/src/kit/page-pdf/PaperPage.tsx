import type { CSSProperties, ReactNode } from 'react'
import { footHeight, headHeight, linesIn, type Paper } from './paper.ts'
import css from './page-pdf.module.css'

interface Props {
  readonly paper: Paper
  readonly title: string
  /** The state's number and time. */
  readonly state: string
  /** "Page 2 of 9" */
  readonly page: string
  readonly children: ReactNode
}

/** One page, with title and state above and the page number below. */
export function PaperPage({ paper, title, state, page, children }: Props) {
  const style: CSSProperties = { width: paper.width, height: paper.height, padding: paper.margin }
  return (
    <article className={css.paperPage} style={style}>
      <header style={{ height: headHeight }}>
        <h1>{title}</h1>
        <div>{state}</div>
      </header>
      <div className={css.paperBody}>{children}</div>
      <footer style={{ height: footHeight }}>
        <div translate="no">Bookrunner</div>
        <div>{page}</div>
      </footer>
    </article>
  )
}

export interface PaperColumn {
  readonly id: string
  readonly head: string
  readonly width: number
  readonly right: boolean
  /** The column of names, indented by depth. */
  readonly names: boolean
}

export interface PaperRow {
  readonly id: string
  /** In the order of the columns. */
  readonly cells: readonly string[]
  /** A total, or the head of a group. */
  readonly strong: boolean
  /** The depth under groups and merges. */
  readonly depth: number
  /** The order is cancelled. */
  readonly struck: boolean
}

interface TableProps {
  readonly columns: readonly PaperColumn[]
  /** The width of the page, of which each column has its share. */
  readonly width: number
  readonly rows: readonly PaperRow[]
}

/** Columns share the width in proportion. */
const share = ({ width }: PaperColumn): CSSProperties => ({ flex: `${width} 1 0` })
const setIn = (depth: number): CSSProperties => ({ paddingLeft: 4 + 12 * depth })

/** Heights in points, as in the style sheet. */
const lineHeight = 14
const around = { row: 4, head: 8 } as const
const beside = 12

/** The height of a row, or of the heads, whose texts break instead of being cut. */
const heightIn = (
  texts: readonly string[],
  { columns, width, depth = 0 }: { columns: readonly PaperColumn[]; width: number; depth?: number },
): number => {
  const all = columns.reduce((sum, column) => sum + column.width, 0)
  const lines = columns.map((column, at) =>
    linesIn(texts[at] ?? '', (column.width * width) / all - beside - (column.names ? 12 * depth : 0)),
  )
  return Math.max(1, ...lines) * lineHeight
}

export const rowHeight = (row: PaperRow, { columns, width }: Omit<TableProps, 'rows'>): number =>
  heightIn(row.cells, { columns, width, depth: row.depth }) + around.row
export const headsHeight = ({ columns, width }: Omit<TableProps, 'rows'>): number =>
  heightIn(
    columns.map(({ head }) => head),
    { columns, width },
  ) + around.head

/** Rows as on the screen. Not a table, because the picture library would guess its column widths. */
export function PaperTable({ columns, width, rows }: TableProps) {
  return (
    <div className={css.paperTable}>
      <div className={css.paperHeads} style={{ height: headsHeight({ columns, width }) }}>
        {columns.map((column) => (
          <div key={column.id} data-right={column.right || undefined} style={share(column)}>
            {column.head}
          </div>
        ))}
      </div>
      {rows.map((row) => (
        <div
          key={row.id}
          className={css.paperRow}
          style={{ height: rowHeight(row, { columns, width }) }}
          data-strong={row.strong || undefined}
          data-struck={row.struck || undefined}
        >
          {columns.map((column, at) => (
            <div
              key={column.id}
              data-right={column.right || undefined}
              style={{ ...share(column), ...(column.names && setIn(row.depth)) }}
            >
              {row.cells[at]}
            </div>
          ))}
        </div>
      ))}
    </div>
  )
}
