import { z } from 'zod'
import { fpgAnswers, mostLetters, orderStatuses } from '@bookrunner/domain/orders'
import { call } from '../../kernel/call.ts'
import { face, id, instant, line, text } from '../../kernel/fields.ts'
import { pageOf, pageQuery } from '../../kernel/page.ts'
import {
  boundRefusals,
  draftRefusals,
  fpgRefusals,
  liveRefusals,
  orderRefusals,
  savedRefusals,
  phaseRefusals,
} from './refusals.ts'
import { investorContent, push, orderLevels, underlyingLines } from './shapes.ts'
import { investorOrder, investorVersion, listedDeal, listedOrder, placedForInvestor } from './views.ts'

export const reads = ['my_order'] as const
const places = ['my_order|place'] as const

/** The number an order was shown with: another one means that it was changed meanwhile. */
const expectedVersion = z
  .int()
  .min(0)
  .meta({ examples: [1] })
const which = { orderId: id, expectedVersion }

/** A new order, or with the number it was shown with a draft there is. */
const ofDraft = z
  .strictObject({
    dealId: id,
    orderId: id.optional(),
    expectedVersion: expectedVersion.optional(),
    content: investorContent,
  })
  .check(({ value, issues }) => {
    if (value.orderId === undefined || value.expectedVersion !== undefined) return
    issues.push({ code: 'invalid_type', expected: 'number', input: undefined, path: ['expectedVersion'] })
  })
  .meta({ dependentRequired: { orderId: ['expectedVersion'] } })

/** A field that is wrong or missing in a saved draft. */
const lacking = z.object({ field: z.string(), reason: z.string(), message: z.string() })

const saveOrder = call({
  name: 'orders.saveOrder',
  method: 'POST',
  path: '/investor/book/saveOrder',
  access: places,
  keyScope: 'orders.write',
  /** Without an order: a new draft. Only what is sent is changed. */
  input: ofDraft,
  reply: placedForInvestor.extend({ lacking: z.array(lacking) }),
  refusals: [...savedRefusals, ...draftRefusals, 'order.is-intention', ...phaseRefusals, 'order.drafts-many'],
  summary: 'Saves a draft order; it is not binding and the desk cannot see it',
})

const newOrder = call({
  name: 'orders.newOrder',
  method: 'POST',
  path: '/investor/book/newOrder',
  access: places,
  keyScope: 'orders.write',
  /** With an order: that draft is submitted. */
  input: ofDraft,
  reply: placedForInvestor,
  refusals: [
    ...savedRefusals,
    ...draftRefusals,
    ...phaseRefusals,
    ...orderRefusals,
    'quota.contact-desk',
    'order.too-many',
    'order.withdrawn-many',
  ],
  summary: 'Submits an order; in the test of a draft deal, an intention',
})

const editOrder = call({
  name: 'orders.editOrder',
  method: 'POST',
  path: '/investor/book/editOrder',
  access: places,
  keyScope: 'orders.write',
  input: z.strictObject({ ...which, content: investorContent }),
  reply: placedForInvestor,
  refusals: [...savedRefusals, ...liveRefusals, ...phaseRefusals, ...orderRefusals, 'quota.contact-desk'],
  summary: 'Changes an order; from the FPG push on, its FPG size and limits',
})

const addComment = call({
  name: 'orders.addComment',
  method: 'POST',
  path: '/investor/book/addComment',
  access: places,
  keyScope: 'orders.write',
  input: z.strictObject({ orderId: id, comment: text(mostLetters.comment) }),
  /** The number of the comment on this order. The order keeps its version. */
  reply: z.object({ orderId: z.string(), line: z.int(), at: instant }),
  refusals: ['record.unknown', 'write.no-changes', 'order.is-draft', 'order.comments-closed'],
  summary: 'Adds a comment for the banks to an order, also after books close; the order does not change',
})

const withdraw = call({
  name: 'orders.withdraw',
  method: 'POST',
  path: '/investor/book/withdraw',
  access: places,
  keyScope: 'orders.write',
  input: z.strictObject(which),
  /** Of a draft nothing is left; an order stays readable as withdrawn. */
  reply: z.object({ orderId: z.string(), deleted: z.boolean(), status: z.enum(orderStatuses).nullable() }),
  refusals: [...savedRefusals, ...liveRefusals, ...phaseRefusals],
  summary: 'Withdraws an order, or deletes a draft',
})

