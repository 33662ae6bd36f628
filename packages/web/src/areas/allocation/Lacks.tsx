import css from './allocation.module.css'

interface Props {
  readonly id: string
  /** The field was left: its lack is a fault now, not a hint. */
  readonly wrong: boolean
  readonly children: string
}

/** What a field lacks, or its fault. */
export function Lacks({ id, wrong, children }: Props) {
  return wrong ? (
    // A new element: screen readers do not announce an existing element that becomes an alert.
    <small key="wrong" id={id} className={css.wrong} role="alert">
      {children}
    </small>
  ) : (
    <small key="lacks" id={id} className={css.lacks}>
      {children}
    </small>
  )
}
