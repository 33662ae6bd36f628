import type { CSSProperties, ReactNode } from 'react'
import { footHeight, headHeight, type Paper } from './paper.ts'
import css from './page-pdf.module.css'

interface Props {
  readonly paper: Paper
  readonly title: string
  /** Which state this is of, and when. */
  readonly state: string
  /** "Page 2 of 9" */
  readonly page: string
  readonly children: ReactNode
}

/** One page: what it is of above, its number below. */
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
  /** What rows are called stands here, set in by how far they stand under others. */
  readonly names: boolean
}

export interface PaperRow {
  readonly id: string
  /** By the columns. */
  readonly cells: readonly string[]
  /** A total, or the head of a group. */
  readonly strong: boolean
  /** How far it stands under others. */
  readonly depth: number
  /** It counts no more. */
  readonly struck: boolean
}

interface TableProps {
  readonly columns: readonly PaperColumn[]
  readonly rows: readonly PaperRow[]
}

/** Columns share the width as theirs are to each other. */
const share = ({ width }: PaperColumn): CSSProperties => ({ flex: `${width} 1 0` })
const setIn = (depth: number): CSSProperties => ({ paddingLeft: 4 + 12 * depth })

/** Rows as they stand on the screen, each on one line. No table: its cells' widths would be a picture's to guess. */
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
