import type { FaceAmount } from '../../kernel/index.ts'
import type { LineBy } from './decided-line.ts'
import type { LineRounding } from './line.ts'

/** The amount that a rule or the desk decided in the end, with what rounding did to it. */
export interface ReasonAmount {
  by: LineBy
  rounding: LineRounding | null
  size: bigint
  lines: number
}

interface ReasonedLine {
  by: LineBy | null
  rounding: LineRounding | null
  size: FaceAmount
}

/** Amounts by the reasons that the lines have now, the largest first. A rule whose sizes were all replaced has none. */
export const amountsByReason = (lines: Iterable<ReasonedLine>): ReasonAmount[] => {
  const sums = new Map<string, ReasonAmount>()
  for (const { by, rounding, size } of lines) {
    if (size === 0) continue
    const reason = { by: by ?? 'desk', rounding }
    const key = `${reason.by} ${rounding ?? ''}`
    const sum = sums.get(key) ?? { ...reason, size: 0n, lines: 0 }
    sum.size += BigInt(size)
    sum.lines += 1
    sums.set(key, sum)
  }
  return [...sums]
    .toSorted(([oneKey, one], [otherKey, other]) =>
      one.size === other.size ? (oneKey < otherKey ? -1 : 1) : one.size > other.size ? -1 : 1,
    )
    .map(([, sum]) => sum)
}

type Reasons = Pick<ReasonedLine, 'by' | 'rounding'>

/**
 * As investors read the reasons: what the desk fixed for single orders is one amount, and a line with the remainder is a
 * rounded line, because an amount of its own would reveal the allocation of one order.
 */
export const publicReason = ({ by, rounding }: Reasons): Reasons => {
  const isForOneOrder = by === 'anchor' || by === 'reserve'
  return {
    by: isForOneOrder ? 'desk' : by,
    rounding: rounding === null || isForOneOrder ? null : 'rounded',
  }
}
