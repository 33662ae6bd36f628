/** The place of a value in a sorted list, counted from its end. */
const placeFromEnd = (sorted: Float64Array, value: number): number => {
  let [low, high] = [0, sorted.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (sorted[middle]! <= value) low = middle + 1
    else high = middle
  }
  return sorted.length - low
}

/**
 * Sorts by a number, the largest first; equal ones keep their order, or take that of `tie`. The numbers are sorted alone,
 * which is several times faster than calling a comparison for every pair of items.
 */
export const sortByKey = <Item>(
  items: readonly Item[],
  keyOf: (item: Item) => number,
  tie?: (one: Item, other: Item) => number,
): Item[] => {
  const keys = new Float64Array(items.length)
  for (let at = 0; at < items.length; at++) keys[at] = keyOf(items[at]!)
  const sorted = keys.toSorted()
  /** At the place of the first of equal ones: how many there are. */
  const counts = new Uint32Array(items.length)
  const found: Item[] = Array.from({ length: items.length })
  let hasTies = false
  for (let at = 0; at < items.length; at++) {
    const place = placeFromEnd(sorted, keys[at]!)
    const nr = counts[place]!++
    if (nr > 0) hasTies = true
    found[place + nr] = items[at]!
  }
  if (!tie || !hasTies) return found
  for (let at = 0; at < found.length; at += Math.max(1, counts[at]!))
    if (counts[at]! > 1) sortPart(found, at, counts[at]!, tie)
  return found
}

const sortPart = <Item>(
  items: Item[],
  from: number,
  count: number,
  compare: (one: Item, other: Item) => number,
): void => {
  for (const [at, item] of items
    .slice(from, from + count)
    .toSorted(compare)
    .entries())
    items[from + at] = item
}
