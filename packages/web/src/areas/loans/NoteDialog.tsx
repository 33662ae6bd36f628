import type { CallOptions } from '@bookrunner/contract'
import { Alert, Input, Modal } from 'antd'
import { useId } from 'react'
import { faultAt, Field, Form, typedInto, useDraft, useDraftState, wrong } from '../../kit/form/index.ts'
import { faultMessage } from '../../platform/failed.ts'
import { toast } from '../../platform/notify.ts'
import { useWrite } from '../../platform/outbox/index.ts'
import { useText } from '../../platform/text.ts'
import { riskText } from './risk-text.ts'
import { useLoansAgain } from './use-loans.ts'

interface Props<Reply> {
  readonly title: string
  readonly hint: string
  readonly send: (note: string, options: CallOptions) => Promise<Reply>
  /** The message once it is done. */
  readonly done: (reply: Reply) => string
  readonly onDone: () => void
  readonly onClose: () => void
}

/** An act that keeps a note. */
export function NoteDialog<Reply>({ title, hint, send, done, onDone, onClose }: Props<Reply>) {
  const t = useText(riskText)
  const id = useId()
  const again = useLoansAgain()
  const draft = useDraft({ base: { note: '' } })
  const state = useDraftState(draft)
  const faults = state.values.note.trim() ? [] : [wrong('note', t('note.required'))]
  const write = useWrite({
    send: ({ note }: { note: string }, options) => send(note.trim(), options),
    meta: { failure: 'shown' },
    onSuccess: (reply) => {
      toast('success', done(reply))
      onClose()
      onDone()
    },
    onSettled: again,
  })
  return (
    <Modal
      open
      title={title}
      okText={title}
      cancelText={t('cancel')}
      confirmLoading={write.isPending}
      okButtonProps={{ htmlType: 'submit', form: id }}
      onCancel={onClose}
    >
      {write.isError && <Alert type="error" showIcon role="alert" title={faultMessage(write.error)} />}
      <p className="br-quiet">{hint}</p>
      <Form
        id={id}
        draft={draft}
        faults={faults}
        onSend={(fields) => write.mutate(fields)}
        onTyped={() => write.reset()}
      >
        <Field label={t('note')} field="note" fault={faultAt('note', faults, state)}>
          {(aria) => (
            <Input {...aria} {...typedInto(draft, 'note')} autoFocus autoComplete="off" maxLength={500} />
          )}
        </Field>
      </Form>
    </Modal>
  )
}
