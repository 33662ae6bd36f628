import { tiers } from '@bookrunner/domain/access'
import { nameIn } from '@bookrunner/domain/kernel'
import { userStatuses } from '@bookrunner/domain/users'
import { SelectFilter } from '../../../kit/list-page/index.ts'
import { langStore } from '../../../platform/language.ts'
import { sessionStore } from '../../../platform/session.ts'
import { useStore } from '../../../platform/store.ts'
import { useText } from '../../../platform/text.ts'
import { EntitySelect } from './EntitySelect.tsx'
import { usersText } from './text.ts'
import { useDepartments, useRoles, type UserList } from './user-list.ts'

interface Props {
  readonly list: UserList
  /** Users of all entities are listed. */
  readonly everywhere: boolean
}

export function UserFilters({ list: { state, filter }, everywhere }: Props) {
  const t = useText(usersText)
  const lang = useStore(langStore)
  const own = useStore(sessionStore)?.user.entityId
  const roles = useRoles().data?.list ?? []
  const departments = useDepartments(everywhere ? state.entityId : own).data?.list ?? []
  return (
    <>
      {everywhere && (
        <EntitySelect
          small
          value={state.entityId}
          onChange={(entity) => filter({ entityId: entity?.entityId, departmentId: undefined })}
        />
      )}
      {departments.length > 1 && (
        <SelectFilter
          label={t('department')}
          value={state.departmentId}
          options={departments.map((each) => ({ value: each.departmentId, label: nameIn(lang, each) }))}
          searchable
          onChange={(departmentId) => filter({ departmentId })}
        />
      )}
      <SelectFilter
        label={t('role')}
        value={state.roleId}
        options={roles.map(({ roleId, name }) => ({ value: roleId, label: name }))}
        searchable
        onChange={(roleId) => filter({ roleId })}
      />
      {everywhere && (
        <SelectFilter
          label={t('tier')}
          value={state.tier}
          options={tiers.map((value) => ({ value, label: t(value) }))}
          onChange={(tier) => filter({ tier })}
        />
      )}
      <SelectFilter
        label={t('status')}
        value={state.status}
        options={userStatuses.map((value) => ({ value, label: t(value) }))}
        onChange={(status) => filter({ status })}
      />
    </>
  )
}
