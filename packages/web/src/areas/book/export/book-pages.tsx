import type { ReactElement } from 'react'
import {
  PaperPage,
  PaperTable,
  headsHeight,
  paged,
  paperFor,
  rowHeight,
  scale,
  type PaperColumn,
  type PaperRow,
} from '../../../kit/page-pdf/index.ts'
import css from './book-pages.module.css'

export interface PrintedFigure {
  readonly name: string
  readonly text: string
  readonly unit?: string | undefined
}

/** A book page ready to print: all texts and figures are strings. */
export interface PrintedBook {
  readonly title: string
  readonly state: string
  readonly figures: readonly PrintedFigure[]
  /** Notes, one per line. */
  readonly notes: readonly string[]
  /** Pictures of charts. */
  readonly charts: readonly string[]
  readonly columns: readonly PaperColumn[]
  readonly rows: readonly PaperRow[]
  readonly pageOf: (page: number, pages: number) => string
}

/** Heights in points, as in the style sheet. */
const high = { figures: 58, charts: 240, note: 22 } as const
const below = 12
/** The printed height in dots: a larger picture would only be reduced. */
export const chartDots = (high.charts - below) * scale

/** The part above the rows on the first page. */
function Above({ book: { figures, charts, notes }, times }: { book: PrintedBook; times: number }) {
  return (
    <>
      <dl className={css.paperFigures}>
        {figures.map(({ name, text, unit }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              {text}
              {unit && <div className={css.paperUnit}>{unit}</div>}
            </dd>
          </div>
        ))}
      </dl>
      {charts.length > 0 && (
        <div
          className={css.paperCharts}
          style={{ height: high.charts * times, paddingBottom: below * times }}
        >
          {charts.map((src) => (
            <img key={src} src={src} alt="" />
          ))}
        </div>
      )}
      {notes.map((note) => (
        <p key={note} className={css.paperNote}>
          {note}
        </p>
      ))}
    </>
  )
}

/** The first page has figures, charts and rows; the others have rows, as many as fit. */
export function bookPages(book: PrintedBook) {
  const { title, state, notes, charts, columns, rows, pageOf } = book
  const paper = paperFor(columns.reduce((sum, { width }) => sum + width, 0))
  const above = high.figures + notes.length * high.note + (charts.length > 0 ? high.charts * paper.times : 0)
  const { height, width } = paper.content
  const room = height - headsHeight({ columns, width })
  const parts = paged(rows, (row) => rowHeight(row, { columns, width }), [room - above, room])
  const pages = parts.map((part, index): ReactElement => {
    const page = pageOf(index + 1, parts.length)
    return (
      <PaperPage key={page} paper={paper} title={title} state={state} page={page}>
        {index === 0 && <Above book={book} times={paper.times} />}
        {part.length > 0 && <PaperTable columns={columns} width={width} rows={part} />}
      </PaperPage>
    )
  })
  return { paper, pages }
}
