import { ordersCalls } from '@bookrunner/contract/orders'
import { isRefusal } from '@bookrunner/domain/kernel'
import { edit } from '@bookrunner/domain/orders'
import { service } from '../../platform/service/index.ts'
import { order } from './order.ts'
import { keyOfOrder, needsOfOrder } from './own-write.ts'
import { acceptOrder, placedForInvestor } from './placed.ts'
import { ownOrder } from './seen-order.ts'
import { turnOf } from './turn.ts'

export const editOrder = service(ordersCalls.editOrder, {
  on: order,
  key: keyOfOrder,
  needs: needsOfOrder,
  decide: (ask) => {
    const found = ownOrder(ask, ask.input.orderId)
    if (isRefusal(found)) return found
    const { deal, known } = found
    const turn = turnOf(ask, { side: 'investor', dealId: found.order.dealId })
    const done = edit(found.order, deal, { ...known, ...ask.input }, turn)
    return isRefusal(done) ? done : acceptOrder(done, placedForInvestor(done.order, deal))
  },
})
