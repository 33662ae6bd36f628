import { dealsCalls } from '@bookrunner/contract/deals'
import { isRefusal, refuse } from '@bookrunner/domain/kernel'
import { accept, service } from '../../../platform/service/index.ts'
import { fileReply } from '../../files/index.ts'
import { deal } from '../ledger/deal.ts'
import type { DealDocument } from '../ledger/deal-state.ts'
import { readManagedDeal } from '../reads/managed-deal.ts'
import { readOffered } from '../views/header.repo.ts'
import { documentOf, publishedDocument } from './document-of.ts'
import { documentsForInvestor, documentsForManager } from './documents.ts'
import { keyOf, needsOf, offeredDeal, dealContext } from '../ledger/deal-context.ts'

/**
 * Counts and logs before the first byte leaves; a repeated key sends the file again, as long as its reader may open the
 * document, and counts once.
 */
const acceptDownload = (document: DealDocument, dealId: string) =>
  accept({
    reply: { fileId: document.fileId },
    changes: [{ kind: 'document' as const, document: { ...document, downloads: document.downloads + 1 } }],
    line: { code: 'document.downloaded', params: { documentId: document.id, dealId } },
  })

const withId = <Shown extends { documentId: string }>(
  documents: readonly Shown[],
  id: string,
): Shown | undefined => documents.find(({ documentId }) => documentId === id)

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
  send: async ({ fileId }, { db }, { actor, input: { dealId, documentId } }) => {
    const row = await readManagedDeal(db, actor, dealId)
    const shown = row && withId(await documentsForManager(db, row), documentId)
    return shown ? fileReply(db, fileId as string) : refuse('record.unknown')
  },
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
  send: async ({ fileId }, { db }, { actor, input: { dealId, documentId } }) => {
    const offered = await readOffered(db, actor.entityId, dealId)
    const row = offered.find(({ id }) => id === dealId)
    const shown = row && withId((await documentsForInvestor(db, row, actor.userId)).documents, documentId)
    if (!shown) return refuse('record.unknown')
    return shown.open ? fileReply(db, fileId as string) : refuse('deal.code-required')
  },
})
