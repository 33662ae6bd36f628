import { allocationCalls } from '@bookrunner/contract/allocation'
import type { InputOf, ReplyOf } from '@bookrunner/contract/kernel'
import {
  changedLines,
  clashFault,
  policyFaults,
  type LineChange,
  type MovedReason,
  type StoredLine,
  type StoredLines,
} from '@bookrunner/domain/allocation'
import {
  isRefusal,
  refuse,
  refuseFields,
  showMm,
  type FieldRefusal,
  type Refusal,
} from '@bookrunner/domain/kernel'
import type { Db } from '../../../platform/db/index.ts'
import type { Actor } from '../../../platform/http/actor.ts'
import type { RequestContext } from '../../../platform/http/handler.ts'
import { accept, service } from '../../../platform/service/index.ts'
import { bookForAllocation } from '../../book/index.ts'
import { readAllocation, readChange } from '../alloc-reads.repo.ts'
import { allocation } from '../allocation.ts'
import { amountToGive, basisIn, finalBook } from '../closed-book.ts'
import { resultNow, runInThread } from '../policy/run-in-thread.ts'
import { announcementOfVersion } from '../stored.ts'
import { decidedNow, shortfallMoved } from './decisions.ts'
import { changedReply, linesChanged } from './lines-changed.ts'
import { movedFault } from './shared.ts'
import { draftFor, keyOfVersion, linesOn, needOf, prepareVersion } from './writing.ts'

/** Refuses lines that others changed since the caller read them, if size or note would differ. */
const overwriteFault = (
  lines: StoredLines,
  changes: readonly LineChange[],
  expectedSeq: number,
): Refusal<'alloc.lines-moved' | MovedReason> | undefined => {
  const moved = changes.flatMap(({ orderId, to }): FieldRefusal<MovedReason>[] => {
    const line = lines.get(orderId)
    if (!line || line.seq <= expectedSeq) return []
    const { size, note } = to
    if (line.size !== size) {
      const params = { theirs: showMm(line.size), yours: showMm(size) }
      return [{ field: `lines.${orderId}.size`, reason: 'alloc.line-moved', params }]
    }
    if (line.note === note) return []
    const params = { theirs: line.note ?? '–', yours: note ?? '–' }
    return [{ field: `lines.${orderId}.note`, reason: 'alloc.note-moved', params }]
  })
  return moved.length > 0 ? refuseFields('alloc.lines-moved', moved) : undefined
}

const changedRow = ({ orderId, from, to: { size, by, rounding, full, tooSmall, note } }: LineChange) => ({
  orderId,
  was: from?.size ?? null,
  is: size,
  by,
  rounding,
  full,
  tooSmall,
  note,
})

type PolicyReply = ReplyOf<typeof allocationCalls.allocSubmit>

/** Lines of answers that are on their way; an answer that is read again finds them in its change. */
const linesOnTheirWay = new WeakMap<object, PolicyReply['lines']>()

/** The stored answer has no lines: the change that it made has them already. */
const withLines = async (stored: PolicyReply, db: Db): Promise<PolicyReply> => {
  // Answers from before lines were left out have them.
  if (stored.lines.length > 0) return stored
  const lines = linesOnTheirWay.get(stored) ?? (await readChange(db, stored)).map(changedRow)
  return { ...stored, lines }
}

type Input = InputOf<typeof allocationCalls.allocSubmit>

/** Runs the policy before the lock, in a thread of its own, on what the version and its book are now. */
const prepareRun = async (
  request: { input: Input; actor: Actor },
  context: Pick<RequestContext, 'db' | 'workers'>,
) => {
  const { db } = context
  const found = await prepareVersion(request, { db })
  if (isRefusal(found)) return found
  const reader = await bookForAllocation(db, request.actor, found.dealId)
  if (isRefusal(reader)) return reader
  const { versionId, policy, keep, shortfall } = request.input
  const book = await finalBook(db, reader.state)
  const read = await readAllocation(db, {
    ledger: `deal:${announcementOfVersion(versionId)}`,
    dealId: found.dealId,
    versionIds: keep ? [versionId] : [],
  })
  const version = read.versions.get(versionId)
  const chosen = shortfall === undefined ? (version?.shortfall ?? null) : shortfall
  const toAllocate = amountToGive(reader.state.deal, book, chosen)
  const allocates = reader.reader.abilities.allocate === 'all'
  const early =
    allocates && version?.state === 'draft' && !isRefusal(toAllocate)
      ? await runInThread(context, {
          book,
          policy,
          total: toAllocate.total,
          lines: read.lines.get(versionId) ?? new Map<string, StoredLine>(),
          keep,
        })
      : undefined
  return { dealId: found.dealId, book, early }
}

/** The policy stays with the version, because it justifies its lines. */
export const allocSubmit = service(allocationCalls.allocSubmit, {
  on: allocation,
  prepare: prepareRun,
  key: keyOfVersion,
  needs: ({ input, actor, prepared: { dealId } }) =>
    needOf(actor, keyOfVersion({ input }), dealId, {
      lines: { versionId: input.versionId, orderIds: 'all' },
    }),
  decide: (request) => {
    const { input, prepared, state } = request
    const { dealId, book } = prepared
    const { versionId, policy, keep } = input
    const found = draftFor(request, { dealId, versionId })
    if (isRefusal(found)) return found
    const moved = movedFault(found, prepared, state)
    if (moved) return moved
    const faults = policyFaults(policy)
    if (faults.length > 0) return refuseFields('alloc.wrong', faults)
    const shortfall = input.shortfall === undefined ? found.version.shortfall : input.shortfall
    const chosen = shortfall === found.version.shortfall ? {} : { shortfall }
    const shortfallFault =
      'shortfall' in chosen ? shortfallMoved(found.version, input.expectedSeq) : undefined
    if (shortfallFault) return shortfallFault
    const toAllocate = amountToGive(found.deal, book, shortfall)
    if (isRefusal(toAllocate)) return toAllocate
    const before = linesOn(request, versionId)
    const result = resultNow(prepared.early, { total: toAllocate.total, lines: before, keep })
    if (isRefusal(result)) return result
    const { lines, clashes } = result
    if (clashes.length > 0) return refuseFields('alloc.clash', clashes.map(clashFault))
    const changed = changedLines(before, lines)
    if (changed.length === 0) return refuse('write.no-changes')
    const overwriting = overwriteFault(before, changed, input.expectedSeq)
    if (overwriting) return overwriting
    // All lines are computed over the current book, at its terms.
    const versionChange = {
      ...chosen,
      policy,
      basis: basisIn(found.deal),
      stale: false,
      decided: decidedNow(found.version, chosen, request.seq),
    }
    const done = linesChanged(
      found,
      { code: 'alloc.policy', what: 'policy', lines: changed, versionChange },
      request,
    )
    const reply = {
      ...changedReply(found, { version: done.version, count: changed.length }, book, request),
      lines: [],
    }
    linesOnTheirWay.set(reply, changed.map(changedRow))
    return accept({ reply, changes: done.changes, line: done.line })
  },
  complete: (stored, _request, { db }) => withLines(stored, db),
})
