import { useQuery } from '@tanstack/react-query'
import { Modal, Select } from 'antd'
import { useId, useState } from 'react'
import { faultAt, Field, Form, useDraft, useDraftState, wrong } from '../../kit/form/index.ts'
import { within } from '../../kit/within.ts'
import { api } from '../../platform/api.ts'
import { toast } from '../../platform/notify.ts'
import { useWrite } from '../../platform/outbox/index.ts'
import { useText } from '../../platform/text.ts'
import { rolesText } from './text.ts'
import { ROLES, useAllRoles } from './role-list.ts'
import { useRolesAgain } from './use-roles-again.ts'

interface DialogProps {
  readonly roleId: string
  readonly onClose: () => void
}

const useMoved = (onClose: () => void) => {
  const t = useText(rolesText)
  return ({ moved }: { moved: readonly string[] }) => {
    toast('success', t('users.moved', { count: moved.length }))
    onClose()
  }
}

export function MoveUsers({
  roleId,
  userIds,
  onClose,
}: DialogProps & { readonly userIds: readonly string[] }) {
  const t = useText(rolesText)
  const id = useId()
  const again = useRolesAgain()
  const roles = useAllRoles().data?.list ?? []
  const move = useWrite({
    send: (toRoleId: string, options) =>
      api.roles.delRoleUser({ roleId, userIds: [...userIds], toRoleId }, options),
    onSuccess: useMoved(onClose),
    onSettled: again,
  })
  const draft = useDraft({ base: { toRoleId: '' } })
  const state = useDraftState(draft)
  const faults = state.values.toRoleId ? [] : [wrong('toRoleId', t('move.required'))]
  return (
    <Modal
      open
      title={t('users.move')}
      okText={t('assign')}
      cancelText={t('cancel')}
      confirmLoading={move.isPending}
      okButtonProps={{ htmlType: 'submit', form: id }}
      onCancel={onClose}
    >
      <Form id={id} draft={draft} faults={faults} onSend={({ toRoleId }) => move.mutate(toRoleId)}>
        <Field label={t('move.to')} field="toRoleId" fault={faultAt('toRoleId', faults, state)}>
          {(aria) => (
            <Select
              {...aria}
              value={state.values.toRoleId || null}
              onChange={(toRoleId) => draft.set({ toRoleId: toRoleId ?? '' })}
              getPopupContainer={within}
              options={roles
                .filter((role) => role.editable && role.roleId !== roleId)
                .map(({ roleId: value, name }) => ({ value, label: name }))}
            />
          )}
        </Field>
      </Form>
    </Modal>
  )
}

export function AddUsers({ roleId, onClose }: DialogProps) {
  const t = useText(rolesText)
  const id = useId()
  const again = useRolesAgain()
  const [keyword, setKeyword] = useState('')
  const found = useQuery({
    queryKey: [...ROLES, 'candidates', keyword],
    queryFn: () => api.users.list({ pageSize: 50, ...(keyword && { keyword }) }),
    placeholderData: (before) => before,
    meta: { failure: 'shown' },
  })
  const add = useWrite({
    send: (userIds: readonly string[], options) =>
      api.roles.assign({ roleId, userIds: [...userIds] }, options),
    onSuccess: useMoved(onClose),
    onSettled: again,
  })
  const draft = useDraft<{ users: readonly { value: string; label: string }[] }>({ base: { users: [] } })
  const state = useDraftState(draft)
  const faults = state.values.users.length > 0 ? [] : [wrong('users', t('users.required'))]
  const others = (found.data?.list ?? []).filter(({ group }) => group.roleId !== roleId)
  return (
    <Modal
      open
      title={t('users.add')}
      okText={t('assign')}
      cancelText={t('cancel')}
      confirmLoading={add.isPending}
      okButtonProps={{ htmlType: 'submit', form: id }}
      onCancel={onClose}
    >
      <Form
        id={id}
        draft={draft}
        faults={faults}
        onSend={({ users }) => add.mutate(users.map(({ value }) => value))}
      >
        <Field
          label={t('users')}
          field="users"
          hint={t('users.empty.hint')}
          fault={faultAt('users', faults, state)}
        >
          {(aria) => (
            <Select
              {...aria}
              mode="multiple"
              labelInValue
              placeholder={t('users.choose')}
              showSearch={{ filterOption: false, onSearch: setKeyword }}
              value={[...state.values.users]}
              onChange={(users) => draft.set({ users })}
              getPopupContainer={within}
              options={others.map(({ userId, name, account }) => ({
                value: userId,
                label: `${name} · ${account}`,
              }))}
            />
          )}
        </Field>
      </Form>
    </Modal>
  )
}
