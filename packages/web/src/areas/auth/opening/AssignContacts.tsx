import { fitsEntity } from '@bookrunner/domain/roles'
import { Alert, Modal, Select } from 'antd'
import { useId } from 'react'
import { faultAt, Field, Form, useDraft, useDraftState, wrong } from '../../../kit/form/index.ts'
import { within } from '../../../kit/within.ts'
import { api } from '../../../platform/api.ts'
import { faultMessage } from '../../../platform/failed.ts'
import { toast } from '../../../platform/notify.ts'
import { useWrite } from '../../../platform/outbox/index.ts'
import { useText } from '../../../platform/text.ts'
import { EntitySelect } from '../users/EntitySelect.tsx'
import { useRoles, type EntityChoice, type UserRow } from '../users/user-list.ts'
import { openingText } from './text.ts'
import { useContactsAgain } from './use-contacts.ts'

interface Fields {
  readonly entity: EntityChoice | null
  readonly roleId: string
}

interface Props {
  readonly rows: readonly UserRow[]
  readonly onClose: () => void
}

/** Gives contacts without an institution one, and a user group that fits it. */
export function AssignContacts({ rows, onClose }: Props) {
  const t = useText(openingText)
  const id = useId()
  const again = useContactsAgain()
  const roles = useRoles().data?.list ?? []
  const assign = useWrite({
    send: ({ entity, roleId }: Fields, options) =>
      api.users.assignContacts(
        {
          entityId: entity?.entityId ?? '',
          userIds: rows.map(({ userId }) => userId),
          ...(roleId && { roleId }),
        },
        options,
      ),
    onSuccess: ({ assigned }) => {
      toast('success', t('assigned', { count: assigned.length }))
      onClose()
    },
    onSettled: again,
    meta: { failure: 'shown' },
  })
  const draft = useDraft<Fields>({ base: { entity: null, roleId: '' } })
  const state = useDraftState(draft)
  const { entity, roleId } = state.values
  const faults = entity ? [] : [wrong('entity', t('assign.required'))]
  const fitting = roles.filter(
    (role) => role.editable && (!entity || fitsEntity(role.family, entity.dealRoles)),
  )
  return (
    <Modal
      open
      title={t('assign.title', { count: rows.length })}
      okText={t('save')}
      cancelText={t('cancel')}
      confirmLoading={assign.isPending}
      okButtonProps={{ htmlType: 'submit', form: id }}
      onCancel={onClose}
    >
      {assign.error && <Alert type="error" showIcon role="alert" title={faultMessage(assign.error)} />}
      <Form id={id} draft={draft} faults={faults} onSend={(fields) => assign.mutate(fields)}>
        <Field label={t('entity')} field="entity" fault={faultAt('entity', faults, state)}>
          {(aria) => (
            <EntitySelect
              aria={aria}
              value={entity?.entityId}
              known={entity ?? undefined}
              onChange={(chosen) => draft.set({ entity: chosen ?? null, roleId: '' })}
            />
          )}
        </Field>
        <Field label={t('assign.role')} field="roleId">
          {(aria) => (
            <Select
              {...aria}
              value={roleId}
              getPopupContainer={within}
              onChange={(chosen) => draft.set({ roleId: chosen })}
              options={[
                { value: '', label: t('assign.own') },
                ...fitting.map((role) => ({ value: role.roleId, label: role.name })),
              ]}
            />
          )}
        </Field>
      </Form>
    </Modal>
  )
}
