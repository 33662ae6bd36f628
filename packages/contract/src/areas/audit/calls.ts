import { z } from 'zod'
import { call } from '../../kernel/call.ts'
import { day, id, instant } from '../../kernel/fields.ts'
import { fileReply } from '../../kernel/file.ts'
import { person } from '../../kernel/names.ts'
import { pageOf, pageQuery } from '../../kernel/page.ts'
import { adminLogKinds } from './text.ts'

const administrators = { access: ['admin'], tiers: ['tier1', 'tier4'] } as const

const kind = z.enum(adminLogKinds)
const someKinds = new RegExp(`^(${adminLogKinds.join('|')})(,(${adminLogKinds.join('|')})){0,20}$`)

const filter = {
  /** Comma separated. */
  kinds: z
    .string()
    .max(200)
    .regex(someKinds)
    .optional()
    .meta({ examples: ['users,roles'] }),
  actorId: id.optional(),
  /** A user, role, institution …: only its lines. */
  recordId: id.optional(),
  from: day.optional(),
  until: day.optional(),
}

const line = z.object({
  lineId: z.string(),
  at: instant,
  /** Null where the system did it. */
  actor: person.nullable(),
  kind,
  code: z.string(),
  /** In the reader's language. */
  what: z.string(),
  /** What was changed, by its current name; null where it is no record, or is deleted. */
  record: z.object({ recordId: z.string(), name: z.string() }).nullable(),
  changes: z.array(z.object({ field: z.string(), from: z.string().nullable(), to: z.string().nullable() })),
})

const list = call({
  name: 'audit.list',
  method: 'GET',
  path: '/admin/log/list',
  ...administrators,
  input: z.strictObject({ ...pageQuery(['at']), ...filter }),
  reply: pageOf(line).extend({
    /** Everybody who acts in the log. */
    actors: z.array(person),
  }),
  refusals: ['record.unknown'],
  summary: 'Lists what administrators changed: who, what, from, to; newest first',
})

const exportLog = call({
  name: 'audit.export',
  method: 'GET',
  path: '/admin/log/export',
  ...administrators,
  slow: true,
  input: z.strictObject(filter),
  reply: fileReply,
  refusals: ['record.unknown'],
  summary: 'Downloads the log of administrators as an Excel file, a row for each field that changed',
})

const erase = call({
  name: 'audit.erase',
  method: 'POST',
  path: '/admin/log/erase',
  access: ['admin'],
  tiers: ['tier1'],
  input: z.strictObject({ recordId: id }),
  reply: z.object({ recordId: z.string(), lines: z.int() }),
  refusals: ['write.no-changes'],
  summary: 'Erases names, phones and the like of one record from the log; lines and their chain stay',
})

export const auditCalls = { list, export: exportLog, erase } as const
