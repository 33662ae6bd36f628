import { dealsCalls } from '@bookrunner/contract/deals'
import {
  addressedKind,
  announcementOf,
  copiedShared,
  copiedTerms,
  initialLifecycle,
  noTimes,
} from '@bookrunner/domain/deals'
import { isRefusal, refuse } from '@bookrunner/domain/kernel'
import { accept, service } from '../../../platform/service/index.ts'
import type { Actor } from '../../../platform/http/actor.ts'
import { abilitiesOf, readsAddressees } from '../ledger/abilities.ts'
import { contentOf, nothingIn } from './content.ts'
import { deal } from '../ledger/deal.ts'
import type { DealContext } from '../ledger/deal-context.ts'
import { ownersOf, tranchesOf } from '../ledger/deal-state.ts'
import { newDealId, readerOf } from './editor.ts'
import { warningsOf } from './faults.ts'
import { changesBetween } from './log-changes.ts'
import { readDealContext } from '../ledger/read-deal-context.ts'

/** An empty choice instead of one that this person may not read. */
const contentForReader = (context: DealContext, actor: Actor) => {
  const { state, tranche } = context
  const content = contentOf(context)
  if (readsAddressees(ownersOf(state.announcement), tranchesOf(state), tranche, actor)) return content
  return { ...content, terms: { ...content.terms, addressed: addressedKind(content.terms.addressed) } }
}

/** A new draft from an earlier deal's terms, without what belongs to that deal alone: days, times, levels, codes. */
export const copyDeal = service(dealsCalls.copyDeal, {
  on: deal,
  prepare: async ({ input, actor }, context) => {
    const loaded = await readDealContext(context.db, actor, input.dealId)
    if (isRefusal(loaded)) return loaded
    const { read, editDraft } = abilitiesOf(ownersOf(loaded.state.announcement), loaded.tranche, actor)
    if (read !== 'all') return refuse('deal.not-yours')
    const source = contentForReader(loaded, actor)
    return {
      source,
      own: editDraft === 'all',
      dealId: newDealId(),
      reader: { ...(await readerOf(context, undefined, source.terms)), draft: true },
    }
  },
  key: ({ prepared }) => announcementOf(prepared.dealId),
  needs: ({ actor }) => ({ people: [actor.userId] }),
  decide: ({ input, actor, now, prepared: { source, own, dealId, reader } }) => {
    const { name } = input
    const [terms, shared] = [copiedTerms(source.terms, own), copiedShared(source.shared, own)]
    const content = { name, terms, shared, times: noTimes }
    const { userId: creatorId, entityId: creatorEntityId } = actor
    return accept({
      reply: { dealId, version: 1, sharedVersion: 1, warnings: warningsOf(content, now, reader) },
      changes: [
        { kind: 'created', creatorId, creatorEntityId, shared },
        { kind: 'trancheAdded', dealId, name, terms, lifecycle: initialLifecycle },
      ],
      line: {
        code: 'deal.copied',
        params: { dealId, source: input.dealId, changes: changesBetween(nothingIn(name), content) },
      },
    })
  },
})
