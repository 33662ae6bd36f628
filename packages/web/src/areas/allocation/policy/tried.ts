import type { AllocRow } from '@bookrunner/contract/allocation'
import { linesSince } from '../state/since.ts'
import type { BrowserAlloc } from '../state/browser-alloc.ts'

type Tried = Pick<BrowserAlloc, 'rows' | 'seq'> & {
  readonly summary: Pick<BrowserAlloc['summary'], 'toGive' | 'missing'>
}

/** What of an order a policy goes by. */
const facts = (row: AllocRow | undefined): string =>
  JSON.stringify(
    row && [
      row.size,
      row.by,
      row.inSize,
      row.minSize,
      row.reserve,
      row.holder,
      row.classId,
      row.mergeId,
      row.jlmInterest,
      row.tags,
    ],
  )

/**
 * Whether a policy would come to something else by now than what was tried. The number of the deal alone says nothing:
 * a comment, or another version's line, moves it as well.
 */
export function isOther(tried: Tried, now: Tried): boolean {
  const { summary: was } = tried
  const { summary: is } = now
  if (was.toGive !== is.toGive || was.missing !== is.missing || tried.rows.size !== now.rows.size) return true
  if (linesSince(now, tried.seq).length > 0) return true
  return [...now.rows].some(([id, row]) => {
    const before = tried.rows.get(id)
    return before !== row && facts(before) !== facts(row)
  })
}
