import { ordersCalls } from '@bookrunner/contract/orders'
import { announcementOf } from '@bookrunner/domain/deals'
import { service } from '../../../platform/service/index.ts'
import { enterList, listNeeds, prepareList } from './enter-list.ts'
import { order } from '../ledger/order.ts'

export const newOrders = service(ordersCalls.newOrders, {
  on: order,
  prepare: ({ input: { dealId, rows } }, context) =>
    prepareList(
      context,
      dealId,
      rows.map((cells, row) => ({ row, cells })),
    ),
  key: ({ input }) => announcementOf(input.dealId),
  needs: listNeeds,
  decide: enterList,
})
