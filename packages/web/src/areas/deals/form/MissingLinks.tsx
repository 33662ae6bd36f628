import { dealTabs, tabOf } from '@bookrunner/domain/deals'
import { Button } from 'antd'
import { useFieldWords } from '../use-field-words.ts'
import { useDealWords } from '../use-words.ts'
import type { Fault } from '../../../kit/form/index.ts'
import { useForm } from './use-field.ts'

interface Props {
  readonly toDo: readonly Pick<Fault, 'field' | 'kind' | 'reason' | 'message'>[]
  readonly onGo?: () => void
}

/** Fields to go to, each a link that leads to its control, wherever it stands. */
export function MissingLinks({ toDo, onGo }: Props) {
  const form = useForm()
  const words = useFieldWords()
  return (
    <ul className="br-missing">
      {toDo.map(({ field, kind, reason, message }) => (
        <li key={`${field} ${reason}`}>
          <Button
            type="link"
            size="small"
            title={message}
            onClick={() => {
              onGo?.()
              form.goTo(field)
            }}
          >
            {words(field)}
          </Button>
          {/* That an empty field is required goes without saying. */}
          {kind === 'wrong' && <span>{message}</span>}
        </li>
      ))}
    </ul>
  )
}

/** The same, tab by tab. */
export function MissingByTab({ toDo, onGo }: Props) {
  const words = useDealWords()
  const found = dealTabs
    .map((tab) => ({ tab, faults: toDo.filter(({ field }) => tabOf(field) === tab) }))
    .filter(({ faults }) => faults.length > 0)
  return (
    <dl className="br-missing-tabs">
      {found.map(({ tab, faults }) => (
        <div key={tab}>
          <dt>{words.tab(tab)}</dt>
          <dd>
            <MissingLinks toDo={faults} {...(onGo && { onGo })} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
