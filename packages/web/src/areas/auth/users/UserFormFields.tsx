import { nameIn } from '@bookrunner/domain/kernel'
import { fitsEntity, mayAssignTier } from '@bookrunner/domain/roles'
import { Button, Input, Select, Space } from 'antd'
import {
  faultAt,
  Field,
  typedInto,
  useDraftState,
  type Draft,
  type FormFault,
} from '../../../kit/form/index.ts'
import { within } from '../../../kit/within.ts'
import { langStore } from '../../../platform/language.ts'
import { sessionStore } from '../../../platform/session.ts'
import { useStore } from '../../../platform/store.ts'
import { useText } from '../../../platform/text.ts'
import { EntitySelect } from './EntitySelect.tsx'
import { PhoneField, TextInput, ZoneField } from './PersonFields.tsx'
import { suggestPassword, type UserFields } from './fields.ts'
import { usersText } from './text.ts'
import { useDepartments, useRoles } from './user-list.ts'

interface Props {
  readonly draft: Draft<UserFields>
  readonly faults: readonly FormFault[]
  readonly isNew: boolean
  /** The own record, whose account another administrator changes. */
  readonly isOwn: boolean
  /** Entity and group level are the caller's to set. */
  readonly everywhere: boolean
}

type TextField = 'account' | 'name' | 'nickName'

/** The fields of a user (§3). */
export function UserFormFields(props: Props) {
  const { draft, faults, isNew, isOwn, everywhere } = props
  const t = useText(usersText)
  const state = useDraftState(draft)
  const textOf = (field: TextField, max: number, hint?: string) => (
    <TextInput field={field} max={max} label={t(field)} hint={hint} draft={draft} faults={faults} />
  )
  return (
    <>
      {!isOwn && textOf('account', 254, isNew ? undefined : t('account.hint'))}
      {textOf('name', 100)}
      {textOf('nickName', 60)}
      <PhoneField draft={draft} faults={faults} />
      {everywhere && (
        <Field label={t('entity')} field="entity" fault={faultAt('entity', faults, state)}>
          {(aria) => (
            <EntitySelect
              aria={aria}
              value={state.values.entity?.entityId}
              known={state.values.entity ?? undefined}
              onChange={(entity) => draft.set({ entity: entity ?? null, departmentId: '' })}
            />
          )}
        </Field>
      )}
      <RoleField {...props} />
      <DepartmentField {...props} />
      {isNew && <PasswordField draft={draft} faults={faults} />}
      <ZoneField draft={draft} />
    </>
  )
}

/** Only roles that fit the entity and that the reader may give; their group level is shown. */
function RoleField({ draft, faults }: Props) {
  const t = useText(usersText)
  const state = useDraftState(draft)
  const { entity, roleId } = state.values
  const all = useRoles().data?.list ?? []
  const own = useStore(sessionStore)?.tier
  const roles = all.filter(
    (role) =>
      role.roleId === roleId ||
      ((own === undefined || mayAssignTier(own, role.tier)) &&
        (!entity || fitsEntity(role.family, entity.dealRoles))),
  )
  const chosen = all.find((role) => role.roleId === roleId)
  return (
    <Field
      label={t('role')}
      field="roleId"
      fault={faultAt('roleId', faults, state)}
      hint={chosen && t('level', { tier: t(chosen.tier) })}
    >
      {(aria) => (
        <Select
          {...aria}
          value={roleId || null}
          onChange={(next) => draft.set({ roleId: next ?? '' })}
          getPopupContainer={within}
          options={roles.map(({ roleId: value, name }) => ({ value, label: name }))}
        />
      )}
    </Field>
  )
}

/** Departments of the chosen entity, or of the own one, for who looks after all of them. */
function DepartmentField({ draft, faults, everywhere }: Props) {
  const t = useText(usersText)
  const lang = useStore(langStore)
  const own = useStore(sessionStore)?.user.entityId
  const state = useDraftState(draft)
  const { data } = useDepartments(everywhere ? state.values.entity?.entityId : own)
  if (!data?.addable) return null
  return (
    <Field
      label={t('department')}
      field="departmentId"
      fault={faultAt('departmentId', faults, state)}
      hint={t(data.list.length > 0 ? 'department.hint' : 'department.first')}
    >
      {(aria) => (
        <Select
          {...aria}
          allowClear
          showSearch={{ optionFilterProp: 'label' }}
          value={state.values.departmentId || null}
          placeholder={t('department.none')}
          onChange={(departmentId) => draft.set({ departmentId: departmentId ?? '' })}
          getPopupContainer={within}
          options={data.list.map((each) => ({ value: each.departmentId, label: nameIn(lang, each) }))}
        />
      )}
    </Field>
  )
}

function PasswordField({ draft, faults }: Pick<Props, 'draft' | 'faults'>) {
  const t = useText(usersText)
  const state = useDraftState(draft)
  return (
    <Field
      label={t('password')}
      field="password"
      fault={faultAt('password', faults, state)}
      hint={t('password.hint')}
    >
      {(aria) => (
        <Space.Compact block>
          <Input
            {...aria}
            {...typedInto(draft, 'password')}
            autoComplete="off"
            spellCheck={false}
            maxLength={128}
            onBlur={() => draft.leave('password')}
          />
          <Button onClick={() => draft.set({ password: suggestPassword() })}>{t('password.suggest')}</Button>
        </Space.Compact>
      )}
    </Field>
  )
}
