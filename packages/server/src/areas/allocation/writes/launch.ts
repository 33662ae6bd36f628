import { allocationCalls } from '@bookrunner/contract/allocation'
import {
  capFault,
  draftingFault,
  finalOf,
  isStale,
  launchFault,
  linesOverCap,
  noLine,
  type LineChange,
  type StoredLines,
} from '@bookrunner/domain/allocation'
import { allocationLaunched } from '@bookrunner/domain/deals'
import { isRefusal, refuse } from '@bookrunner/domain/kernel'
import { accept, service } from '../../../platform/service/index.ts'
import { allocation } from '../allocation.ts'
import { basisIn, amountToGive, type FinalBook } from '../closed-book.ts'
import { shortfallMoved } from './decisions.ts'
import { digestOf, linesChanged } from './lines-changed.ts'
import { reducedIssue } from './reduced-issue.ts'
import { eventOf, movedFault, switching } from './shared.ts'
import {
  keyOfVersion,
  lifecycleOf,
  linesOn,
  needOf,
  prepareVersionBook,
  versionFor,
  versionsOf,
  type AllocWriting,
  type VersionContext,
} from './writing.ts'

/** A version has a line for every order: orders without one get a line of zero. */
const zeroLines = (lines: StoredLines, { orders }: FinalBook): LineChange[] =>
  orders.filter(({ id }) => !lines.has(id)).map(({ id }) => ({ orderId: id, from: null, to: noLine(id) }))

/** Every line of the launch, with the digest of them. */
const allLines = (lines: StoredLines, added: readonly LineChange[]) => {
  const all = [...lines.values(), ...added.map(({ to }) => to)].toSorted((one, other) =>
    one.orderId < other.orderId ? -1 : 1,
  )
  return { all, digest: digestOf(all.map((line) => ({ orderId: line.orderId, from: null, to: line }))) }
}

/** The lines with their investors, of whom all orders count together. */
const cappedLines = (lines: StoredLines, { byId }: FinalBook) =>
  [...lines.values()].flatMap(({ orderId, size }) => {
    const holder = byId.get(orderId)?.holder
    return holder === undefined ? [] : [{ orderId, size, holder }]
  })

const lifecycleFault = ({ deal, version }: VersionContext, request: AllocWriting) => {
  const drafting = draftingFault(deal.lifecycle)
  if (drafting) return drafting
  if (!finalOf(deal.lifecycle, deal.guidance)) return refuse('alloc.no-terms')
  const launched = versionsOf(request, version.dealId).find(({ state }) => state === 'launched')
  if (launched) return refuse('alloc.launched-already', { name: launched.name })
  return version.stale || isStale(version.basis, basisIn(deal)) ? refuse('alloc.stale') : undefined
}

/** Launches the version if it is complete and exact. From then on its lines never change. */
export const launch = service(allocationCalls.launch, {
  on: allocation,
  prepare: prepareVersionBook,
  key: keyOfVersion,
  needs: ({ input, actor, prepared: { dealId } }) =>
    needOf(actor, keyOfVersion({ input }), dealId, {
      lines: { versionId: input.versionId, orderIds: 'all' },
    }),
  decide: (request) => {
    const { input, prepared, state, actor, now, seq } = request
    const { dealId, book } = prepared
    const found = versionFor(request, { dealId, versionId: input.versionId }, 'launch')
    if (isRefusal(found)) return found
    const fault = lifecycleFault(found, request) ?? movedFault(found, prepared, state)
    if (fault) return fault
    const lines = linesOn(request, input.versionId)
    if (lines.values().some((line) => line.seq > input.expectedSeq)) return refuse('write.changed-meanwhile')
    // The choice on a shortfall decides how much there is to allocate.
    const shortfallFault = shortfallMoved(found.version, input.expectedSeq)
    if (shortfallFault) return shortfallFault
    const toAllocate = amountToGive(found.deal, book, found.version.shortfall)
    if (isRefusal(toAllocate)) return toAllocate
    const wrong = launchFault(lines, book, toAllocate.total)
    if (wrong) return wrong
    const { sizeCap } = found.deal.terms
    const over = linesOverCap(cappedLines(lines, book), { sizeCap, issue: toAllocate.issue })
    const unread = capFault(over, input.overCap ?? [])
    if (unread) return unread
    const added = zeroLines(lines, book)
    const { all, digest } = allLines(lines, added)
    const launched = {
      at: now.toString(),
      by: actor.userId,
      seq,
      digest,
      total: toAllocate.total,
      issue: toAllocate.issue,
      retained: toAllocate.retained,
    }
    const sized = reducedIssue(found, toAllocate.issue, request)
    const done = linesChanged(
      found,
      {
        code: 'alloc.launched',
        what: 'launched',
        lines: added,
        further: [
          ...over.map(({ orderId }) => ({ field: 'order.overCap', from: null, to: orderId })),
          ...sized.logged,
        ],
        versionChange: { state: 'launched', current: true, launched, basis: sized.basis },
      },
      request,
    )
    return accept({
      reply: {
        versionId: input.versionId,
        seq,
        at: now.toString(),
        total: done.version.total,
        lines: all.length,
      },
      changes: [
        ...switching(request, dealId, input.versionId),
        ...done.changes,
        ...sized.changes,
        lifecycleOf(found.context, allocationLaunched(sized.lifecycle, sized.basis, now)),
      ],
      // The digest binds every line to the chain.
      line: {
        ...done.line,
        params: { ...done.line.params, lines: all.length, digest, total: toAllocate.total },
      },
      also: sized.also,
      events: [...sized.events, eventOf('alloc.launched', found, request)],
    })
  },
})
