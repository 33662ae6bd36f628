import type { CSSProperties, ReactNode } from 'react'
import { footHeight, headHeight, type Paper } from './paper.ts'
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
  readonly rows: readonly PaperRow[]
}

/** Columns share the width in proportion. */
const share = ({ width }: PaperColumn): CSSProperties => ({ flex: `${width} 1 0` })
const setIn = (depth: number): CSSProperties => ({ paddingLeft: 4 + 12 * depth })

/** Rows as on the screen, one line each. Not a table, because the picture library would guess its column widths. */
export function PaperTable({ columns, rows }: TableProps) {
  return (
    <div className={css.paperTable}>
      <div className={css.paperHeads}>
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
