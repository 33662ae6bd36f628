import { allocationCalls } from '@bookrunner/contract/allocation'
import { percentOf, summedBy } from '@bookrunner/domain/allocation'
import { isRefusal, refuse } from '@bookrunner/domain/kernel'
import { read } from '../../platform/http/handler.ts'
import { nameIn } from '../../platform/named.ts'
import { readClasses } from '../deals/index.ts'
import { bucketNames, bucketOf } from './buckets.ts'
import {
  askedOf,
  countedIn,
  mayAllocate,
  noAlloc,
  seenAlloc,
  seenVersion,
  sizeOn,
  summaryOf,
  versionView,
  visibleVersions,
  wholeAlloc,
} from './state/index.ts'

const headOf = ({ dealId, seq, at }: { dealId: string; seq: number; at: string }) => ({ dealId, seq, at })

export const allocVersionList = read(allocationCalls.allocVersionList, async ({ input, actor, db }) => {
  const seen = await seenAlloc(db, actor, { dealId: input.dealId, versionIds: [] })
  if (isRefusal(seen)) return seen
  const list = visibleVersions(seen)
    .filter(({ state }) => input.deleted === true || state !== 'deleted')
    .map((version) => versionView(version, seen))
  return { ...headOf(seen), list }
})

export const allocOrderList = read(allocationCalls.allocOrderList, async ({ input, actor, db, language }) => {
  const [rows, seen] = await Promise.all([readClasses(db), seenVersion(db, actor, input)])
  const classes = rows.map((row) => ({ classId: row.id, name: nameIn(language, row) }))
  if (!isRefusal(seen)) return { ...headOf(seen), ...wholeAlloc(seen), classes }
  if (input.versionId !== undefined) return seen
  // Of a deal that is not the caller's this says so once more; else there is only nothing to show yet.
  const none = await seenAlloc(db, actor, { dealId: input.dealId, versionIds: [] })
  return isRefusal(none) ? none : { ...headOf(none), ...noAlloc(none), classes }
})

export const allocSummary = read(allocationCalls.allocSummary, async ({ input, actor, db }) => {
  const seen = await seenVersion(db, actor, input)
  return isRefusal(seen) ? seen : { ...headOf(seen), versionId: seen.version.id, summary: summaryOf(seen) }
})

/** Of what is seen. Tags are the desk's own. */
export const distribution = read(allocationCalls.distribution, async ({ input, actor, db, language }) => {
  const seen = await seenVersion(db, actor, input)
  if (isRefusal(seen)) return seen
  if (input.by === 'tag' && !mayAllocate(seen)) return refuse('deal.not-yours')
  const sums = summedBy(
    countedIn(seen).map((entry) => ({
      keys: bucketOf(entry, seen, input.by),
      size: sizeOn(seen, entry),
      ...askedOf(seen, entry),
    })),
  )
  const nameOf = await bucketNames(db, seen.state, { by: input.by, language })
  return {
    ...headOf(seen),
    versionId: seen.version.id,
    list: sums.map(({ key, orders, filled, asked, size, share }) => ({
      key,
      name: nameOf(key),
      orders,
      filled,
      asked: String(asked),
      size: String(size),
      share,
      fill: percentOf(size, asked),
    })),
  }
})
