import { dealsCalls } from '@bookrunner/contract/deals'
import { isRefusal, refuse } from '@bookrunner/domain/kernel'
import type { Actor } from '../../../platform/http/actor.ts'
import { newId } from '../../../platform/ids.ts'
import { accept, service } from '../../../platform/service/index.ts'
import { deal } from '../ledger/deal.ts'
import { liveDocuments, type DealDocument, type LoadedDeal } from '../ledger/deal-state.ts'
import { documentEvents } from './document-events.ts'
import {
  documentOf,
  offeredAlso,
  missingCodeFault,
  unlessInOrder,
  documentRightFault,
} from './document-of.ts'
import { keyOf, needsOf, dealContext } from '../ledger/deal-context.ts'

/** More than any deal needs. */
const mostDocuments = 100

/** The caller's own unused document file, checked under the lock. */
const fileOf = ({ files }: LoadedDeal, fileId: string, { userId }: Actor) => {
  const file = files.get(fileId)
  if (!file || file.ownerId !== userId) return refuse('record.unknown')
  if (file.purpose !== 'document') return refuse('file.kind')
  return file.attached ? refuse('record.in-use') : file
}

type Input = Pick<DealDocument, 'fileId' | 'description' | 'validFrom' | 'validUntil' | 'audience' | 'gated'>

const documentFrom = (
  { fileId, description, validFrom, validUntil, audience, gated }: Input,
  { documentId, by, now }: { documentId: string; by: string; now: Temporal.Instant },
): DealDocument => ({
  id: documentId,
  fileId,
  description,
  validFrom,
  validUntil,
  audience,
  gated,
  downloads: 0,
  uploadedBy: by,
  uploadedAt: now.toString(),
  removedAt: null,
  waitsSince: null,
})

/** Turns an uploaded file into a document of the deal, maybe in place of another one, which is removed. The log records the hash of its content. */
export const addDoc = service(dealsCalls.addDoc, {
  on: deal,
  prepare: async () => ({ documentId: newId('doc') }),
  key: keyOf,
  needs: (request) => ({ ...needsOf(request), documents: true, files: [request.input.fileId] }),
  decide: ({ input, actor, state, now, prepared: { documentId } }) => {
    const context = dealContext(state, actor, input.dealId)
    if (isRefusal(context)) return context
    const refused =
      documentRightFault(context, actor, now) ?? unlessInOrder(input) ?? missingCodeFault(context, input)
    if (refused) return refused
    const file = fileOf(state, input.fileId, actor)
    if (isRefusal(file)) return file
    const replaced = input.replaces === undefined ? undefined : documentOf(context, input.replaces)
    if (isRefusal(replaced)) return replaced
    if (!replaced && liveDocuments(state).length >= mostDocuments)
      return refuse('deal.too-many-documents', { most: mostDocuments })
    const document = documentFrom(input, { documentId, by: actor.userId, now })
    const { fileId, validFrom, validUntil, audience, gated } = document
    const { bytes, sha256, mediaType } = file
    return accept({
      reply: { documentId },
      changes: [
        ...(replaced
          ? [{ kind: 'document' as const, document: { ...replaced, removedAt: now.toString() } }]
          : []),
        { kind: 'document', document },
      ],
      line: {
        code: replaced ? 'document.replaced' : 'document.added',
        params: {
          documentId,
          ...(replaced && { replaces: replaced.id }),
          fileId,
          bytes,
          sha256,
          mediaType,
          audience,
          gated,
          validFrom,
          validUntil,
        },
      },
      also: offeredAlso(context, now, ...(replaced ? [replaced] : []), document),
      events: documentEvents(
        context,
        { ...(replaced && { before: replaced }), after: document },
        { by: actor.userId, now },
      ),
    })
  },
})
