import { CallRefused } from '@bookrunner/contract'
import { mayUse, tiers, type Tier } from '@bookrunner/domain/access'
import { familiesOf, type RoleFamily } from '@bookrunner/domain/roles'
import { Button, Drawer, Flex, Input, Select } from 'antd'
import { useEffect, useId, type ReactNode } from 'react'
import { RowsSkeleton } from '../../kit/Skeletons.tsx'
import {
  faultAt,
  Field,
  FieldLook,
  Form,
  typedInto,
  useDraft,
  useDraftState,
  worded,
  wrong,
  type Draft,
} from '../../kit/form/index.ts'
import { within } from '../../kit/within.ts'
import { api } from '../../platform/api.ts'
import { langStore } from '../../platform/language.ts'
import { confirm, toast } from '../../platform/notify.ts'
import { useWrite } from '../../platform/outbox/index.ts'
import { sessionStore } from '../../platform/session.ts'
import { useStore } from '../../platform/store.ts'
import { useText } from '../../platform/text.ts'
import { GrantTree } from './GrantTree.tsx'
import { RoleUsers } from './RoleUsers.tsx'
import { rolesText } from './text.ts'
import { useAllRoles, useGrantRows, useRole, type RoleRecord } from './role-list.ts'
import { useRolesAgain } from './use-roles-again.ts'

interface RoleFields {
  readonly name: string
  readonly nameCn: string
  readonly nameHk: string
  readonly tier: Tier
  readonly family: RoleFamily
  readonly permissions: readonly string[]
  /** Of a new role only: the role that is copied. */
  readonly copyFrom: string
}

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
  const draft = useDraft({ base: empty })
  const add = useWrite({
    send: ({ copyFrom, permissions, ...fields }: RoleFields, options) =>
      copyFrom
        ? api.roles.copy({ roleId: copyFrom, name: fields.name.trim() }, options)
        : api.roles.add({ ...fields, name: fields.name.trim(), permissions: [...permissions] }, options),
    onSuccess: ({ roleId }) => {
      toast('success', t('add.done'))
      onMade(roleId)
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
      onClose()
    },
    onSettled: again,
  })
  const remove = useWrite({
    send: (_: void, options) => api.roles.del({ roleId }, options),
    onSuccess: () => {
      toast('success', t('delete.done'))
      onClose()
      return listAgain()
    },
  })
  const draft = useDraft({ base: fieldsOf(record), version: record.version, busy: edit.isPending })
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
  const id = useId()
  const { values } = useDraftState(draft)
  const faults = values.name.trim() ? [] : [wrong('name', t('name.required'))]
  const refused = fault instanceof CallRefused ? fault.fields : []
  useEffect(() => {
    if (fault) draft.try()
  }, [fault, draft])
  const close = () =>
    draft.dirty
      ? confirm({
          title: t('leave.ask'),
          okText: t('discard'),
          okButtonProps: { danger: true },
          cancelText: t('cancel'),
          onOk: onClose,
        })
      : onClose()
  return (
    <Drawer
      open
      size={720}
      title={<span translate="no">{title}</span>}
      extra={extra}
      onClose={close}
      footer={
        <Flex justify="end" gap={8}>
          <Button onClick={close}>{t('cancel')}</Button>
          {mayWrite && (
            <Button
              type="primary"
              htmlType="submit"
              form={id}
              loading={busy}
              disabled={!isNew && !draft.dirty}
            >
              {t(isNew ? 'add' : 'save')}
            </Button>
          )}
        </Flex>
      }
    >
      <FieldLook value="drawer">
        <Form id={id} draft={draft} faults={faults} onSend={onSend} onTyped={onTyped}>
          <Names
            draft={draft}
            faults={[...faults, ...refused.map((each) => worded(each, lang))]}
            onlyOne={values.copyFrom !== ''}
            mayWrite={mayWrite}
          />
          {isNew && <CopyFrom draft={draft} />}
          {values.copyFrom === '' && <Level draft={draft} isNew={isNew} />}
          {values.copyFrom === '' && <Grants draft={draft} mayWrite={mayWrite} />}
        </Form>
      </FieldLook>
      {below}
    </Drawer>
  )
}

