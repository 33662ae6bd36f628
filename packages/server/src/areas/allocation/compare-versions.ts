import { allocationCalls } from '@bookrunner/contract/allocation'
import { compared, targetKinds, type TargetKind } from '@bookrunner/domain/allocation'
import { isRefusal, type FaceAmount } from '@bookrunner/domain/kernel'
import { orderNumber } from '@bookrunner/domain/orders'
import { read } from '../../platform/http/handler.ts'
import { holdersOf, type BookOrder } from '../book/index.ts'
import { isMasked } from './masked.ts'
import { bucketNames, bucketOf } from './buckets.ts'
import {
  countedIn,
  mayAllocate,
  allocForReader,
  seesLine,
  versionIn,
  versionView,
  type VersionForReader,
} from './state/index.ts'

const sizeIn = ({ own }: VersionForReader, id: string): FaceAmount => own.get(id)?.size ?? (0 as FaceAmount)

/** Both sides sum over the same orders, so an order hidden in one version counts in neither. */
const countsIn = (entry: BookOrder, first: VersionForReader, second: VersionForReader): boolean =>
  [first, second].every((each) => each.sight !== 'own') ||
  [first, second].every((each) => seesLine(entry, each))

/** Orders in either version, as far as the reader sees both. */
const entriesOf = (first: VersionForReader, second: VersionForReader): BookOrder[] =>
  [...new Set([...countedIn(first), ...countedIn(second)])].filter((entry) => countsIn(entry, first, second))

const sumsBy = (
  by: TargetKind,
  entries: readonly BookOrder[],
  [first, second]: [VersionForReader, VersionForReader],
) => {
  const sums = new Map<string | null, { was: bigint; is: bigint }>()
  for (const entry of entries)
    for (const key of bucketOf(entry, second, by)) {
      const sum = sums.get(key) ?? { was: 0n, is: 0n }
      sum.was += BigInt(sizeIn(first, entry.order.id))
      sum.is += BigInt(sizeIn(second, entry.order.id))
      sums.set(key, sum)
    }
  return [...sums].filter(([, { was, is }]) => was !== is)
}

/** Two visible versions, line by line and bucket by bucket. */
export const compareVersions = read(
  allocationCalls.compareVersions,
  async ({ input, actor, db, language }) => {
    const { dealId, firstId, secondId } = input
    const view = await allocForReader(db, actor, { dealId, versionIds: [firstId, secondId] })
    if (isRefusal(view)) return view
    const first = versionIn(view, firstId)
    if (isRefusal(first)) return first
    const second = versionIn(view, secondId)
    if (isRefusal(second)) return second
    const entries = entriesOf(first, second)
    const sizes = (of: VersionForReader) =>
      entries.map(({ order: { id } }) => ({ orderId: id, size: sizeIn(of, id) }))
    const { lines, was, is } = compared(sizes(first), sizes(second))
    const byId = new Map(entries.map((entry) => [entry.order.id, entry]))
    const shown = lines.filter(({ orderId }) => {
      const entry = byId.get(orderId)!
      return seesLine(entry, first) && seesLine(entry, second)
    })
    const kinds = targetKinds.filter((by) => by !== 'tag' || mayAllocate(view))
    const buckets = await Promise.all(
      kinds.map(async (by) => {
        const nameOf = await bucketNames(db, view.state, { by, language })
        return sumsBy(by, entries, [first, second]).map(([key, sum]) => ({
          by,
          key,
          name: nameOf(key),
          was: String(sum.was),
          is: String(sum.is),
        }))
      }),
    )
    const { holders } = holdersOf(
      shown.map(({ orderId }) => byId.get(orderId)!),
      view.state,
      view.reader,
    )
    return {
      dealId,
      seq: view.seq,
      at: view.at,
      was: String(was),
      is: String(is),
      holders,
      first: versionView(first.version, view),
      second: versionView(second.version, view),
      lines: shown.map((line) => {
        const { order, alias } = byId.get(line.orderId)!
        const holder = isMasked(order, view.reader) ? alias : order.investorId
        return { ...line, number: orderNumber(order.id), holder }
      }),
      buckets: buckets.flat(),
    }
  },
)
