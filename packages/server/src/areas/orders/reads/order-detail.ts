import { ordersCalls } from '@bookrunner/contract/orders'
import { refuse } from '@bookrunner/domain/kernel'
import { read } from '../../../platform/http/handler.ts'
import { readOwn } from './orders.repo.ts'
import { ownViews } from '../views/own-view.ts'
import { readPlacer } from './placer.ts'

export const getOrderDetail = read(ordersCalls.getOrderDetail, async ({ input, actor, db }) => {
  const placer = await readPlacer(db, actor)
  const [view] = await ownViews(db, placer, await readOwn(db, placer, { ids: [input.orderId] }))
  return view ?? refuse('record.unknown')
})
