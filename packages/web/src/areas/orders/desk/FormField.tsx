import { useId, type ReactNode } from 'react'

interface Aria {
  readonly id: string
  readonly status: '' | 'error'
  readonly 'aria-invalid': boolean
  readonly 'aria-describedby': string
}

interface Props {
  readonly label: string
  readonly fault?: string | undefined
  readonly hint?: ReactNode
  readonly wide?: boolean
  readonly children: (aria: Aria) => ReactNode
}

/** A label, its field, and under it what is wrong or what was understood. */
export function FormField({ label, fault, hint, wide = false, children }: Props) {
  const id = useId()
  const under = `${id}-under`
  return (
    <div className="br-desk-field" data-wide={wide || undefined}>
      <label htmlFor={id}>{label}</label>
      {children({
        id,
        status: fault ? 'error' : '',
        'aria-invalid': Boolean(fault),
        'aria-describedby': under,
      })}
      <div id={under} className="br-desk-under" data-wrong={fault ? true : undefined}>
        {fault ? <span role="alert">{fault}</span> : hint}
      </div>
    </div>
  )
}
