import { z } from 'zod'
import { distributionKinds, momentumKinds } from '@bookrunner/domain/book'
import { guidanceKinds } from '@bookrunner/domain/deals'
import { call } from '../../kernel/call.ts'
import { face, id, instant, rate } from '../../kernel/fields.ts'
import { guidanceLevel } from '../deals/index.ts'
import {
  bookBank,
  bookClass,
  bookGroup,
  bookHolder,
  bookPart,
  bookState,
  bookSummary,
  units,
} from './rows.ts'
import { entityOrderCalls } from './entity-calls.ts'
import { getBookOperator } from './operator-call.ts'
import { mergeCalls } from './merge-calls.ts'
import { bookWrites } from './writes.ts'

const reads = ['board_order_book', 'mydeal_order_book'] as const
const ofDeal = z.strictObject({ dealId: id })
const mine = ['record.unknown', 'deal.not-yours'] as const
/** The number of the state all of a reply is of, and when that was. */
const state = { dealId: z.string(), seq: z.int(), at: instant } as const

const bookOrderList = call({
  name: 'book.bookOrderList',
  method: 'GET',
  path: '/order/manage/bookOrderList',
  access: reads,
  slow: true,
  input: ofDeal,
  reply: bookState.extend({
    ...state,
    /** Investor types, in the reader's language. */
    classes: z.array(bookClass),
    /** What the caller has acknowledged: orders that came up to a state, and single later ones. */
    readMarker: z.object({ upTo: z.int(), orderIds: z.array(z.string()) }),
  }),
  refusals: mine,
  summary: 'Returns the orders of a book the caller may see, with totals, at one numbered state',
})

/**
 * Figures of several orders together, as the book's views show them; what is merged counts once. Soft orders are in
 * the number of orders and lines, and of the figures in none but their own.
 */
const subtotal = {
  /** As they were placed. */
  orders: z.int(),
  /** After merges. */
  lines: z.int(),
  size: units,
  testSize: units,
  fpgSize: units,
  counting: units,
  inBook: units.nullable(),
  soft: units,
  /** Per cent of the book, one decimal. */
  share: rate,
} as const

const bookOrderCompanyList = call({
  name: 'book.bookOrderCompanyList',
  method: 'GET',
  path: '/order/manage/bookOrderCompanyList',
  access: reads,
  slow: true,
  input: ofDeal,
  reply: z.object({
    ...state,
    types: z.array(
      z.object({
        classId: z.string().nullable(),
        name: z.string(),
        ...subtotal,
        companies: z.array(z.object({ ...bookHolder.shape, ...subtotal })),
      }),
    ),
  }),
  refusals: mine,
  summary: 'Returns the book by investor, with subtotals by type',
})

const bookOrderGroupList = call({
  name: 'book.bookOrderGroupList',
  method: 'GET',
  path: '/order/manage/bookOrderGroupList',
  access: reads,
  slow: true,
  input: ofDeal,
  reply: z.object({
    ...state,
    groups: z.array(
      z.object({
        /** Null: houses of no group, or of one that may not be known. */
        group: bookGroup.nullable(),
        ...subtotal,
        companies: z.array(z.object({ ...bookHolder.shape, ...subtotal })),
      }),
    ),
  }),
  refusals: mine,
  summary: 'Returns the book by investor group',
})

const getOrderSummary = call({
  name: 'book.getOrderSummary',
  method: 'GET',
  path: '/order/manage/getOrderSummary',
  access: reads,
  input: ofDeal,
  reply: z.object({ ...state, summary: bookSummary }),
  refusals: mine,
  summary: 'Returns the main figures of the whole book, at one numbered state',
})

const demandStep = z.object({
  level: rate.nullable(),
  inBook: units,
  orders: z.int(),
  lines: z.int(),
  partlyIn: bookPart,
  unknown: bookPart,
})

const liveChart = call({
  name: 'book.liveChart',
  method: 'GET',
  path: '/order/manage/liveChart',
  access: reads,
  slow: true,
  input: ofDeal,
  reply: z.object({
    ...state,
    /** From the tight end to the wide end. The first step has no level: its orders are in at every level. */
    steps: z.array(demandStep),
    total: units,
  }),
  refusals: mine,
  summary: 'Returns current demand: the amount that is in at every level',
})

