import { placesByKey } from './places-by-key.ts'
import type { AllocationOrder } from './policy.ts'

const isUtc = (at: string): boolean => at.charCodeAt(at.length - 1) === 90 // Z

/** Compares instants. Texts of one length in UTC compare as text, which is much faster. */
export const byInstant = (one: string, other: string): number => {
  if (one.length === other.length && isUtc(one) && isUtc(other))
    return one < other ? -1 : one === other ? 0 : 1
  return Temporal.Instant.compare(one, other)
}

const earlierFirst = (one: AllocationOrder, other: AllocationOrder): number =>
  byInstant(one.at, other.at) || (one.id < other.id ? -1 : 1)

const isInOrder = (orders: readonly AllocationOrder[]): boolean => {
  for (let nr = 1; nr < orders.length; nr++) if (earlierFirst(orders[nr - 1]!, orders[nr]!) > 0) return false
  return true
}

/** Milliseconds before the latest order; zero for all if one of the times has a form that only `Temporal` reads. */
const earlinessOf = (orders: readonly AllocationOrder[]): Float64Array => {
  const times = new Float64Array(orders.length)
  let latest = -Infinity
  for (let nr = 0; nr < orders.length; nr++) {
    // oxlint-disable-next-line no-restricted-globals -- reads a text, not the clock, many times as fast as Temporal
    const time = Date.parse(orders[nr]!.at)
    if (Number.isNaN(time)) return new Float64Array(orders.length)
    times[nr] = time
    if (time > latest) latest = time
  }
  for (let nr = 0; nr < times.length; nr++) times[nr] = latest - times[nr]!
  return times
}

/** Places of orders, larger ones first, then earlier ones, so that the order of the list does not change the allocation. */
export const ordersBySize = (orders: readonly AllocationOrder[]): Int32Array => {
  const sizes = new Float64Array(orders.length)
  for (let nr = 0; nr < orders.length; nr++) sizes[nr] = orders[nr]!.size
  if (isInOrder(orders)) return placesByKey(sizes)
  const earliness = earlinessOf(orders)
  const places = placesByKey(sizes, placesByKey(earliness))
  const isTie = (one: number, other: number) =>
    sizes[one] === sizes[other] && earliness[one] === earliness[other]
  const compare = (one: number, other: number) => earlierFirst(orders[one]!, orders[other]!)
  for (let from = 0, to = 1; to <= places.length; to++) {
    if (to < places.length && isTie(places[from]!, places[to]!)) continue
    if (to - from > 1) places.subarray(from, to).sort(compare)
    from = to
  }
  return places
}
