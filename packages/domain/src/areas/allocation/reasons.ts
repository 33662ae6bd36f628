import type { FaceAmount } from '../../kernel/index.ts'
import type { LineBy } from './decided-line.ts'
import type { LineRounding } from './lines.ts'
import { leastAccounts } from './after.ts'

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

interface PublicLine extends ReasonedLine {
  /** The account that the line belongs to. */
  investorId: string
}

/** An amount as investors read it; `by` is null for all reasons with few accounts together. */
export interface PublicAmount {
  by: LineBy | null
  rounding: LineRounding | null
  size: bigint
}

interface AccountsOf extends PublicAmount {
  accounts: Set<string>
}

const sumTogether = (sums: readonly AccountsOf[]): AccountsOf => ({
  by: null,
  rounding: null,
  size: sums.reduce((sum, { size }) => sum + size, 0n),
  accounts: new Set(sums.flatMap(({ accounts }) => [...accounts])),
})

/**
 * Amounts by reason as investors read them. A reason with few accounts would reveal the allocation of one, so small
 * reasons are one amount, together with the next larger reason if they are still few. One amount alone says nothing.
 */
export const publicAmounts = (lines: readonly PublicLine[]): PublicAmount[] => {
  const reasoned = lines.map((line) => ({ ...line, ...publicReason(line) }))
  const accountsOf = ({ by, rounding }: Omit<ReasonAmount, 'size' | 'lines'>) =>
    new Set(
      reasoned
        .filter((line) => line.size > 0 && (line.by ?? 'desk') === by && line.rounding === rounding)
        .map(({ investorId }) => investorId),
    )
  const named: AccountsOf[] = amountsByReason(reasoned)
    .map(({ by, rounding, size }) => ({
      by,
      rounding,
      size,
      accounts: accountsOf({ by, rounding }),
    }))
    .toSorted((one, other) => other.accounts.size - one.accounts.size)
  const isFew = ({ accounts }: AccountsOf): boolean => accounts.size < leastAccounts
  const small: AccountsOf[] = []
  while (named.length > 0 && (isFew(named.at(-1)!) || (small.length > 0 && isFew(sumTogether(small)))))
    small.push(named.pop()!)
  if (named.length === 0) return []
  return [
    ...named.toSorted((one, other) => (one.size > other.size ? -1 : 1)),
    ...(small.length > 0 ? [sumTogether(small)] : []),
  ].map(({ by, rounding, size }) => ({ by, rounding, size }))
}
