import { z } from 'zod'
import { orderStatuses } from '@bookrunner/domain/orders'
import { call } from '../../kernel/call.ts'
import { id, line } from '../../kernel/fields.ts'
import { namedEntity } from '../../kernel/names.ts'
import { pageOf, pageQuery } from '../../kernel/page.ts'
import { dealHeader } from '../deals/index.ts'
import { bookRow } from './rows.ts'

/** An order of an institution as its book shows it to this reader. */
const entityOrder = z.object({
  deal: dealHeader.pick({
    dealId: true,
    name: true,
    status: true,
    bookClosed: true,
    currency: true,
    timeZone: true,
    guidance: true,
  }),
  order: bookRow.pick({
    id: true,
    number: true,
    account: true,
    status: true,
    orderLevels: true,
    size: true,
    counting: true,
    allocation: true,
    commitment: true,
    jlmInterest: true,
    xOrder: true,
    conditional: true,
    createdAt: true,
    updatedAt: true,
  }),
  through: namedEntity.nullable(),
})
export type EntityOrder = z.output<typeof entityOrder>

const getEntityOrders = call({
  name: 'book.getEntityOrders',
  method: 'GET',
  path: '/order/manage/getEntityOrders',
  access: ['board_order_book', 'mydeal_order_book'],
  slow: true,
  input: z.strictObject({
    ...pageQuery(['deal', 'number', 'status', 'size', 'counting', 'updatedAt']),
    entityId: id,
    /** Part of the name of the deal, of the account or of the order number. */
    keyword: line(100).optional(),
    status: z.enum(orderStatuses).optional(),
  }),
  reply: pageOf(entityOrder),
  refusals: [],
  summary:
    'Lists the orders of an institution that the caller reads by name in the books of deals; others are not counted',
})

export const entityOrderCalls = { getEntityOrders } as const
