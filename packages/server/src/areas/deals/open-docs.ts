import { calls } from '@bookrunner/contract'
import { isRefusal, refuse } from '@bookrunner/domain/kernel'
import { accept, refuseAndKeep, service, unchanged } from '../../platform/service/index.ts'
import { attemptsOf } from '../auth/index.ts'
import { deal } from './deal.ts'
import { keyOf, needsOf, offeredDeal } from './seen.ts'

/**
 * The roadshow code opens the gated documents to who types it. Guessing slows down, whichever deals it is tried on;
 * that somebody tried is in the log, what was typed is not.
 */
export const openDocs = service(calls.deals.openDocs, {
  on: deal,
  prepare: async ({ actor }, { db }) => attemptsOf(db).roadshowCode.take(actor.userId),
  key: keyOf,
  needs: (ask) => ({ ...needsOf(ask), documents: true, investors: [ask.actor.entityId] }),
  decide: ({ input: { dealId, code }, actor, state }) => {
    const seen = offeredDeal(state, actor, dealId)
    if (isRefusal(seen)) return seen
    const { roadshowCode } = seen.state.announcement.shared
    if (roadshowCode === null || code !== roadshowCode)
      return refuseAndKeep(refuse('deal.code-wrong'), {
        changes: [],
        line: { code: 'document.code-wrong', params: { dealId } },
      })
    if (state.typed.get(actor.userId) === code) return unchanged({ open: true })
    return accept({
      reply: { open: true },
      changes: [{ kind: 'codeEntered', userId: actor.userId, code }],
      line: { code: 'document.gate-opened', params: { dealId } },
    })
  },
  after: (_reply, { db }, { actor }) => attemptsOf(db).roadshowCode.forget(actor.userId),
})
