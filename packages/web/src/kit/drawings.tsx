import css from './drawings.module.css'

/** Small drawings in the theme's own colours: a book's steps, in three moods. Decoration only. */
interface Props {
  readonly children: React.ReactNode
}

function Drawing({ children }: Props) {
  return (
    <svg
      className={css.drawing}
      viewBox="0 0 120 72"
      width="120"
      height="72"
      aria-hidden="true"
      focusable="false"
    >
      {children}
    </svg>
  )
}

const BASE = 'M8 60.5H112'

/** Steps not filled yet. */
export function EmptyDrawing() {
  return (
    <Drawing>
      <path d={BASE} className={css.line} />
      <path d="M16 60V20h20v10h20v10h20v10h20v10" className={css.dash} />
      <circle cx="36" cy="20" r="3" className={css.dot} />
    </Drawing>
  )
}

/** A step that broke off. */
export function FaultDrawing() {
  return (
    <Drawing>
      <path d={BASE} className={css.line} />
      <path d="M16 60V20h20v10h14" className={css.stroke} />
      <path d="m60 34 6 6" className={css.dash} />
      <path d="M70 44h6v6h20v10" className={css.stroke} />
      <circle cx="50" cy="30" r="3" className={css.dot} />
    </Drawing>
  )
}
