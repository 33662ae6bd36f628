import { z } from 'zod'
import { call } from '../../kernel/call.ts'
import { id, instant } from '../../kernel/fields.ts'

const session = z.object({
  sessionId: z.string(),
  /** The one that asks. */
  current: z.boolean(),
  createTime: instant,
  lastSeenTime: instant,
  /** When it ends at the latest, used or not. */
  expireTime: instant,
  ip: z.string(),
  userAgent: z.string(),
})

export const sessionList = call({
  name: 'auth.sessionList',
  method: 'GET',
  path: '/user/session/list',
  access: 'signedIn',
  beforePasswordChange: true,
  input: z.strictObject({}),
  reply: z.object({ list: z.array(session) }),
  refusals: [],
  summary: "Lists the caller's open sessions, last used first",
})

export const sessionEnd = call({
  name: 'auth.sessionEnd',
  method: 'POST',
  path: '/user/session/end',
  access: 'signedIn',
  dryRun: false,
  beforePasswordChange: true,
  input: z.strictObject({ sessionId: id }),
  reply: z.object({ ended: z.int() }),
  refusals: ['record.unknown'],
  summary: "Ends one of the caller's sessions",
})

export const sessionEndOthers = call({
  name: 'auth.sessionEndOthers',
  method: 'POST',
  path: '/user/session/endOthers',
  access: 'signedIn',
  dryRun: false,
  beforePasswordChange: true,
  input: z.strictObject({}),
  reply: z.object({ ended: z.int() }),
  refusals: [],
  summary: "Ends all of the caller's other sessions",
})
