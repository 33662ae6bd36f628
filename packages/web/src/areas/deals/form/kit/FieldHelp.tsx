import { ExclamationCircleFilled, WarningFilled } from '@ant-design/icons'
import type { ReactNode } from 'react'
import type { Slot } from '../form-state.ts'
import type { Place } from '../places.ts'

interface Props {
  readonly id: string
  readonly field: Pick<Slot, 'unread' | 'faults'> & { readonly place: Place }
  readonly rows?: boolean | undefined
  readonly typing?: boolean | undefined
  readonly hint?: ReactNode
}

/** Below a control: what is wrong with it, what is doubtful, else what may be typed. Its line is always there. */
export function FieldHelp({ id, field, typing, hint, rows }: Props) {
  const unread = Object.values(field.unread).map(({ message }) => ({ kind: 'wrong' as const, message }))
  const faults = rows ? field.faults.filter((fault) => fault.field === field.place) : field.faults
  const all = typing ? [] : [...unread, ...faults]
  const said = [...new Map(all.map((fault) => [fault.message, fault])).values()]
  return (
    <div id={id} className="br-field-help">
      {said.map(({ kind, message }) => (
        <div key={message} data-kind={kind}>
          {kind === 'doubtful' ? <WarningFilled aria-hidden /> : <ExclamationCircleFilled aria-hidden />}
          <span>{message}</span>
        </div>
      ))}
      {said.length === 0 && hint}
    </div>
  )
}
