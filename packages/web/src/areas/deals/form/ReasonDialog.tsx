import { Input, Modal } from 'antd'
import { useId, useState } from 'react'
import { useListed } from '../../../kit/use-listed.ts'
import { OnceThere } from '../../../kit/OnceThere.tsx'
import { useText } from '../../../platform/text.ts'
import { useFieldName } from '../use-field-name.ts'
import type { DealForm } from './deal-form.ts'
import { formText } from './text.ts'
import { useFormState } from './use-field.ts'
import formCss from '../../../kit/form/form.module.css'

interface Props {
  readonly form: DealForm
  readonly onSave: (reason: string | undefined) => void
  readonly onClose: () => void
}

/** A deal that is announced is changed with a reason, which the deal log keeps beside each change. */
export function ReasonDialog({ form, onSave, onClose }: Props) {
  const t = useText(formText)
  const nameOfField = useFieldName()
  const listed = useListed()
  const { changed } = useFormState(form)
  const [reason, setReason] = useState('')
  const id = useId()
  const save = () => onSave(reason.trim() || undefined)
  return (
    <Modal
      open
      title={t('reason.title')}
      okText={t('save.changes')}
      cancelText={t('cancel')}
      okButtonProps={{ disabled: reason.trim() === '' }}
      onOk={save}
      onCancel={onClose}
    >
      <p>{t('reason.what', { fields: listed(changed.map(nameOfField)) })}</p>
      <label htmlFor={id} className={formCss.fieldLabel}>
        {t('reason')}
      </label>
      <OnceThere>
        <Input
          id={id}
          autoFocus
          maxLength={300}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
          onPressEnter={() => reason.trim() && save()}
        />
      </OnceThere>
      <p className={formCss.hint}>{t('reason.hint')}</p>
    </Modal>
  )
}
