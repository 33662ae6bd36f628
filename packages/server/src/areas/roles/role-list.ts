import { rolesCalls } from '@bookrunner/contract/roles'
import type { InputOf, ReplyOf } from '@bookrunner/contract/kernel'
import type { LocalizedNames } from '@bookrunner/domain/kernel'
import { read } from '../../platform/http/handler.ts'
import { roleView } from './view.ts'
import { visibleRoles } from './visible.ts'

type Row = ReplyOf<typeof rolesCalls.list>['list'][number]
type Field = NonNullable<InputOf<typeof rolesCalls.list>['sortField']>

const compare = (one: Row, other: Row, field: Field): number => {
  if (field === 'users') return one.users - other.users
  return one[field].localeCompare(other[field])
}

/** Found by its name in any language. */
const hasName = ({ name, nameCn, nameHk }: LocalizedNames, keyword: string): boolean =>
  [name, nameCn, nameHk].join(' ').toLowerCase().includes(keyword.toLowerCase())

export const roleList = read(rolesCalls.list, async ({ input, actor, db, language }) => {
  const { pageNum, pageSize, sortField = 'tier', sortOrder, keyword = '', tier } = input
  const sign = sortOrder === 'desc' ? -1 : 1
  const rows = (await visibleRoles(db, actor))
    .filter((row) => hasName(row, keyword) && (!tier || row.tier === tier))
    .map((row) => roleView(row, actor, language))
    .toSorted((a, b) => sign * compare(a, b, sortField) || a.roleId.localeCompare(b.roleId))
  const from = (pageNum - 1) * pageSize
  return { list: rows.slice(from, from + pageSize), pageNum, pageSize, total: rows.length }
})
