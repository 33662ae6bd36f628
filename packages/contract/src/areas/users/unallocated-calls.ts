import { z } from 'zod'
import { call } from '../../kernel/call.ts'
import { id } from '../../kernel/fields.ts'
import { list } from './list-call.ts'

/** A screen selects rows over several pages. */
const userIds = z.array(id).min(1).max(500)

export const getUnallocatedUser = call({
  name: 'users.getUnallocatedUser',
  method: 'GET',
  path: '/bond/org/getUnallocatedUser',
  access: ['admin_org_manage'],
  tiers: ['tier1', 'tier4'],
  input: list.input.omit({ entityId: true }),
  reply: list.reply,
  refusals: list.refusals,
  summary: 'Lists the contacts without an institution, who have their own profile and no other rights',
})

export const assignContacts = call({
  name: 'users.assignContacts',
  method: 'POST',
  path: '/bond/org/assignContacts',
  access: ['admin_user|edit'],
  tiers: ['tier1', 'tier4'],
  input: z.strictObject({
    entityId: id,
    userIds,
    /** For all of them; without it each keeps the own role. */
    roleId: id.optional(),
  }),
  reply: z.object({ entityId: z.string(), assigned: z.array(z.string()) }),
  refusals: [
    'record.unknown',
    'user.has-entity',
    'user.own-place',
    'user.last-super-admin',
    'role.above-you',
    'role.not-held',
    'role.wrong-entity',
  ],
  summary: 'Puts contacts without an institution into one, all or none of them',
})

export const deleteContacts = call({
  name: 'users.deleteContacts',
  method: 'POST',
  path: '/bond/org/deleteContacts',
  access: ['admin_user|edit'],
  tiers: ['tier1', 'tier4'],
  input: z.strictObject({ entityId: id, userIds }),
  reply: z.object({ entityId: z.string(), removed: z.array(z.string()) }),
  refusals: ['record.unknown', 'user.own-place', 'user.last-super-admin'],
  summary: 'Takes contacts out of an institution, all or none: their accounts stay and their rights end',
})
