import { z } from 'zod'
import {
  defaultPolicy,
  lineRoundings,
  ruleKinds,
  shortfalls,
  targetKinds,
  versionActs,
  versionStates,
} from '@bookrunner/domain/allocation'
import { outReasons, relations } from '@bookrunner/domain/orders'
import { face, id, instant, line, rate } from '../../kernel/fields.ts'
import { entityNames } from '../../kernel/names.ts'
import { rowRevision, units } from '../book/index.ts'

/** A rule of a policy. Bounds hold throughout; steps give out what is left, one after another. */
export const rule = z.discriminatedUnion('kind', [
  /** A fixed size or so many per cent of what the order asks for: one of the two. */
  z.strictObject({ kind: z.literal('anchor'), orderId: id, size: face.nullable(), share: rate.nullable() }),
  z.strictObject({ kind: z.literal('proRata') }),
  z.strictObject({
    kind: z.literal('byType'),
    weights: z.array(z.strictObject({ classId: id.nullable(), weight: rate })).max(100),
  }),
  z.strictObject({
    kind: z.literal('byTag'),
    tiers: z.array(z.strictObject({ tag: line(60), fill: rate })).max(20),
  }),
  z.strictObject({ kind: z.literal('jlmLast') }),
  /** Proprietary, group-company and issuer-related orders come after those of others. */
  z.strictObject({ kind: z.literal('relatedLast') }),
  z.strictObject({ kind: z.literal('capAccount'), most: face }),
  z.strictObject({ kind: z.literal('capGroup'), most: face }),
  z.strictObject({ kind: z.literal('floor') }),
  z.strictObject({ kind: z.literal('minSize') }),
  /** Orders up to this size are filled in full. */
  z.strictObject({ kind: z.literal('fillSmall'), most: face }),
  /** Whole multiples of a unit; the remainder goes to the named order, or to the largest line. */
  z.strictObject({ kind: z.literal('round'), to: face, remainder: id.nullable() }),
])
/** As it is sent. */
export const policy = z
  .array(rule.meta({ examples: [{ kind: 'fillSmall', most: 2_000_000 }] }))
  .meta({ examples: [defaultPolicy] })
  .max(100)

/** What a bucket is to get: size and rate, both. */
export const target = z.strictObject({ by: z.enum(targetKinds), key: line(64), size: face, rate })
export const targets = z.array(target).max(200)

/** The final terms; null before they are known. */
export const pricedFacts = {
  price: rate.nullable(),
  coupon: rate.nullable(),
  /** As it is quoted: "T+60". */
  spread: z.string().nullable(),
  yield: rate.nullable(),
} as const
export type PricedFacts = z.output<z.ZodObject<typeof pricedFacts>>

/** Digits that may be negative: remainders and differences. */
const signed = units

const deed = z.object({ at: instant, by: z.string().nullable() })

/** A version without its lines. Policy and targets are empty for readers who do not allocate. */
export const allocVersion = z.object({
  versionId: z.string(),
  dealId: z.string(),
  number: z.int(),
  name: z.string(),
  state: z.enum(versionStates),
  current: z.boolean(),
  /** Built over another book, or at other terms than hold now. */
  stale: z.boolean(),
  policy: z.array(rule),
  targets: z.array(target),
  shortfall: z.enum(shortfalls).nullable(),
  /** The allocated sum, and the number of lines with an allocation. Null if the reader sees only some lines. */
  total: units.nullable(),
  filled: z.int().nullable(),
  copiedFrom: z.string().nullable(),
  seq: z.int(),
  created: deed,
  edited: deed,
  launched: deed.extend({ seq: z.int() }).nullable(),
  signOff: deed.extend({ kind: z.enum(['signed', 'waived']), reason: z.string().nullable() }).nullable(),
  reopened: deed.extend({ reason: z.string() }).nullable(),
  deleted: deed.nullable(),
  /** What the caller may do to it now. */
  may: z.array(z.enum(versionActs)),
})
export type AllocVersionView = z.output<typeof allocVersion>

const lineRules = ['desk', 'reserve', 'minimum', ...ruleKinds] as const
export const lineBy = z.enum(lineRules)
export const lineRounding = z.enum(lineRoundings).nullable()

export const lineFaults = [
  'alloc.not-in-book',
  'alloc.over-order',
  'alloc.under-minimum',
  'alloc.under-order-minimum',
  'alloc.off-grid',
] as const

/** So many lines one call takes: as many as the largest book has. */
export const mostAllocLines = 10_000

