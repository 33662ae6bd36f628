import type { ContestLook } from '../../kit/form/index.ts'
import { useText } from '../../platform/text.ts'
import type { RoleFields } from './RoleFields.tsx'
import { useGrantRows } from './role-list.ts'
import { rolesText } from './text.ts'

const labels = {
  name: 'name.us',
  nameCn: 'name.cn',
  nameHk: 'name.hk',
  tier: 'tier',
  family: 'family',
  permissions: 'permissions',
  copyFrom: 'copyFrom',
} as const

/** How a role looks that two people changed: of its permissions, those that only one side gives. */
export function useRoleContest(): ContestLook<RoleFields> {
  const t = useText(rolesText)
  const rows = useGrantRows().data?.list ?? []
  const titleOf = new Map(
    rows.flatMap(({ permission, name, functions }) => [
      [permission, name] as const,
      ...functions.map((each) => [each.key, `${name}: ${each.name}`] as const),
    ]),
  )
  return {
    nameOf: (field) => t(labels[field]),
    shown: (field, values, other) => {
      if (field !== 'permissions') return values[field]
      const own = values.permissions.filter((key) => !other.permissions.includes(key))
      return own.map((key) => titleOf.get(key) ?? key).join(', ')
    },
  }
}
