import { z } from 'zod'
import { tiers } from '@bookrunner/domain/access'
import { roleFamilies } from '@bookrunner/domain/roles'
import { call } from '../../kernel/call.ts'
import { assign, delRoleUser, getRoleUser } from './member-calls.ts'
import { add, copy, del, edit, getRoleMenu } from './edit-calls.ts'
import { grants } from './grants.ts'
import { id, instant, line } from '../../kernel/fields.ts'
import { pageOf, pageQuery } from '../../kernel/page.ts'

const role = {
  roleId: z.string(),
  /** In the reader's language, as far as there is a name in it. */
  name: z.string(),
  /** Its code; `byEntity` has that of the user's entity. */
  family: z.enum(roleFamilies),
  tier: z.enum(tiers),
  /** How many users have it, of those the caller may see. */
  users: z.int(),
  createTime: instant,
  /** Whether the caller may change what it holds. */
  editable: z.boolean(),
}

const list = call({
  name: 'roles.list',
  method: 'GET',
  path: '/role/list',
  access: ['admin_role', 'admin_user'],
  input: z.strictObject({
    ...pageQuery(['name', 'tier', 'family', 'users', 'createTime']),
    keyword: line(100).optional(),
    tier: z.enum(tiers).optional(),
  }),
  reply: pageOf(z.object(role)),
  refusals: [],
  summary: 'Lists roles; an administrator of one entity sees those its users can have',
})

const info = call({
  name: 'roles.info',
  method: 'GET',
  path: '/role/info',
  access: ['admin_role', 'admin_user'],
  input: z.strictObject({ roleId: id }),
  reply: z.object({
    ...role,
    names: z.object({ US: z.string(), CN: z.string(), HK: z.string() }),
    /** Permissions and function keys. */
    permissions: z.array(z.string()),
    /** Of the record, for an edit that must not overwrite another's. */
    version: z.int(),
  }),
  refusals: ['record.unknown'],
  summary: 'Returns a role with its permissions',
})

const permissionAssign = call({
  name: 'roles.permissionAssign',
  method: 'POST',
  path: '/permission/assign',
  access: ['admin_role|assign'],
  input: z.strictObject({
    roleId: id,
    /** All it shall hold from now on: permissions and function keys. */
    permissions: grants,
  }),
  reply: z.object({
    roleId: z.string(),
    permissions: z.array(z.string()),
    added: z.array(z.string()),
    removed: z.array(z.string()),
  }),
  refusals: [
    'record.unknown',
    'write.no-changes',
    'role.above-you',
    'role.not-held',
    'role.own-keys',
    'role.sees-no-book',
    'role.function-without-screen',
    'role.permission-unknown',
  ],
  summary: 'Sets the permissions of a role; callers can grant only what they have',
})

export const rolesCalls = {
  list,
  info,
  add,
  edit,
  copy,
  del,
  assign,
  getRoleMenu,
  getRoleUser,
  delRoleUser,
  permissionAssign,
} as const
