import { phoneAreas } from '@bookrunner/domain/entities'
import { fitsEntity } from '@bookrunner/domain/roles'
import { Button, Input, Select, Space } from 'antd'
import {
  faultAt,
  Field,
  TheirsOrYours,
  typedInto,
  useDraftState,
  type Draft,
  type FormFault,
} from '../../../kit/form/index.ts'
import { within } from '../../../kit/within.ts'
import { useText } from '../../../platform/text.ts'
import { EntitySelect } from './EntitySelect.tsx'
import { suggestPassword, type UserFields } from './fields.ts'
import { usersText } from './text.ts'
import { useRoles } from './user-list.ts'
import css from './users.module.css'

interface Props {
  readonly draft: Draft<UserFields>
  readonly faults: readonly FormFault[]
  readonly isNew: boolean
  /** Entity, department and group level are the caller's to set. */
  readonly everywhere: boolean
}

type TextField = 'account' | 'name' | 'nickName' | 'phone' | 'department' | 'password'

/** The fields of a user (§3). */
export function UserFormFields(props: Props) {
  const { draft, faults, isNew, everywhere } = props
  const t = useText(usersText)
  const state = useDraftState(draft)
  const textOf = (field: TextField, max: number) => (
    <TextInput field={field} max={max} draft={draft} faults={faults} />
  )
  return (
    <>
      {isNew && textOf('account', 254)}
      {textOf('name', 100)}
      {textOf('nickName', 60)}
      <Field label={t('phone')} field="phone" fault={faultAt('phone', faults, state)} group>
        {(aria) => (
          <Space.Compact block>
            <Select
              className={css.area}
              aria-label={t('phone.area')}
              value={state.values.phoneArea}
              onChange={(phoneArea) => draft.set({ phoneArea })}
              getPopupContainer={within}
              options={phoneAreas.map((area) => ({ value: area, label: `+${area}` }))}
            />
            <Input
              {...aria}
              {...typedInto(draft, 'phone')}
              aria-label={t('phone')}
              inputMode="tel"
              autoComplete="off"
              maxLength={30}
              onBlur={() => draft.leave('phone')}
            />
          </Space.Compact>
        )}
      </Field>
      {everywhere && (
        <Field label={t('entity')} field="entity" fault={faultAt('entity', faults, state)}>
          {(aria) => (
            <EntitySelect
              aria={aria}
              value={state.values.entity?.entityId}
              known={state.values.entity ?? undefined}
              onChange={(entity) => draft.set({ entity: entity ?? null })}
            />
          )}
        </Field>
      )}
      <RoleField {...props} />
      {everywhere && textOf('department', 60)}
      {isNew && <PasswordField draft={draft} faults={faults} />}
      <Field label={t('timeZone')}>
        {(aria) => (
          <Select
            {...aria}
            showSearch
            value={state.values.timeZone}
            onChange={(timeZone) => draft.set({ timeZone })}
            getPopupContainer={within}
            options={Intl.supportedValuesOf('timeZone').map((zone) => ({ value: zone, label: zone }))}
          />
        )}
      </Field>
    </>
  )
}

interface TextProps extends Pick<Props, 'draft' | 'faults'> {
  readonly field: TextField
  readonly max: number
}

function TextInput({ field, max, draft, faults }: TextProps) {
  const t = useText(usersText)
  const state = useDraftState(draft)
  const contested = state.contested.includes(field)
  return (
    <Field
      label={t(field)}
      field={field}
      fault={faultAt(field, faults, state)}
      hint={field === 'department' ? t('department.hint') : undefined}
      after={
        contested && (
          <TheirsOrYours
            yours={state.values[field]}
            theirs={state.base[field]}
            onChoose={(side) => draft.choose(field, side)}
          />
        )
      }
    >
      {(aria) => (
        <Input
          {...aria}
          {...typedInto(draft, field)}
          maxLength={max}
          autoComplete="off"
          onBlur={() => draft.leave(field)}
        />
      )}
    </Field>
  )
}

/** Only roles that fit the entity; their group level is shown. */
function RoleField({ draft, faults }: Props) {
  const t = useText(usersText)
  const state = useDraftState(draft)
  const { entity, roleId } = state.values
  const all = useRoles().data?.list ?? []
  const roles = entity
    ? all.filter((role) => role.roleId === roleId || fitsEntity(role.family, entity.dealRoles))
    : all
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
