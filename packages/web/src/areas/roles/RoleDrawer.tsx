import { CallRefused } from '@bookrunner/contract'
import { mayUse } from '@bookrunner/domain/access'
import { Button, Drawer } from 'antd'
import type { ReactNode } from 'react'
import { RowsSkeleton } from '../../kit/Skeletons.tsx'
import {
  endDraft,
  FormDrawer,
  useDraft,
  useDraftState,
  worded,
  wrong,
  type Draft,
} from '../../kit/form/index.ts'
import { api } from '../../platform/api.ts'
import { langStore } from '../../platform/language.ts'
import { confirm, toast } from '../../platform/notify.ts'
import { useWrite } from '../../platform/outbox/index.ts'
import { sessionStore } from '../../platform/session.ts'
import { useStore } from '../../platform/store.ts'
import { useText } from '../../platform/text.ts'
import { CopyFrom, Grants, Level, Names, type RoleFields } from './RoleFields.tsx'
import { RoleUsers } from './RoleUsers.tsx'
import { rolesText } from './text.ts'
import { useRole, type RoleRecord } from './role-list.ts'
import { useRoleContest } from './use-role-contest.ts'
import { useRolesAgain } from './use-roles-again.ts'

interface Props {
  readonly onClose: () => void
}

const empty: RoleFields = {
  name: '',
  nameCn: '',
  nameHk: '',
  tier: 'tier3',
  family: 'manager',
  permissions: [],
  copyFrom: '',
}

export function NewRole({ onClose, onMade }: Props & { readonly onMade: (roleId: string) => void }) {
  const t = useText(rolesText)
  const again = useRolesAgain()
  const draft = useDraft({ name: 'role new', asks: true, base: empty })
  const add = useWrite({
    send: ({ copyFrom, permissions, ...fields }: RoleFields, options) =>
      copyFrom
        ? api.roles.copy({ roleId: copyFrom, name: fields.name.trim() }, options)
        : api.roles.add({ ...fields, name: fields.name.trim(), permissions: [...permissions] }, options),
    onSuccess: ({ roleId }) => {
      toast('success', t('add.done'))
      endDraft(draft, () => onMade(roleId))
    },
    onSettled: again,
  })
  return (
    <RoleDrawer
      title={t('add')}
      draft={draft}
      isNew
      mayWrite
      fault={add.error}
      busy={add.isPending}
      onSend={(fields) => add.mutate(fields)}
      onTyped={() => add.reset()}
      onClose={onClose}
    />
  )
}

export function EditRole({ roleId, onClose }: Props & { readonly roleId: string }) {
  const role = useRole(roleId)
  if (role.data) return <LoadedRole record={role.data} onClose={onClose} />
  return (
    <Drawer open size={720} onClose={onClose}>
      <RowsSkeleton rows={8} />
    </Drawer>
  )
}

const fieldsOf = ({ names, tier, family, permissions }: RoleRecord): RoleFields => ({
  name: names.US,
  nameCn: names.CN,
  nameHk: names.HK,
  tier,
  family,
  permissions: permissions.toSorted(),
  copyFrom: '',
})

function LoadedRole({ record, onClose }: Props & { readonly record: RoleRecord }) {
  const t = useText(rolesText)
  const again = useRolesAgain()
  const listAgain = useRolesAgain('list')
  const session = useStore(sessionStore)
  const { roleId, name, editable } = record
  const edit = useWrite({
    send: ({ fields, version }: { fields: RoleFields; version: number }, options) => {
      const { nameCn, nameHk, permissions } = fields
      const names = { name: fields.name.trim(), nameCn: nameCn.trim(), nameHk: nameHk.trim() }
      return api.roles.edit({ roleId, version, ...names, permissions: [...permissions] }, options)
    },
    onSuccess: () => {
      toast('success', t('edit.done'))
      endDraft(draft, onClose)
    },
    onSettled: again,
  })
  const remove = useWrite({
    send: (_: void, options) => api.roles.del({ roleId }, options),
    onSuccess: () => {
      toast('success', t('delete.done'))
      endDraft(draft, onClose)
      return listAgain()
    },
  })
  const draft = useDraft({
    name: `role ${roleId}`,
    asks: true,
    base: fieldsOf(record),
    version: record.version,
    busy: edit.isPending,
  })
  const askDelete = () =>
    confirm({
      title: t('delete.ask', { name }),
      okText: t('delete'),
      okButtonProps: { danger: true },
      cancelText: t('cancel'),
      onOk: () => remove.mutateAsync().catch(() => undefined),
    })
  const mayWrite = editable && session !== undefined && mayUse(session, 'admin_role|edit')
  return (
    <RoleDrawer
      title={name}
      draft={draft}
      mayWrite={mayWrite}
      fault={edit.error}
      busy={edit.isPending}
      onSend={(fields) => edit.mutate({ fields, version: draft.state.get().version })}
      onTyped={() => edit.reset()}
      onClose={onClose}
      extra={
        editable &&
        session !== undefined &&
        mayUse(session, 'admin_role|delete') && (
          <Button danger size="small" onClick={askDelete}>
            {t('delete')}
          </Button>
        )
      }
      below={<RoleUsers roleId={roleId} editable={editable} />}
    />
  )
}

interface DrawerProps extends Props {
  readonly title: string
  readonly draft: Draft<RoleFields>
  readonly isNew?: boolean
  readonly mayWrite: boolean
  readonly fault: Error | null
  readonly busy: boolean
  readonly onSend: (fields: RoleFields) => void
  readonly onTyped: () => void
  readonly extra?: ReactNode
  /** Below the form. */
  readonly below?: ReactNode
}

function RoleDrawer(props: DrawerProps) {
  const { title, draft, isNew = false, mayWrite, fault, busy, onSend, onTyped, onClose, extra, below } = props
  const t = useText(rolesText)
  const lang = useStore(langStore)
  const { values } = useDraftState(draft)
  const faults = values.name.trim() ? [] : [wrong('name', t('name.required'))]
  const refused = fault instanceof CallRefused ? fault.fields : []
  const contest = useRoleContest()
  return (
    <FormDrawer
      call="roles.add"
      title={title}
      extra={extra}
      size={720}
      draft={draft}
      faults={faults}
      refused={fault}
      busy={busy}
      send={t(isNew ? 'add' : 'save')}
      isNew={isNew}
      contest={contest}
      readOnly={!mayWrite}
      onSend={onSend}
      onTyped={onTyped}
      onClose={onClose}
      below={below}
    >
      <Names
        draft={draft}
        faults={[...faults, ...refused.map((each) => worded(each, lang))]}
        onlyOne={values.copyFrom !== ''}
        mayWrite={mayWrite}
      />
      {isNew && <CopyFrom draft={draft} />}
      {values.copyFrom === '' && <Level draft={draft} isNew={isNew} />}
      {values.copyFrom === '' && <Grants draft={draft} mayWrite={mayWrite} />}
    </FormDrawer>
  )
}
