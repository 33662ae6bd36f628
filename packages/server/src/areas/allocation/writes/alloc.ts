import { allocationCalls } from '@bookrunner/contract/allocation'
import { editLines, undoLines } from '@bookrunner/domain/allocation'
import { isRefusal, refuse } from '@bookrunner/domain/kernel'
import { accept, service } from '../../../platform/service/index.ts'
import { allocation } from '../allocation.ts'
import { decidedNow } from './decisions.ts'
import { changedReply, headBack, linesChanged } from './lines-changed.ts'
import { draftFor, keyOfVersion, linesOn, needOf, prepareVersionBook } from './writing.ts'

/** Loads only the lines it writes, so that edits of other lines are left alone. */
export const alloc = service(allocationCalls.alloc, {
  on: allocation,
  prepare: prepareVersionBook,
  key: keyOfVersion,
  needs: ({ input, actor, prepared: { dealId } }) =>
    needOf(actor, keyOfVersion({ input }), dealId, {
      lines: { versionId: input.versionId, orderIds: input.lines.map(({ orderId }) => orderId) },
    }),
  decide: (request) => {
    const { input, prepared } = request
    const { dealId, book } = prepared
    const { versionId } = input
    const found = draftFor(request, { dealId, versionId })
    if (isRefusal(found)) return found
    const editing = { expectedSeq: input.expectedSeq, orders: book.byId, grid: book.grid }
    const changed = editLines(linesOn(request, versionId), input.lines, editing)
    if (isRefusal(changed)) return changed
    const done = linesChanged(found, { code: 'alloc.edited', what: 'edited', lines: changed }, request)
    return accept({
      reply: changedReply(found, { version: done.version, count: changed.length }, book, request),
      changes: done.changes,
      line: done.line,
    })
  },
})

/** Restores lines and version as they were before a change. The undo is a change too, and can be undone. */
export const undoAlloc = service(allocationCalls.undoAlloc, {
  on: allocation,
  prepare: prepareVersionBook,
  key: keyOfVersion,
  needs: ({ input, actor, prepared: { dealId } }) =>
    needOf(actor, keyOfVersion({ input }), dealId, {
      change: { versionId: input.versionId, seq: input.change },
    }),
  decide: (request) => {
    const { input, prepared } = request
    const { dealId, book } = prepared
    const { versionId } = input
    const found = draftFor(request, { dealId, versionId })
    if (isRefusal(found)) return found
    const undone = request.state.alloc.changes.find(
      (each) => each.versionId === versionId && each.seq === input.change,
    )
    if (!undone || undone.lines.length === 0) return refuse('alloc.change-unknown')
    const changed = undoLines(linesOn(request, versionId), undone.lines)
    if (isRefusal(changed)) return changed
    const head = headBack(found.version, undone.head)
    const versionChange = { ...head, decided: decidedNow(found.version, head, request.seq) }
    const done = linesChanged(
      found,
      { code: 'alloc.undone', what: 'undone', lines: changed, versionChange },
      request,
    )
    return accept({
      reply: changedReply(found, { version: done.version, count: changed.length }, book, request),
      changes: done.changes,
      line: done.line,
    })
  },
})
