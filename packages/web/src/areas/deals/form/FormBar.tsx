import { Button } from 'antd'
import { useText } from '../../../platform/text.ts'
import type { DealForm } from './deal-form.ts'
import { save } from './saving.ts'
import { formText } from './text.ts'
import { useFormState } from './use-field.ts'

/** At the bottom: save, submit, and what is still missing. */
export function FormBar({ form }: { form: DealForm }) {
  const t = useText(formText)
  const { mode, saving } = useFormState(form)
  if (mode === 'read') return null
  return (
    <div className="br-form-bar">
      <Button loading={saving} onClick={() => void save(form).catch(() => undefined)}>
        {t(mode === 'announced' ? 'save.changes' : 'save')}
      </Button>
    </div>
  )
}
