import { z } from 'zod'
import {
  findingKinds,
  leftOutReasons,
  messageAudiences,
  messageSteps,
  resolutions,
} from '@bookrunner/domain/book'
import { mostLetters } from '@bookrunner/domain/orders'
import { call } from '../../kernel/call.ts'
import { face, id, instant, line, text } from '../../kernel/fields.ts'
import { fileReply } from '../../kernel/file.ts'
import { units } from './rows.ts'

const reads = ['board_order_book', 'mydeal_order_book'] as const
const edits = ['board_order_book|edit', 'mydeal_order_book|edit'] as const
const runs = ['board_order_book|run', 'mydeal_order_book|run'] as const
const merges = ['board_order_book|merge', 'mydeal_order_book|merge'] as const
/** Whose role in the deal gives figures only takes them out with the page's permission: the rest is the handler's say. */
const exports = ['board_order_book', 'mydeal_order_book'] as const
const mine = ['record.unknown', 'deal.not-yours'] as const
const over = ['order.deal-over'] as const
const reason = line(300)

const editComments = call({
  name: 'book.editComments',
  method: 'POST',
  path: '/order/manage/editComments',
  access: edits,
  /**
   * Only what is sent changes. A public text adds a line and makes no version; null adds none. A private text replaces the
   * one that was read, so it names the version; null removes it.
   */
  input: z.strictObject({
    orderId: id,
    expectedVersion: z.int().min(0).optional(),
    comment: text(mostLetters.comment).nullable().optional(),
    privateComment: text(mostLetters.privateComment).nullable().optional(),
  }),
  reply: z.object({ orderId: z.string(), version: z.int(), at: instant }),
  refusals: [
    ...mine,
    ...over,
    'write.no-changes',
    'write.changed-meanwhile',
    'order.is-draft',
    'order.withdrawn',
    'order.comments-closed',
  ],
  summary: 'Adds a public comment for the investor and managers, or sets the private comment for managers',
})

const allocSize = call({
  name: 'book.allocSize',
  method: 'POST',
  path: '/order/manage/allocSize',
  access: edits,
  input: z.strictObject({
    dealId: id,
    sizes: z
      .array(z.strictObject({ orderId: id, expectedVersion: z.int().min(1), size: face.nullable() }))
      .min(1)
      .max(500),
  }),
  reply: z.object({
    count: z.int(),
    total: units,
    /** The versions it made. */
    orders: z.array(z.object({ orderId: z.string(), version: z.int() })),
  }),
  refusals: [
    ...mine,
    ...over,
    'write.no-changes',
    'write.changed-meanwhile',
    'book.sizes-wrong',
    'book.size-over-order',
    'order.below-minimum',
    'order.off-grid',
    'book.allocated',
    'book.order-twice',
    'order.is-draft',
    'order.withdrawn',
  ],
  summary: "Sets the desk's proposed sizes before allocation",
})

const removeNewOrderFlag = call({
  name: 'book.removeNewOrderFlag',
  method: 'POST',
  path: '/order/manage/removeNewOrderFlag',
  access: reads,
  /** Single orders, or without them all that came up to a state. */
  input: z.strictObject({ dealId: id, upTo: z.int().min(0), orderIds: z.array(id).max(500).optional() }),
  reply: z.object({ upTo: z.int(), orderIds: z.array(z.string()) }),
  refusals: mine,
  summary: "Clears the caller's NEW marks on orders",
})

const resolveFinding = call({
  name: 'book.resolveFinding',
  method: 'POST',
  path: '/order/manage/resolveFinding',
  access: merges,
  input: z.strictObject({
    dealId: id,
    key: z.string().max(120),
    orderIds: z.array(id).min(1).max(200),
    kind: z.enum(resolutions),
    leftOut: z.array(id).max(200).optional(),
    reason,
  }),
  reply: z.object({ key: z.string() }),
  refusals: [...mine, ...over, 'finding.gone', 'finding.moved', 'finding.leave-some'],
  summary: 'Resolves a suspected duplicate or an unusual size, with a reason',
})

