import { z } from 'zod'
import { call } from '../../kernel/call.ts'
import { id, line } from '../../kernel/fields.ts'
import { fileField, fileReply } from '../../kernel/file.ts'
import { entered, enters, mine, reason, rowsWrong } from './desk-calls.ts'

const reads = ['my_order'] as const
const filter = {
  dealId: id.optional(),
  /** Comma separated. */
  status: line(200).optional(),
  keyword: line(100).optional(),
}

const downloadConfirmation = call({
  name: 'orders.downloadConfirmation',
  method: 'GET',
  path: '/investor/book/downloadConfirmation',
  access: reads,
  slow: true,
  input: z.strictObject({ orderId: id }),
  reply: fileReply,
  refusals: ['record.unknown', 'order.is-draft'],
  summary: 'A confirmation of an own order as it stands, with its number and time',
})

const downloadMyOrder = call({
  name: 'orders.downloadMyOrder',
  method: 'GET',
  path: '/investor/book/downloadMyOrder',
  access: reads,
  slow: true,
  input: z.strictObject(filter),
  reply: fileReply,
  refusals: [],
  summary: 'The own orders as an Excel file',
})

const importOrders = call({
  name: 'orders.importOrders',
  method: 'POST',
  path: '/order/manage/importOrders',
  access: enters,
  slow: true,
  input: z.strictObject({ dealId: id, reason, file: fileField({ mostBytes: 2_000_000 }) }),
  reply: entered,
  refusals: [...rowsWrong, 'file.kind', 'file.damaged', 'file.empty', 'order.columns-unknown'],
  summary: 'The same from an Excel file',
})

const orderTemplate = call({
  name: 'orders.orderTemplate',
  method: 'GET',
  path: '/order/manage/orderTemplate',
  access: enters,
  input: z.strictObject({ dealId: id }),
  reply: fileReply,
  refusals: [...mine],
  summary: 'An empty Excel file with the columns that are read',
})

/** Calls that give or take a file of orders. They join the others once the server answers them. */
export const orderFileCalls = {
  downloadConfirmation,
  downloadMyOrder,
  importOrders,
  orderTemplate,
} as const
