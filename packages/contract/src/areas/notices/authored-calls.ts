import { z } from 'zod'
import { authoredStatuses, publishings } from '@bookrunner/domain/notices'
import { call } from '../../kernel/call.ts'
import { digits, flag, id, instant, line, setInstant } from '../../kernel/fields.ts'
import { fileReply } from '../../kernel/file.ts'
import { names, person } from '../../kernel/names.ts'
import { pageOf, pageQuery } from '../../kernel/page.ts'
import { inboxNotice } from './inbox.ts'

const version = digits(1, 1_000_000_000)
const optional = (max: number) => z.union([z.literal(''), line(max)])

/** Rich text as HTML. The server takes out everything but its allow-list. */
const richText = z
  .string()
  .max(400_000)
  .meta({ examples: ['<p>Hong Kong is closed on Friday.</p>'] })

const authoredText = z.strictObject({ title: optional(200), summary: optional(500), content: richText })
const authoredTexts = z.strictObject({
  US: authoredText.nullable(),
  CN: authoredText.nullable(),
  HK: authoredText.nullable(),
})

/** A screen below the base path, or nothing. */
const screenPath = z
  .union([
    z.literal(''),
    z
      .string()
      .max(300)
      .regex(/^\/(?![/\\])[^\s\\]*$/),
  ])
  .meta({ examples: ['/order/my-orders'] })

const mostRecipients = 20_000
const recipients = z.array(id).max(mostRecipients)

const fields = {
  texts: authoredTexts,
  link: screenPath,
  /** Where it belongs, such as a screen's name. */
  menuTab: optional(60),
  publishing: z.enum(publishings),
  sendAt: setInstant.nullable(),
  entityIds: recipients,
  userIds: recipients,
  /** The one image of the content, sent before as a file. */
  imageId: id.nullable(),
}

const authoredRow = z.object({
  logId: z.string(),
  /** In the reader's language. */
  msgTitle: z.string(),
  msgSummary: z.string(),
  status: z.enum(authoredStatuses),
  publishing: z.enum(publishings),
  sendAt: instant.nullable(),
  sentAt: instant.nullable(),
  createTime: instant,
  /** Who wrote or changed it last. */
  operator: person.nullable(),
  /** People who get it; null until it is sent. */
  recipients: z.int().nullable(),
  delivered: z.int(),
  read: z.int(),
  version: z.int(),
})

const recipientEntity = z.object({ entityId: z.string(), ...names, contacts: z.int() })
const recipientUser = z.object({ userId: z.string(), name: z.string(), account: z.string() })

const authoredNotice = authoredRow.extend({
  texts: authoredTexts,
  link: z.string(),
  menuTab: z.string(),
  imageId: z.string().nullable(),
  entities: z.array(recipientEntity),
  users: z.array(recipientUser),
})

const saved = z.object({ logId: z.string(), status: z.enum(authoredStatuses), version: z.int() })

const list = call({
  name: 'notices.list',
  method: 'GET',
  path: '/admin/msg/list',
  access: ['admin_notice'],
  input: z.strictObject({
    ...pageQuery(['createTime', 'sendAt', 'status', 'title']),
    /** In titles and summaries of any language. */
    keyword: line(100).optional(),
    status: z.enum(authoredStatuses).optional(),
  }),
  reply: pageOf(authoredRow),
  refusals: [],
  summary: 'Lists the notices that administrators wrote, with how many people read each',
})

const info = call({
  name: 'notices.info',
  method: 'GET',
  path: '/admin/msg/info',
  access: ['admin_notice'],
  input: z.strictObject({ logId: id }),
  reply: authoredNotice,
  refusals: ['record.unknown'],
  summary: 'Returns one written notice with its texts and recipients',
})

const writeRefusals = [
  'record.unknown',
  'file.kind',
  'field.required',
  'notice.content-long',
  'notice.images-many',
  'notice.time-past',
] as const

const add = call({
  name: 'notices.add',
  method: 'POST',
  path: '/book/msg/add',
  access: ['admin_notice|add'],
  input: z.strictObject({ ...fields, publish: flag }),
  reply: saved,
  refusals: [...writeRefusals, 'input.invalid'],
  summary: 'Writes a notice: a draft, or sent at once, or scheduled',
})

