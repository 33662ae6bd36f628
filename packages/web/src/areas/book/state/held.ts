import type { ChangeOf, ReplyOf, SnapshotOf } from '@bookrunner/contract'
import type {
  BookFinding,
  BookHolder,
  BookLevels,
  BookMerge,
  BookRow,
  BookSnapshot,
  BookSummary,
  bookCalls,
  bookSubject,
} from '@bookrunner/contract/book'

export type BookReply = ReplyOf<typeof bookCalls.bookOrderList>
type Bank = BookSnapshot['banks'][number]
type Group = BookSnapshot['groups'][number]

/** A book as this page holds it: one state, its number, and when it was so. Never changed, only followed by another. */
export interface BrowserBook {
  readonly dealId: string
  readonly seq: number
  readonly at: string
  readonly sight: BookSnapshot['sight']
  readonly rows: ReadonlyMap<string, BookRow>
  readonly summary: BookSummary
  readonly levels: BookLevels
  readonly holders: ReadonlyMap<string, BookHolder>
  readonly banks: ReadonlyMap<string, Bank>
  readonly groups: ReadonlyMap<string, Group>
  readonly merges: readonly BookMerge[]
  readonly hiddenMerges: number
  readonly findings: readonly BookFinding[]
  readonly enter: BookSnapshot['enter']
  readonly parties: BookSnapshot['parties']
  /** What only the list tells. */
  readonly classes: BookReply['classes']
  readonly readMarker: { readonly upTo: number; readonly orderIds: ReadonlySet<string> }
}

const by = <Value, Key>(values: readonly Value[], keyOf: (value: Value) => Key): Map<Key, Value> =>
  new Map(values.map((value) => [keyOf(value), value]))

const named = ({ holders, banks, groups }: Pick<BookSnapshot, 'holders' | 'banks' | 'groups'>) => ({
  holders: by(holders, ({ holder }) => holder),
  banks: by(banks, ({ entityId }) => entityId),
  groups: by(groups, ({ groupId }) => groupId),
})

export const fromList = (reply: BookReply): BrowserBook => {
  const { rows, readMarker, holders, banks, groups, ...told } = reply
  return {
    ...told,
    ...named({ holders, banks, groups }),
    rows: by(rows, ({ id }) => id),
    readMarker: { upTo: readMarker.upTo, orderIds: new Set(readMarker.orderIds) },
  }
}

/** What says the same stays the same object: whatever was worked out of it is still right. */
const same = <Value>(before: Value, now: Value): Value =>
  before === now || JSON.stringify(before) === JSON.stringify(now) ? before : now

/** What stands beside the rows. */
const keepingTold = <Told extends Pick<BrowserBook, 'levels' | 'merges' | 'findings' | 'parties'>>(
  before: BrowserBook,
  told: Told,
): Told => ({
  ...told,
  levels: same(before.levels, told.levels),
  merges: same(before.merges, told.merges),
  findings: same(before.findings, told.findings),
  parties: same(before.parties, told.parties),
})

/** Rows that say the same stay the same objects, too: what did not change is not drawn again. */
const keeping = (before: ReadonlyMap<string, BookRow>, rows: readonly BookRow[]): Map<string, BookRow> =>
  new Map(
    rows.map((row) => {
      const held = before.get(row.id)
      return [row.id, held && JSON.stringify(held) === JSON.stringify(row) ? held : row]
    }),
  )

/** The list asked for again: never back behind what was heard meanwhile. */
export const withList = (before: BrowserBook, reply: BookReply): BrowserBook => {
  const { classes } = reply
  const readMarker = { upTo: reply.readMarker.upTo, orderIds: new Set(reply.readMarker.orderIds) }
  if (reply.seq < before.seq) return { ...before, classes, readMarker }
  return keepingTold(before, { ...fromList(reply), rows: keeping(before.rows, reply.rows) })
}

export const withSnapshot = (
  before: BrowserBook,
  { rows, holders, banks, groups, ...told }: SnapshotOf<typeof bookSubject>,
  seq: number,
): BrowserBook => ({
  ...before,
  ...told,
  ...named({ holders, banks, groups }),
  seq,
  rows: keeping(before.rows, rows),
})

/** Named again with every change; another map only where somebody is named otherwise. */
const joined = <Key, Value>(
  before: ReadonlyMap<Key, Value>,
  more: ReadonlyMap<Key, Value>,
): ReadonlyMap<Key, Value> => {
  const news = [...more].filter(([key, value]) => JSON.stringify(before.get(key)) !== JSON.stringify(value))
  return news.length === 0 ? before : new Map([...before, ...news])
}

export const withChange = (
  before: BrowserBook,
  changes: readonly ChangeOf<typeof bookSubject>[],
  seq: number,
): BrowserBook => {
  const last = changes.at(-1)
  if (!last) return before
  const rows = new Map(before.rows)
  let [holders, banks, groups] = [before.holders, before.banks, before.groups]
  let { findings } = before
  for (const change of changes) {
    for (const row of change.rows) rows.set(row.id, row)
    for (const id of change.gone) rows.delete(id)
    const more = named(change)
    holders = joined(holders, more.holders)
    banks = joined(banks, more.banks)
    groups = joined(groups, more.groups)
    findings = change.findings ?? findings
  }
  const { at, summary, levels, merges, hiddenMerges, enter } = last
  const told = keepingTold(before, { levels, merges, findings, parties: last.parties })
  return { ...before, ...told, seq, at, summary, hiddenMerges, enter, rows, holders, banks, groups }
}

export const withReadMarker = (
  before: BrowserBook,
  readMarker: { readonly upTo: number; readonly orderIds: readonly string[] },
): BrowserBook => ({
  ...before,
  readMarker: { upTo: readMarker.upTo, orderIds: new Set(readMarker.orderIds) },
})

/** Came after what one has acknowledged, and counts: of one that is gone again there is nothing to be seen. */
export const isFresh = (
  { id, born, counting }: Pick<BookRow, 'id' | 'born' | 'counting'>,
  { readMarker }: Pick<BrowserBook, 'readMarker'>,
): boolean => counting > 0 && born > readMarker.upTo && !readMarker.orderIds.has(id)

/** The merge that an order counts in, by order. */
export const mergesByOrder = (merges: readonly BookMerge[]): ReadonlyMap<string, BookMerge> =>
  new Map(merges.flatMap((merge) => merge.orderIds.map((id) => [id, merge] as const)))

/** How many stand marked as new, counted as the strip counts orders: what is merged is one. */
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

const states = new WeakMap<BrowserBook, BookSnapshot>()

/** The same state as it travels, for what is worked out of a whole book (charts, what-if): made once. */
export function stateOf(book: BrowserBook): BookSnapshot {
  const known = states.get(book)
  if (known) return known
  const { at, sight, summary, levels, merges, findings, rows, holders, banks, groups } = book
  const state = {
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
  states.set(book, state)
  return state
}
