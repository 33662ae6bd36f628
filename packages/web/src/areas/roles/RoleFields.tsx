import { tiers, type Tier } from '@bookrunner/domain/access'
import { familiesOf, type RoleFamily } from '@bookrunner/domain/roles'
import { Input, Select } from 'antd'
import { faultAt, Field, typedInto, useDraftState, type Draft } from '../../kit/form/index.ts'
import { RowsSkeleton } from '../../kit/Skeletons.tsx'
import { within } from '../../kit/within.ts'
import { sessionStore } from '../../platform/session.ts'
import { useStore } from '../../platform/store.ts'
import { useText } from '../../platform/text.ts'
import { GrantTree } from './GrantTree.tsx'
import { rolesText } from './text.ts'
import { useAllRoles, useGrantRows } from './role-list.ts'

export interface RoleFields {
  readonly name: string
  readonly nameCn: string
  readonly nameHk: string
  readonly tier: Tier
  readonly family: RoleFamily
  readonly permissions: readonly string[]
  /** Of a new role only: the role that is copied. */
  readonly copyFrom: string
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

export function Names({ draft, faults, onlyOne, mayWrite }: NamesProps) {
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

export function CopyFrom({ draft }: PartProps) {
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
export function Level({ draft, isNew }: PartProps & { readonly isNew: boolean }) {
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

export function Grants({ draft, mayWrite }: PartProps & { readonly mayWrite: boolean }) {
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
