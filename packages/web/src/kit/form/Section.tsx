import { RightOutlined } from '@ant-design/icons'
import { useState, type ReactNode } from 'react'
import css from './form.module.css'

interface Props {
  readonly title: string
  readonly id?: string
  readonly hint?: ReactNode
  /** Closed until it is wanted; open where it has something already. */
  readonly folds?: { readonly filled: boolean }
  readonly children: ReactNode
}

/** Fields that belong together: two columns where there is room, one where there is not. */
export function Section({ title, id, hint, folds, children }: Props) {
  const [opened, setOpened] = useState(false)
  const open = !folds || folds.filled || opened
  return (
    <section className={css.section} id={id}>
      <h2>
        {folds && !folds.filled ? (
          <button type="button" className={css.fold} aria-expanded={open} onClick={() => setOpened(!opened)}>
            <RightOutlined aria-hidden /> {title}
          </button>
        ) : (
          title
        )}
      </h2>
      {open && hint && <p className={css.hint}>{hint}</p>}
      {open && <div className={css.grid}>{children}</div>}
    </section>
  )
}
