import { effectOf, type AllocVersion, type LineChange } from '@bookrunner/domain/allocation'
import { isRefusal } from '@bookrunner/domain/kernel'
import type { AllocLogCode } from '@bookrunner/contract/deals'
import { canonical, sha256 } from '../../../platform/service/chain.ts'
import type { LogLine } from '../../../platform/service/index.ts'
import type { AllocChange } from '../allocation.ts'
import { giving, type FinalBook } from '../closed-book.ts'
import type { ChangeKind } from '../kept.ts'
import { touched, type AllocWriting, type AskedVersion } from './writing.ts'

/** So many lines stand in the chain with their figures; of more, the chain keeps their digest. */
const mostLogged = 200

const figures = (lines: readonly LineChange[]) =>
  lines.map(({ orderId, from, to }) => [orderId, from?.size ?? null, to?.size ?? null])

export const digestOf = (lines: readonly LineChange[]): string => sha256(canonical(figures(lines)))

const loggedLines = (lines: readonly LineChange[]) =>
  lines.length > mostLogged
    ? { count: lines.length, digest: digestOf(lines) }
    : { orderIds: lines.map(({ orderId }) => orderId), lines: figures(lines) }

interface Logged {
  code: AllocLogCode
  version: AllocVersion
  before: AllocVersion | null
}

/** Ids, codes and figures. */
export const versionLine = (
  { code, version, before }: Logged,
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
  ]
  return { code, params: { dealId: version.dealId, versionId: version.id, changes, ...params } }
}

interface LinesChanged {
  code: AllocLogCode
  what: ChangeKind
  lines: LineChange[]
  also?: Partial<AllocVersion>
}

/** What a change of lines leaves to be kept, and its line in the log. */
export const linesChanged = (
  { version }: AskedVersion,
  { code, what, lines, also = {} }: LinesChanged,
  ask: AllocWriting,
) => {
  const { total, filled } = effectOf(lines)
  const sums = { total: String(BigInt(version.total) + total), filled: version.filled + filled }
  const saved = touched(version, { ...sums, ...also }, ask)
  const changes: AllocChange[] = [
    saved,
    { kind: 'lines', versionId: version.id, what, lines, by: ask.actor.userId },
  ]
  return {
    ...{ version: saved.version, changes },
    line: versionLine({ code, version: saved.version, before: version }, loggedLines(lines)),
  }
}

/** What a change of lines is answered with. */
export const changedReply = (
  { deal }: Pick<AskedVersion, 'deal'>,
  { version, count }: { version: AllocVersion; count: number },
  book: FinalBook,
  { now, seq }: Pick<AllocWriting, 'now' | 'seq'>,
) => {
  const found = giving(deal, book, version.shortfall)
  const remainder = isRefusal(found) ? null : String(BigInt(found.total) - BigInt(version.total))
  return { versionId: version.id, seq, at: now.toString(), count, total: version.total, remainder }
}
