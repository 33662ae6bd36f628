import type { AllocRow } from '@bookrunner/contract/allocation'
import type { BrowserAlloc } from '../state/browser-alloc.ts'

/** The totals of a version, and how many banks and investors are notified. */
export interface Effect {
  readonly total: bigint
  readonly filled: number
  /** Orders in the book, and accepted, with no allocation. */
  readonly nothing: number
  /** The number of other banks that lead its orders: they are asked to review them. */
  readonly banks: number
  /** Orders with a confirmation, which is valid until another one replaces it. */
  readonly stillValid: number
}

/** The number of orders with a confirmation, also after the launch was recalled. */
export const stillValidIn = (rows: ReadonlyMap<string, Pick<AllocRow, 'confirmedSize'>>): number =>
  rows.values().reduce((sum, { confirmedSize }) => sum + (confirmedSize === null ? 0 : 1), 0)

/** `own` is the reader's bank, which asks itself nothing. */
export function effectOf({ rows }: Pick<BrowserAlloc, 'rows'>, own?: string): Effect {
  const banks = new Set<string>()
  let [total, filled, nothing] = [0n, 0, 0]
  for (const { size, acceptedIn, throughId, leads } of rows.values()) {
    total += BigInt(size ?? 0)
    if ((size ?? 0) > 0) filled++
    else if (acceptedIn > 0) nothing++
    for (const bank of [throughId, ...leads]) if (bank !== null && bank !== own) banks.add(bank)
  }
  return { total, filled, nothing, banks: banks.size, stillValid: stillValidIn(rows) }
}
