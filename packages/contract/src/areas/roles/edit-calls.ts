import { z } from 'zod'
import { tiers } from '@bookrunner/domain/access'
import { roleFamilies } from '@bookrunner/domain/roles'
import { call } from '../../kernel/call.ts'
import { id, line } from '../../kernel/fields.ts'
import { grants } from './grants.ts'

const chinese = z.union([z.literal(''), line(60)])
const grantRefusals = [
  'role.above-you',
  'role.not-held',
  'role.sees-no-book',
  'role.function-without-screen',
  'role.permission-unknown',
] as const

export const add = call({
  name: 'roles.add',
  method: 'POST',
  path: '/role/add',
  access: ['admin_role|add'],
  input: z.strictObject({
    name: line(60),
    nameCn: chinese.default(''),
    nameHk: chinese.default(''),
    tier: z.enum(tiers),
    family: z.enum(roleFamilies),
    permissions: grants,
  }),
  reply: z.object({ roleId: z.string() }),
  refusals: [...grantRefusals, 'role.own-keys', 'role.wrong-family', 'role.name-taken'],
  summary: 'Adds a role; callers can grant only what they have',
})

export const edit = call({
  name: 'roles.edit',
  method: 'POST',
  path: '/role/edit',
  access: ['admin_role|edit'],
  input: z.strictObject({
    roleId: id,
    /** The version that was read; a newer one refuses the edit. */
    version: z.int().min(0).optional(),
    name: line(60),
    nameCn: chinese.default(''),
    nameHk: chinese.default(''),
    /** All it shall hold from now on; without it, that stays. */
    permissions: grants.optional(),
  }),
  reply: z.object({ roleId: z.string(), version: z.int() }),
  refusals: [
    ...grantRefusals,
    'record.unknown',
    'write.no-changes',
    'write.changed-meanwhile',
    'role.own-keys',
    'role.name-taken',
  ],
  summary: 'Changes the names and the permissions of a role; its users have them from their next call on',
})

export const copy = call({
  name: 'roles.copy',
  method: 'POST',
  path: '/role/copy',
  access: ['admin_role|add'],
  input: z.strictObject({ roleId: id, name: line(60) }),
  reply: z.object({ roleId: z.string() }),
  refusals: ['record.unknown', 'role.above-you', 'role.name-taken'],
  summary: 'Makes a new role with the level and the permissions of another one',
})

export const del = call({
  name: 'roles.del',
  method: 'POST',
  path: '/role/del',
  access: ['admin_role|delete'],
  input: z.strictObject({ roleId: id }),
  reply: z.object({ roleId: z.string() }),
  refusals: ['record.unknown', 'role.above-you', 'role.in-use'],
  summary: 'Deletes a role that no user has',
})

export const getRoleMenu = call({
  name: 'roles.getRoleMenu',
  method: 'GET',
  path: '/role/getrolemenu',
  access: ['admin_role'],
  input: z.strictObject({ roleId: id }),
  reply: z.object({
    list: z.array(
      z.object({
        permission: z.string(),
        /** Half: the screen or some of its functions and screens below, not all. */
        check: z.enum(['all', 'half', 'none']),
        functions: z.array(z.object({ key: z.string(), checked: z.boolean() })),
      }),
    ),
  }),
  refusals: ['record.unknown'],
  summary: 'Returns the menu with what the role holds of it',
})
