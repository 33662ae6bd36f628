import type { CSSProperties, ReactNode } from 'react'
import { footHeight, headHeight, type Paper } from './paper.ts'

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
    <article className="br-paper-page" style={style}>
      <header style={{ height: headHeight }}>
        <h1>{title}</h1>
        <span>{state}</span>
      </header>
      <div className="br-paper-body">{children}</div>
      <footer style={{ height: footHeight }}>
        <span translate="no">Bookrunner</span>
        <span>{page}</span>
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

/** Rows as they stand on the screen, each on one line. */
export function PaperTable({ columns, rows }: TableProps) {
  return (
    <table className="br-paper-table">
      <colgroup>
        {columns.map(({ id, width }) => (
          <col key={id} style={{ width }} />
        ))}
      </colgroup>
      <thead>
        <tr>
          {columns.map(({ id, head, right }) => (
            <th key={id} data-right={right || undefined}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id} data-strong={row.strong || undefined} data-struck={row.struck || undefined}>
            {columns.map(({ id, right, names }, at) => (
              <td
                key={id}
                data-right={right || undefined}
                {...(names && row.depth > 0 && { style: { paddingLeft: 4 + 12 * row.depth } })}
              >
                {row.cells[at]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
