import type { Merge } from '@bookrunner/domain/book'

const mergeOf = (merges: readonly Merge[]): Map<string, string> =>
  new Map(merges.flatMap(({ id, orderIds }) => orderIds.map((orderId) => [orderId, id] as const)))

/** Orders that are now under another merge, or under none. */
export const regrouped = (before: readonly Merge[], after: readonly Merge[]): string[] => {
  const [was, is] = [mergeOf(before), mergeOf(after)]
  return [...new Set([...was.keys(), ...is.keys()])].filter((id) => was.get(id) !== is.get(id))
}
