import { dealsCalls } from '@bookrunner/contract/deals'
import { isRefusal } from '@bookrunner/domain/kernel'
import { accept, service } from '../../../platform/service/index.ts'
import { fileReply } from '../../files/index.ts'
import { deal } from '../ledger/deal.ts'
import type { DealDocument } from '../ledger/deal-state.ts'
import { documentOf, publishedDocument } from './document-of.ts'
import { keyOf, needsOf, offeredDeal, dealContext } from '../ledger/deal-context.ts'

/** Counts and logs before the first byte leaves; a repeated key sends the file again and counts once. */
const acceptDownload = (document: DealDocument, dealId: string) =>
  accept({
    reply: { fileId: document.fileId },
    changes: [{ kind: 'document' as const, document: { ...document, downloads: document.downloads + 1 } }],
    line: { code: 'document.downloaded', params: { documentId: document.id, dealId } },
  })

/** For everybody who manages the deal, valid or not. */
export const downloadDoc = service(dealsCalls.downloadDoc, {
  on: deal,
  key: keyOf,
  needs: (request) => ({ ...needsOf(request), documents: true }),
  decide: ({ input: { dealId, documentId }, actor, state }) => {
    const context = dealContext(state, actor, dealId)
    if (isRefusal(context)) return context
    const document = documentOf(context, documentId)
    return isRefusal(document) ? document : acceptDownload(document, dealId)
  },
  send: ({ fileId }, { db }) => fileReply(db, fileId as string),
})

/** For investors: valid today, with an open gate. */
export const investorDownloadDoc = service(dealsCalls.investorDownloadDoc, {
  on: deal,
  key: keyOf,
  needs: (request) => ({ ...needsOf(request), documents: true, investors: [request.actor.entityId] }),
  decide: ({ input: { dealId, documentId }, actor, state, now }) => {
    const context = offeredDeal(state, actor, dealId)
    if (isRefusal(context)) return context
    const document = publishedDocument(context, documentId, actor, now)
    return isRefusal(document) ? document : acceptDownload(document, dealId)
  },
  send: ({ fileId }, { db }) => fileReply(db, fileId as string),
})
