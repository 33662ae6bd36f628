import { dealsCalls } from '@bookrunner/contract/deals'
import { announcementOf } from '@bookrunner/domain/deals'
import { isRefusal, refuse } from '@bookrunner/domain/kernel'
import { accept, refuseAndRecord, service, unchanged } from '../../../platform/service/index.ts'
import type { Actor } from '../../../platform/http/actor.ts'
import { attemptsOf } from '../../auth/index.ts'
import { deal } from '../ledger/deal.ts'
import { keyOf, needsOf, offeredDeal } from '../ledger/deal-context.ts'

/** Counts tries for a person over all deals, and for a house on this one. */
const subjectsOf = ({ input, actor }: { input: { dealId: string }; actor: Actor }): string[] => [
  actor.userId,
  `${announcementOf(input.dealId)} ${actor.entityId}`,
]

/**
 * Opens gated documents to whoever types the roadshow code. Guessing slows down across all deals. The log records the
 * try without the code.
 */
export const openDocs = service(dealsCalls.openDocs, {
  on: deal,
  prepare: async (request, { db }) => {
    for (const subject of subjectsOf(request)) {
      const taken = await attemptsOf(db).roadshowCode.take(subject)
      if (isRefusal(taken)) return taken
    }
    return undefined
  },
  key: keyOf,
  needs: (request) => ({ ...needsOf(request), documents: true, investors: [request.actor.entityId] }),
  decide: ({ input: { dealId, code }, actor, state }) => {
    const context = offeredDeal(state, actor, dealId)
    if (isRefusal(context)) return context
    const { roadshowCode } = context.state.announcement.shared
    if (roadshowCode === null || code !== roadshowCode)
      return refuseAndRecord(refuse('deal.code-wrong'), {
        changes: [],
        line: { code: 'document.code-wrong', params: { dealId } },
      })
    // A repeated success must not be a free test of a code, so this try stays counted.
    if (state.typed.get(actor.userId) === code) return unchanged({ open: true, newly: false })
    return accept({
      reply: { open: true, newly: true },
      changes: [{ kind: 'codeEntered', userId: actor.userId, code }],
      line: { code: 'document.gate-opened', params: { dealId } },
    })
  },
  // Gives back only its own try, so that a known code buys no guesses at another.
  after: async ({ newly }, { db }, request) => {
    if (newly) for (const subject of subjectsOf(request)) await attemptsOf(db).roadshowCode.giveBack(subject)
  },
})
