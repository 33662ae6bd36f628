import type { CallOptions } from '@bookrunner/contract'
import { Button } from 'antd'
import { faultMessage } from '../../platform/failed.ts'
import { langStore } from '../../platform/language.ts'
import { useWrite } from '../../platform/outbox/index.ts'
import { useStore } from '../../platform/store.ts'
import { useText } from '../../platform/text.ts'
import { CommentInput } from './CommentInput.tsx'
import { messageFor } from './faults.ts'
import { Field } from './Field.tsx'
import { Form } from './Form.tsx'
import { formKitText } from './text.ts'
import { tooLong } from './too-long.ts'
import { useDraft, useDraftState } from './use-draft.ts'
import { worded } from './worded.ts'
import css from './form.module.css'

interface Props {
  /** The name under which this tab stores what is typed, until it is sent. */
  readonly name: string
  readonly label: string
  /** Who reads it. */
  readonly hint: string
  /** The most letters. */
  readonly most: number
  readonly send: (text: string, options: CallOptions) => Promise<unknown>
  readonly onSent: () => void
}

const emptyText = { text: '' }

const faultsIn = (text: string, most: number, lang: Parameters<typeof worded>[1]) => {
  if (text.trim() === '') return [worded({ field: 'text', reason: 'field.required', params: {} }, lang)]
  return tooLong('text', text, most, lang)
}

/** A line of a conversation: one text and its button. What is typed stays until the server has accepted it. */
export function ReplyBox({ name, label, hint, most, send, onSent }: Props) {
  const t = useText(formKitText)
  const lang = useStore(langStore)
  const draft = useDraft({ name, base: emptyText })
  const state = useDraftState(draft)
  const write = useWrite({
    send: ({ text }: typeof emptyText, options) => send(text, options),
    meta: { failure: 'shown' },
    onSuccess: () => {
      draft.discard()
      onSent()
    },
  })
  const { text } = state.values
  const faults = faultsIn(text, most, lang)
  const problem = write.error ? faultMessage(write.error) : undefined
  return (
    <div className={css.reply}>
      <Form
        draft={draft}
        faults={faults}
        onSend={() => {
          if (!write.isPending) write.mutate({ text: text.trim() })
        }}
      >
        <Field
          label={label}
          field="text"
          required={false}
          hint={hint}
          fault={messageFor(faults, [], state) ?? problem}
          look="ticket"
        >
          {(aria) => (
            <CommentInput
              {...aria}
              most={most}
              value={text}
              readOnly={write.isPending}
              autoSize={{ minRows: 2, maxRows: 8 }}
              onChange={({ target }) => {
                write.reset()
                draft.set({ text: target.value })
              }}
            />
          )}
        </Field>
        <Button htmlType="submit" loading={write.isPending} disabled={!draft.dirty && faults.length > 0}>
          {t('reply.send')}
        </Button>
      </Form>
    </div>
  )
}
