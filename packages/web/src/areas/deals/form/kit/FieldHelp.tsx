import { ExclamationCircleFilled, WarningFilled } from '@ant-design/icons'
import type { ReactNode } from 'react'
import type { Slot } from '../deal-form.ts'

interface Props {
  readonly id: string
  readonly field: Pick<Slot, 'unread' | 'faults'>
  readonly typing?: boolean | undefined
  readonly hint?: ReactNode
}

/** Below a control: what is wrong with it, what is doubtful, else what may be typed. Its line is always there. */
export function FieldHelp({ id, field, typing, hint }: Props) {
  const unread = typing ? undefined : field.unread
  const said = unread
    ? [{ kind: 'wrong' as const, message: unread.message }]
    : typing
      ? []
      : [...new Map(field.faults.map((fault) => [fault.message, fault])).values()]
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
