import type { ReactNode } from 'react'
import css from './desk.module.css'

export function Facts({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <dl className={css.facts} aria-label={label}>
      {children}
    </dl>
  )
}

/** A label and its value; nothing without a value. */
export function Fact({ name, children }: { readonly name: string; readonly children?: ReactNode }) {
  if (children === null || children === undefined || children === false || children === '') return null
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
