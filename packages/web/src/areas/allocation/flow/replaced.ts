import type { AllocRow } from '@bookrunner/contract/allocation'
import type { FaceAmount } from '@bookrunner/domain/kernel'

interface Resized extends Pick<AllocRow, 'orderId' | 'number' | 'holder'> {
  readonly was: FaceAmount
  readonly is: FaceAmount
}

/** Orders that become unallocated now; those that were confirmed at zero already stay so. */
export const becomeUnallocated = (rows: readonly AllocRow[]): number =>
  rows.filter(({ size, confirmedSize }) => (size ?? 0) === 0 && confirmedSize !== 0).length

/** Rows in the order of the table; those that its filter hides come last. */
export const inTableOrder = (rows: readonly AllocRow[], table: readonly string[]): readonly AllocRow[] => {
  const places = new Map(table.map((orderId, place) => [orderId, place]))
  const placeOf = ({ orderId }: AllocRow) => places.get(orderId) ?? table.length
  return rows.toSorted((one, other) => placeOf(one) - placeOf(other))
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
