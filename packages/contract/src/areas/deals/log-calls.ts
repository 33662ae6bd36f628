import { z } from 'zod'
import { call } from '../../kernel/call.ts'
import { day, id, instant, line } from '../../kernel/fields.ts'
import { pageOf, pageQuery } from '../../kernel/page.ts'
import { manages } from './manage-calls.ts'

const filter = {
  dealId: id,
  /** Comma separated: a line counts whose code begins with one of them, `deal.edited,document.`. */
  code: line(300).optional(),
  actorId: id.optional(),
  from: day.optional(),
  until: day.optional(),
}

const person = z.object({ userId: z.string(), name: z.string(), entity: z.string() })

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
      /** The tranche meant; null where it is shared by all. */
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
  summary: 'The deal log, newest first',
})

const verifyDealLog = call({
  name: 'deals.verifyDealLog',
  method: 'GET',
  path: '/manage/deal/verifyDealLog',
  access: manages,
  input: z.strictObject({ dealId: id }),
  reply: z.object({
    whole: z.boolean(),
    lines: z.int(),
    hash: z.string(),
    /** Number of the first line that breaks the chain. */
    brokenAt: z.int().nullable(),
  }),
  refusals: ['record.unknown', 'deal.not-yours'],
  summary: "Proves the deal log's chain, or names its first broken line",
})

/** What the Excel of the log is filtered by, too. */
export const logFilter = filter
export const logCalls = { getDealLog, verifyDealLog } as const
