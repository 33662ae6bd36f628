import { z } from 'zod'
import { roleCodes, tiers } from '@bookrunner/domain/access'
import { phoneAreas } from '@bookrunner/domain/entities'
import { userStatuses } from '@bookrunner/domain/users'
import { call } from '../../kernel/call.ts'
import { account, id, instant, line, sealed } from '../../kernel/fields.ts'
import { pageOf, pageQuery } from '../../kernel/page.ts'
import { userEntity, userFields } from './shapes.ts'

const info = call({
  name: 'users.info',
  method: 'GET',
  path: '/user/info',
  access: 'signedIn',
  beforePasswordChange: true,
  input: z.strictObject({ userId: id.optional() }),
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
  summary: 'Returns the user who is signed in, or to administrators another user, with permissions',
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
    tier: z.enum(tiers).optional(),
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

const add = call({
  name: 'users.add',
  method: 'PUT',
  path: '/user/add',
  access: ['admin_user|add'],
  dryRun: false,
  input: z.strictObject({
    account,
    name: line(100),
    nickName: z.union([z.literal(''), line(60)]).default(''),
    phoneArea: z.enum(phoneAreas),
    phone: z.string().trim().min(1).max(30),
    roleId: id,
    /** Without it, the caller's own entity. */
    entityId: id.optional(),
    department: line(60).nullable().default(null),
    timeZone: z.string().max(60).optional(),
    /** The user must change it at the first log-in. */
    password: sealed,
  }),
  reply: z.object({ ...userFields, entityId: z.string() }),
  refusals: [
    'record.unknown',
    'user.account-taken',
    'user.place-not-yours',
    'user.department-not-yours',
    'phone.area',
    'phone.format',
    'zone.unknown',
    'role.above-you',
    'role.not-held',
    'role.wrong-entity',
    'auth.password-weak',
    'auth.seal-broken',
    'auth.seal-late',
    'auth.seal-used',
  ],
  summary: 'Adds a user with an initial password, which must be changed at the first log-in',
})

const del = call({
  name: 'users.del',
  method: 'DELETE',
  path: '/user/del',
  travels: 'query',
  access: ['admin_user|delete'],
  input: z.strictObject({ userId: id }),
  reply: z.object({ userId: z.string() }),
  refusals: ['record.unknown', 'user.own-account', 'user.last-super-admin', 'user.in-use'],
  summary: 'Deletes a user who has worked on nothing yet; others are frozen instead',
})

const reset = call({
  name: 'users.reset',
  method: 'POST',
  path: '/user/reset',
  access: ['admin_user|reset'],
  dryRun: false,
  input: z.strictObject({ userId: id }),
  reply: z.object({ sent: z.literal(true), expiresInSeconds: z.int() }),
  refusals: ['record.unknown', 'user.frozen'],
  summary: 'Mails the user a link and a code to reset the password, and ends a lock by failed log-ins',
})

export const usersCalls = { info, list, add, edit, del, reset } as const
