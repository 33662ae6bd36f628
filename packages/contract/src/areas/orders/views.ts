import { z } from 'zod'
import {
  fpgStates,
  limitKinds,
  orderActions,
  orderActs,
  orderChanges,
  orderDeeds,
  orderStatuses,
  levelFits,
  ownOutReasons,
  type OrderAction,
} from '@bookrunner/domain/orders'
import { currencies, dealStatuses } from '@bookrunner/domain/deals'
import { regions } from '@bookrunner/domain/entities'
import { face, instant, rate } from '../../kernel/fields.ts'
import { entityNames, namedEntity, names, person } from '../../kernel/names.ts'
import { guidanceLevel } from '../deals/index.ts'
import { investorRecord, managerRecord, orderLevel } from './shapes.ts'
import { quotaFlag } from '../quota/index.ts'

const miss = z.object({ kind: z.enum(limitKinds), limit: rate, level: rate })
const atLevel = z.object({
  size: face,
  /** What keeps out more: the limits, and the level they fail at. */
  misses: z.array(miss),
  /** Limits that cannot be compared with this level, assumed met. */
  assumed: z.array(z.enum(limitKinds)),
})
/** Against a level that may be a range: at its tight and at its wide end. */
export const atSpan = z.object({ fit: z.enum(levelFits), tight: atLevel, wide: atLevel })

/** What an order means at today's guidance. */
export const meaning = z.object({
  /** What of it is in today; all of it before there is guidance. */
  counts: face,
  /** Of what is in: per cent of the issue, where its size is a number. */
  share: rate.nullable(),
  today: atSpan.nullable(),
  /** How far the level may still move; none: at any level. */
  holds: z.array(z.object({ kind: z.enum(limitKinds), limit: rate, room: rate })),
  left: face,
  next: z.object({ size: face, misses: z.array(miss) }).nullable(),
})

const figures = z.object({
  size: face,
  testSize: face.nullable(),
  fpgSize: face.nullable(),
  /** What counts now, before levels. */
  counting: face,
})

/** Freely, with a reason, or not at all. */
export const orderPermission = z.enum(['yes', 'reason', 'no'])
/** What the caller may do now, and whether it takes a reason. */
const actions = z.object(
  Object.fromEntries(orderActions.map((action) => [action, orderPermission])) as Record<
    OrderAction,
    typeof orderPermission
  >,
)

/** What is derived from an order and its deal, the same for every reader. */
const derived = {
  /** K7Q4M-2XB90: random, as on confirmations. */
  number: z.string(),
  status: z.enum(orderStatuses),
  figures,
  /** At FPG: waiting for an answer, answered, or silent when the book closed. */
  fpgState: z.enum(fpgStates),
  /** The FPG push, which an answer names; null before one. */
  push: z.int().nullable(),
  /** The running test needs a size. */
  needsTestSize: z.boolean(),
  meaning,
  /** Against the final level, once the deal is priced. */
  final: atSpan.nullable(),
  actions,
} as const

/** What an order's row says of its deal. */
export const orderDeal = z.object({
  dealId: z.string(),
  name: z.string(),
  issuer: entityNames.nullable(),
  status: z.enum(dealStatuses),
  bookClosed: z.boolean(),
  subject: z.boolean(),
  closesAt: instant.nullable(),
  timeZone: z.string(),
  currency: z.enum(currencies).nullable(),
  guidance: guidanceLevel.nullable(),
  /** What sizes of its orders are measured by, so that a screen checks them while they are typed. */
  sizeRules: z.object({
    minDenomination: face.nullable(),
    increment: face.nullable(),
    minOrder: face.nullable(),
    /** Per cent of the issue. */
    sizeCap: rate.nullable(),
    issue: face.nullable(),
  }),
  /** The running test: its round and level. */
  test: z.object({ round: z.int(), level: guidanceLevel }).nullable(),
})

/** Who did it, for an investor: a colleague by name, for a desk only its bank. */
const doer = z.object({ own: z.boolean(), ...names })

