import { hashOf, type Entry } from './chain.ts'

/** The last line that fits, and whether all lines fit so far. */
export interface Link {
  ledgerId: string
  seq: number
  hash: string
  fits: boolean
}

/** Follows the chain through lines that the database wrote as JSON. */
export const checkEntries = (from: Link, lines: string): Link => {
  let last = from
  for (const { at, ...rest } of JSON.parse(lines) as Entry[]) {
    const entry = { ...rest, at: Temporal.Instant.from(at).toString() }
    const fits = entry.seq === last.seq + 1 && entry.hash === hashOf(last.hash, from.ledgerId, entry)
    if (!fits) return { ...last, fits }
    last = { ...from, seq: entry.seq, hash: entry.hash }
  }
  return last
}
