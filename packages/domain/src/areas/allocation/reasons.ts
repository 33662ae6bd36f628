import type { FaceAmount } from '../../kernel/index.ts'
import type { LineBy } from './decided-line.ts'

/** The amount that a rule or the desk decided in the end. */
export interface ReasonAmount {
  by: LineBy
  size: bigint
  lines: number
}

interface ReasonedLine {
  by: LineBy | null
  size: FaceAmount
}

/** Amounts by the reasons that the lines have now, the largest first. A rule whose sizes were all replaced has none. */
export const amountsByReason = (lines: Iterable<ReasonedLine>): ReasonAmount[] => {
  const sums = new Map<LineBy, ReasonAmount>()
  for (const { by, size } of lines) {
    if (size === 0) continue
    const reason = by ?? 'desk'
    const sum = sums.get(reason) ?? { by: reason, size: 0n, lines: 0 }
    sum.size += BigInt(size)
    sum.lines += 1
    sums.set(reason, sum)
  }
  return [...sums.values()].toSorted((one, other) =>
    one.size === other.size ? (one.by < other.by ? -1 : 1) : one.size > other.size ? -1 : 1,
  )
}

/**
 * As investors read the reasons: what the desk fixed for single orders is one amount, because an amount of its own would
 * reveal the allocation of a strategic order.
 */
export const publicReason = (by: LineBy | null): LineBy | null =>
  by === 'anchor' || by === 'reserve' ? 'desk' : by
