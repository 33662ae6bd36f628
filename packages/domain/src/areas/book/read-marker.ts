/** What a person has read: all orders up to a state, and single later ones. The others are NEW. */
export interface ReadMarker {
  upTo: number
  orderIds: string[]
}

/** Marks all orders up to a state, or single orders. */
export type MarkerRequest = { upTo: number } | { orderIds: readonly string[] }

/**
 * Advances a marker; undefined if nothing changes. `born` has the state in which each visible order came: a single order
 * is stored only until the marker's state covers it.
 */
export const advanceMarker = (
  before: ReadMarker,
  request: MarkerRequest,
  born: ReadonlyMap<string, number>,
): ReadMarker | undefined => {
  const upTo = 'upTo' in request ? Math.max(before.upTo, request.upTo) : before.upTo
  const chosenIds = 'orderIds' in request ? request.orderIds.filter((id) => born.has(id)) : []
  const orderIds = [...new Set([...before.orderIds, ...chosenIds])].filter(
    (id) => (born.get(id) ?? Infinity) > upTo,
  )
  const same = upTo === before.upTo && orderIds.length === before.orderIds.length
  return same && orderIds.every((id) => before.orderIds.includes(id)) ? undefined : { upTo, orderIds }
}
