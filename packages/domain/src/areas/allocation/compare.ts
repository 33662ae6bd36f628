import type { FaceAmount } from '../../kernel/index.ts'

export interface Sized {
  orderId: string
  size: FaceAmount
}

/** A line of two versions; nothing where a version has no such line. */
export interface Difference {
  orderId: string
  was: FaceAmount
  is: FaceAmount
}

/** What is another in the second than in the first, and both totals. */
export const compared = (
  first: readonly Sized[],
  second: readonly Sized[],
): { lines: Difference[]; was: bigint; is: bigint } => {
  const before = new Map(first.map(({ orderId, size }) => [orderId, size]))
  const after = new Map(second.map(({ orderId, size }) => [orderId, size]))
  const none = 0 as FaceAmount
  const lines = [...new Set([...before.keys(), ...after.keys()])].flatMap((orderId): Difference[] => {
    const [was, is] = [before.get(orderId) ?? none, after.get(orderId) ?? none]
    return was === is ? [] : [{ orderId, was, is }]
  })
  const sum = (sizes: readonly Sized[]) => sizes.reduce((all, { size }) => all + BigInt(size), 0n)
  return { lines, was: sum(first), is: sum(second) }
}
