import { bookCalls } from '@bookrunner/contract/book'
import { mergeCandidates } from '@bookrunner/domain/book'
import { isRefusal, nameIn, refuse } from '@bookrunner/domain/kernel'
import { read } from '../../../platform/http/handler.ts'
import { mergesFor, bookForReader } from '../state/index.ts'

/** A merge is unknown to a reader who sees only a part of it. */
export const getMergeOrderList = read(bookCalls.getMergeOrderList, async ({ input, actor, db }) => {
  const view = await bookForReader(db, actor, input.dealId)
  if (isRefusal(view)) return view
  const { state, reader } = view
  const merge = mergesFor(state, reader).find(({ mergeId }) => mergeId === input.mergeId)
  if (!merge) return refuse('merge.unknown')
  const list = merge.orderIds.flatMap((id) => {
    const entry = state.orders.get(id)
    if (!entry) return []
    const { number, figures } = entry.derived
    return [{ orderId: id, number, counting: figures.counting, edited: merge.edited.includes(id) }]
  })
  return { merge, list }
})

/** Whoever may merge reads every order and every name. */
export const getMergeOrderListToManage = read(
  bookCalls.getMergeOrderListToManage,
  async ({ input, actor, db, language }) => {
    const view = await bookForReader(db, actor, input.dealId)
    if (isRefusal(view)) return view
    if (view.reader.abilities.mergeOrders !== 'all') return refuse('deal.not-yours')
    const { deal, names, orders, merges } = view.state
    const under = new Map(merges.flatMap(({ id, orderIds }) => orderIds.map((each) => [each, id] as const)))
    const found = mergeCandidates(
      orders.values().map(({ order }) => ({
        order,
        groupId: names.houses.get(order.investorId)?.groupId ?? null,
        mergeId: under.get(order.id) ?? null,
      })),
      deal,
    )
    const nameOf = (by: 'house' | 'group', key: string): string => {
      const named = by === 'house' ? names.houses.get(key) : names.groups.get(key)
      return named ? nameIn(language, named) : ''
    }
    return {
      candidates: found
        .filter(({ orderIds }) => input.orderId === undefined || orderIds.includes(input.orderId))
        .map(({ by, key, orderIds }) => ({ by, name: nameOf(by, key), orderIds })),
    }
  },
)