/** An order as its investor reads it. */
export const investorOrder = z.object({
  order: investorRecord,
  ...derived,
  deal: orderDeal,
  /** While it waits for an answer at FPG: what is left of it without one, 0 if it drops. */
  ifSilent: face.nullable(),
  /** If its limits keep it out at FPG: the level to send to accept the final guidance. */
  accepting: orderLevel.nullable(),
  /** Why it got nothing, where its own answer, limits and sizes, or that no manager accepted it, say so. */
  notAllocated: z.enum(ownOutReasons).nullable(),
  /** The bank it goes through. */
  through: namedEntity.nullable(),
  enteredBy: doer,
  /** The desk looks at its size. Why, only the desk reads. */
  sizeReviewed: z.boolean(),
})
export type InvestorOrder = z.output<typeof investorOrder>

/** What a list says of a deal once, for all of its orders. */
export const listedDeal = orderDeal.omit({ subject: true })
/** An order in a list whose deals are beside it. The region of an order may have a subject time of its own. */
export const listedOrder = investorOrder.omit({ deal: true }).extend({ subject: z.boolean() })
export type ListedDeal = z.output<typeof listedDeal>
export type ListedOrder = z.output<typeof listedOrder>

/** The orders of a list, each with its deal. */
export const withDeals = ({
  list,
  deals,
}: {
  list: readonly ListedOrder[]
  deals: readonly ListedDeal[]
}): InvestorOrder[] => {
  const byId = new Map(deals.map((deal) => [deal.dealId, deal]))
  return list.map(({ subject, ...rest }) => ({
    ...rest,
    deal: {
      ...byId.get(rest.order.dealId)!,
      subject,
    },
  }))
}

/** An order as a manager reads it; behind an alias there is no entity. */
export const managerOrder = z.object({
  order: managerRecord,
  ...derived,
  /** Against the last guidance or push; null where it counted neither then nor now. */
  change: z.enum(orderChanges).nullable(),
  /** Of what counts, the part that waits for nobody. */
  accepted: face,
  investor: z.object({
    entityId: z.string().nullable(),
    ...names,
    masked: z.boolean(),
    region: z.enum(regions).nullable(),
  }),
  through: namedEntity.nullable(),
  leads: z.array(namedEntity),
  createdBy: person.nullable(),
  updatedBy: person.nullable(),
  /** Limits that it touches; none for who does not read the whole book. */
  limits: z.array(quotaFlag),
})
export type ManagerOrder = z.output<typeof managerOrder>

const change = z.object({ field: z.string(), from: z.string().nullable(), to: z.string().nullable() })

/** 0, or the number of a comment that was added to the version and made none. */
const line = z.int()

/** A version as the investor reads it: those that changed what it reads, by their own count. */
export const investorVersion = z.object({
  shown: z.int(),
  line,
  at: instant,
  act: z.enum(orderActs),
  by: doer,
  /** For changes of the own house: the channel. Hidden for those of a desk. */
  via: z.enum(['screen', 'api']).nullable(),
  changes: z.array(change),
  order: investorRecord,
})

/** A version as managers read it, with channel and reason. */
export const managerVersion = z.object({
  version: z.int(),
  line,
  seq: z.int(),
  at: instant,
  act: z.enum(orderActs),
  by: person.nullable(),
  channel: managerRecord.shape.channel,
  reason: z.string().nullable(),
  changes: z.array(change),
  order: managerRecord,
})

/** What was done to several orders at once, which makes no version of any: merged, split, decided on. */
export const orderDeed = z.object({
  seq: z.int(),
  at: instant,
  act: z.enum(orderDeeds),
  by: person.nullable(),
  /** Numbers of all of them. */
  orders: z.array(z.string()),
  reason: z.string().nullable(),
})

/** What a write came to: enough for a confirmation nobody can mistake. */
export const placed = z.object({
  orderId: z.string(),
  number: z.string(),
  dealId: z.string(),
  status: z.enum(orderStatuses),
  figures,
  /** Of what was sent, some waits for a manager. */
  conditional: z.boolean(),
  /** The database's clock, when it was taken. */
  at: instant,
})
/** For an investor: the number to send back with the next edit. */
export const placedForInvestor = placed.extend({ shown: z.int() })
export const placedForManager = placed.extend({ version: z.int() })
