import type { DealDetail } from '@bookrunner/contract/deals'

type DealNews = Pick<DealDetail, 'header' | 'version' | 'sharedVersion'>

/** Whether a live message differs from the shown deal: other terms or another header. */
export const isNews = (shown: DealNews, live: DealNews): boolean =>
  shown.version !== live.version ||
  shown.sharedVersion !== live.sharedVersion ||
  JSON.stringify(inOrder(shown.header)) !== JSON.stringify(inOrder(live.header))

/** The same header may come with its keys in another order. */
function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1))
  return entries.map(([key, part]) => [key, inOrder(part)])
}
