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

/** The deal of an order as it is stored. */
export const storedDeal = ({ terms, lifecycle, shared, levels }: OrderDealRow): OrderDeal => ({
  terms,
  lifecycle,
  shared,
  guidance: new Map(levels.map((level) => [level.number, versionOf(level)])),
})

/** The deal of an order at the database's present time. */
export const dealOfRow = (row: OrderDealRow): OrderDeal => dealAt(storedDeal(row), row.now)
