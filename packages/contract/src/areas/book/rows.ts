import { z } from 'zod'
import { findingKinds, mergeRules, resolutions } from '@bookrunner/domain/book'
import { currencies, dealStatuses, guidanceBases, guidanceKinds } from '@bookrunner/domain/deals'
import { regions } from '@bookrunner/domain/entities'
import {
  channels,
  commitments,
  fpgStates,
  hedgeChoices,
  orderActions,
  orderChanges,
  orderStatuses,
  relations,
  levelFits,
} from '@bookrunner/domain/orders'
import { face, instant, rate } from '../../kernel/fields.ts'
import { entityNames, namedEntity, names } from '../../kernel/names.ts'
import { guidanceLevel, terms } from '../deals/index.ts'
import { orderLevels, orderPermission } from '../orders/index.ts'
import { quotaFlag } from '../quota/index.ts'

/** Of a whole book: more than one order can be, so its units travel as digits. */
export const units = z.string().regex(/^-?\d+$/)

/**
 * A fingerprint of a row as its reader reads it: two rows of an order have the same one exactly if every field is the same.
 * A page compares it instead of the fields. It is made of the fields alone, so it reveals nothing that they do not.
 */
export const rowRevision = z.int().nonnegative()

/**
 * An order as a row of the book. What it says of houses and banks are keys into the lists beside the rows, so that a
 * book of ten thousand travels quickly. Behind an alias, what names is null or empty.
 */
export const bookRow = z.object({
  id: z.string(),
  number: z.string(),
  /** The state its newest change made, and the one it came with: later than what one has acknowledged, it is NEW. */
  seq: z.int(),
  born: z.int(),
  /** What an edit sends back. */
  version: z.int(),
  holder: z.string(),
  account: z.string().nullable(),
  region: z.enum(regions).nullable(),
  jurisdiction: z.string().nullable(),
  classId: z.string().nullable(),
  throughId: z.string().nullable(),
  leads: z.array(z.string()),
  status: z.enum(orderStatuses),
  change: z.enum(orderChanges).nullable(),
  fpgState: z.enum(fpgStates),
  needsTestSize: z.boolean(),
  /** The ladder that counts; of an order that does not count, its last one. */
  orderLevels,
  /** For readers who may edit the order: its last ladder, where that differs from the one that counts. */
  lastOrderLevels: orderLevels.nullable(),
  size: face,
  testSize: face.nullable(),
  fpgSize: face.nullable(),
  counting: face,
  accepted: face,
  /** Against today's level; null before there is one. */
  fit: z.enum(levelFits).nullable(),
  inSize: face,
  minSize: face.nullable(),
  maxSize: face.nullable(),
  reserve: face.nullable(),
  /** What the desk thinks of giving it, before there is an allocation. */
  allocSize: face.nullable(),
  /** Once confirmed to the investor, for readers of that line. */
  allocation: face.nullable(),
  commitment: z.enum(commitments),
  hedge: z.enum(hedgeChoices),
  jlmInterest: z.boolean(),
  /** Of managers other than OC and JGC. */
  coLead: z.boolean(),
  xOrder: z.boolean(),
  relations: z.array(z.enum(relations)),
  omnibus: z.boolean(),
  conditional: z.boolean(),
  sales: z.string().nullable(),
  comment: z.string().nullable(),
  privateComment: z.string().nullable(),
  channel: z.enum(channels),
  createdAt: instant,
  updatedAt: instant,
  updatedBy: z.string().nullable(),
  /** What the caller may do to it now, and whether that takes a reason. */
  may: z.array(z.enum(orderActions)),
  reasoned: z.boolean(),
  revision: rowRevision,
})
export type BookRow = z.output<typeof bookRow>

/** The house of orders: its id, or its alias, which is the same in all replies about this deal. */
export const bookHolder = z.object({
  holder: z.string(),
  masked: z.boolean(),
  ...entityNames.shape,
  groupId: z.string().nullable(),
  /** Its users are all frozen; false behind an alias. */
  frozen: z.boolean(),
})
export type BookHolder = z.output<typeof bookHolder>

export const bookBank = namedEntity
export type BookBank = z.output<typeof bookBank>
export const bookGroup = z.object({ groupId: z.string(), ...names })
export type BookGroup = z.output<typeof bookGroup>
export const bookClass = z.object({ classId: z.string(), name: z.string() })

/** Orders that count as one. */
export const bookMerge = z.object({
  mergeId: z.string(),
  orderIds: z.array(z.string()),
  rule: z.enum(mergeRules),
  size: face.nullable(),
  reason: z.string().nullable(),
  leadOrderId: z.string().nullable(),
  at: instant,
  by: z.string().nullable(),
  /** Orders of it that changed since. */
  edited: z.array(z.string()),
})
export type BookMerge = z.output<typeof bookMerge>

