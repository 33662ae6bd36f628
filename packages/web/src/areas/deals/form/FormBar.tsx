import { Button } from 'antd'
import { SaveBar } from '../../../kit/form/index.ts'
import { useText } from '../../../platform/text.ts'
import { useFieldName } from '../use-field-name.ts'
import type { DealForm } from './deal-form.ts'
import { MissingByTab } from './MissingByTab.tsx'
import { formText } from './text.ts'
import { useFormState } from './use-field.ts'
import { useToDo } from './use-to-do.ts'

interface Props {
  readonly form: DealForm
  readonly onSave: () => void
  readonly onSubmit: (() => void) | undefined
}

/** At the bottom, always in view: what is still missing, save and submit. */
export function FormBar({ form, onSave, onSubmit }: Props) {
  const t = useText(formText)
  const nameOf = useFieldName()
  const { mode, saving, changed, unread, refusal } = useFormState(form)
  const toDo = useToDo()
  if (mode === 'read') return null
  const unsaved = changed.length + unread.length
  return (
    <SaveBar
      missing={toDo}
      nameOf={nameOf}
      onGo={(field) => form.goTo(field)}
      renderList={(close) => <MissingByTab toDo={toDo} onGo={close} />}
      unsaved={unsaved}
      fresh={mode === 'new'}
      saving={saving}
      refusal={refusal}
      onDiscard={() => form.discard()}
    >
      <Button
        data-place="save"
        loading={saving}
        type={mode === 'announced' && unsaved > 0 ? 'primary' : 'default'}
        onClick={onSave}
      >
        {t(mode === 'announced' ? 'save.changes' : 'save')}
      </Button>
      {mode !== 'announced' && onSubmit && (
        <Button type="primary" disabled={saving} onClick={onSubmit}>
          {t('submit')}
        </Button>
      )}
    </SaveBar>
  )
}
