import { ordersCalls } from '@bookrunner/contract/orders'
import { announcementOf } from '@bookrunner/domain/deals'
import { isRefusal, refuse, refuseFields } from '@bookrunner/domain/kernel'
import { read } from '../../../platform/http/handler.ts'
import { service } from '../../../platform/service/index.ts'
import { readEnterableDeal } from '../desk/desk-deal.ts'
import { enterList, listNeeds, prepareList } from './enter-list.ts'
import { listInFile, longCells } from './list-file.ts'
import { order } from '../ledger/order.ts'

/** For the screen, where the list is checked, corrected and entered. */
export const readOrders = read(ordersCalls.readOrders, async ({ input, actor, db, ...context }) => {
  const list = await listInFile(input.file, context)
  if (isRefusal(list)) return list
  const deal = await readEnterableDeal(db, actor, input.dealId)
  return isRefusal(deal) ? deal : { list: list.rows, unread: [...list.unread] }
})

/** Imports without a review, so anything unreadable refuses the file. */
export const importOrders = service(ordersCalls.importOrders, {
  on: order,
  prepare: async ({ input: { dealId, file } }, context) => {
    const list = await listInFile(file, context)
    if (isRefusal(list)) return list
    if (list.unread.length > 0) return refuse('list.columns-unread', { columns: list.unread.join(', ') })
    const long = longCells(list.rows)
    if (long.length > 0) return refuseFields('input.invalid', long)
    return prepareList(context, dealId, list.rows)
  },
  key: ({ input }) => announcementOf(input.dealId),
  needs: listNeeds,
  decide: enterList,
})