export const bookFinding = z.object({
  key: z.string(),
  kind: z.enum(findingKinds),
  orderIds: z.array(z.string()),
  usual: face.nullable(),
  /** Of an order above a limit of its house. */
  limit: quotaFlag.nullable(),
  /** What was decided on it, as far as that still holds. */
  resolution: z
    .object({
      kind: z.enum(resolutions),
      leftOut: z.array(z.string()),
      reason: z.string(),
      at: instant,
      by: z.string().nullable(),
    })
    .nullable(),
})
export type BookFinding = z.output<typeof bookFinding>

/** A part of a book: orders as they were placed, lines after merges, and their amount. */
export const bookPart = z.object({ orders: z.int(), lines: z.int(), amount: units })

/** The strip: the figures of the whole book, for every reader. Soft orders are separate. */
export const bookSummary = z.object({
  /** Orders that count, as they were placed, firm and soft; and the lines they make after merges. */
  orders: z.int(),
  lines: z.int(),
  softOrders: z.int(),
  /**
   * Named houses with a firm order that counts, and one for each firm X-order, whoever's it is: the same number for
   * every reader, from which nobody can take away what they know by name and learn whose the others are.
   */
  accounts: z.int(),
  /** Of them, X-orders: how many count. */
  withheld: z.int(),
  /** For who reads every name: how many houses they really are. */
  houses: z.int().nullable(),
  total: units,
  /** At today's level, of a range at its wide end; null before there is one. */
  inBook: units.nullable(),
  /**
   * At the same level: what is in and what is out make the total. Of what is in, the lines that are partly in, and what
   * counts only because its limit cannot be compared with the level.
   */
  atLevel: z.object({ in: bookPart, partlyIn: bookPart, unknown: bookPart, out: bookPart }).nullable(),
  soft: units,
  jlmInterest: units,
  coLead: units,
  /** Of the total, what waits for a manager. */
  conditional: units,
  /** The issue's size where it is a number. Over it: the whole book, and what is in. Two decimals, never rounded up. */
  issue: face.nullable(),
  coverage: rate.nullable(),
  inCoverage: rate.nullable(),
  /**
   * Since the newest guidance: what came into the book and what left it, and the difference. An order that came and was
   * withdrawn is in both. Null without guidance.
   */
  since: z
    .object({ at: instant, total: units, came: units, went: units, orders: z.int(), lines: z.int() })
    .nullable(),
})
export type BookSummary = z.output<typeof bookSummary>

/** The axis of the book's levels, and the current levels on it. */
export const bookLevels = z.object({
  status: z.enum(dealStatuses),
  bookClosed: z.boolean(),
  closesAt: instant.nullable(),
  currency: z.enum(currencies).nullable(),
  basis: z.enum(guidanceBases),
  /** What spreads and yields are converted by, where that is known. */
  quoted: terms.pick({ guidanceReference: true, pricingBenchmark: true, couponFrequency: true }),
  /** The final figures in every basis of a limit; null before pricing. */
  final: z.object({ spread: rate.nullable(), yield: rate.nullable(), price: rate.nullable() }).nullable(),
  /** The level that holds now, at its wide end. */
  today: rate.nullable(),
  /** The announced levels, newest last. */
  marks: z.array(z.object({ number: z.int(), kind: z.enum(guidanceKinds), level: guidanceLevel })),
  /** The running or newest test, and the FPG push that answers name. */
  test: z.object({ round: z.int(), level: guidanceLevel, open: z.boolean() }).nullable(),
  push: z.int().nullable(),
})
export type BookLevels = z.output<typeof bookLevels>

const totals = {
  /** When it was so, by the database's clock. */
  at: instant,
  summary: bookSummary,
  levels: bookLevels,
  holders: z.array(bookHolder),
  banks: z.array(bookBank),
  groups: z.array(bookGroup),
  merges: z.array(bookMerge),
  /** The number of merges that are hidden, because they would reveal the house behind an alias. */
  hiddenMerges: z.int(),
  /** For who may merge; for others none. */
  findings: z.array(bookFinding),
  /** May the caller enter an order now? */
  enter: orderPermission,
  /** For managers who may merge: the groups of banks and issuer, which decide the relations of an investor. */
  parties: z.array(z.object({ entityId: z.string(), groupId: z.string().nullable() })),
} as const

/** The whole book as its reader may see it. */
export const bookState = z.object({
  /** Every order, those one leads, or totals and no order. */
  sight: z.enum(['all', 'own', 'totals']),
  ...totals,
  rows: z.array(bookRow),
})
export type BookSnapshot = z.output<typeof bookState>

/**
 * What is another since a number: rows as they are now, ids of those that left; summary, levels, merges and what may be
 * entered whole, and findings where they are others than before. Of houses, banks and groups it has those its rows name: they join the
 * ones of the snapshot.
 */
export const bookChange = z.object({
  rows: z.array(bookRow),
  gone: z.array(z.string()),
  ...totals,
  /** Null: as they were. */
  findings: totals.findings.nullable(),
})
export type BookChange = z.output<typeof bookChange>
