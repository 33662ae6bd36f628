import type { GuidanceVersion } from '@bookrunner/domain/deals'
import { dealAt, type OrderDeal } from '@bookrunner/domain/orders'
import type { FaceRow } from '../deals/index.ts'

const versionOf = (level: FaceRow['levels'][number]): GuidanceVersion => ({
  ...level,
  ...{ note: null, reason: null, by: null },
})

/** The deal of an order as it is read, at the database's present moment. */
export const dealOfRow = (row: FaceRow): OrderDeal => {
  const { terms, course, shared, levels } = row
  const guidance = new Map(levels.map((level) => [level.number, versionOf(level)]))
  return dealAt({ terms, course, shared, guidance }, row.now)
}
