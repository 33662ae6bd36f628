import { Button } from 'antd'
import type { Fault } from './faults.ts'
import { useFieldWords } from '../use-field-words.ts'
import { useForm } from './use-field.ts'

interface Props {
  readonly toDo: readonly Fault[]
  /** Says beside each what is wrong with it. */
  readonly withWhy?: boolean
  readonly onGo?: () => void
}

/** Fields to go to, each a link that leads to its control, wherever it stands. */
export function MissingLinks({ toDo, withWhy = false, onGo }: Props) {
  const form = useForm()
  const words = useFieldWords()
  return (
    <ul className="br-missing" data-list={withWhy || undefined}>
      {toDo.map(({ field, reason, message }) => (
        <li key={`${field} ${reason}`}>
          <Button
            type="link"
            size="small"
            onClick={() => {
              onGo?.()
              form.goTo(field)
            }}
          >
            {words(field)}
          </Button>
          {withWhy && <span>{message}</span>}
        </li>
      ))}
    </ul>
  )
}
