import { z } from 'zod'
import { call } from '../../kernel/call.ts'
import { id } from '../../kernel/fields.ts'
import { fileField, fileReply } from '../../kernel/file.ts'
import { entered, enters, fileRow, mine, reason, rowsWrong } from './desk-calls.ts'
import { ownFilter, reads } from './investor-calls.ts'

const downloadConfirmation = call({
  name: 'orders.downloadConfirmation',
  method: 'GET',
  path: '/investor/book/downloadConfirmation',
  access: reads,
  keyScope: 'orders.read',
  slow: true,
  input: z.strictObject({ orderId: id }),
  reply: fileReply,
  refusals: ['record.unknown', 'order.is-draft', 'work.too-much'],
  summary: "Downloads the confirmation of the caller's order, with its number and time",
})

const downloadMyOrder = call({
  name: 'orders.downloadMyOrder',
  method: 'GET',
  path: '/investor/book/downloadMyOrder',
  access: reads,
  keyScope: 'orders.read',
  slow: true,
  input: z.strictObject(ownFilter),
  reply: fileReply,
  refusals: [],
  summary: "Downloads the caller's orders as an Excel file",
})

/** Why a list cannot be read from a file, whatever its orders are. */
const listRefusals = [
  'file.not-workbook',
  'file.ending',
  'file.damaged',
  'file.hidden',
  'file.macros',
  'file.empty',
  'list.columns-unknown',
  'list.column-twice',
  'list.sheets-several',
  'list.cell-formula',
  'list.cells-merged',
  'list.rows-many',
  'list.rows-none',
  'work.too-much',
  'work.busy',
] as const
const file = fileField({ mostBytes: 2_000_000 })

const readOrders = call({
  name: 'orders.readOrders',
  method: 'POST',
  path: '/order/manage/readOrders',
  access: enters,
  slow: 'file',
  dryRun: false,
  input: z.strictObject({ dealId: id, file }),
  reply: z.object({
    /** By the number each row has in its sheet. `bare` are the sizes of the file that name no unit. */
    list: z.array(z.object({ row: z.int(), cells: fileRow, bare: fileRow })),
    /** Heads of columns that are not read. */
    unread: z.array(z.string()),
  }),
  refusals: [...mine, ...listRefusals],
  summary: 'Returns the rows of an Excel file for review; enters nothing',
})

const importOrders = call({
  name: 'orders.importOrders',
  method: 'POST',
  path: '/order/manage/importOrders',
  access: enters,
  slow: 'file',
  /** Rows have the number of their sheet (`rows.14.size` is on line 14). */
  input: z.strictObject({ dealId: id, reason, file }),
  reply: entered,
  refusals: [...rowsWrong, ...listRefusals, 'list.columns-unread'],
  summary: 'Enters the orders of an Excel file, all or none; X-Dry-Run only checks it',
})

const orderTemplate = call({
  name: 'orders.orderTemplate',
  method: 'GET',
  path: '/order/manage/orderTemplate',
  access: enters,
  slow: true,
  input: z.strictObject({ dealId: id }),
  reply: fileReply,
  refusals: [...mine],
  summary: 'Downloads an empty Excel file with the columns that are read',
})

/** Calls that give or take a file of orders. */
export const orderFileCalls = {
  downloadConfirmation,
  downloadMyOrder,
  importOrders,
  orderTemplate,
  readOrders,
} as const
