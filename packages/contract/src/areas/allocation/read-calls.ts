import { z } from 'zod'
import { settlementGaps, targetKinds } from '@bookrunner/domain/allocation'
import { call } from '../../kernel/call.ts'
import { digits, face, flag, id, instant, rate } from '../../kernel/fields.ts'
import { person } from '../../kernel/names.ts'
import { bookBank, bookClass, bookHolder, units } from '../book/index.ts'
import { guidanceLevel } from '../deals/index.ts'
import { edits, mine, reads } from './access.ts'
import { allocSummary as summary, allocReview, allocVersion, changedLine } from './shapes.ts'
import { allocReach, allocState, numbered } from './state-shapes.ts'

/** Without a version: the launched one, else the current one, else the newest of those the caller sees. */
const which = z.strictObject({ dealId: id, versionId: id.optional() })

const allocDealInfo = call({
  name: 'allocation.allocDealInfo',
  method: 'GET',
  path: '/order/alloc/allocDealInfo',
  access: reads,
  input: z.strictObject({ dealId: id }),
  reply: z.object({
    ...numbered,
    name: z.string(),
    status: z.string(),
    bookClosed: z.boolean(),
    currency: z.string().nullable(),
    timeZone: z.string(),
    isin: z.string().nullable(),
    isin144A: z.string().nullable(),
    bookType: z.string(),
    /** The level orders are in or out at. */
    level: guidanceLevel.nullable(),
    /** Whether final terms are launched, and whether they are priced. */
    launched: z.boolean(),
    priced: z.boolean(),
    issue: face.nullable(),
    retained: face,
    /** Per cent of the issue that one line exceeds only with an acknowledgement. */
    sizeCap: rate.nullable(),
    /** What allocations lie on: the smallest, and whole increments above it. */
    grid: z.object({ minimum: face, increment: face }),
    price: rate.nullable(),
    coupon: rate.nullable(),
    settlementDate: z.string().nullable(),
    /** Whether the issuer's word is needed before anything is confirmed; nobody can give it for a name only. */
    signOff: z.enum(['needed', 'nobody', 'waived']),
    waiverReason: z.string().nullable(),
    /** What the caller may do here at all. */
    may: z.object({
      allocate: z.boolean(),
      launch: z.boolean(),
      review: z.enum(['none', 'own', 'all']),
      signOff: z.boolean(),
      confirm: z.enum(['none', 'own', 'all']),
      settle: z.enum(['none', 'own', 'all']),
      export: z.enum(['none', 'totals', 'own', 'all']),
      pack: z.boolean(),
    }),
  }),
  refusals: mine,
  summary: 'Returns the basis of an allocation: terms, increments, amount to allocate and allowed actions',
})

const allocVersionList = call({
  name: 'allocation.allocVersionList',
  method: 'GET',
  path: '/order/alloc/allocVersionList',
  access: reads,
  input: z.strictObject({ dealId: id, deleted: flag.optional() }),
  reply: z.object({ ...numbered, list: z.array(allocVersion) }),
  refusals: mine,
  summary: 'Lists the allocation versions the caller may see, with deleted ones on request',
})

const allocOrderList = call({
  name: 'allocation.allocOrderList',
  method: 'GET',
  path: '/order/alloc/allocOrderList',
  access: reads,
  slow: true,
  input: which,
  reply: allocState.extend({
    ...numbered,
    /** Null where none was named and there is none for the caller: with it go no lines and no figures. */
    versionId: z.string().nullable(),
    /** Investor types, in the reader's language. */
    classes: z.array(bookClass),
  }),
  refusals: mine,
  summary: 'Returns the lines of a version the caller may see, at one numbered state',
})

/** Sums of a bucket; in a book of several banks an order counts for each that is credited with it. */
const bucket = z.object({
  key: z.string().nullable(),
  name: z.string(),
  orders: z.int(),
  filled: z.int(),
  acceptedIn: units,
  size: units,
  /** Per cent of the whole allocation, and of what is in and accepted: one decimal. */
  share: rate.nullable(),
  fill: rate.nullable(),
})

const allocSummary = call({
  name: 'allocation.allocSummary',
  method: 'GET',
  path: '/order/alloc/allocSummary',
  access: reads,
  slow: true,
  input: which,
  reply: z.object({ ...numbered, versionId: z.string(), summary }),
  refusals: mine,
  summary: "Returns a version's totals: allocated, remainder, fill and targets",
})

const distribution = call({
  name: 'allocation.distribution',
  method: 'GET',
  path: '/order/manage/distribution',
  access: reads,
  slow: true,
  input: which.extend({ by: z.enum(targetKinds) }),
  reply: z.object({ ...numbered, versionId: z.string(), list: z.array(bucket) }),
  refusals: mine,
  summary: 'Returns a version by type, region, group, lead or tag',
})

