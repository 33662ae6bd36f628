import { z } from 'zod'
import { call } from '../../kernel/call.ts'
import { id, instant } from '../../kernel/fields.ts'
import { managerOrder, window } from '../orders/index.ts'

/** Of a whole book: more than one order can be, so its units travel as digits. */
const units = z.string().regex(/^\d+$/)

const bookTotals = z.object({
  orders: z.int(),
  total: units,
  inBook: units.nullable(),
  soft: units,
  jlmInterest: units,
  conditional: units,
})

const bookOrderList = call({
  name: 'book.bookOrderList',
  method: 'GET',
  path: '/order/manage/bookOrderList',
  access: ['board_order_book', 'mydeal_order_book'],
  slow: true,
  input: z.strictObject({ dealId: id }),
  reply: z.object({
    dealId: z.string(),
    /** The number of the state all of it is of, and when that was. */
    seq: z.int(),
    at: instant,
    /** What the caller sees of the book: every order, those it leads, or its totals and no order. */
    sight: z.enum(['all', 'own', 'totals']),
    /** May the caller enter an order now? */
    enter: window,
    /** For who may: the groups of banks and issuer, from which follows how an investor stands to the deal. */
    groups: z.array(z.object({ entityId: z.string(), groupId: z.string().nullable() })),
    /** Of the whole book, whatever of it the caller sees. Soft orders stand apart. */
    totals: bookTotals,
    /** Investor types that orders name. */
    classes: z.array(z.object({ classId: z.string(), name: z.string() })),
    /** What counts, and what did at the last phase push. */
    list: z.array(managerOrder),
  }),
  refusals: ['record.unknown', 'deal.not-yours'],
  summary: 'The book of a deal by order, at one numbered state: what the caller sees of it, and its totals',
})

export const bookCalls = { bookOrderList } as const
