import { z } from 'zod'
import { tiers } from '@bookrunner/domain/access'
import { userStatuses } from '@bookrunner/domain/users'
import { call } from '../../kernel/call.ts'
import { id, instant, line } from '../../kernel/fields.ts'
import { pageOf, pageQuery } from '../../kernel/page.ts'
import { userEntity, userFields } from './shapes.ts'

export const userSortable = ['account', 'name', 'entity', 'role', 'status', 'createTime'] as const

/** What the list and its file are filtered by. */
export const userFilter = {
  /** In the account, the name or the nickname. */
  keyword: line(100).optional(),
  entityId: id.optional(),
  roleId: id.optional(),
  departmentId: id.optional(),
  tier: z.enum(tiers).optional(),
  status: z.enum(userStatuses).optional(),
}

export const list = call({
  name: 'users.list',
  method: 'GET',
  path: '/user/list',
  access: ['admin_user'],
  input: z.strictObject({
    ...pageQuery(userSortable),
    ...userFilter,
  }),
  reply: pageOf(
    z.object({
      ...userFields,
      /** Null for a user without an institution. */
      entity: userEntity.omit({ dealRoles: true }).nullable(),
      mustChangePassword: z.boolean(),
      createTime: instant,
      /** Whether the caller looks after this user. */
      editable: z.boolean(),
    }),
  ),
  refusals: ['record.unknown'],
  summary: 'Lists the users the caller may see: all, or those of the same entity or department',
})
