import type { Merge, Suspect } from '@bookrunner/domain/book'
import type { FaceAmount } from '@bookrunner/domain/kernel'
import type { Order } from '@bookrunner/domain/orders'
import type { QuotaFlag } from '@bookrunner/domain/quota'

interface SuspectWorld {
  /** By entity. */
  houses: ReadonlyMap<string, { lei: string | null; groupId: string | null }>
  usual: ReadonlyMap<string, FaceAmount>
  /** By order. */
  above: ReadonlyMap<string, QuotaFlag>
  merges: readonly Pick<Merge, 'id' | 'orderIds'>[]
}

/** Input of `findingsOf`: orders that count, with what is known of their houses. */
export const suspectsOf = (
  orders: Iterable<{ order: Pick<Order, 'id' | 'investorId' | 'throughId'>; counting: FaceAmount }>,
  { houses, usual, above, merges }: SuspectWorld,
): Suspect[] => {
  const mergeOf = new Map(merges.flatMap(({ id, orderIds }) => orderIds.map((each) => [each, id] as const)))
  const suspects: Suspect[] = []
  for (const { order, counting } of orders) {
    if (counting === 0) continue
    const house = houses.get(order.investorId)
    suspects.push({
      orderId: order.id,
      investorId: order.investorId,
      throughId: order.throughId,
      counting,
      lei: house?.lei ?? null,
      groupId: house?.groupId ?? null,
      usual: usual.get(order.investorId) ?? null,
      above: above.get(order.id) ?? null,
      mergeId: mergeOf.get(order.id) ?? null,
    })
  }
  return suspects
}
