import { z } from 'zod'
import { limitKinds, orderStatuses, rowColumns, type RowColumn } from '@bookrunner/domain/orders'
import { call } from '../../kernel/call.ts'
import { face, id, line, rate } from '../../kernel/fields.ts'
import { entityNames } from '../../kernel/names.ts'
import {
  boundRefusals,
  fpgRefusals,
  liveRefusals,
  orderRefusals,
  rowRefusals,
  savedRefusals,
  phaseRefusals,
  quotaRefusals,
} from './refusals.ts'
import { deskContent, push, orderLevels, underlyingLines } from './shapes.ts'
import { managerOrder, managerVersion, orderDeed, placedForManager } from './views.ts'

const reads = ['board_order_book', 'mydeal_order_book'] as const
/** Which orders of a deal, its roles decide. */
export const enters = ['board_order_book|edit', 'mydeal_order_book|edit'] as const
const runs = ['board_order_book|run', 'mydeal_order_book|run'] as const

/** The version that was read: another one means that somebody saved meanwhile. */
const expectedVersion = z.int().min(0)
/** Needed once the book is closed. */
export const reason = line(300).optional()
const which = { orderId: id, expectedVersion, reason }
export const mine = ['record.unknown', 'deal.not-yours'] as const

const newOrderForInvestor = call({
  name: 'orders.newOrderForInvestor',
  method: 'POST',
  path: '/order/manage/newOrder',
  access: enters,
  input: z.strictObject({ dealId: id, investorId: id, content: deskContent, reason }),
  reply: placedForManager,
  refusals: [
    ...mine,
    ...phaseRefusals,
    ...orderRefusals,
    ...quotaRefusals,
    'order.own-bank',
    'deal.not-investor',
    'deal.not-reviewed',
  ],
  summary: 'Enters an order on behalf of an investor',
})

const editOrderForInvestor = call({
  name: 'orders.editOrderForInvestor',
  method: 'POST',
  path: '/order/manage/editOrder',
  access: enters,
  input: z.strictObject({ ...which, content: deskContent }),
  reply: placedForManager,
  refusals: [
    ...mine,
    ...savedRefusals,
    ...liveRefusals,
    ...phaseRefusals,
    ...orderRefusals,
    ...quotaRefusals,
    'order.own-bank',
  ],
  summary: "Changes an order on the investor's behalf, or the desk's own fields",
})

const withdrawForInvestor = call({
  name: 'orders.withdrawForInvestor',
  method: 'POST',
  path: '/order/manage/withdraw',
  access: enters,
  input: z.strictObject(which),
  reply: z.object({ orderId: z.string(), status: z.enum(orderStatuses) }),
  refusals: [...mine, ...savedRefusals, ...liveRefusals, ...phaseRefusals],
  summary: "Withdraws an order on the investor's behalf",
})

const editTestSize = call({
  name: 'orders.editTestSize',
  method: 'POST',
  path: '/order/manage/editTestSize',
  access: enters,
  input: z.strictObject({ ...which, round: z.int().min(1).max(10_000), size: face }),
  reply: placedForManager,
  refusals: [
    ...mine,
    ...savedRefusals,
    ...liveRefusals,
    ...phaseRefusals,
    ...boundRefusals,
    ...orderRefusals,
  ],
  summary: "Enters an investor's answer to a test",
})

const editFpgSize = call({
  name: 'orders.editFpgSize',
  method: 'POST',
  path: '/order/manage/editFpgSize',
  access: enters,
  /** 0 drops it; the size proposed reconfirms it. */
  input: z.strictObject({
    ...which,
    push,
    size: face,
    orderLevels: orderLevels.optional(),
    underlying: underlyingLines.optional(),
  }),
  reply: placedForManager,
  refusals: [
    ...mine,
    ...savedRefusals,
    ...liveRefusals,
    ...phaseRefusals,
    ...fpgRefusals,
    ...orderRefusals,
    ...quotaRefusals,
  ],
  summary: "Enters an investor's answer at final guidance; a closed book needs a reason",
})

const acceptOrder = call({
  name: 'orders.acceptOrder',
  method: 'POST',
  path: '/order/manage/acceptOrder',
  access: runs,
  input: z.strictObject({ orderId: id, expectedVersion }),
  reply: placedForManager,
  refusals: [...mine, ...savedRefusals, ...liveRefusals, ...phaseRefusals],
  summary: 'Accepts a new order or increase made after the book went subject',
})

