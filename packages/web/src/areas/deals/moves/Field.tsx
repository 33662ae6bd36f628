import { useId, type ReactNode } from 'react'

interface Props {
  readonly label: string
  /** Said under the field: what is wrong with it, or what it was understood as. */
  readonly problem?: string | undefined
  readonly hint?: ReactNode
  readonly children: (aria: FieldAria) => ReactNode
}

export interface FieldAria {
  readonly id: string
  readonly status: '' | 'error'
  readonly 'aria-invalid': boolean
  readonly 'aria-describedby': string
}

/** A field of a dialog: its label above, under it one line that is always there, so that nothing jumps. */
export function Field({ label, problem, hint, children }: Props) {
  const id = useId()
  const under = `${id}-under`
  return (
    <div className="br-move-field">
      <label htmlFor={id}>{label}</label>
      {children({
        id,
        status: problem ? 'error' : '',
        'aria-invalid': Boolean(problem),
        'aria-describedby': under,
      })}
      <div id={under} className="br-move-under" data-problem={problem ? true : undefined}>
        {problem ? <span role="alert">{problem}</span> : hint}
      </div>
    </div>
  )
}
