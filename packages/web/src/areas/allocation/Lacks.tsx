import css from './allocation.module.css'

interface Props {
  readonly id: string
  /** It was left like this: a fault, and no longer what is still to be typed. */
  readonly wrong: boolean
  readonly children: string
}

/** What a field still asks for, or what is wrong with it. */
export function Lacks({ id, wrong, children }: Props) {
  return wrong ? (
    // Another element than before: what becomes an alert in its place is not read out.
    <small key="wrong" id={id} className={css.wrong} role="alert">
      {children}
    </small>
  ) : (
    <small key="lacks" id={id} className={css.lacks}>
      {children}
    </small>
  )
}
