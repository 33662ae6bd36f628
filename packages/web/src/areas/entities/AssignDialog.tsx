import { Modal, Select } from 'antd'
import { useId } from 'react'
import { faultAt, Field, Form, useDraft, useDraftState, wrong } from '../../kit/form/index.ts'
import { within } from '../../kit/within.ts'
import { api } from '../../platform/api.ts'
import { toast } from '../../platform/notify.ts'
import { useWrite } from '../../platform/outbox/index.ts'
import { useText } from '../../platform/text.ts'
import { entitiesText, entityCodeText } from './text.ts'
import { useEntitiesAgain, usePlaces, type EntityRow } from './use-entities.ts'

export type Assigned = 'type' | 'group' | 'tags'

interface Props {
  readonly what: Assigned
  readonly rows: readonly EntityRow[]
  readonly onClose: () => void
}

interface Fields {
  /** A type or a group; an empty text is none. */
  readonly place: string
  readonly add: readonly string[]
  readonly remove: readonly string[]
}

/** Gives several institutions a type, a group or tags in one write. */
export function AssignDialog({ what, rows, onClose }: Props) {
  const t = useText(entitiesText)
  const word = useText(entityCodeText)
  const id = useId()
  const again = useEntitiesAgain()
  const { classes, groups } = usePlaces()
  const draft = useDraft<Fields>({ base: { place: '', add: [], remove: [] } })
  const state = useDraftState(draft)
  const { place, add, remove } = state.values
  const entityIds = rows.map(({ entityId }) => entityId)
  const write = useWrite({
    send: (typed: Fields, options) => {
      if (what === 'tags')
        return api.entities.assignTags({ entityIds, add: [...typed.add], remove: [...typed.remove] }, options)
      const chosen = typed.place === NONE ? null : typed.place
      return what === 'type'
        ? api.entities.assignClass({ entityIds, classId: chosen }, options)
        : api.entities.assignGroup({ entityIds, groupId: chosen }, options)
    },
    onSuccess: ({ changed }) => {
      toast('success', t('assign.done', { count: changed.length }))
      onClose()
    },
    onSettled: again,
  })
  const isTags = what === 'tags'
  const isMissing = isTags ? add.length + remove.length === 0 : !place
  const faults = isMissing ? [wrong(isTags ? 'add' : 'place', t('assign.required'))] : []
  const present = [...new Set(rows.flatMap(({ tags }) => tags))].toSorted()
  const asOptions = (tags: readonly string[]) => tags.map((value) => ({ value, label: value }))
  return (
    <Modal
      open
      title={t(`assign.${what}`, { count: rows.length })}
      okText={t('save')}
      cancelText={t('cancel')}
      confirmLoading={write.isPending}
      okButtonProps={{ htmlType: 'submit', form: id }}
      onCancel={onClose}
    >
      <Form id={id} draft={draft} faults={faults} onSend={(typed) => write.mutate(typed)}>
        {isTags ? (
          <>
            <Field label={t('assign.add')} field="add" fault={faultAt('add', faults, state)}>
              {(aria) => (
                <Select<string[]>
                  {...aria}
                  mode="tags"
                  value={[...add]}
                  options={asOptions(present)}
                  getPopupContainer={within}
                  onChange={(value) => draft.set({ add: value })}
                />
              )}
            </Field>
            <Field label={t('assign.remove')} field="remove">
              {(aria) => (
                <Select<string[]>
                  {...aria}
                  mode="multiple"
                  value={[...remove]}
                  options={asOptions(present)}
                  getPopupContainer={within}
                  onChange={(value) => draft.set({ remove: value })}
                />
              )}
            </Field>
          </>
        ) : (
          <Field label={word(what)} field="place" fault={faultAt('place', faults, state)}>
            {(aria) => (
              <Select
                {...aria}
                showSearch={{ optionFilterProp: 'label' }}
                value={place || null}
                options={[{ value: NONE, label: t('assign.none') }, ...(what === 'type' ? classes : groups)]}
                getPopupContainer={within}
                onChange={(value) => draft.set({ place: value ?? '' })}
              />
            )}
          </Field>
        )}
      </Form>
    </Modal>
  )
}

const NONE = 'none'
