import { z } from 'zod'
import { call } from '../../kernel/call.ts'
import { digits, id } from '../../kernel/fields.ts'
import { authoredCalls } from './authored-calls.ts'
import { inboxNotice } from './inbox.ts'

const box = call({
  name: 'notices.box',
  method: 'GET',
  path: '/book/msg/box',
  access: 'signedIn',
  quiet: true,
  beforePasswordChange: true,
  input: z.strictObject({ userId: id.optional(), pageSize: digits(1, 500).default(500) }),
  reply: z.object({
    list: z.array(inboxNotice),
    unread: z.int(),
    total: z.int(),
    /** Number of this state of the inbox; the live socket goes on from it. */
    seq: z.int(),
  }),
  refusals: ['access.not-yours'],
  summary: "Lists the caller's notices, newest first",
})

const read = call({
  name: 'notices.read',
  method: 'POST',
  path: '/book/msg/read',
  travels: 'query',
  access: 'signedIn',
  input: z.strictObject({ logId: id }),
  reply: z.object({ unread: z.int() }),
  refusals: ['record.unknown'],
  summary: 'Marks one notice as read',
})

const readAll = call({
  name: 'notices.readAll',
  method: 'POST',
  path: '/book/msg/readAll',
  travels: 'query',
  access: 'signedIn',
  input: z.strictObject({ userId: id.optional() }),
  reply: z.object({ read: z.int(), unread: z.int() }),
  refusals: ['access.not-yours'],
  summary: 'Marks every notice as read',
})

export const noticesCalls = { box, read, readAll, ...authoredCalls } as const
