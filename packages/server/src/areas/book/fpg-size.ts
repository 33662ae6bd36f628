import { bookCalls } from '@bookrunner/contract/book'
import { isRefusal } from '@bookrunner/domain/kernel'
import { fpgSpan, pushedOrderLevels, pushOf, sizeAt } from '@bookrunner/domain/orders'
import { read } from '../../platform/http/handler.ts'
import { stateOf } from './charts.ts'
import { banksOf, holderOf, holdersOf, listedFor, bookForReader } from './state/index.ts'

/** The orders that were part of the last push. The proposal is the order's size at the pushed level. */
export const fpgSize = read(bookCalls.fpgSize, async ({ input, actor, db }) => {
  const view = await bookForReader(db, actor, input.dealId)
  if (isRefusal(view)) return view
  const { state, reader } = view
  const { deal } = state
  const push = pushOf(deal.lifecycle)
  const span = fpgSpan(deal)
  const pushed = listedFor(view).filter(({ derived }) => derived.fpgState !== 'none')
  const list = pushed.flatMap((entry) => {
    const { order, derived } = entry
    const { fpgState: answer, figures, number } = derived
    if (answer === 'none') return []
    const answered = answer === 'answered'
    return {
      orderId: order.id,
      number,
      holder: holderOf(entry, state, reader).holder,
      throughId: order.throughId,
      size: figures.size,
      state: answer,
      proposed: span ? sizeAt(pushedOrderLevels(order, deal), span.wide).size : null,
      fpgSize: answered ? figures.fpgSize : null,
      answeredAt: answered ? (order.fpg?.at ?? null) : null,
    }
  })
  const { holders } = holdersOf(pushed, state, reader)
  return {
    ...stateOf(view),
    push,
    holders,
    banks: banksOf(
      list.map((each) => ({ ...each, leads: [] })),
      state,
    ),
    list,
  }
})
