import { dealsCalls } from '@bookrunner/contract/deals'
import { isRefusal, refuse } from '@bookrunner/domain/kernel'
import { accept, service } from '../../../platform/service/index.ts'
import { deal } from '../ledger/deal.ts'
import type { DealDocument } from '../ledger/deal-state.ts'
import { documentEvents } from './document-events.ts'
import {
  documentOf,
  offeredAlso,
  missingCodeFault,
  unlessInOrder,
  documentRightFault,
} from './document-of.ts'
import { between } from '../writes/log-changes.ts'
import { keyOf, needsOf, dealContext } from '../ledger/deal-context.ts'

type DocumentDetails = Pick<DealDocument, 'description' | 'validFrom' | 'validUntil' | 'audience' | 'gated'>
/** In the order in which they are logged. */
const declared: DocumentDetails = {
  description: '',
  validFrom: null,
  validUntil: null,
  audience: 'all',
  gated: false,
}

/** Edits a document's details. Its content never changes: another file is another document. */
export const editDoc = service(dealsCalls.editDoc, {
  on: deal,
  key: keyOf,
  needs: (request) => ({ ...needsOf(request), documents: true }),
  decide: ({ input: { dealId, documentId, ...sent }, actor, state, now }) => {
    const context = dealContext(state, actor, dealId)
    if (isRefusal(context)) return context
    const refused = documentRightFault(context, actor, now)
    if (refused) return refused
    const before = documentOf(context, documentId)
    if (isRefusal(before)) return before
    const document = { ...before, ...sent }
    const changes = between('document', declared, before, document)
    if (changes.length === 0) return refuse('write.no-changes')
    return (
      unlessInOrder(document) ??
      missingCodeFault(context, document) ??
      accept({
        reply: { documentId },
        changes: [{ kind: 'document', document }],
        line: { code: 'document.edited', params: { documentId, changes } },
        also: offeredAlso(context, now, before, document),
        events: documentEvents(context, { before, after: document }, { by: actor.userId, now }),
      })
    )
  },
})
