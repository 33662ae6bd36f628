import type { ReactNode } from 'react'
import css from './form.module.css'

interface Props {
  readonly title: string
  readonly id?: string
  readonly hint?: ReactNode
  readonly children: ReactNode
}

/** Fields that belong together: two columns where there is room, one where there is not. */
export function Section({ title, id, hint, children }: Props) {
  return (
    <section className={css.section} id={id}>
      <h2>{title}</h2>
      {hint && <p className={css.hint}>{hint}</p>}
      <div className={css.grid}>{children}</div>
    </section>
  )
}