/** Of an answer that is much larger than its order. */
const sizeConfirmed = z.boolean().optional()

const testOrder = call({
  name: 'orders.testOrder',
  method: 'POST',
  path: '/investor/book/testOrder',
  access: places,
  keyScope: 'orders.write',
  /** The round, and the size at its level; 0: none. */
  input: z.strictObject({ ...which, round: z.int().min(1).max(10_000), size: face, sizeConfirmed }),
  reply: placedForInvestor,
  refusals: [
    ...savedRefusals,
    ...liveRefusals,
    ...phaseRefusals,
    ...boundRefusals,
    ...orderRefusals,
    'order.answer-large',
  ],
  summary: 'Answers a test with a size at its level; the live order does not change',
})

const fpgOrder = call({
  name: 'orders.fpgOrder',
  method: 'POST',
  path: '/investor/book/fpgOrder',
  access: places,
  keyScope: 'orders.write',
  input: z.strictObject({
    ...which,
    push,
    answer: z.enum(fpgAnswers),
    /** Where it is reduced or increased; the limits there are must take it, or new ones are sent. */
    size: face.optional(),
    orderLevels: orderLevels.optional(),
    underlying: underlyingLines.optional(),
    sizeConfirmed,
  }),
  reply: placedForInvestor,
  refusals: [
    ...savedRefusals,
    ...liveRefusals,
    ...phaseRefusals,
    ...fpgRefusals,
    ...orderRefusals,
    'order.answer-large',
    'quota.contact-desk',
  ],
  summary: 'Reconfirms, reduces, increases or drops an order at the final guidance',
})

const getOrderDetail = call({
  name: 'orders.getOrderDetail',
  method: 'GET',
  path: '/investor/book/getOrderDetail',
  access: reads,
  keyScope: 'orders.read',
  input: z.strictObject({ orderId: id }),
  reply: investorOrder,
  refusals: ['record.unknown'],
  summary: "Returns one of the caller's orders, with its fit to guidance and the allowed actions",
})

/** Which of the own orders: on the page, and in its Excel file. */
export const ownFilter = {
  dealId: id.optional(),
  /** Comma separated. */
  status: line(200).optional(),
  keyword: line(100).optional(),
}

const myOrder = call({
  name: 'orders.myOrder',
  method: 'GET',
  path: '/investor/book/myOrder',
  access: reads,
  keyScope: 'orders.read',
  input: z.strictObject({
    ...pageQuery(['number', 'deal', 'status', 'size', 'shownAt', 'submittedAt']),
    ...ownFilter,
  }),
  /** Without another sorting, orders that wait for an answer come first. `deals`: those of the page, each once. */
  reply: pageOf(listedOrder).extend({ deals: z.array(listedDeal), awaitingAnswer: z.int() }),
  refusals: [],
  summary: "Lists the caller's orders on all deals",
})

const ofDeal = { dealId: id.optional() }

const getTestOrder = call({
  name: 'orders.getTestOrder',
  method: 'GET',
  path: '/investor/book/getTestOrder',
  access: reads,
  keyScope: 'orders.read',
  input: z.strictObject(ofDeal),
  reply: z.object({ list: z.array(investorOrder) }),
  refusals: ['record.unknown'],
  summary: "Lists the caller's orders in a running test, answered or not",
})

const getFpgOrder = call({
  name: 'orders.getFpgOrder',
  method: 'GET',
  path: '/investor/book/getFpgOrder',
  access: reads,
  keyScope: 'orders.read',
  input: z.strictObject(ofDeal),
  reply: z.object({ list: z.array(investorOrder) }),
  refusals: ['record.unknown'],
  summary: "Lists the caller's orders to reconfirm at final guidance, with proposed sizes",
})

const getHisOrderList = call({
  name: 'orders.getHisOrderList',
  method: 'GET',
  path: '/investor/book/getHisOrderList',
  access: reads,
  keyScope: 'orders.read',
  input: z.strictObject({ orderId: id }),
  reply: z.object({ list: z.array(investorVersion) }),
  refusals: ['record.unknown'],
  summary: 'Lists every version of an order, newest first, with the changes',
})

export const investorOrderCalls = {
  saveOrder,
  newOrder,
  editOrder,
  addComment,
  withdraw,
  testOrder,
  fpgOrder,
  getOrderDetail,
  myOrder,
  getTestOrder,
  getFpgOrder,
  getHisOrderList,
} as const
