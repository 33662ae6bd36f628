import { z } from 'zod'
import { mergeRules } from '@bookrunner/domain/book'
import { call } from '../../kernel/call.ts'
import { face, id, line } from '../../kernel/fields.ts'
import { bookMerge } from './rows.ts'

const reads = ['board_order_book', 'mydeal_order_book'] as const
const merges = ['board_order_book|merge', 'mydeal_order_book|merge'] as const
const mine = ['record.unknown', 'deal.not-yours'] as const
const over = ['order.deal-over'] as const
const reason = line(300)

const mergeOrder = call({
  name: 'book.mergeOrder',
  method: 'POST',
  path: '/order/manage/mergeOrder',
  access: merges,
  input: z.strictObject({
    dealId: id,
    orderIds: z.array(id).max(50),
    rule: z.enum(mergeRules),
    size: face.optional(),
    reason: reason.optional(),
    leadOrderId: id.optional(),
  }),
  reply: z.object({ mergeId: z.string(), counting: face }),
  refusals: [
    ...mine,
    ...over,
    ...(['merge.too-few', 'merge.wrong-choice', 'merge.wrong'] as const),
    ...(['merge.size-missing', 'merge.size-over', 'order.below-minimum', 'order.off-grid'] as const),
    ...(['merge.reason-missing', 'merge.lead-unknown'] as const),
  ],
  summary: 'Merges two or more orders of one investor or group, so that they count as one',
})

const splitOrder = call({
  name: 'book.splitOrder',
  method: 'POST',
  path: '/order/manage/splitOrder',
  access: merges,
  input: z.strictObject({ dealId: id, mergeId: id, reason: reason.optional() }),
  reply: z.object({ orderIds: z.array(z.string()) }),
  refusals: [...mine, ...over, 'merge.unknown', 'merge.allocated'],
  summary: 'Splits merged orders, so that they count separately again',
})

const getMergeOrderList = call({
  name: 'book.getMergeOrderList',
  method: 'GET',
  path: '/order/manage/getMergeOrderList',
  access: reads,
  input: z.strictObject({ dealId: id, mergeId: id }),
  reply: z.object({
    merge: bookMerge,
    list: z.array(z.object({ orderId: z.string(), number: z.string(), counting: face, edited: z.boolean() })),
  }),
  refusals: [...mine, 'merge.unknown'],
  summary: 'Lists the orders of a merge',
})

const getMergeOrderListToManage = call({
  name: 'book.getMergeOrderListToManage',
  method: 'GET',
  path: '/order/manage/getMergeOrderListToManage',
  access: merges,
  input: z.strictObject({ dealId: id, orderId: id.optional() }),
  reply: z.object({
    /** Orders that may count as one: of the same house, or the same group. */
    candidates: z.array(
      z.object({ by: z.enum(['house', 'group']), name: z.string(), orderIds: z.array(z.string()) }),
    ),
  }),
  refusals: mine,
  summary: 'Lists orders that can be merged',
})

export const mergeCalls = {
  mergeOrder,
  splitOrder,
  getMergeOrderList,
  getMergeOrderListToManage,
} as const
