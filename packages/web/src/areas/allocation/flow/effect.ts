import type { BrowserAlloc } from '../state/browser-alloc.ts'

/** The totals of a version, and how many banks and investors are notified. */
export interface Effect {
  readonly total: bigint
  readonly filled: number
  /** Orders in the book, and accepted, with no allocation. */
  readonly nothing: number
  /** The number of other banks that lead its orders: they are asked to review them. */
  readonly banks: number
  /** Orders with a confirmation. */
  readonly confirmed: number
}

/** `own` is the reader's bank, which asks itself nothing. */
export function effectOf({ rows }: Pick<BrowserAlloc, 'rows'>, own?: string): Effect {
  const banks = new Set<string>()
  let [total, filled, nothing, confirmed] = [0n, 0, 0, 0]
  for (const { size, acceptedIn, throughId, leads, confirm } of rows.values()) {
    total += BigInt(size ?? 0)
    if ((size ?? 0) > 0) filled++
    else if (acceptedIn > 0) nothing++
    if (confirm === 'confirmed' || confirm === 'reissue') confirmed++
    for (const bank of [throughId, ...leads]) if (bank !== null && bank !== own) banks.add(bank)
  }
  return { total, filled, nothing, banks: banks.size, confirmed }
}
