/** A range of reachable sizes, one increment apart. Lists of runs are sorted by `bySize`. */
export type Run = readonly [from: number, to: number]

/** Joins runs of a sorted list that touch or overlap. */
const closed = (sorted: Iterable<Run>, step: number): Run[] => {
  const found: Run[] = []
  let [first, last] = [0, -Infinity]
  for (const [from, to] of sorted) {
    if (last >= first && from <= last + step && (from - first) % step === 0) {
      last = Math.max(last, to)
      continue
    }
    if (last >= first) found.push([first, last])
    first = from
    last = to
  }
  if (last >= first) found.push([first, last])
  return found
}

const bySize =
  (step: number) =>
  ([one]: Run, [other]: Run): number =>
    (one % step) - (other % step) || one - other

/** Two sorted lists as one. */
function* merged(ones: readonly Run[], others: readonly Run[], step: number): Generator<Run> {
  const compare = bySize(step)
  let at = 0
  for (const one of ones) {
    while (at < others.length && compare(others[at]!, one) < 0) yield others[at++]!
    yield one
  }
  while (at < others.length) yield others[at++]!
}

export interface Span {
  least: number
  most: number
}

/** The parts of runs within bounds. */
export const within = (runs: readonly Run[], { least, most }: Span, step: number): Run[] =>
  runs.flatMap(([from, to]): Run[] => {
    const low = from >= least ? from : from + Math.ceil((least - from) / step) * step
    const high = to <= most ? to : from + Math.floor((most - from) / step) * step
    return low <= high ? [[low, high]] : []
  })

const shifted = (runs: readonly Run[], [least, most]: Run): Run[] =>
  runs.map(([from, to]): Run => [from + least, to + most])

/** All sums of one size from each list, within bounds. */
export const plus = (ones: readonly Run[], others: readonly Run[], span: Span, step: number): Run[] => {
  const [few, many] = ones.length < others.length ? [ones, others] : [others, ones]
  const lists = few.map((run) => within(shifted(many, run), span, step))
  // What moves by whole steps stays in its order.
  if (lists.length === 2 && few.every(([from]) => from % step === 0))
    return closed(merged(closed(lists[0]!, step), closed(lists[1]!, step), step), step)
  return closed(lists.flat().toSorted(bySize(step)), step)
}

export const reaches = (runs: readonly Run[], size: number, step: number): boolean =>
  runs.some(([from, to]) => from <= size && size <= to && (size - from) % step === 0)

/** Splits a sum into a size of `ones`, as near as possible to `near`, and a size of `others`. */
export const partOf = (
  sum: number,
  { ones, others, near, step }: { ones: readonly Run[]; others: readonly Run[]; near: number; step: number },
): number | undefined => {
  let found: number | undefined
  for (const [from, to] of ones)
    for (const [least, most] of others) {
      if ((sum - from - least) % step !== 0) continue
      const low = Math.max(from, sum - most)
      const high = Math.min(to, sum - least)
      if (low > high) continue
      const at = from + Math.round((Math.min(high, Math.max(low, near)) - from) / step) * step
      if (found === undefined || Math.abs(at - near) < Math.abs(found - near)) found = at
    }
  return found
}
