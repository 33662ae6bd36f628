import { allocationCalls } from '@bookrunner/contract/allocation'
import { percentOf, sumByKey } from '@bookrunner/domain/allocation'
import { isRefusal, nameIn, refuse } from '@bookrunner/domain/kernel'
import { read } from '../../platform/http/handler.ts'
import { readClasses } from '../deals/index.ts'
import { bucketNames, bucketOf } from './buckets.ts'
import {
  askedOf,
  countedIn,
  mayAllocate,
  noAlloc,
  allocForReader,
  versionForReader,
  sizeOn,
  summaryOf,
  versionView,
  visibleVersions,
  allocSnapshot,
} from './state/index.ts'

const headOf = ({ dealId, seq, at }: { dealId: string; seq: number; at: string }) => ({ dealId, seq, at })

export const allocVersionList = read(allocationCalls.allocVersionList, async ({ input, actor, db }) => {
  const view = await allocForReader(db, actor, { dealId: input.dealId, versionIds: [] })
  if (isRefusal(view)) return view
  const list = visibleVersions(view)
    .filter(({ state }) => input.deleted === true || state !== 'deleted')
    .map((version) => versionView(version, view))
  return { ...headOf(view), list }
})

export const allocOrderList = read(allocationCalls.allocOrderList, async ({ input, actor, db, language }) => {
  const [rows, view] = await Promise.all([readClasses(db), versionForReader(db, actor, input)])
  const classes = rows.map((row) => ({ classId: row.id, name: nameIn(language, row) }))
  if (!isRefusal(view)) return { ...headOf(view), ...allocSnapshot(view), classes }
  if (input.versionId !== undefined) return view
  // Refuses again if the deal is hidden from the caller; otherwise there is only no version yet.
  const none = await allocForReader(db, actor, { dealId: input.dealId, versionIds: [] })
  return isRefusal(none) ? none : { ...headOf(none), ...noAlloc(none), classes }
})

export const allocSummary = read(allocationCalls.allocSummary, async ({ input, actor, db }) => {
  const view = await versionForReader(db, actor, input)
  return isRefusal(view) ? view : { ...headOf(view), versionId: view.version.id, summary: summaryOf(view) }
})

/** The visible lines by bucket. Only the desk reads tags. */
export const distribution = read(allocationCalls.distribution, async ({ input, actor, db, language }) => {
  const view = await versionForReader(db, actor, input)
  if (isRefusal(view)) return view
  if (input.by === 'tag' && !mayAllocate(view)) return refuse('deal.not-yours')
  const sums = sumByKey(
    countedIn(view).map((entry) => ({
      keys: bucketOf(entry, view, input.by),
      size: sizeOn(view, entry),
      ...askedOf(view, entry),
    })),
  )
  const nameOf = await bucketNames(db, view.state, { by: input.by, language })
  return {
    ...headOf(view),
    versionId: view.version.id,
    list: sums.map(({ key, orders, filled, orderSize, size, share }) => ({
      key,
      name: nameOf(key),
      orders,
      filled,
      acceptedIn: String(orderSize),
      size: String(size),
      share,
      fill: percentOf(size, orderSize),
    })),
  }
})
