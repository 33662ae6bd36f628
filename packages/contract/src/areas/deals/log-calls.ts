import { z } from 'zod'
import { call } from '../../kernel/call.ts'
import { day, id, instant, line } from '../../kernel/fields.ts'
import { fileReply } from '../../kernel/file.ts'
import { person } from '../../kernel/names.ts'
import { pageOf, pageQuery } from '../../kernel/page.ts'
import { manages } from './manage-calls.ts'

const filter = {
  dealId: id,
  /** Comma separated: a line counts whose code begins with one of them, `deal.edited,document.`. */
  code: line(1000).optional(),
  actorId: id.optional(),
  from: day.optional(),
  until: day.optional(),
}

const getDealLog = call({
  name: 'deals.getDealLog',
  method: 'GET',
  path: '/manage/deal/getDealLog',
  access: manages,
  input: z.strictObject({ ...pageQuery(['seq']), ...filter }),
  reply: pageOf(
    z.object({
      seq: z.int(),
      at: instant,
      /** Null where the clock did it. */
      actor: person.nullable(),
      code: z.string(),
      /** In the reader's language. */
      what: z.string(),
      /** The reason or note somebody gave, in own words. */
      comment: z.string().nullable(),
      /** The tranche; null if the line concerns all. */
      dealId: z.string().nullable(),
      changes: z.array(
        z.object({ field: z.string(), from: z.string().nullable(), to: z.string().nullable() }),
      ),
      hash: z.string(),
    }),
  ).extend({
    /** Everybody who acts anywhere in the log, whatever it is filtered by: the people to choose from. */
    actors: z.array(person),
  }),
  refusals: ['record.unknown', 'deal.not-yours'],
  summary: 'Lists the deal log, newest first',
})

const downloadDealLog = call({
  name: 'deals.downloadDealLog',
  method: 'GET',
  path: '/manage/deal/downloadDealLog',
  access: manages,
  slow: true,
  input: z.strictObject(filter),
  reply: fileReply,
  refusals: ['record.unknown', 'deal.not-yours'],
  summary: 'Downloads the deal log as an Excel file, newest first: a row for each field that changed',
})

const verifyDealLog = call({
  name: 'deals.verifyDealLog',
  method: 'GET',
  path: '/manage/deal/verifyDealLog',
  access: manages,
  slow: true,
  input: z.strictObject({ dealId: id }),
  reply: z.object({
    intact: z.boolean(),
    /** Lines that fit, from the first on, and the hash of the last of them. */
    lines: z.int(),
    hash: z.string(),
    /** Number of the first line that does not fit or is missing. */
    brokenAt: z.int().nullable(),
  }),
  refusals: ['record.unknown', 'deal.not-yours'],
  summary: "Verifies the deal log's chain, or names its first broken line",
})

export const logCalls = { getDealLog, downloadDealLog, verifyDealLog } as const