/** As many rows, or orders, go into one transaction. */
export const mostRows = 500

const acceptOrders = call({
  name: 'orders.acceptOrders',
  method: 'POST',
  path: '/order/manage/acceptOrders',
  access: runs,
  /** All or none. Each order that cannot be accepted is reported with its reason (`orders.ord_…`). */
  input: z.strictObject({
    dealId: id,
    orders: z
      .array(z.strictObject({ orderId: id, expectedVersion }))
      .min(1)
      .max(mostRows),
  }),
  reply: z.object({ list: z.array(placedForManager) }),
  refusals: [...mine, ...savedRefusals, ...liveRefusals, ...phaseRefusals, 'order.not-all-accepted'],
  summary: 'Accepts several conditional orders of a deal; X-Dry-Run only checks them',
})

/** More than any column takes, so that what is too long for its column is reported with all else that is wrong. */
export const mostInCell = 5000
const rowOf = (cell: z.ZodString) =>
  z.strictObject(
    Object.fromEntries(rowColumns.map((column) => [column, cell.optional()])) as Record<
      RowColumn,
      z.ZodOptional<z.ZodString>
    >,
  )
/** Cells of one order, as people wrote them. */
export const orderRow = rowOf(z.string().max(mostInCell))
/** Cells of a file, which may be too long to enter: they are shown, and corrected. */
export const fileRow = rowOf(z.string())

export const entered = z.object({
  /** What each row came to, in their order; of a dry run, what it would come to. */
  list: z.array(
    z.object({
      row: z.int(),
      investor: entityNames,
      through: entityNames.nullable(),
      size: face,
      orderId: z.string(),
      orderLevels,
      /** Orders of the house in the book that the reader may see; `isSame` if fund, sizes and limits are the same. */
      earlier: z.array(z.object({ orderId: z.string(), isSame: z.boolean() })),
      /** The number of the first row of this list with the same order. */
      sameAs: z.int().nullable(),
      /** Limits that look like a slip: far from guidance, and entered all the same. */
      offMarket: z.array(z.object({ kind: z.enum(limitKinds), limit: rate, level: rate })),
    }),
  ),
})
export const rowsWrong = [
  ...quotaRefusals,
  ...mine,
  ...phaseRefusals,
  ...orderRefusals,
  ...rowRefusals,
  'order.own-bank',
  'deal.not-investor',
  'deal.not-reviewed',
  'order.rows-wrong',
  'order.name-unknown',
  'order.name-several',
] as const

const newOrders = call({
  name: 'orders.newOrders',
  method: 'POST',
  path: '/order/manage/newOrders',
  access: enters,
  slow: true,
  /** Cells as people wrote them. Every bad row is reported with its reasons (`rows.12.size`); all rows or none. */
  input: z.strictObject({ dealId: id, rows: z.array(orderRow).min(1).max(mostRows), reason }),
  reply: entered,
  refusals: rowsWrong,
  summary: 'Enters a pasted list of orders; X-Dry-Run only checks it',
})

const getOrderDetailForBook = call({
  name: 'orders.getOrderDetailForBook',
  method: 'GET',
  path: '/order/manage/getOrderDetailForBook',
  access: reads,
  input: z.strictObject({ orderId: id }),
  reply: managerOrder,
  refusals: ['record.unknown'],
  summary: 'Returns an order as managers see it',
})

const getOrderLog = call({
  name: 'orders.getOrderLog',
  method: 'GET',
  path: '/order/manage/getOrderLog',
  access: reads,
  input: z.strictObject({ orderId: id }),
  reply: z.object({ list: z.array(managerVersion), acts: z.array(orderDeed) }),
  refusals: ['record.unknown'],
  summary:
    'Lists every version of an order, newest first, with author, time, channel and reason, and its merges and splits',
})

export const deskOrderCalls = {
  newOrderForInvestor,
  editOrderForInvestor,
  withdrawForInvestor,
  editTestSize,
  editFpgSize,
  acceptOrder,
  acceptOrders,
  newOrders,
  getOrderDetailForBook,
  getOrderLog,
} as const
