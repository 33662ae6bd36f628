import { effectOf, type AllocVersion, type LineChange } from '@bookrunner/domain/allocation'
import { isRefusal, isSame } from '@bookrunner/domain/kernel'
import type { AllocLogCode } from '@bookrunner/contract/deals'
import { canonical, sha256 } from '../../../platform/service/chain.ts'
import type { LogLine } from '../../../platform/service/index.ts'
import type { AllocChange } from '../allocation-state.ts'
import { amountToGive, type FinalBook } from '../closed-book.ts'
import type { ChangeKind, HeadChange, VersionHead } from '../stored.ts'
import { decidedBetween } from './logged-decisions.ts'
import { changedVersion, type AllocWriting, type VersionContext } from './writing.ts'

/** Up to so many lines are in the chain with their figures; of more, only their digest. */
export const mostLogged = 200

const figures = (lines: readonly LineChange[]) =>
  lines.map(({ orderId, from, to }) => [orderId, from?.size ?? null, to.size])

export const digestOf = (lines: readonly LineChange[]): string => sha256(canonical(figures(lines)))

const loggedLines = (lines: readonly LineChange[]) =>
  lines.length > mostLogged
    ? { count: lines.length, digest: digestOf(lines) }
    : { orderIds: lines.map(({ orderId }) => orderId), lines: figures(lines) }

export interface FieldChange {
  field: string
  from: string | null
  to: string | null
}

interface Logged {
  code: AllocLogCode
  version: AllocVersion
  before: AllocVersion | null
  /** What the author acknowledged, and what follows from the act. */
  further?: readonly FieldChange[] | undefined
}

/** Ids, codes and figures. */
export const versionLine = (
  { code, version, before, further = [] }: Logged,
  params: Readonly<Record<string, unknown>> = {},
): LogLine<AllocLogCode> => {
  const changes = [
    { field: 'order.allocVersion', from: null, to: String(version.number) },
    ...(before?.total === version.total
      ? []
      : [{ field: 'order.allocTotal', from: before?.total ?? null, to: version.total }]),
    ...(before?.filled === version.filled
      ? []
      : [
          {
            field: 'order.allocLines',
            from: before ? String(before.filled) : null,
            to: String(version.filled),
          },
        ]),
    ...decidedBetween(before, version),
    ...further,
  ]
  return { code, params: { dealId: version.dealId, versionId: version.id, changes, ...params } }
}

interface ChangeOfLines {
  code: AllocLogCode
  what: ChangeKind
  lines: LineChange[]
  versionChange?: Partial<AllocVersion>
  further?: readonly FieldChange[]
}

const headOf = ({ policy, shortfall, basis, stale }: AllocVersion): VersionHead => ({
  policy,
  shortfall,
  basis,
  stale,
})

const headChange = (before: AllocVersion, after: AllocVersion): HeadChange | undefined => {
  const [from, to] = [headOf(before), headOf(after)]
  const names = (Object.keys(from) as (keyof VersionHead)[]).filter((name) => !isSame(from[name], to[name]))
  if (names.length === 0) return undefined
  const only = (head: VersionHead) => Object.fromEntries(names.map((name) => [name, head[name]]))
  return { from: only(from), to: only(to) }
}

/** Undoes the version's own fields together with its lines, except those decided again since. */
export const headBack = (version: AllocVersion, head: HeadChange | null): Partial<VersionHead> => {
  if (!head) return {}
  const now = headOf(version)
  return Object.fromEntries(
    (Object.keys(head.from) as (keyof VersionHead)[])
      .filter((name) => isSame(now[name], head.to[name]))
      .map((name) => [name, head.from[name]]),
  )
}

/** The changes to store for changed lines, and the line of the log. */
export const linesChanged = (
  { version }: VersionContext,
  { code, what, lines, versionChange = {}, further }: ChangeOfLines,
  request: AllocWriting,
) => {
  const { total, filled } = effectOf(lines)
  const sums = { total: String(BigInt(version.total) + total), filled: version.filled + filled }
  const saved = changedVersion(version, { ...sums, ...versionChange }, request)
  const head = headChange(version, saved.version)
  const changes: AllocChange[] = [
    saved,
    { kind: 'lines', versionId: version.id, what, lines, by: request.actor.userId, head },
  ]
  return {
    version: saved.version,
    changes,
    line: versionLine({ code, version: saved.version, before: version, further }, loggedLines(lines)),
  }
}

/** The reply to a change of lines. */
export const changedReply = (
  { deal }: Pick<VersionContext, 'deal'>,
  { version, count }: { version: AllocVersion; count: number },
  book: FinalBook,
  { now, seq }: Pick<AllocWriting, 'now' | 'seq'>,
) => {
  const found = amountToGive(deal, book, version.shortfall)
  const remainder = isRefusal(found) ? null : String(BigInt(found.total) - BigInt(version.total))
  return { versionId: version.id, seq, at: now.toString(), count, total: version.total, remainder }
}
