import { allocationCalls } from '@bookrunner/contract/allocation'
import {
  draftingFault,
  finalOf,
  isStale,
  launchFault,
  noLine,
  type LineChange,
  type StoredLines,
} from '@bookrunner/domain/allocation'
import { isRefusal, refuse } from '@bookrunner/domain/kernel'
import { accept, service } from '../../../platform/service/index.ts'
import { allocation } from '../allocation.ts'
import { basisIn, giving, type FinalBook } from '../closed-book.ts'
import { shortfallMoved } from './decided.ts'
import { digestOf, linesChanged } from './lines-changed.ts'
import { eventOf, movedFault, switching } from './shared.ts'
import {
  keyOfVersion,
  linesOn,
  needOf,
  prepareVersionBook,
  versionFor,
  versionsOf,
  type AllocWriting,
  type AskedVersion,
} from './writing.ts'

/** A version is a complete set: what nothing was said of gets nothing, also what is not in as it stands. */
const completed = (lines: StoredLines, { orders }: FinalBook): LineChange[] =>
  orders.filter(({ id }) => !lines.has(id)).map(({ id }) => ({ orderId: id, from: null, to: noLine(id) }))

const lifecycleFault = ({ deal, version }: AskedVersion, ask: AllocWriting) => {
  const drafting = draftingFault(deal.lifecycle)
  if (drafting) return drafting
  if (!finalOf(deal.lifecycle, deal.guidance)) return refuse('alloc.no-terms')
  const launched = versionsOf(ask, version.dealId).find(({ state }) => state === 'launched')
  if (launched) return refuse('alloc.launched-already', { name: launched.name })
  return version.stale || isStale(version.basis, basisIn(deal)) ? refuse('alloc.stale') : undefined
}

/** Whole and exact, or not at all. From now on its lines never change. */
export const launch = service(allocationCalls.launch, {
  on: allocation,
  prepare: prepareVersionBook,
  key: keyOfVersion,
  needs: ({ input, actor, prepared: { dealId } }) =>
    needOf(actor, keyOfVersion({ input }), dealId, {
      lines: { versionId: input.versionId, orderIds: 'all' },
    }),
  decide: (ask) => {
    const { input, prepared, state, actor, now, seq } = ask
    const { dealId, book } = prepared
    const found = versionFor(ask, { dealId, versionId: input.versionId }, 'launch')
    if (isRefusal(found)) return found
    const fault = lifecycleFault(found, ask) ?? movedFault(found, prepared, state)
    if (fault) return fault
    const lines = linesOn(ask, input.versionId)
    if (lines.values().some((line) => line.seq > input.expectedSeq)) return refuse('write.changed-meanwhile')
    // It decides on what there is to give.
    const decided = shortfallMoved(found.version, input.expectedSeq)
    if (decided) return decided
    const give = giving(found.deal, book, found.version.shortfall)
    if (isRefusal(give)) return give
    const wrong = launchFault(lines, book, give.total)
    if (wrong) return wrong
    const added = completed(lines, book)
    const all = [...lines.values(), ...added.map(({ to }) => to)].toSorted((one, other) =>
      one.orderId < other.orderId ? -1 : 1,
    )
    const digest = digestOf(all.map((line) => ({ orderId: line.orderId, from: null, to: line })))
    const launched = {
      at: now.toString(),
      by: actor.userId,
      seq,
      digest,
      total: give.total,
      issue: give.issue,
      retained: give.retained,
    }
    const done = linesChanged(
      found,
      {
        code: 'alloc.launched',
        what: 'launched',
        lines: added,
        also: { state: 'launched', current: true, launched, basis: basisIn(found.deal) },
      },
      ask,
    )
    return accept({
      reply: {
        versionId: input.versionId,
        seq,
        at: now.toString(),
        total: done.version.total,
        lines: all.length,
      },
      changes: [...switching(ask, dealId, input.versionId), ...done.changes],
      // The digest binds every line of it to the chain.
      line: { ...done.line, params: { ...done.line.params, lines: all.length, digest, total: give.total } },
      events: [eventOf('alloc.launched', found, ask)],
    })
  },
})
