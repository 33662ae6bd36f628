import type { BrowserAlloc } from '../state/browser-alloc.ts'

/** What a version comes to, and how many hear of it. */
export interface Effect {
  readonly total: bigint
  readonly filled: number
  /** In the book, and get nothing. */
  readonly nothing: number
  /** Banks that lead its orders. */
  readonly banks: number
  /** Whose investors have a confirmation. */
  readonly confirmed: number
}

export function effectOf({ rows }: Pick<BrowserAlloc, 'rows'>): Effect {
  const banks = new Set<string>()
  let [total, filled, nothing, confirmed] = [0n, 0, 0, 0]
  for (const { size, inSize, throughId, leads, confirm } of rows.values()) {
    total += BigInt(size ?? 0)
    if ((size ?? 0) > 0) filled++
    else if (inSize > 0) nothing++
    if (confirm === 'confirmed' || confirm === 'reissue') confirmed++
    for (const bank of [throughId, ...leads]) if (bank !== null) banks.add(bank)
  }
  return { total, filled, nothing, banks: banks.size, confirmed }
}
