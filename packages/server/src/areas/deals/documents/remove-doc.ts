import { dealsCalls } from '@bookrunner/contract/deals'
import { isRefusal } from '@bookrunner/domain/kernel'
import { accept, service } from '../../../platform/service/index.ts'
import { deal } from '../ledger/deal.ts'
import { documentEvents } from './document-events.ts'
import { documentOf, offeredAlso, documentRightFault } from './document-of.ts'
import { keyOf, needsOf, dealContext } from '../ledger/deal-context.ts'

/** Removes it from the deal but not from the database: a document that was handed out must stay provable. */
export const removeDoc = service(dealsCalls.removeDoc, {
  on: deal,
  key: keyOf,
  needs: (request) => ({ ...needsOf(request), documents: true }),
  decide: ({ input: { dealId, documentId }, actor, state, now }) => {
    const context = dealContext(state, actor, dealId)
    if (isRefusal(context)) return context
    const refused = documentRightFault(context, actor, now)
    if (refused) return refused
    const document = documentOf(context, documentId)
    if (isRefusal(document)) return document
    return accept({
      reply: { documentId },
      changes: [{ kind: 'document', document: { ...document, removedAt: now.toString() } }],
      line: { code: 'document.removed', params: { documentId } },
      also: offeredAlso(context, now, document),
      events: documentEvents(context, { before: document }, { by: actor.userId, now }),
    })
  },
})
