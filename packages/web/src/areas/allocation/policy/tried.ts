import type { AllocRow } from '@bookrunner/contract/allocation'
import { linesSince } from '../state/since.ts'
import type { BrowserAlloc } from '../state/browser-alloc.ts'

type Tried = Pick<BrowserAlloc, 'rows' | 'seq'> & {
  readonly summary: Pick<BrowserAlloc['summary'], 'toAllocate' | 'missing'>
}

/** The fields of an order that a policy depends on. */
const facts = (row: AllocRow | undefined): string =>
  JSON.stringify(
    row && [
      row.size,
      row.by,
      row.acceptedIn,
      row.minSize,
      row.reserve,
      row.holder,
      row.classId,
      row.mergeId,
      row.jlmInterest,
      row.relations,
      row.tags,
    ],
  )

/**
 * Whether a preview is stale. The state number of the deal is not enough: comments and other versions change it too.
 */
export function isOther(tried: Tried, now: Tried): boolean {
  const { summary: was } = tried
  const { summary: is } = now
  if (was.toAllocate !== is.toAllocate || was.missing !== is.missing || tried.rows.size !== now.rows.size)
    return true
  if (linesSince(now, tried.seq).length > 0) return true
  return [...now.rows].some(([id, row]) => {
    const before = tried.rows.get(id)
    return before !== row && facts(before) !== facts(row)
  })
}
