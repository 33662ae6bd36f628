import { Button } from 'antd'
import type { FormFault } from './faults.ts'
import css from './form.module.css'

interface Props {
  readonly faults: readonly FormFault[]
  /** The label of a field. */
  readonly nameOf: (field: string) => string
  readonly onGo: (field: string) => void
}

/** Fields to correct, each a link that leads to its control. */
export function FaultLinks({ faults, nameOf, onGo }: Props) {
  return (
    <ul className={css.missing}>
      {faults.map(({ field, kind, reason, message }) => (
        <li key={`${field} ${reason}`}>
          <Button type="link" size="small" title={message} onClick={() => onGo(field)}>
            {nameOf(field)}
          </Button>
          {/* A missing value needs no message. */}
          {kind === 'wrong' && <span>{message}</span>}
        </li>
      ))}
    </ul>
  )
}
