import { nameIn } from '@bookrunner/domain/kernel'
import { Modal, Select } from 'antd'
import { useId } from 'react'
import { faultAt, Field, Form, useDraft, useDraftState, wrong } from '../../kit/form/index.ts'
import { within } from '../../kit/within.ts'
import { api } from '../../platform/api.ts'
import { langStore } from '../../platform/language.ts'
import { toast } from '../../platform/notify.ts'
import { useWrite } from '../../platform/outbox/index.ts'
import { useStore } from '../../platform/store.ts'
import { useText } from '../../platform/text.ts'
import { classesText } from './text.ts'
import { useTypesAgain, type TypeRow } from './use-types.ts'

interface Props {
  readonly row: TypeRow
  readonly others: readonly TypeRow[]
  readonly onDone: () => void
  readonly onClose: () => void
}

/** Deletes a type; its institutions get another one in the same step. */
export function DeleteType({ row, others, onDone, onClose }: Props) {
  const t = useText(classesText)
  const lang = useStore(langStore)
  const id = useId()
  const again = useTypesAgain()
  const { classId, entities } = row
  const name = nameIn(lang, row)
  const draft = useDraft({ base: { moveTo: '' } })
  const state = useDraftState(draft)
  const isUsed = entities > 0
  const faults = isUsed && !state.values.moveTo ? [wrong('moveTo', t('delete.moveTo.required'))] : []
  const write = useWrite({
    send: ({ moveTo }: { moveTo: string }, options) =>
      api.classes.del({ classId, ...(isUsed && { moveTo }) }, options),
    onSuccess: () => {
      toast('success', t('delete.done', { name }))
      onDone()
    },
    onSettled: again,
  })
  return (
    <Modal
      open
      title={t('delete.ask', { name })}
      okText={t('delete')}
      cancelText={t('cancel')}
      confirmLoading={write.isPending}
      okButtonProps={{ danger: true, htmlType: 'submit', form: id }}
      onCancel={onClose}
    >
      <Form id={id} draft={draft} faults={faults} onSend={(values) => write.mutate(values)}>
        {isUsed && (
          <Field
            label={t('delete.moveTo', { count: entities })}
            field="moveTo"
            fault={faultAt('moveTo', faults, state)}
          >
            {(aria) => (
              <Select
                {...aria}
                value={state.values.moveTo || null}
                onChange={(moveTo) => draft.set({ moveTo: moveTo ?? '' })}
                getPopupContainer={within}
                options={others
                  .filter((each) => each.classId !== classId)
                  .map((each) => ({ value: each.classId, label: nameIn(lang, each) }))}
              />
            )}
          </Field>
        )}
        <p>{t('delete.hint')}</p>
      </Form>
    </Modal>
  )
}
