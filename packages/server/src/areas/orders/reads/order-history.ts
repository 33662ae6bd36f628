import { ordersCalls } from '@bookrunner/contract/orders'
import { refuse } from '@bookrunner/domain/kernel'
import { changesForInvestor, throughBanks, type Channel } from '@bookrunner/domain/orders'
import { read } from '../../../platform/http/handler.ts'
import { dealOfRow } from '../views/order-deal.ts'
import { readDoers, readNames, readOrderDeals, readOwn, readVersions } from './orders.repo.ts'
import { doerFor, recordForInvestor } from '../views/own-view.ts'
import { readPlacer } from './placer.ts'
import { idsIn, wordChange } from '../views/word-change.ts'

const ownChannel = (channel: Channel): 'screen' | 'api' | null =>
  channel === 'screen' || channel === 'api' ? channel : null

/** The versions that the investor read, by its own numbers; a desk's notes make no version here. */
export const getHisOrderList = read(ordersCalls.getHisOrderList, async ({ input, actor, db, language }) => {
  const placer = await readPlacer(db, actor)
  const [order] = await readOwn(db, placer, { ids: [input.orderId] })
  if (!order) return refuse('record.unknown')
  const [versions, [row]] = await Promise.all([
    readVersions(db, order.id),
    readOrderDeals(db, [order.dealId]),
  ])
  const shown = versions
    .filter((version) => version.shown !== null)
    .map((version) => ({ ...version, changes: changesForInvestor(version.changes) }))
  const banks = row ? throughBanks(dealOfRow(row)) : []
  const ids = shown.flatMap(({ changes, order: { stage } }) =>
    idsIn(changes, (id) => stage !== 'draft' || banks.includes(id)),
  )
  const [doers, names] = await Promise.all([
    readDoers(
      db,
      shown.map(({ by }) => by.userId),
    ),
    readNames(db, ids),
  ])
  return {
    list: shown.map(({ shown: number, line, at, act, by, channel, changes, order: record }) => ({
      shown: number!,
      line,
      at,
      act,
      by: doerFor(by, doers),
      via: ownChannel(channel),
      changes: changes.map((change) => wordChange(change, { language, names })),
      order: recordForInvestor(record),
    })),
  }
})
