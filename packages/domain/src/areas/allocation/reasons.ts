import type { FaceAmount } from '../../kernel/index.ts'
import type { LineBy } from './decided-line.ts'
import type { LineRounding } from './lines.ts'
import { hidesAccounts } from './disclosure.ts'

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
  /** What each account has of it. */
  accounts: ReadonlyMap<string, bigint>
}

type OfAccount = readonly [investorId: string, size: bigint]

const sumByAccount = (parts: Iterable<OfAccount>): Map<string, bigint> => {
  const sums = new Map<string, bigint>()
  for (const [investorId, size] of parts) sums.set(investorId, (sums.get(investorId) ?? 0n) + size)
  return sums
}

const sumTogether = (sums: readonly AccountsOf[]): AccountsOf => ({
  by: null,
  rounding: null,
  size: sums.reduce((sum, { size }) => sum + size, 0n),
  accounts: sumByAccount(sums.flatMap(({ accounts }) => [...accounts])),
})

const isPublic = ({ accounts }: AccountsOf): boolean => hidesAccounts(accounts.values())

/**
 * Amounts by reason as investors read them. A reason that would reveal the allocation of one account is added to the
 * others of its kind, together with the next larger reason while they still would. One amount alone says nothing.
 */
export const publicAmounts = (lines: readonly PublicLine[]): PublicAmount[] => {
  const reasoned = lines.map((line) => ({ ...line, ...publicReason(line) }))
  const accountsOf = ({ by, rounding }: Omit<ReasonAmount, 'size' | 'lines'>) =>
    sumByAccount(
      reasoned
        .filter((line) => line.size > 0 && (line.by ?? 'desk') === by && line.rounding === rounding)
        .map(({ investorId, size }): OfAccount => [investorId, BigInt(size)]),
    )
  const all = amountsByReason(reasoned)
    .map(({ by, rounding, size }): AccountsOf => ({
      by,
      rounding,
      size,
      accounts: accountsOf({ by, rounding }),
    }))
    .toSorted((one, other) => other.accounts.size - one.accounts.size)
  const named = all.filter(isPublic)
  const together = all.filter((each) => !isPublic(each))
  while (together.length > 0 && named.length > 0 && !isPublic(sumTogether(together)))
    together.push(named.pop()!)
  if (named.length === 0) return []
  return [
    ...named.toSorted((one, other) => (one.size > other.size ? -1 : 1)),
    ...(together.length > 0 ? [sumTogether(together)] : []),
  ].map(({ by, rounding, size }) => ({ by, rounding, size }))
}
