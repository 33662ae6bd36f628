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
import type { BookBank, BookGroup, BookHolder } from '@bookrunner/contract/book'
import type { FaceAmount } from '@bookrunner/domain/kernel'

/** Of a version, or of a deal that has none yet. */
export type Reply = ReplyOf<typeof allocationCalls.allocOrderList>
export type AllocReply = Reply & { readonly versionId: string }

/** It is of a version, and not of a deal that has none yet. */
export const isOfVersion = (reply: Reply): reply is AllocReply => reply.versionId !== null

/** A line that became another while one looked at it. */
export interface NewsLine {
  readonly orderId: string
  readonly number: string
  readonly was: FaceAmount | null
  readonly is: FaceAmount | null
}

/** What somebody changed while one looked at it. */
export interface News {
  readonly seq: number
  readonly at: string
  readonly by: string
  readonly lines: readonly NewsLine[]
}

/** A version as this page holds it: one state, its number, and when it was so. Never changed, only followed by another. */
export interface HeldAlloc {
  readonly dealId: string
  readonly versionId: string
  readonly seq: number
  readonly at: string
  readonly sight: AllocState['sight']
  readonly status: AllocState['status']
  readonly currency: AllocState['currency']
  readonly versions: readonly AllocVersionView[]
  readonly summary: AllocSummary
  readonly reviews: readonly AllocReview[]
  readonly holders: ReadonlyMap<string, BookHolder>
  readonly banks: ReadonlyMap<string, BookBank>
  readonly groups: ReadonlyMap<string, BookGroup>
  readonly rows: ReadonlyMap<string, AllocRow>
  readonly classes: AllocReply['classes']
  /** Newest first. */
  readonly news: readonly News[]
}

const mostNews = 20

const by = <Value, Key>(values: readonly Value[], keyOf: (value: Value) => Key): Map<Key, Value> =>
  new Map(values.map((value) => [keyOf(value), value]))

type Named = Pick<AllocState, 'holders' | 'banks' | 'groups'>

const named = ({ holders, banks, groups }: Named) => ({
  holders: by(holders, ({ holder }) => holder),
  banks: by(banks, ({ entityId }) => entityId),
  groups: by(groups, ({ groupId }) => groupId),
})

export const fromList = (reply: AllocReply): HeldAlloc => {
  const { rows, holders, banks, groups, ...told } = reply
  return {
    ...told,
    ...named({ holders, banks, groups }),
    rows: by(rows, ({ orderId }) => orderId),
    news: [],
  }
}

const alike = (one: AllocRow, other: AllocRow): boolean => JSON.stringify(one) === JSON.stringify(other)

/** Rows that say the same stay the same objects: what did not change is not drawn again. */
const keeping = (before: ReadonlyMap<string, AllocRow>, rows: readonly AllocRow[]): Map<string, AllocRow> =>
  new Map(
    rows.map((row) => {
      const held = before.get(row.orderId)
      return [row.orderId, held && alike(held, row) ? held : row]
    }),
  )

/** Lines of which somebody has said another size, by the change that did. */
const newsIn = (
  before: ReadonlyMap<string, AllocRow>,
  rows: Iterable<AllocRow>,
  at: string,
): readonly News[] => {
  const found = new Map<number, { by: string; lines: NewsLine[] }>()
  for (const { orderId, number, seq, size, editedBy } of rows) {
    const was = before.get(orderId)
    if (!was || seq <= was.seq || size === was.size || editedBy === null) continue
    const change = found.get(seq) ?? { by: editedBy, lines: [] }
    change.lines.push({ orderId, number, was: was.size, is: size })
    found.set(seq, change)
  }
  return [...found]
    .map(([seq, change]): News => ({ seq, at, ...change }))
    .toSorted((one, other) => other.seq - one.seq)
}

const withNews = (before: HeldAlloc, rows: ReadonlyMap<string, AllocRow>, at: string) =>
  [...newsIn(before.rows, rows.values(), at), ...before.news].slice(0, mostNews)

/** The list asked for again: never back behind what was heard meanwhile. */
export const withList = (before: HeldAlloc, reply: AllocReply): HeldAlloc => {
  if (reply.versionId !== before.versionId) return fromList(reply)
  if (reply.seq < before.seq) return { ...before, classes: reply.classes }
  const rows = keeping(before.rows, reply.rows)
  return { ...fromList(reply), rows, news: withNews(before, rows, reply.at) }
}

interface Numbered {
  readonly seq: number
  readonly at: string
}

export const withSnapshot = (
  before: HeldAlloc,
  { rows, holders, banks, groups, ...told }: SnapshotOf<typeof allocSubject>,
  { seq, at }: Numbered,
): HeldAlloc => {
  const next = keeping(before.rows, rows)
  return {
    ...before,
    ...told,
    ...named({ holders, banks, groups }),
    seq,
    at,
    rows: next,
    news: withNews(before, next, at),
  }
}

const joined = <Key, Value>(
  before: ReadonlyMap<Key, Value>,
  more: ReadonlyMap<Key, Value>,
): ReadonlyMap<Key, Value> => (more.size === 0 ? before : new Map([...before, ...more]))

export const withChange = (
  before: HeldAlloc,
  changes: readonly ChangeOf<typeof allocSubject>[],
  { seq, at }: Numbered,
): HeldAlloc => {
  const last = changes.at(-1)
  if (!last) return { ...before, seq, at }
  const rows = new Map(before.rows)
  let { holders, banks, groups } = before as Pick<HeldAlloc, 'holders' | 'banks' | 'groups'>
  for (const change of changes) {
    for (const row of change.rows) {
      const held = rows.get(row.orderId)
      if (!held || !alike(held, row)) rows.set(row.orderId, row)
    }
    for (const id of change.gone) rows.delete(id)
    const more = named(change)
    holders = joined(holders, more.holders)
    banks = joined(banks, more.banks)
    groups = joined(groups, more.groups)
  }
  const { status, currency, versions, summary, reviews } = last
  return {
    ...before,
    status,
    currency,
    versions,
    summary,
    reviews,
    holders,
    banks,
    groups,
    seq,
    at,
    rows,
    news: withNews(before, rows, at),
  }
}

export const versionOf = ({ versions, versionId }: HeldAlloc): AllocVersionView | undefined =>
  versions.find((version) => version.versionId === versionId)
