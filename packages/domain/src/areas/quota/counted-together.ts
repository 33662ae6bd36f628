import type { FaceAmount } from '../../kernel/index.ts'

/** Which size of a merged order counts: the largest of its orders, their sum, or a figure with a reason. */
export const mergeRules = ['largest', 'sum', 'stated'] as const
export type MergeRule = (typeof mergeRules)[number]

/** How several orders count as one. */
export interface CountedTogether {
  rule: MergeRule
  /** Of `stated`: at most so much. */
  size: FaceAmount | null
}

/** What merged orders count with, of the sizes of each. */
export const combinedSize = ({ rule, size }: CountedTogether, sizes: readonly number[]): FaceAmount => {
  const sum = sizes.reduce((all, each) => all + each, 0)
  switch (rule) {
    case 'largest':
      return Math.max(0, ...sizes) as FaceAmount
    case 'sum':
      return sum as FaceAmount
    case 'stated':
      return Math.min(sum, size ?? 0) as FaceAmount
  }
}

/**
 * Divides an amount in proportion to the parts, in whole units: the largest remainders get the units that are left, the
 * first of equal ones before the others.
 */
export const divide = (amount: number, parts: readonly number[]): number[] => {
  const whole = parts.reduce((all, part) => all + BigInt(part), 0n)
  if (whole === 0n) return parts.map(() => 0)
  const shares = parts.map((part, at) => {
    const exactly = BigInt(amount) * BigInt(part)
    return { at, units: Number(exactly / whole), rest: exactly % whole }
  })
  let left = amount - shares.reduce((all, { units }) => all + units, 0)
  for (const share of shares.toSorted((one, other) => compare(other.rest, one.rest) || one.at - other.at)) {
    if (left === 0) break
    share.units += 1
    left -= 1
  }
  return shares.map(({ units }) => units)
}

const compare = (one: bigint, other: bigint): number => (one < other ? -1 : one > other ? 1 : 0)