const getFindingDecisions = call({
  name: 'book.getFindingDecisions',
  method: 'GET',
  path: '/order/manage/findingDecisions',
  access: merges,
  input: z.strictObject({ dealId: id }),
  reply: z.object({
    list: z.array(
      z.object({
        key: z.string(),
        finding: z.enum(findingKinds),
        kind: z.enum(resolutions),
        seq: z.int(),
        /** The orders it was decided on. */
        orders: z.array(z.object({ orderId: z.string(), number: z.string(), leftOut: z.boolean() })),
        reason: z.string(),
        at: instant,
        by: z.string().nullable(),
      }),
    ),
  }),
  refusals: mine,
  summary: 'Lists every decision on findings of a book, newest first, including superseded ones',
})

/** A message as it was made: its figures and words are never worked out anew. */
const message = z.object({
  messageId: z.string(),
  number: z.int(),
  seq: z.int(),
  at: instant,
  by: z.string().nullable(),
  step: z.int(),
  over: units,
  exactly: z.boolean(),
  jlmInterest: units,
  accounts: z.int(),
  words: z.object({ US: z.string(), CN: z.string(), HK: z.string() }),
  leftOut: z.array(
    z.object({
      orderId: z.string(),
      number: z.string(),
      counting: face,
      why: z.enum(leftOutReasons),
      reason: z.string().nullable(),
    }),
  ),
  /** Who has it, and since when. */
  sent: z.array(z.object({ to: z.enum(messageAudiences), at: instant, by: z.string().nullable() })),
})

const writeBookMessage = call({
  name: 'book.writeBookMessage',
  method: 'POST',
  path: '/order/manage/bookMessage',
  access: runs,
  input: z.strictObject({ dealId: id, step: z.literal(messageSteps) }),
  reply: message,
  refusals: [...mine, ...over, 'book.message-empty'],
  summary: 'Creates the book message from the current state, and records the excluded orders',
})

const getBookMessages = call({
  name: 'book.getBookMessages',
  method: 'GET',
  path: '/order/manage/bookMessages',
  access: runs,
  input: z.strictObject({ dealId: id }),
  reply: z.object({ list: z.array(message) }),
  refusals: mine,
  summary: 'Lists earlier book messages, newest first',
})

const sendBookMessage = call({
  name: 'book.sendBookMessage',
  method: 'POST',
  path: '/order/manage/sendBookMessage',
  access: runs,
  input: z.strictObject({ dealId: id, messageId: id, to: z.array(z.enum(messageAudiences)).min(1).max(2) }),
  /** Those who get it now. */
  reply: z.object({ messageId: z.string(), to: z.array(z.enum(messageAudiences)) }),
  refusals: [
    ...mine,
    ...over,
    'book.message-superseded',
    'book.message-sent',
    'book.message-untrue',
    'book.message-of-test',
    'write.changed-meanwhile',
  ],
  summary: 'Sends the newest book message to the investors of the deal, to its banks and issuer, or to both',
})

const chaseAnswers = call({
  name: 'book.chaseAnswers',
  method: 'POST',
  path: '/order/manage/chaseAnswers',
  access: runs,
  input: z.strictObject({ dealId: id }),
  reply: z.object({ orders: z.int(), houses: z.int() }),
  refusals: [...mine, ...over, 'book.nobody-to-chase', 'book.chased-just-now'],
  summary: 'Chases investors who have not answered the test or FPG, by notice and e-mail',
})

const bookOrderExport = call({
  name: 'book.bookOrderExport',
  method: 'POST',
  path: '/order/manage/bookOrderExport',
  access: exports,
  slow: 'file',
  // A trial would cost what the file costs.
  dryRun: false,
  input: z.strictObject({ dealId: id }),
  reply: z.object({
    fileId: z.string(),
    name: z.string(),
    bytes: z.int(),
    seq: z.int(),
    at: instant,
    until: instant,
  }),
  refusals: mine,
  summary: 'Prepares the book as Excel, at one numbered state: orders, summary, changes, charts as tables',
})

const download = call({
  name: 'book.download',
  method: 'GET',
  path: '/order/manage/download',
  access: exports,
  longWay: true,
  input: z.strictObject({ fileId: id }),
  reply: fileReply,
  refusals: ['record.unknown'],
  summary: 'Downloads a file prepared for the caller',
})

export const bookWrites = {
  editComments,
  allocSize,
  removeNewOrderFlag,
  resolveFinding,
  getFindingDecisions,
  writeBookMessage,
  getBookMessages,
  sendBookMessage,
  chaseAnswers,
  bookOrderExport,
  download,
} as const
