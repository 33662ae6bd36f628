import type { ChangeOf, ReplyOf, SnapshotOf } from '@bookrunner/contract'
import type {
  BookFinding,
  BookLevels,
  BookMerge,
  BookRow,
  BookSnapshot,
  BookSummary,
  bookCalls,
  bookSubject,
} from '@bookrunner/contract/book'
import { oncePer } from '../../../kit/once-per.ts'
import { applyChanges, keepEqual, mapRows, type Snapshot } from '../../../kit/dense-page/snapshot.ts'

export type BookReply = ReplyOf<typeof bookCalls.bookOrderList>

/** A book in the browser. */
export interface BrowserBook extends Snapshot<BookRow> {
  readonly dealId: string
  readonly at: string
  readonly sight: BookSnapshot['sight']
  readonly summary: BookSummary
  readonly levels: BookLevels
  readonly merges: readonly BookMerge[]
  readonly hiddenMerges: number
  readonly findings: readonly BookFinding[]
  readonly enter: BookSnapshot['enter']
  readonly parties: BookSnapshot['parties']
  /** Sent with the list only. */
  readonly classes: BookReply['classes']
  readonly readMarker: { readonly upTo: number; readonly orderIds: ReadonlySet<string> }
}

const idOf = ({ id }: BookRow): string => id

interface SentMarker {
  readonly upTo: number
  readonly orderIds: readonly string[]
}

const markerOf = ({ upTo, orderIds }: SentMarker): BrowserBook['readMarker'] => ({
  upTo,
  orderIds: new Set(orderIds),
})

export const fromList = (reply: BookReply, before?: BrowserBook): BrowserBook => {
  const { rows, holders, banks, groups, readMarker, ...beside } = reply
  return {
    ...beside,
    ...mapRows({ rows, holders, banks, groups }, idOf, before?.rows),
    readMarker: markerOf(readMarker),
  }
}

/** The list requested again. An older list never replaces a newer book. */
export const withList = (before: BrowserBook, reply: BookReply): BrowserBook => {
  const { classes } = reply
  if (reply.seq < before.seq) return { ...before, classes, readMarker: markerOf(reply.readMarker) }
  return keepEqual(before, fromList(reply, before))
}

export const withSnapshot = (
  before: BrowserBook,
  { rows, holders, banks, groups, ...beside }: SnapshotOf<typeof bookSubject>,
  seq: number,
): BrowserBook =>
  keepEqual(before, {
    ...before,
    ...beside,
    ...mapRows({ rows, holders, banks, groups }, idOf, before.rows),
    seq,
  })

export const withChange = (
  before: BrowserBook,
  changes: readonly ChangeOf<typeof bookSubject>[],
  seq: number,
): BrowserBook => {
  const last = changes.at(-1)
  if (!last) return before
  const { at, summary, levels, merges, hiddenMerges, enter, parties } = last
  const findings = changes.findLast((change) => change.findings !== null)?.findings
  return keepEqual(before, {
    ...before,
    ...applyChanges(before, changes, idOf),
    seq,
    at,
    summary,
    levels,
    merges,
    hiddenMerges,
    enter,
    parties,
    findings: findings ?? before.findings,
  })
}

export const withReadMarker = (before: BrowserBook, readMarker: SentMarker): BrowserBook => ({
  ...before,
  readMarker: markerOf(readMarker),
})

/** The order is newer than the reader's mark, and counts: a withdrawn order has nothing to read. */
export const isFresh = (
  { id, born, counting }: Pick<BookRow, 'id' | 'born' | 'counting'>,
  { readMarker }: Pick<BrowserBook, 'readMarker'>,
): boolean => counting > 0 && born > readMarker.upTo && !readMarker.orderIds.has(id)

/** Merges by the ids of their orders. */
export const mergesByOrder = oncePer(
  (merges: readonly BookMerge[]): ReadonlyMap<string, BookMerge> =>
    new Map(merges.flatMap((merge) => merge.orderIds.map((id) => [id, merge] as const))),
)

/** The number of new orders; a merge counts once, as in the strip. */
export function freshCount(book: Pick<BrowserBook, 'rows' | 'merges' | 'readMarker'>): number {
  const over = mergesByOrder(book.merges)
  const merged = new Set<BookMerge>()
  let alone = 0
  for (const row of book.rows.values()) {
    if (!isFresh(row, book)) continue
    const merge = over.get(row.id)
    if (merge) merged.add(merge)
    else alone += 1
  }
  return alone + merged.size
}

/** The state in the form of a reply, for charts and what-if; made once for each book. */
export const stateOf = oncePer((book: BrowserBook): BookSnapshot => {
  const { at, sight, summary, levels, merges, findings, rows, holders, banks, groups } = book
  return {
    at,
    sight,
    summary,
    levels,
    merges: [...merges],
    findings: [...findings],
    enter: book.enter,
    parties: book.parties,
    hiddenMerges: book.hiddenMerges,
    rows: [...rows.values()],
    holders: [...holders.values()],
    banks: [...banks.values()],
    groups: [...groups.values()],
  }
})
