import { dealsCalls } from '@bookrunner/contract/deals'
import { isRefusal, refuse } from '@bookrunner/domain/kernel'
import type { Actor } from '../../../platform/http/actor.ts'
import { newId } from '../../../platform/ids.ts'
import { accept, service } from '../../../platform/service/index.ts'
import { deal } from '../ledger/deal.ts'
import { liveDocuments, type LoadedDeal } from '../ledger/deal-state.ts'
import { offeredAlso, unlessCoded, unlessInOrder, unlessMayFile } from './document-of.ts'
import { keyOf, needsOf, dealContext } from '../ledger/deal-context.ts'

/** More than any deal has. */
const mostDocuments = 100

/** One's own, sent as a document, in no other use: as it is under the lock. */
const fileOf = ({ files }: LoadedDeal, fileId: string, { userId }: Actor) => {
  const file = files.get(fileId)
  if (!file || file.ownerId !== userId) return refuse('record.unknown')
  if (file.purpose !== 'document') return refuse('file.kind')
  return file.attached ? refuse('record.in-use') : file
}

/** A file the caller has sent becomes a document of the deal. The log keeps what it held, by its hash. */
export const addDoc = service(dealsCalls.addDoc, {
  on: deal,
  prepare: async () => ({ documentId: newId('doc') }),
  key: keyOf,
  needs: (ask) => ({ ...needsOf(ask), documents: true, files: [ask.input.fileId] }),
  decide: ({ input, actor, state, now, prepared: { documentId } }) => {
    const context = dealContext(state, actor, input.dealId)
    if (isRefusal(context)) return context
    const refused = unlessMayFile(context, actor, now) ?? unlessInOrder(input) ?? unlessCoded(context, input)
    if (refused) return refused
    const file = fileOf(state, input.fileId, actor)
    if (isRefusal(file)) return file
    if (liveDocuments(state).length >= mostDocuments)
      return refuse('deal.too-many-documents', { most: mostDocuments })
    const { fileId, description, validFrom, validUntil, audience, gated } = input
    const document = {
      id: documentId,
      fileId,
      description,
      validFrom,
      validUntil,
      audience,
      gated,
      downloads: 0,
      uploadedBy: actor.userId,
      uploadedAt: now.toString(),
      removedAt: null,
    }
    const { bytes, sha256, mediaType } = file
    return accept({
      reply: { documentId },
      changes: [{ kind: 'document', document }],
      line: {
        code: 'document.added',
        params: { documentId, fileId, bytes, sha256, mediaType, audience, gated, validFrom, validUntil },
      },
      also: offeredAlso(context, now, document),
    })
  },
})
