import { z } from 'zod'
import { call } from '../../kernel/call.ts'
import { account, digits, instant } from '../../kernel/fields.ts'

const mail = z.object({
  mailId: z.string(),
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  sentTime: instant,
})

const outbox = call({
  name: 'demo.outbox',
  method: 'GET',
  path: '/demo/outbox',
  access: 'open',
  demoOnly: true,
  secretReply: true,
  input: z.strictObject({ account: account.optional(), pageSize: digits(1, 500).default(50) }),
  reply: z.object({ list: z.array(mail) }),
  refusals: [],
  summary: 'Lists the e-mails of the demo, newest first; exists in demo mode only',
})

const logins = call({
  name: 'demo.logins',
  method: 'GET',
  path: '/demo/logins',
  access: 'open',
  demoOnly: true,
  secretReply: true,
  input: z.strictObject({}),
  reply: z.object({
    password: z.string(),
    list: z.array(z.object({ account: z.string(), role: z.string() })),
  }),
  refusals: [],
  summary: 'Lists the demo accounts and their shared password',
})

export const demoCalls = { outbox, logins } as const