const staying = z.object({ key: z.string().nullable(), amount: units })
const leaving = staying.extend({ orders: z.int(), lines: z.int() })

const pricingChart = call({
  name: 'book.pricingChart',
  method: 'GET',
  path: '/order/manage/pricingChart',
  access: reads,
  slow: true,
  input: z.strictObject({ dealId: id, from: rate.optional(), to: rate.optional() }),
  reply: z.object({
    ...state,
    steps: z.array(demandStep),
    total: units,
    issue: face.nullable(),
    /** The announced levels: the size in at each, and its coverage. */
    marks: z.array(
      z.object({
        number: z.int(),
        kind: z.enum(guidanceKinds),
        level: guidanceLevel,
        inBook: units,
        coverage: rate.nullable(),
      }),
    ),
    /** The size that drops between the two requested levels. */
    dropOff: units.nullable(),
    /**
     * The same by type and by region, what is in at the second level likewise, and at each of the two what the ten largest
     * houses take, per cent.
     */
    whatIf: z
      .object({
        topTenFrom: rate.nullable(),
        topTenTo: rate.nullable(),
        byType: z.array(leaving),
        byRegion: z.array(leaving),
        staysByType: z.array(staying),
        staysByRegion: z.array(staying),
      })
      .nullable(),
  }),
  refusals: [...mine, 'deal.level-bounds'],
  summary: 'Returns the demand curve with announced levels, coverage and the drop-off between two levels',
})

const bookOrderTrend = call({
  name: 'book.bookOrderTrend',
  method: 'GET',
  path: '/order/manage/bookOrderTrend',
  access: reads,
  slow: true,
  input: ofDeal,
  reply: z.object({
    ...state,
    /** Width of a bucket. */
    minutes: z.int(),
    buckets: z.array(
      z.object({
        from: instant,
        book: units,
        ...(Object.fromEntries(momentumKinds.map((kind) => [kind, units])) as Record<
          (typeof momentumKinds)[number],
          typeof units
        >),
      }),
    ),
  }),
  refusals: mine,
  summary: 'Returns the book over time: new, increased, reduced and cancelled amounts in each period',
})

const orderDistribution = call({
  name: 'book.orderDistribution',
  method: 'GET',
  path: '/order/manage/orderDistribution',
  access: reads,
  slow: true,
  /** `at`: what is in at a level; without it, all that counts. */
  input: z.strictObject({ dealId: id, by: z.enum(distributionKinds), at: rate.optional() }),
  reply: z.object({
    ...state,
    list: z.array(
      z.object({
        key: z.string().nullable(),
        /** Of limits, where the next bucket begins; the key is where this one does. */
        to: rate.nullable(),
        amount: units,
        orders: z.int(),
        lines: z.int(),
        share: rate,
      }),
    ),
  }),
  refusals: [...mine, 'deal.level-bounds'],
  summary: 'Returns the book by region, investor type, size or limit',
})

const answer = z.object({
  orderId: z.string(),
  number: z.string(),
  holder: z.string(),
  throughId: z.string().nullable(),
  size: face,
  proposed: face.nullable(),
  fpgSize: face.nullable(),
  state: z.enum(['waiting', 'answered', 'silent']),
  answeredAt: instant.nullable(),
})

const fpgSize = call({
  name: 'book.fpgSize',
  method: 'GET',
  path: '/order/manage/fpgSize',
  access: reads,
  slow: true,
  input: ofDeal,
  reply: z.object({
    ...state,
    /** The push that is answered; null before one. */
    push: z.int().nullable(),
    holders: z.array(bookHolder),
    banks: z.array(bookBank),
    list: z.array(answer),
  }),
  refusals: mine,
  summary: 'Returns the answers at FPG: proposed, answered and pending',
})

export const bookCalls = {
  bookOrderList,
  bookOrderCompanyList,
  bookOrderGroupList,
  getOrderSummary,
  liveChart,
  pricingChart,
  bookOrderTrend,
  orderDistribution,
  fpgSize,
  getBookOperator,
  ...entityOrderCalls,
  ...mergeCalls,
  ...bookWrites,
} as const
