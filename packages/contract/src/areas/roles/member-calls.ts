import { z } from 'zod'
import { call } from '../../kernel/call.ts'
import { id, line } from '../../kernel/fields.ts'
import { names } from '../../kernel/names.ts'
import { pageOf, pageQuery } from '../../kernel/page.ts'

const userIds = z.array(id).min(1).max(500)
const refusals = [
  'record.unknown',
  'write.no-changes',
  'user.own-status',
  'user.own-place',
  'user.place-not-yours',
  'user.department-not-yours',
  'user.department-elsewhere',
  'user.last-super-admin',
  'role.above-you',
  'role.not-held',
  'role.wrong-entity',
] as const
const reply = z.object({ roleId: z.string(), moved: z.array(z.string()) })

export const assign = call({
  name: 'roles.assign',
  method: 'POST',
  path: '/role/assign',
  access: ['admin_role|assign'],
  input: z.strictObject({ roleId: id, userIds }),
  reply,
  refusals,
  summary: 'Gives a role to users, all or none of them; each user has one role',
})

export const delRoleUser = call({
  name: 'roles.delRoleUser',
  method: 'POST',
  path: '/role/delroleuser',
  access: ['admin_role|assign'],
  input: z.strictObject({ roleId: id, userIds, toRoleId: id }),
  reply,
  refusals,
  summary: 'Takes a role from users and gives them another one, because each user has one role',
})

export const getRoleUser = call({
  name: 'roles.getRoleUser',
  method: 'GET',
  path: '/role/getroleuser',
  access: ['admin_role'],
  input: z.strictObject({
    ...pageQuery(['account', 'name', 'entity']),
    roleId: id,
    keyword: line(100).optional(),
  }),
  reply: pageOf(
    z.object({
      userId: z.string(),
      account: z.string(),
      name: z.string(),
      entity: z.object({ entityId: z.string(), ...names }).nullable(),
    }),
  ),
  refusals: ['record.unknown'],
  summary: 'Lists the users who have a role, of those the caller may see',
})
