import { z } from 'zod'
import { roleCodes } from '@bookrunner/domain/access'
import { phoneAreas } from '@bookrunner/domain/entities'
import { userStatuses } from '@bookrunner/domain/users'
import { call } from '../../kernel/call.ts'
import { id, instant, line } from '../../kernel/fields.ts'
import { pageOf, pageQuery } from '../../kernel/page.ts'
import { userEntity, userFields } from './shapes.ts'

const info = call({
  name: 'users.info',
  method: 'GET',
  path: '/user/info',
  access: 'signedIn',
  beforePasswordChange: true,
  input: z.strictObject({}),
  reply: z.object({
    user: z.object({ ...userFields, entity: userEntity }),
    permissions: z.array(z.string()),
    roles: z.array(z.enum(roleCodes)),
    /** Keys of the form menu|function. */
    functions: z.array(z.string()),
    timeZone: z.string(),
    mustChangePassword: z.boolean(),
  }),
  refusals: ['record.unknown'],
  summary: 'Returns the user who is signed in, with permissions',
})

export const userSortable = ['account', 'name', 'entity', 'role', 'status', 'createTime'] as const

const list = call({
  name: 'users.list',
  method: 'GET',
  path: '/user/list',
  access: ['admin_user'],
  input: z.strictObject({
    ...pageQuery(userSortable),
    /** In the account, the name or the nickname. */
    keyword: line(100).optional(),
    entityId: id.optional(),
    roleId: id.optional(),
    status: z.enum(userStatuses).optional(),
  }),
  reply: pageOf(
    z.object({
      ...userFields,
      entity: userEntity.omit({ dealRoles: true }),
      mustChangePassword: z.boolean(),
      createTime: instant,
      /** Whether the caller looks after this user. */
      editable: z.boolean(),
    }),
  ),
  refusals: ['record.unknown'],
  summary: 'Lists the users the caller may see: all, or those of the same entity or department',
})

const edit = call({
  name: 'users.edit',
  method: 'POST',
  path: '/user/edit',
  access: ['admin_user|edit', 'admin_user|freeze'],
  input: z.strictObject({
    userId: id,
    name: line(100).optional(),
    nickName: z.union([z.literal(''), line(60)]).optional(),
    phoneArea: z.enum(phoneAreas).nullable().optional(),
    phone: z.string().trim().max(30).nullable().optional(),
    department: line(60).nullable().optional(),
    timeZone: z.string().max(60).optional(),
    status: z.enum(userStatuses).optional(),
    roleId: id.optional(),
    entityId: id.optional(),
  }),
  reply: z.object({ ...userFields, entityId: z.string(), timeZone: z.string() }),
  refusals: [
    'record.unknown',
    'write.no-changes',
    'user.own-status',
    'user.own-place',
    'user.last-super-admin',
    'user.place-not-yours',
    'user.department-not-yours',
    'phone.area',
    'phone.format',
    'zone.unknown',
    'role.above-you',
    'role.not-held',
    'role.wrong-entity',
  ],
  summary: "Changes fields of a user; freezing ends the user's sessions at once",
})

export const usersCalls = { info, list, edit } as const
