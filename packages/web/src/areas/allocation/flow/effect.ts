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

type Confirmed = ReadonlyMap<string, Pick<AllocRow, 'confirm' | 'confirmedSize'>>

/** Orders with a confirmation, also after the launch was recalled. */
export const stillValidIn = (rows: Confirmed): number =>
  rows.values().reduce((sum, { confirmedSize }) => sum + (confirmedSize === null ? 0 : 1), 0)

/** Confirmations that stay valid until another one replaces them: of a launched version those to reissue, of a draft all. */
export const outOfDateIn = (rows: Confirmed, { launched }: { readonly launched: boolean }): number =>
  launched
    ? rows.values().reduce((sum, { confirm }) => sum + (confirm === 'reissue' ? 1 : 0), 0)
    : stillValidIn(rows)

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
