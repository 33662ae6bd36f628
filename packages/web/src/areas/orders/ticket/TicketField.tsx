import { useId, type ReactNode } from 'react'

export interface TicketAria {
  readonly id: string
  readonly 'data-field': string
  readonly 'aria-describedby': string
  readonly 'aria-invalid'?: true
  readonly status?: 'error'
}

interface Props {
  /** As it travels: what is wrong with it is found by this name. */
  readonly field: string
  readonly label: string
  readonly fault: string | undefined
  readonly hint?: ReactNode
  /** The label is for those who do not see the row's heading. */
  readonly quiet?: boolean
  readonly children: (aria: TicketAria) => ReactNode
}

/** A field of the ticket: label, control, and one line below it, so that nothing jumps. */
export function TicketField({ field, label, fault, hint, quiet, children }: Props) {
  const id = useId()
  const under = `${id}-under`
  const wrong = fault !== undefined
  return (
    <div className="br-ticket-field">
      <label htmlFor={id} className={quiet ? 'br-sr' : undefined}>
        {label}
      </label>
      {children({
        id,
        'data-field': field,
        'aria-describedby': under,
        ...(wrong && { 'aria-invalid': true as const, status: 'error' as const }),
      })}
      <div id={under} className="br-ticket-under" data-wrong={wrong || undefined}>
        {wrong ? <span role="alert">{fault}</span> : hint}
      </div>
    </div>
  )
}
