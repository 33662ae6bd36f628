import { nameIn } from '@bookrunner/domain/kernel'
import { mayUse } from '@bookrunner/domain/access'
import { useQuery } from '@tanstack/react-query'
import { Button, Modal, Select } from 'antd'
import { useId, useState } from 'react'
import { faultAt, Field, Form, useDraft, useDraftState, wrong } from '../../kit/form/index.ts'
import { ListSection } from '../../kit/list-page/index.ts'
import { within } from '../../kit/within.ts'
import { api } from '../../platform/api.ts'
import { langStore } from '../../platform/language.ts'
import { toast } from '../../platform/notify.ts'
import { useWrite } from '../../platform/outbox/index.ts'
import { sessionStore } from '../../platform/session.ts'
import { useStore } from '../../platform/store.ts'
import { useText } from '../../platform/text.ts'
import { rolesText } from './text.ts'
import { ROLES, useAllRoles, useMemberList, useMembers, type Member } from './role-list.ts'
import { useRolesAgain } from './use-roles-again.ts'

interface Props {
  readonly roleId: string
  readonly editable: boolean
}

/** The users of a role: searched, moved to another role and added, many at once. */
export function RoleUsers({ roleId, editable }: Props) {
  const t = useText(rolesText)
  const lang = useStore(langStore)
  const session = useStore(sessionStore)
  const list = useMemberList()
  const loaded = useMembers(roleId, list)
  const [moving, setMoving] = useState<readonly Member[]>()
  const [adding, setAdding] = useState(false)
  const assigns = editable && session !== undefined && mayUse(session, 'admin_role|assign')
  return (
    <>
      <ListSection<Member>
        list={list}
        loaded={loaded}
        count={(count) => t('users.count', { count })}
        search={{ label: t('users.search'), shortcut: t('users.search') }}
        texts={{
          label: t('users'),
          failed: t('users.failed'),
          none: { title: t('users.none'), hint: t('users.none.hint') },
          empty: { title: t('users.empty'), hint: t('users.empty.hint'), drawing: null },
        }}
        table={{
          keyOf: ({ userId }) => userId,
          columns: [
            {
              id: 'name',
              title: t('name.column'),
              width: 180,
              sort: 'name',
              fixed: true,
              cell: ({ name }) => <span translate="no">{name}</span>,
            },
            {
              id: 'account',
              title: t('account'),
              width: 240,
              sort: 'account',
              cell: ({ account }) => <span translate="no">{account}</span>,
            },
            {
              id: 'entity',
              title: t('entity'),
              width: 200,
              sort: 'entity',
              cell: ({ entity }) => <span translate="no">{nameIn(lang, entity)}</span>,
            },
          ],
        }}
        bulk={assigns ? [{ id: 'move', label: t('users.move'), run: setMoving }] : []}
        actions={assigns && <Button onClick={() => setAdding(true)}>{t('users.add')}</Button>}
      />
      {moving && (
        <MoveUsers
          roleId={roleId}
          userIds={moving.map(({ userId }) => userId)}
          onClose={() => setMoving(undefined)}
        />
      )}
      {adding && <AddUsers roleId={roleId} onClose={() => setAdding(false)} />}
    </>
  )
}

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

function MoveUsers({ roleId, userIds, onClose }: DialogProps & { readonly userIds: readonly string[] }) {
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

function AddUsers({ roleId, onClose }: DialogProps) {
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
