import type { GuidanceVersion } from '@bookrunner/domain/deals'
import { dealAt, type OrderDeal } from '@bookrunner/domain/orders'
import type { OrderDealRow } from '../reads/orders.repo.ts'

const versionOf = (level: OrderDealRow['levels'][number]): GuidanceVersion => ({
  ...level,
  size: null,
  note: null,
  reason: null,
  by: null,
})

/** The deal of an order at the database's present time. */
export const dealOfRow = (row: OrderDealRow): OrderDeal => {
  const { terms, lifecycle, shared, levels } = row
  const guidance = new Map(levels.map((level) => [level.number, versionOf(level)]))
  return dealAt({ terms, lifecycle, shared, guidance }, row.now)
}
