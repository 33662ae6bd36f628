import { calls } from '@bookrunner/contract'
import type { BookMerge } from '@bookrunner/contract/book'
import { editedUnder, mergeCandidates, type Merge } from '@bookrunner/domain/book'
import { isRefusal, refuse } from '@bookrunner/domain/kernel'
import { orderNumber } from '@bookrunner/domain/orders'
import { read } from '../../../platform/http/handler.ts'
import { nameIn } from '../../../platform/named.ts'
import { readDoers } from '../../orders/index.ts'
import { readMerges } from '../kept.repo.ts'
import { isMasked, sees, seenBook, type SeenBook } from '../state/index.ts'

/** Its orders, if this manager sees every one of them: of a part of it nothing is told. */
const ordersUnder = ({ orderIds }: Merge, { state, reader }: SeenBook) => {
  const entries = orderIds.flatMap((id) => state.orders.get(id) ?? [])
  return entries.length === orderIds.length && entries.every((entry) => sees(entry, reader)) ? entries : null
}

/** What was said of it may say whose orders they are. */
const mergeFor = (merge: Merge, by: string | null, masked: boolean, edited: string[]): BookMerge => ({
  ...{ mergeId: merge.id, orderIds: merge.orderIds, rule: merge.rule, size: merge.size },
  ...{ leadOrderId: merge.leadOrderId, at: merge.at, edited },
  ...{ reason: masked ? null : merge.reason, by: masked ? null : by },
})

export const getMergeOrderList = read(calls.book.getMergeOrderList, async ({ input, actor, db }) => {
  const seen = await seenBook(db, actor, input.dealId)
  if (isRefusal(seen)) return seen
  const { state, reader } = seen
  const { seq } = state
  const merge = (await readMerges(db, input.dealId)).find(({ id }) => id === input.mergeId)
  const entries = merge && ordersUnder(merge, seen)
  // Made a moment after the state that was read.
  if (!merge || !entries || merge.seq > seq) return refuse('merge.unknown')
  const doers = await readDoers(db, [merge.by])
  const orders = new Map(entries.map(({ order }) => [order.id, order]))
  const edited = editedUnder(merge, orders, state.deal)
  const masked = entries.some(({ order }) => isMasked(order, reader))
  return {
    merge: mergeFor(merge, doers.get(merge.by)?.name ?? null, masked, edited),
    list: entries.map(({ order: { id }, derived }) => ({
      ...{ orderId: id, number: orderNumber(id), counting: derived.figures.counting },
      edited: edited.includes(id),
    })),
  }
})

/** Whoever may merge sees every order and every name. */
export const getMergeOrderListToManage = read(
  calls.book.getMergeOrderListToManage,
  async ({ input, actor, db, language }) => {
    const merges = await readMerges(db, input.dealId)
    const seen = await seenBook(db, actor, input.dealId)
    if (isRefusal(seen)) return seen
    if (seen.reader.abilities.mergeOrders !== 'all') return refuse('deal.not-yours')
    const { deal, names, orders } = seen.state
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
      return named ? nameIn(language, { name: named.name, name_cn: named.nameCn }) : ''
    }
    return {
      candidates: found
        .filter(({ orderIds }) => input.orderId === undefined || orderIds.includes(input.orderId))
        .map(({ by, key, orderIds }) => ({ by, name: nameOf(by, key), orderIds })),
    }
  },
)
