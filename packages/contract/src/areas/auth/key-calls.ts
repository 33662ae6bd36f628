import { z } from 'zod'
import { keyScopes } from '@bookrunner/domain/auth'
import { call } from '../../kernel/call.ts'
import { day, id, instant, line } from '../../kernel/fields.ts'

const scopes = z
  .array(z.enum(keyScopes))
  .min(1)
  .max(keyScopes.length)
  .meta({ examples: [['orders.read']] })

const apiKey = z.object({
  keyId: z.string(),
  name: z.string(),
  scopes: z.array(z.enum(keyScopes)),
  /** Its first characters, by which a person recognises it; the rest is not stored. */
  begins: z.string(),
  createTime: instant,
  expireTime: instant.nullable(),
  lastUsedTime: instant.nullable(),
  revokeTime: instant.nullable(),
})

const keyAdd = call({
  name: 'auth.keyAdd',
  method: 'POST',
  path: '/user/key/add',
  access: ['my_order|place'],
  dryRun: false,
  secretReply: true,
  input: z.strictObject({
    name: line(60),
    scopes,
    /** The last day on which it works, in UTC; without one it works until it is revoked. */
    expiresOn: day.optional(),
  }),
  /** The secret is in this answer and in no other, not even in that to the same key sent again. */
  reply: z.object({ key: apiKey, secret: z.string().nullable() }),
  refusals: ['record.exists', 'key.too-many', 'key.day-past'],
  summary: 'Creates a personal API key; its secret is shown once',
})

const keyList = call({
  name: 'auth.keyList',
  method: 'GET',
  path: '/user/key/list',
  access: ['my_order|place'],
  input: z.strictObject({}),
  reply: z.object({ list: z.array(apiKey) }),
  refusals: [],
  summary: "Lists the caller's API keys, newest first, including revoked ones",
})

const keyRevoke = call({
  name: 'auth.keyRevoke',
  method: 'POST',
  path: '/user/key/revoke',
  access: ['my_order|place'],
  dryRun: false,
  input: z.strictObject({ keyId: id }),
  reply: z.object({ keyId: z.string() }),
  refusals: ['record.unknown', 'write.no-changes'],
  summary: 'Ends an API key at once, on every node',
})

export const keyCalls = { keyAdd, keyList, keyRevoke } as const
