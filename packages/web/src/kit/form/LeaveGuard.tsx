import { Button, Modal } from 'antd'
import { useState, type ReactNode } from 'react'
import { useText } from '../../platform/text.ts'
import { useLeaving, type Leaving } from './leaving.ts'
import { formKitText } from './text.ts'

interface Props extends Leaving {
  /** Saves the edits; true if none are left to save. */
  readonly onSave: () => Promise<boolean>
  /** Discards the edits. */
  readonly onDiscard: () => void
  /** Describes the edits that would be lost. */
  readonly children: ReactNode
}

/** Asks a user who leaves unsaved changes: save, discard, or stay. */
export function LeaveGuard({ onSave, onDiscard, children, ...leaving }: Props) {
  const t = useText(formKitText)
  const [saving, setSaving] = useState(false)
  const blocker = useLeaving(leaving)
  if (!blocker) return null
  const saveFirst = async () => {
    setSaving(true)
    // A refusal is shown in the form.
    if (await onSave()) blocker.proceed()
    else blocker.reset()
    setSaving(false)
  }
  return (
    <Modal
      open
      title={t('leave.title')}
      onCancel={() => blocker.reset()}
      footer={[
        <Button
          key="leave"
          danger
          onClick={() => {
            onDiscard()
            blocker.proceed()
          }}
        >
          {t('leave.without')}
        </Button>,
        <Button key="stay" onClick={() => blocker.reset()}>
          {t('leave.stay')}
        </Button>,
        <Button key="save" type="primary" loading={saving} onClick={() => void saveFirst()}>
          {t('leave.save')}
        </Button>,
      ]}
    >
      {children}
    </Modal>
  )
}
