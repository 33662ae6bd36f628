import type { ReactNode } from 'react'

interface Props {
  readonly title: string
  readonly id?: string
  readonly hint?: ReactNode
  readonly children: ReactNode
}

/** Fields that belong together: two columns where there is room, one where there is not. */
export function Section({ title, id, hint, children }: Props) {
  return (
    <section className="br-form-section" id={id}>
      <h2>{title}</h2>
      {hint && <p className="br-form-hint">{hint}</p>}
      <div className="br-form-grid">{children}</div>
    </section>
  )
}
