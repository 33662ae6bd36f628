/** What somebody has taken note of: orders that came up to a state, and single later ones. The others are NEW. */
export interface TakenNote {
  upTo: number
  orderIds: string[]
}

/** All that came up to a state, or single orders. */
export type NoteRequest = { upTo: number } | { orderIds: readonly string[] }

/**
 * What is noted then; undefined where it was before. `born` says of orders one sees with which state they came: a
 * single one is kept only as long as the state does not say so already.
 */
export const takeNote = (
  before: TakenNote,
  request: NoteRequest,
  born: ReadonlyMap<string, number>,
): TakenNote | undefined => {
  const upTo = 'upTo' in request ? Math.max(before.upTo, request.upTo) : before.upTo
  const chosenIds = 'orderIds' in request ? request.orderIds.filter((id) => born.has(id)) : []
  const orderIds = [...new Set([...before.orderIds, ...chosenIds])].filter(
    (id) => (born.get(id) ?? Infinity) > upTo,
  )
  const same = upTo === before.upTo && orderIds.length === before.orderIds.length
  return same && orderIds.every((id) => before.orderIds.includes(id)) ? undefined : { upTo, orderIds }
}
