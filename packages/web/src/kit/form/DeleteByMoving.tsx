import { Modal, Select } from 'antd'
import { useId, type ReactNode } from 'react'
import { useText } from '../../platform/text.ts'
import { within } from '../within.ts'
import { faultAt, wrong, type FormFault } from './faults.ts'
import { Field } from './Field.tsx'
import { Form } from './Form.tsx'
import { formKitText } from './text.ts'
import { useDraft, useDraftState } from './use-draft.ts'

interface Props {
  readonly title: string
  /** Absent where nothing belongs to the record. */
  readonly move?: {
    /** Says how many move. */
    readonly label: string
    readonly required: string
    readonly options: readonly { readonly value: string; readonly label: string }[]
  }
  readonly refused: readonly FormFault[]
  readonly busy: boolean
  readonly onDelete: (moveTo: string | undefined) => void
  readonly onTyped: () => void
  readonly onClose: () => void
  readonly children?: ReactNode
}

/** Deletes a record; what belongs to it moves to another in the same step. */
export function DeleteByMoving(props: Props) {
  const { title, move, refused, busy, onDelete, onTyped, onClose, children } = props
  const t = useText(formKitText)
  const id = useId()
  const draft = useDraft({ base: { moveTo: '' } })
  const state = useDraftState(draft)
  const faults = move && !state.values.moveTo ? [wrong('moveTo', move.required)] : []
  return (
    <Modal
      open
      title={title}
      okText={t('delete')}
      cancelText={t('drawer.cancel')}
      confirmLoading={busy}
      okButtonProps={{ danger: true, htmlType: 'submit', form: id }}
      onCancel={onClose}
    >
      <Form
        id={id}
        draft={draft}
        faults={faults}
        onSend={({ moveTo }) => onDelete(move ? moveTo : undefined)}
      >
        {move && (
          <Field label={move.label} field="moveTo" fault={faultAt('moveTo', [...faults, ...refused], state)}>
            {(aria) => (
              <Select
                {...aria}
                showSearch={{ optionFilterProp: 'label' }}
                value={state.values.moveTo || null}
                onChange={(moveTo) => {
                  onTyped()
                  draft.set({ moveTo: moveTo ?? '' })
                }}
                getPopupContainer={within}
                options={[...move.options]}
              />
            )}
          </Field>
        )}
        {children}
      </Form>
    </Modal>
  )
}