const compareVersions = call({
  name: 'allocation.compareVersions',
  method: 'GET',
  path: '/order/alloc/compareVersions',
  access: reads,
  slow: true,
  input: z.strictObject({ dealId: id, firstId: id, secondId: id }),
  reply: z.object({
    ...numbered,
    first: allocVersion,
    second: allocVersion,
    was: units,
    is: units,
    /** Lines that differ. */
    lines: z.array(
      z.object({ orderId: z.string(), number: z.string(), holder: z.string(), was: face, is: face }),
    ),
    holders: z.array(bookHolder),
    buckets: z.array(
      z.object({
        by: z.enum(targetKinds),
        key: z.string().nullable(),
        name: z.string(),
        was: units,
        is: units,
      }),
    ),
  }),
  refusals: mine,
  summary: 'Compares two versions: lines, buckets and totals that differ',
})

const getLaunch = call({
  name: 'allocation.getLaunch',
  method: 'GET',
  path: '/order/alloc/getLaunch',
  access: reads,
  input: z.strictObject({ dealId: id }),
  reply: z.object({
    ...numbered,
    /** Null while nothing is launched. */
    version: allocVersion.nullable(),
    summary: summary.nullable(),
    /** Which lines the summary is of; null without a launch. */
    sight: allocReach.nullable(),
    /** Confirmations that stay valid although no launch stands, of orders whose confirmation the caller may read. */
    stillValid: z.int(),
    /**
     * Of each bank and of the issuer: whether it accepted the whole or asks about it, and how many of the orders it
     * reviews; comments take neither back. A bank that does not allocate has its own row. The issuer has the banks that
     * lead orders too, without their reviews.
     */
    banks: z.array(
      bookBank.extend({
        isIssuer: z.boolean(),
        orders: z.int(),
        /** Null: the caller may not read it. */
        review: z.object({ verdict: z.string().nullable(), accepted: z.int(), queries: z.int() }).nullable(),
        confirmed: z.int(),
      }),
    ),
    reviews: z.array(allocReview),
    /** What keeps it from being confirmed now; `signer`: the issuer is a name only and cannot sign off. */
    waitsFor: z.array(z.enum(['priced', 'signOff', 'signer', 'fresh', 'fits'])),
    /** What settlement lacks: to be acknowledged with a confirmation. */
    settlementGaps: z.array(z.enum(settlementGaps)),
    shares: z.array(person.extend({ at: instant, note: z.string().nullable() })),
    /** Launches that were taken back, newest first. */
    reopened: z.array(
      z.object({
        versionId: z.string(),
        number: z.int(),
        at: instant,
        by: z.string().nullable(),
        reason: z.string(),
      }),
    ),
  }),
  refusals: mine,
  summary: "Returns the launched version's status: reviews, sign-off, confirmations and sharing",
})

const updaterList = call({
  name: 'allocation.updaterList',
  method: 'GET',
  path: '/order/alloc/updaterList',
  access: edits,
  input: z.strictObject({
    dealId: id,
    versionId: id.optional(),
    orderId: id.optional(),
    /**
     * The next page: number and version of the last change of this one. One write may have changed several versions;
     * without the version, only what is of a smaller number.
     */
    before: digits(0, Number.MAX_SAFE_INTEGER).optional(),
    beforeVersion: id.optional(),
    most: digits(1, 500).optional(),
  }),
  reply: z.object({
    list: z.array(
      z.object({
        seq: z.int(),
        at: instant,
        by: person.nullable(),
        versionId: z.string(),
        version: z.string(),
        kind: z.enum([
          'made',
          'edited',
          'policy',
          'undone',
          'renamed',
          'launched',
          'reopened',
          'deleted',
          'revived',
          'current',
          'targets',
        ]),
        /** The number of lines, and the first of them with their figures; the note where it changed. */
        count: z.int(),
        lines: z.array(changedLine.extend({ note: z.string().nullable().optional() })),
      }),
    ),
  }),
  refusals: mine,
  summary: "Lists the changes to a deal's versions, newest first, for one version or order on request",
})

const getAllocOperator = call({
  name: 'allocation.getAllocOperator',
  method: 'GET',
  path: '/order/alloc/getAllocOperator',
  access: reads,
  input: z.strictObject({ dealId: id, versionId: id }),
  reply: z.object({ here: z.array(person.extend({ since: instant })) }),
  refusals: mine,
  summary: 'Lists the managers viewing this version',
})

export const allocReads = {
  allocDealInfo,
  allocVersionList,
  allocOrderList,
  allocSummary,
  distribution,
  compareVersions,
  getLaunch,
  updaterList,
  getAllocOperator,
} as const
