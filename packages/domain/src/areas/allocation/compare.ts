import type { FaceAmount } from '../../kernel/index.ts'

export interface SizedLine {
  orderId: string
  size: FaceAmount
}

/** A line in two versions; zero if a version lacks it. */
export interface Difference {
  orderId: string
  was: FaceAmount
  is: FaceAmount
}

/** The lines that differ between two versions, and both totals. */
export const compared = (
  first: readonly SizedLine[],
  second: readonly SizedLine[],
): { lines: Difference[]; was: bigint; is: bigint } => {
  const before = new Map(first.map(({ orderId, size }) => [orderId, size]))
  const after = new Map(second.map(({ orderId, size }) => [orderId, size]))
  const none = 0 as FaceAmount
  const lines = [...new Set([...before.keys(), ...after.keys()])].flatMap((orderId): Difference[] => {
    const [was, is] = [before.get(orderId) ?? none, after.get(orderId) ?? none]
    return was === is ? [] : [{ orderId, was, is }]
  })
  const sum = (sizes: readonly SizedLine[]) => sizes.reduce((all, { size }) => all + BigInt(size), 0n)
  return { lines, was: sum(first), is: sum(second) }
}