const edit = call({
  name: 'notices.edit',
  method: 'POST',
  path: '/admin/msg/edit',
  access: ['admin_notice|edit'],
  input: z.strictObject({ logId: id, expectedVersion: version, ...fields, publish: flag }),
  reply: saved,
  refusals: [
    ...writeRefusals,
    'input.invalid',
    'notice.not-editable',
    'write.no-changes',
    'write.changed-meanwhile',
  ],
  summary: 'Changes a notice that is not sent yet, and sends or schedules it',
})

const status = call({
  name: 'notices.status',
  method: 'POST',
  path: '/admin/msg/status',
  travels: 'query',
  /** `recall` recalls; who may send a notice from its form, by `edit`, may send it here. */
  access: ['admin_notice|recall', 'admin_notice|edit'],
  input: z.strictObject({ logId: id, status: z.enum(['recalled', 'sent']), expectedVersion: version }),
  reply: saved,
  refusals: ['access.denied', 'record.unknown', 'status.no-such-move', 'write.changed-meanwhile'],
  summary: 'Recalls a scheduled notice, or sends it now',
})

const del = call({
  name: 'notices.del',
  method: 'DELETE',
  path: '/admin/msg/del',
  access: ['admin_notice|delete'],
  input: z.strictObject({ logId: id }),
  reply: z.object({ logId: z.string() }),
  refusals: ['record.unknown', 'notice.not-editable'],
  summary: 'Deletes a notice that is a draft or recalled',
})

const found = z.object({
  entities: z.array(
    recipientEntity.extend({ users: z.array(recipientUser.extend({ matches: z.boolean() })) }),
  ),
  total: z.int(),
})

const findRecipients = call({
  name: 'notices.findRecipients',
  method: 'GET',
  path: '/admin/msg/user/add',
  access: ['admin_notice'],
  input: z.strictObject({
    /** In names of institutions and of their contacts. */
    keyword: line(100).optional(),
    pageNum: digits(1, 100_000).default(1),
    pageSize: digits(1, 100).default(30),
  }),
  reply: found,
  refusals: [],
  summary: 'Finds institutions and contacts that a notice could be addressed to',
})

const removeRecipient = call({
  name: 'notices.removeRecipient',
  method: 'DELETE',
  path: '/admin/msg/user/del',
  access: ['admin_notice|edit'],
  input: z.strictObject({
    logId: id,
    entityId: id.optional(),
    userId: id.optional(),
    expectedVersion: version,
  }),
  reply: saved,
  refusals: ['record.unknown', 'notice.not-editable', 'notice.last-recipient', 'write.changed-meanwhile'],
  summary: 'Takes an institution or a contact off the recipients of a notice that is not sent yet',
})

const readers = call({
  name: 'notices.readers',
  method: 'GET',
  path: '/book/msg/user/list',
  access: ['admin_notice'],
  input: z.strictObject({
    ...pageQuery(['name', 'entity', 'readTime']),
    logId: id,
    keyword: line(100).optional(),
    read: flag.optional(),
  }),
  reply: pageOf(
    recipientUser.extend({
      entity: z.object({ entityId: z.string(), ...names }).nullable(),
      deliveredTime: instant,
      readTime: instant.nullable(),
    }),
  ),
  refusals: ['record.unknown'],
  summary: 'Lists who got a notice, and when each of them read it',
})

const own = call({
  name: 'notices.own',
  method: 'GET',
  path: '/book/msg/list',
  access: 'signedIn',
  input: z.strictObject({
    ...pageQuery(['createTime']),
    unread: flag.optional(),
  }),
  reply: pageOf(inboxNotice),
  refusals: [],
  summary: "Lists the caller's notices in pages",
})

const image = call({
  name: 'notices.image',
  method: 'GET',
  path: '/book/msg/image',
  access: 'signedIn',
  longWay: true,
  input: z.strictObject({ logId: id }),
  reply: fileReply,
  refusals: ['record.unknown'],
  summary: 'Returns the image of a notice to its recipients and to those who write notices',
})

export const authoredCalls = {
  list,
  info,
  add,
  edit,
  status,
  del,
  findRecipients,
  removeRecipient,
  readers,
  own,
  image,
} as const
