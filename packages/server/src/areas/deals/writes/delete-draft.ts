import { dealsCalls } from '@bookrunner/contract/deals'
import { isRefusal, refuse } from '@bookrunner/domain/kernel'
import { accept, service } from '../../../platform/service/index.ts'
import { rightFault } from '../ledger/abilities.ts'
import { deal } from '../ledger/deal.ts'
import { keyOf, needsOf, dealContext } from '../ledger/deal-context.ts'

/** Deletes a draft; the log of its announcement stays. */
export const deleteDraft = service(dealsCalls.deleteDraft, {
  on: deal,
  key: keyOf,
  needs: (request) => ({ ...needsOf(request), documents: true }),
  decide: ({ input: { dealId }, actor, state }) => {
    const context = dealContext(state, actor, dealId)
    if (isRefusal(context)) return context
    if (context.tranche.lifecycle.status !== 'Draft') return refuse('deal.not-draft')
    return (
      rightFault(context.state, context.tranche, actor, 'editDraft') ??
      accept({
        reply: { dealId },
        changes: [
          { kind: 'trancheRemoved', dealId },
          // With the last tranche the shared part goes too.
          ...(state.tranches.size === 1 ? [{ kind: 'emptied' as const }] : []),
        ],
        line: { code: 'deal.draft-deleted', params: { dealId } },
      })
    )
  },
})
