import { ordersCalls } from '@bookrunner/contract/orders'
import { isRefusal } from '@bookrunner/domain/kernel'
import { derivedOf, isForManagers, mayTellTogether, orderNumber } from '@bookrunner/domain/orders'
import type { Db } from '../../../platform/db/index.ts'
import { read } from '../../../platform/http/handler.ts'
import { readDeeds } from './deeds.repo.ts'
import {
  managerView,
  personFor,
  readForDesk,
  readNamesakes,
  recordForManager,
  type DeskSight,
} from './desk-view.ts'
import { readDoers, readNames, readOrdersOf, readVersions } from '../reads/orders.repo.ts'
import { idsIn, wordChange } from '../views/word-change.ts'

export const getOrderDetailForBook = read(ordersCalls.getOrderDetailForBook, async ({ input, actor, db }) => {
  const sight = await readForDesk(db, actor, input.orderId)
  return isRefusal(sight)
    ? sight
    : managerView(sight, derivedOf(sight.order, sight.deal), await readNamesakes(db, [sight.order]))
})

/**
 * Merges for readers of every order who may know that these belong together; decisions for those who make them; the
 * merge of an investor for readers of every name.
 */
const deedsFor = async (db: Db, sight: DeskSight) => {
  const { order, abilities, names, actor } = sight
  const visibleKinds = [
    ...(abilities.readBook === 'all' ? (['merged', 'split'] as const) : []),
    ...(abilities.mergeOrders === 'all' ? (['resolved'] as const) : []),
    ...(abilities.readBook === 'all' && names === 'all' ? (['moved'] as const) : []),
  ]
  if (visibleKinds.length === 0) return []
  const deeds = await readDeeds(db, order.id, visibleKinds)
  const orders = await readOrdersOf(db, [...new Set(deeds.flatMap(({ orderIds }) => orderIds))])
  return deeds.filter(({ orderIds }) =>
    mayTellTogether(
      orderIds.flatMap((id) => orders.get(id) ?? []),
      names,
      actor.entityId,
    ),
  )
}

/** Every version that managers read, with author, time, channel and reason. */
export const getOrderLog = read(ordersCalls.getOrderLog, async ({ input, actor, db, language }) => {
  const sight = await readForDesk(db, actor, input.orderId)
  if (isRefusal(sight)) return sight
  const versions = (await readVersions(db, input.orderId)).filter(isForManagers).map((version) => ({
    ...version,
    changes: version.changes.filter(({ field }) => !sight.hidden.includes(field)),
  }))
  const deeds = await deedsFor(db, sight)
  const ids = versions.flatMap(({ changes }) => idsIn(changes, () => true))
  const [doers, names] = await Promise.all([
    readDoers(db, [...versions.map(({ by }) => by.userId), ...deeds.map(({ by }) => by)]),
    readNames(db, ids),
  ])
  return {
    list: versions.map(({ number, line, seq, at, act, by, channel, reason, changes, order }) => ({
      version: number,
      line,
      seq,
      at,
      act,
      channel,
      // A desk's reason may name the house.
      reason: sight.masked ? null : reason,
      by: personFor(by.userId, doers, sight),
      changes: changes.map((change) => wordChange(change, { language, names })),
      order: recordForManager(order, sight.hidden),
    })),
    acts: deeds.map(({ seq, at, act, by, orderIds, reason }) => ({
      seq,
      at,
      act,
      by: personFor(by, doers, sight),
      orders: orderIds.map(orderNumber),
      // Only for those who merge.
      reason: sight.abilities.mergeOrders === 'all' ? reason : null,
    })),
  }
})
