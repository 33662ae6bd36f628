import type { ChangeOf, ReplyOf, SnapshotOf } from '@bookrunner/contract'
import type {
  AllocReview,
  AllocRow,
  AllocState,
  AllocSummary,
  allocationCalls,
  allocSubject,
  AllocVersionView,
} from '@bookrunner/contract/allocation'
import type { FaceAmount } from '@bookrunner/domain/kernel'
import { applyChanges, keepEqual, mapRows, type Snapshot } from '../../../kit/dense-page/snapshot.ts'

/** The allocation of a version, or of a deal without versions. */
export type Reply = ReplyOf<typeof allocationCalls.allocOrderList>
export type AllocReply = Reply & { readonly versionId: string }

/** Whether the allocation has a version. */
export const isOfVersion = (reply: Reply): reply is AllocReply => reply.versionId !== null

/** A line that changed while the page showed it. */
export interface NewsLine {
  readonly orderId: string
  readonly number: string
  readonly was: FaceAmount | null
  readonly is: FaceAmount | null
}

/** A change made while the page showed the version. */
export interface News {
  readonly seq: number
  readonly at: string
  readonly by: string
  readonly lines: readonly NewsLine[]
}

/** A version in the browser. */
export interface BrowserAlloc extends Snapshot<AllocRow> {
  readonly dealId: string
  readonly versionId: string
  readonly at: string
  readonly sight: AllocState['sight']
  readonly status: AllocState['status']
  readonly currency: AllocState['currency']
  readonly versions: readonly AllocVersionView[]
  readonly summary: AllocSummary
  readonly reviews: readonly AllocReview[]
  readonly merges: AllocReply['merges']
  readonly classes: AllocReply['classes']
  /** Newest first. */
  readonly news: readonly News[]
}

const mostNews = 20

const idOf = ({ orderId }: AllocRow): string => orderId

export const fromList = (
  { rows, holders, banks, groups, ...beside }: AllocReply,
  before?: BrowserAlloc,
): BrowserAlloc => ({
  ...beside,
  ...mapRows({ rows, holders, banks, groups }, idOf, before?.rows),
  news: [],
})

/** Changed lines by the change that set their size. */
const newsIn = (before: ReadonlyMap<string, AllocRow>, rows: Iterable<AllocRow>): readonly News[] => {
  const found = new Map<number, Omit<News, 'seq'> & { lines: NewsLine[] }>()
  for (const { orderId, number, seq, size, editedAt: at, editedBy: by } of rows) {
    const was = before.get(orderId)
    if (!was || seq <= was.seq || size === was.size || by === null || at === null) continue
    const change = found.get(seq) ?? { at, by, lines: [] }
    change.lines.push({ orderId, number, was: was.size, is: size })
    found.set(seq, change)
  }
  return [...found]
    .map(([seq, change]): News => ({ seq, ...change }))
    .toSorted((one, other) => other.seq - one.seq)
}

/** Adds the changes that new rows show. */
const withNews = (before: BrowserAlloc, next: Omit<BrowserAlloc, 'news'>): BrowserAlloc => {
  const news = [...newsIn(before.rows, next.rows.values()), ...before.news].slice(0, mostNews)
  return keepEqual(before, { ...next, news })
}

/** Merges a reloaded list. An older list never replaces a newer state. */
export const withList = (before: BrowserAlloc, reply: AllocReply): BrowserAlloc => {
  if (reply.versionId !== before.versionId) return fromList(reply)
  if (reply.seq < before.seq) return { ...before, classes: reply.classes }
  return withNews(before, fromList(reply, before))
}

export const withSnapshot = (
  before: BrowserAlloc,
  { rows, holders, banks, groups, ...beside }: SnapshotOf<typeof allocSubject>,
  seq: number,
): BrowserAlloc =>
  withNews(before, {
    ...before,
    ...beside,
    ...mapRows({ rows, holders, banks, groups }, idOf, before.rows),
    seq,
  })

export const withChange = (
  before: BrowserAlloc,
  changes: readonly ChangeOf<typeof allocSubject>[],
  seq: number,
): BrowserAlloc => {
  const last = changes.at(-1)
  if (!last) return { ...before, seq }
  const { at, status, currency, versions, summary, reviews, merges } = last
  return withNews(before, {
    ...before,
    ...applyChanges(before, changes, idOf),
    status,
    currency,
    versions,
    summary,
    reviews,
    merges,
    seq,
    at,
  })
}

export const versionOf = ({ versions, versionId }: BrowserAlloc): AllocVersionView | undefined =>
  versions.find((version) => version.versionId === versionId)
