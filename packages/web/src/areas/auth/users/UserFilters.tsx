import { tiers } from '@bookrunner/domain/access'
import { userStatuses } from '@bookrunner/domain/users'
import { SelectFilter } from '../../../kit/list-page/index.ts'
import { useText } from '../../../platform/text.ts'
import { EntitySelect } from './EntitySelect.tsx'
import { usersText } from './text.ts'
import { useRoles, type UserList } from './user-list.ts'

interface Props {
  readonly list: UserList
  /** Users of all entities are listed. */
  readonly everywhere: boolean
}

export function UserFilters({ list: { state, filter }, everywhere }: Props) {
  const t = useText(usersText)
  const roles = useRoles().data?.list ?? []
  return (
    <>
      {everywhere && (
        <EntitySelect
          small
          value={state.entityId}
          onChange={(entity) => filter({ entityId: entity?.entityId })}
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
