import { z } from 'zod'
import { call } from '../../kernel/call.ts'
import { id, instant } from '../../kernel/fields.ts'
import { entityNames, person } from '../../kernel/names.ts'

export const getBookOperator = call({
  name: 'book.getBookOperator',
  method: 'GET',
  path: '/order/manage/getBookOperator',
  access: ['board_order_book', 'mydeal_order_book'],
  input: z.strictObject({ dealId: id }),
  reply: z.object({
    /** Managers who have this book open. */
    here: z.array(person.extend({ since: instant })),
    /** Who changed it last; without a name where it may not be known. */
    last: z
      .object({ at: instant, seq: z.int(), name: z.string().nullable(), entity: entityNames.nullable() })
      .nullable(),
  }),
  refusals: ['record.unknown', 'deal.not-yours'],
  summary: 'Returns the users viewing this book, and its last change',
})
