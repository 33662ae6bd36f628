import { z } from 'zod'
import { phoneAreas } from '@bookrunner/domain/entities'
import { call } from '../../kernel/call.ts'
import { account, id, line, sealed } from '../../kernel/fields.ts'
import { userFields } from './shapes.ts'

export const add = call({
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
    /** Of the entity. Who looks after one department adds to that one. */
    departmentId: id.nullable().default(null),
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
    'user.department-elsewhere',
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

export const del = call({
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

export const reset = call({
  name: 'users.reset',
  method: 'POST',
  path: '/user/reset',
  access: ['admin_user|reset'],
  dryRun: false,
  input: z.strictObject({ userId: id }),
  reply: z.object({ sent: z.literal(true), expiresInSeconds: z.int() }),
  refusals: ['record.unknown', 'user.frozen', 'user.mails-nowhere'],
  summary: 'Mails the user a link and a code to reset the password, and ends a lock by failed log-ins',
})