interface PartProps {
  readonly draft: Draft<RoleFields>
}

const nameFields = { name: 'name.us', nameCn: 'name.cn', nameHk: 'name.hk' } as const

interface NamesProps extends PartProps {
  readonly faults: Parameters<typeof faultAt>[1]
  /** A copy begins with one name. */
  readonly onlyOne: boolean
  readonly mayWrite: boolean
}

function Names({ draft, faults, onlyOne, mayWrite }: NamesProps) {
  const t = useText(rolesText)
  const state = useDraftState(draft)
  const fields = onlyOne ? (['name'] as const) : (['name', 'nameCn', 'nameHk'] as const)
  return fields.map((field) => (
    <Field key={field} label={t(nameFields[field])} field={field} fault={faultAt(field, faults, state)}>
      {(aria) => (
        <Input
          {...aria}
          {...typedInto(draft, field)}
          disabled={!mayWrite}
          maxLength={60}
          autoComplete="off"
          onBlur={() => draft.leave(field)}
        />
      )}
    </Field>
  ))
}

function CopyFrom({ draft }: PartProps) {
  const t = useText(rolesText)
  const { values } = useDraftState(draft)
  const roles = useAllRoles().data?.list ?? []
  return (
    <Field label={t('copyFrom')} hint={values.copyFrom && t('copyFrom.hint')}>
      {(aria) => (
        <Select
          {...aria}
          value={values.copyFrom}
          onChange={(copyFrom) => draft.set({ copyFrom })}
          getPopupContainer={within}
          options={[
            { value: '', label: t('copyFrom.none') },
            ...roles
              .filter(({ editable }) => editable)
              .map(({ roleId, name }) => ({ value: roleId, label: name })),
          ]}
        />
      )}
    </Field>
  )
}

/** The level and the kind are those of the first day: users and entities depend on them. */
function Level({ draft, isNew }: PartProps & { readonly isNew: boolean }) {
  const t = useText(rolesText)
  const { values } = useDraftState(draft)
  const own = useStore(sessionStore)?.tier
  const free = own === 'tier1' ? tiers : tiers.filter((tier) => tier !== 'tier1')
  return (
    <>
      <Field label={t('tier')}>
        {(aria) => (
          <Select
            {...aria}
            disabled={!isNew}
            value={values.tier}
            onChange={(tier) => draft.set({ tier, family: familiesOf[tier][0]!, permissions: [] })}
            getPopupContainer={within}
            options={(isNew ? free : tiers).map((value) => ({ value, label: t(value) }))}
          />
        )}
      </Field>
      <Field label={t('family')}>
        {(aria) => (
          <Select
            {...aria}
            disabled={!isNew || familiesOf[values.tier].length < 2}
            value={values.family}
            onChange={(family) => draft.set({ family })}
            getPopupContainer={within}
            options={familiesOf[values.tier].map((value) => ({ value, label: t(`family.${value}`) }))}
          />
        )}
      </Field>
    </>
  )
}

function Grants({ draft, mayWrite }: PartProps & { readonly mayWrite: boolean }) {
  const t = useText(rolesText)
  const { values } = useDraftState(draft)
  const rows = useGrantRows()
  return (
    <Field label={t('permissions')} hint={t('permissions.hint')} group>
      {() =>
        rows.data ? (
          <GrantTree
            label={t('permissions')}
            rows={rows.data.list}
            tier={values.tier}
            value={values.permissions}
            disabled={!mayWrite}
            onChange={(permissions) => draft.set({ permissions })}
          />
        ) : (
          <RowsSkeleton rows={6} />
        )
      }
    </Field>
  )
}
