import type { DealDetail } from '@bookrunner/contract/deals'

type DealNews = Pick<DealDetail, 'header' | 'version' | 'sharedVersion'>

/** Whether what is told of a deal is not what is shown of it: other terms, or another header. */
export const isNews = (held: DealNews, told: DealNews): boolean =>
  held.version !== told.version ||
  held.sharedVersion !== told.sharedVersion ||
  JSON.stringify(inOrder(held.header)) !== JSON.stringify(inOrder(told.header))

/** The same header may come with its parts in another order. */
function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1))
  return entries.map(([key, part]) => [key, inOrder(part)])
}