/** The confirmation state of a line of a launched version. */
export const confirmStates = ['pending', 'confirmed', 'reissue'] as const

/** The flags of an order. Behind an alias, those that would name its house are missing, as in the book. */
export const orderFlags = {
  jlmInterest: z.boolean(),
  xOrder: z.boolean(),
  relations: z.array(z.enum(relations)),
  omnibus: z.boolean(),
  /** All or a part of it waits for a manager's acceptance. */
  conditional: z.boolean(),
} as const

/**
 * An order with its line. What it says of houses and banks are keys into the lists beside the rows; behind an alias,
 * what names is null or empty.
 */
export const allocRow = z.object({
  orderId: z.string(),
  number: z.string(),
  holder: z.string(),
  account: z.string().nullable(),
  region: z.string().nullable(),
  classId: z.string().nullable(),
  tags: z.array(z.string()),
  throughId: z.string().nullable(),
  leads: z.array(z.string()),
  ...orderFlags,
  soft: z.boolean(),
  /** The merge it is under. */
  mergeId: z.string().nullable(),
  /** What it asks for before levels; what of it is in at the final level; and of that, what is accepted: it gets no more. */
  orderSize: face,
  inSize: face,
  acceptedIn: face,
  /** Why it may be allocated nothing; null where it may. */
  whyOut: z.enum(outReasons).nullable(),
  minSize: face.nullable(),
  reserve: face.nullable(),
  /** What the desk thought of giving it while the book was open. */
  proposed: face.nullable(),
  /** Null: not decided yet. */
  size: face.nullable(),
  /** The rule that added last; null: none did. */
  by: lineBy.nullable(),
  /** What rounding to a unit did to it; null: nothing. */
  rounding: lineRounding,
  full: z.boolean(),
  tooSmall: z.boolean(),
  note: z.string().nullable(),
  /** The state its newest change made, when and by whom. */
  seq: z.int(),
  editedAt: instant.nullable(),
  editedBy: z.string().nullable(),
  /** What is wrong with it by now. */
  fault: z.enum([...lineFaults, 'alloc.no-line']).nullable(),
  /** Of a launched version. */
  confirm: z.enum(confirmStates).nullable(),
  confirmedAt: instant.nullable(),
  /** The size of its newest confirmation, also after a recall, for those who allocate or may confirm it; null without. */
  confirmedSize: face.nullable(),
  revision: rowRevision,
})
export type AllocRow = z.output<typeof allocRow>

export const targetState = target.extend({
  now: units,
  nowRate: rate,
  difference: signed,
  differenceRate: rate,
})

/** What all that the caller sees of a version comes to. */
export const allocSummary = z.object({
  /** The exact total to allocate; null if the issue has no size yet, or the book takes less. */
  toAllocate: face.nullable(),
  issue: face.nullable(),
  retained: face,
  /** What the book takes, on the grid; and what it lacks of the issue. */
  capacity: units,
  missing: units,
  total: units,
  /** What is in and not accepted, so that nothing of it can be allocated. */
  conditional: units,
  /** To give without the total: must be nothing to be launched. Null where it is not known what to give. */
  remainder: signed.nullable(),
  /** Those that are in at the final level, or filled. */
  orders: z.int(),
  filled: z.int(),
  accounts: z.int(),
  /** Per cent of what is in and accepted, one decimal. */
  fill: rate.nullable(),
  faults: z.int(),
  /**
   * Confirmations that stand; of these, those that another one is to replace; and the orders of a launched version
   * without one. After a recall, the ones that the caller may read.
   */
  confirmed: z.int(),
  reissue: z.int(),
  pending: z.int(),
  targets: z.array(targetState),
})
export type AllocSummary = z.output<typeof allocSummary>

/** The most letters of a comment or a query. */
export const mostReviewLetters = 1000
export const verdicts = ['comment', 'accepted', 'asked'] as const
/** A comment, acceptance or query of a bank or the issuer on a launched version: for one order, or for all. */
export const allocReview = z.object({
  reviewId: z.string(),
  orderId: z.string().nullable(),
  bankId: z.string(),
  bank: entityNames,
  verdict: z.enum(verdicts),
  text: z.string().nullable(),
  at: instant,
  by: z.string().nullable(),
})
export type AllocReview = z.output<typeof allocReview>

/** A line before and after a change. */
export const changedLine = z.object({
  orderId: z.string(),
  was: face.nullable(),
  is: face.nullable(),
  by: lineBy.nullable(),
})
