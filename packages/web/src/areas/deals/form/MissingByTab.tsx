import { dealTabs, tabOf } from '@bookrunner/domain/deals'
import { FaultLinks, type FormFault } from '../../../kit/form/index.ts'
import { useFieldName } from '../use-field-name.ts'
import { useDealNames } from '../use-deal-names.ts'
import { useForm } from './use-field.ts'
import css from './form.module.css'

interface Props {
  readonly toDo: readonly FormFault[]
  readonly onGo?: () => void
}

/** Links to fields to correct, by tab. */
export function MissingByTab({ toDo, onGo }: Props) {
  const form = useForm()
  const dealNames = useDealNames()
  const nameOf = useFieldName()
  const go = (field: string) => {
    onGo?.()
    form.goTo(field)
  }
  const found = dealTabs
    .map((tab) => ({ tab, faults: toDo.filter(({ field }) => tabOf(field) === tab) }))
    .filter(({ faults }) => faults.length > 0)
  return (
    <dl className={css.missingTabs}>
      {found.map(({ tab, faults }) => (
        <div key={tab}>
          <dt>{dealNames.tab(tab)}</dt>
          <dd>
            <FaultLinks faults={faults} nameOf={nameOf} onGo={go} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
