import { Alert, Modal } from 'antd'
import { useId } from 'react'
import { faultAt, Form, useDraft, useDraftState } from '../../../kit/form/index.ts'
import { faultMessage } from '../../../platform/failed.ts'
import { useText } from '../../../platform/text.ts'
import { ReasonField } from './ReasonField.tsx'
import { useReasonFaults } from './use-reason-faults.ts'
import { quotaText } from './words.ts'

interface Props {
  readonly title: string
  /** What will happen. */
  readonly effect: string
  /** The button: a verb. */
  readonly act: string
  readonly busy: boolean
  readonly fault: Error | null
  readonly onSend: (reason: string) => void
  readonly onTyped: () => void
  readonly onClose: () => void
}

/** An act that ends something, with the reason for it. */
export function ReasonDialog({ title, effect, act, busy, fault, onSend, onTyped, onClose }: Props) {
  const t = useText(quotaText)
  const id = useId()
  const draft = useDraft({ base: { reason: '' } })
  const state = useDraftState(draft)
  const faults = useReasonFaults(state.values.reason)
  return (
    <Modal
      open
      title={<span translate="no">{title}</span>}
      okText={act}
      cancelText={t('cancel')}
      confirmLoading={busy}
      okButtonProps={{ danger: true, htmlType: 'submit', form: id }}
      onCancel={onClose}
    >
      <p>{effect}</p>
      {fault && <Alert type="error" showIcon role="alert" title={faultMessage(fault)} />}
      <Form
        id={id}
        draft={draft}
        faults={faults}
        onSend={({ reason }) => onSend(reason.trim())}
        onTyped={onTyped}
      >
        <ReasonField
          autoFocus
          value={state.values.reason}
          fault={faultAt('reason', faults, state)}
          onChange={(reason) => draft.set({ reason })}
          onLeave={() => draft.leave('reason')}
        />
      </Form>
    </Modal>
  )
}
