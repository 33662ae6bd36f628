import { z } from 'zod'
import { settlementGaps } from '@bookrunner/domain/allocation'
import { call } from '../../kernel/call.ts'
import { id, instant, line, text } from '../../kernel/fields.ts'
import { person } from '../../kernel/names.ts'
import { units } from '../book/index.ts'
import { confirms, edits, launches, mine, reads } from './access.ts'
import { allocReview, lineFaults, mostAllocLines, mostReviewLetters, verdicts } from './shapes.ts'

const states = ['alloc.is-draft', 'alloc.is-launched', 'alloc.is-reopened', 'alloc.is-deleted'] as const
const moved = z.object({ versionId: z.string(), seq: z.int(), at: instant })
const which = { versionId: id }

const launch = call({
  name: 'allocation.launch',
  method: 'POST',
  path: '/order/alloc/launch',
  access: launches,
  slow: true,
  /** `expectedSeq`: the state that was looked at; where a line, or what becomes of a short book, is another by now, nothing is launched. */
  input: z.strictObject({
    ...which,
    expectedSeq: z.int().min(0),
    /** The orders of investors above the size cap, as the caller has read them. */
    overCap: z.array(id).max(mostAllocLines).optional(),
  }),
  reply: moved.extend({ total: units, lines: z.int() }),
  refusals: [
    ...mine,
    ...states,
    ...lineFaults,
    'order.deal-over',
    'alloc.book-open',
    'alloc.no-terms',
    'alloc.no-size',
    'alloc.short',
    'alloc.stale',
    'alloc.book-moved',
    'alloc.launched-already',
    'alloc.lines-wrong',
    'alloc.over-merged',
    'alloc.remainder',
    'alloc.cap-exceeded',
    'alloc.over-cap',
    'alloc.together-over-cap',
    'write.changed-meanwhile',
    'alloc.shortfall-moved',
  ],
  summary:
    'Launches a version for review and freezes its lines. Every line must be valid and the remainder zero; lines above the size cap are acknowledged',
})

const review = call({
  name: 'allocation.review',
  method: 'POST',
  path: '/order/alloc/review',
  access: reads,
  /** Reviews one order, or all that the caller reviews. A query or a comment needs a text. */
  input: z.strictObject({
    ...which,
    orderId: id.optional(),
    verdict: z.enum(verdicts),
    text: text(mostReviewLetters).optional(),
  }),
  reply: allocReview,
  refusals: [...mine, ...states, 'alloc.text-missing', 'order.deal-over'],
  summary: "Adds a lead's or the issuer's review of a launched version: accepted, query or comment",
})

const signOff = call({
  name: 'allocation.signOff',
  method: 'POST',
  path: '/order/alloc/signOff',
  access: reads,
  /** With a reason it is a waiver, recorded by who runs the book; without, the issuer’s own word. */
  input: z.strictObject({ ...which, waiver: line(300).optional() }),
  reply: moved.extend({ kind: z.enum(['signed', 'waived']) }),
  refusals: [...mine, ...states, 'alloc.signed-already', 'order.deal-over'],
  summary: "Signs off a launched version as the issuer, or records the issuer's waiver",
})

const remindSignOff = call({
  name: 'allocation.remindSignOff',
  method: 'POST',
  path: '/order/alloc/remindSignOff',
  access: launches,
  input: z.strictObject(which),
  reply: moved,
  refusals: [...mine, ...states, 'alloc.signed-already', 'alloc.no-signer', 'order.deal-over'],
  summary: "Reminds the issuer's people, by notice and mail, to sign off a launched version",
})

const reopenLaunch = call({
  name: 'allocation.reopenLaunch',
  method: 'POST',
  path: '/order/alloc/reopenLaunch',
  access: launches,
  slow: true,
  input: z.strictObject({ ...which, reason: line(300) }),
  /** The launched version stays as it was; a copy of it goes on. */
  reply: moved.extend({ copyId: z.string() }),
  refusals: [...mine, ...states, 'order.deal-over', 'alloc.versions-many'],
  summary: 'Recalls a launched version with a reason, notifies its readers and continues in a copy',
})

const confirmed = z.object({
  versionId: z.string(),
  seq: z.int(),
  at: instant,
  /** Confirmed by this call, those that were so already, and how many of the caller’s are left. */
  confirmed: z.int(),
  already: z.int(),
  left: z.int(),
})
const confirmRefusals = [
  ...mine,
  ...states,
  ...lineFaults,
  'order.deal-over',
  'alloc.not-priced',
  'alloc.not-signed',
  'alloc.no-signer',
  'alloc.settlement-incomplete',
  'alloc.no-isin',
  'alloc.no-clearing',
  'alloc.no-bank',
  'alloc.no-settlement-date',
  'alloc.launch-stale',
  'alloc.book-moved',
  'alloc.unfit',
  'alloc.no-line',
  'alloc.over-merged',
  'alloc.remainder',
  'alloc.no-size',
  'alloc.short',
  'status.no-such-move',
  'order.is-draft',
  'order.withdrawn',
] as const

/** What settlement lacks, as the caller has read it: nothing is confirmed while another detail is missing. */
const acknowledged = z.array(z.enum(settlementGaps)).max(settlementGaps.length).optional()

const allocConfirm = call({
  name: 'allocation.allocConfirm',
  method: 'POST',
  path: '/order/alloc/allocConfirm',
  access: confirms,
  slow: true,
  input: z.strictObject({ ...which, orderIds: z.array(id).min(1).max(500), acknowledged }),
  reply: confirmed,
  refusals: [...confirmRefusals, 'alloc.order-twice'],
  summary: 'Confirms the allocations of these orders to their investors; earlier confirmations stay',
})

const allocConfirmAll = call({
  name: 'allocation.allocConfirmAll',
  method: 'POST',
  path: '/order/alloc/allocConfirmAll',
  access: confirms,
  slow: true,
  input: z.strictObject({ ...which, acknowledged }),
  reply: confirmed,
  refusals: confirmRefusals,
  summary: 'Confirms every pending allocation the caller may confirm',
})

const share = call({
  name: 'allocation.share',
  method: 'POST',
  path: '/order/alloc/share',
  access: edits,
  /** Who it is shared with from now on, and with whom no longer. */
  input: z.strictObject({
    ...which,
    add: z.array(id).max(100),
    remove: z.array(id).max(100).optional(),
    note: line(300).optional(),
  }),
  reply: z.object({ versionId: z.string(), seq: z.int(), with: z.array(z.string()) }),
  refusals: [...mine, ...states, 'alloc.not-a-manager', 'write.no-changes'],
  summary: 'Shares a version read-only with chosen managers, limited to what they see of the book',
})

const getReaders = call({
  name: 'allocation.getReaders',
  method: 'GET',
  path: '/order/alloc/getReaders',
  access: edits,
  input: z.strictObject({ dealId: id, versionId: id.optional() }),
  reply: z.object({
    list: z.array(
      z.object({
        ...person.shape,
        /** The version that was named is shared with them since then. */
        shared: z.object({ at: instant, note: z.string().nullable() }).nullable(),
      }),
    ),
  }),
  refusals: mine,
  summary: 'Lists the managers a version can be shared with, and those it is shared with',
})

export const allocFlow = {
  launch,
  review,
  signOff,
  remindSignOff,
  reopenLaunch,
  allocConfirm,
  allocConfirmAll,
  share,
  getReaders,
} as const
