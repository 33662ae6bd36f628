import type { AllocRow } from '@bookrunner/contract/allocation'
import type { FaceAmount } from '@bookrunner/domain/kernel'

interface Resized extends Pick<AllocRow, 'orderId' | 'number' | 'holder'> {
  readonly was: FaceAmount
  readonly is: FaceAmount
}

/** What confirming these lines replaces: confirmations of another size, and the number of those that keep theirs. */
export const replacedIn = (
  rows: readonly AllocRow[],
): { readonly resized: readonly Resized[]; readonly sameSize: number } => {
  const replaced = rows.flatMap(({ orderId, number, holder, size, confirmedSize: was }) =>
    was === null ? [] : [{ orderId, number, holder, was, is: size ?? (0 as FaceAmount) }],
  )
  const resized = replaced.filter(({ was, is }) => was !== is)
  return { resized, sameSize: replaced.length - resized.length }
}
