import { dealsCalls } from '@bookrunner/contract/deals'
import { submit, type EntityReason, type Moved } from '@bookrunner/domain/deals'
import { isRefusal, refuse, refuseFields, type Refusal } from '@bookrunner/domain/kernel'
import { service } from '../../../platform/service/index.ts'
import { contentOf, needsOfNames, nothingIn } from '../writes/content.ts'
import { deal } from '../ledger/deal.ts'
import { moveDeal } from './move.ts'
import { readDealContext } from '../ledger/read-deal-context.ts'
import { keyOf, needsOf, dealContext, type DealContext } from '../ledger/deal-context.ts'
import { wrongNames } from '../writes/wrong-names.ts'

const versionsOf = ({ state, tranche }: DealContext) => ({
  version: tranche.version,
  sharedVersion: state.announcement.version,
})

const isSameVersion = (one: ReturnType<typeof versionsOf>, other: ReturnType<typeof versionsOf>): boolean =>
  one.version === other.version && one.sharedVersion === other.sharedVersion

type Refused = Extract<ReturnType<typeof submit>, Refusal>['reason']

/** Entities named in the saved draft may have lost their role or review, or be gone. */
const namesFault = (
  context: DealContext,
  moved: Moved | Refusal<Refused>,
): Moved | Refusal<Refused | EntityReason> => {
  const content = contentOf(context)
  const wrong = wrongNames(context.state, nothingIn(content.name), content)
  if (wrong.length === 0 || (isRefusal(moved) && moved.reason !== 'deal.incomplete')) return moved
  const fields = [...(isRefusal(moved) ? (moved.fields ?? []) : []), ...wrong]
  return { ...refuseFields('deal.incomplete', fields), params: { count: fields.length } }
}

/** Announces the version of the draft that was on the screen; after a later edit it is refused. */
export const submitDeal = service(dealsCalls.submitDeal, {
  on: deal,
  // The named entities, to be checked under the lock.
  prepare: async ({ input, actor }, { db }) => {
    const context = await readDealContext(db, actor, input.dealId)
    return isRefusal(context) ? context : { content: contentOf(context), read: versionsOf(context) }
  },
  key: keyOf,
  needs: ({ actor, prepared: { content } }) => ({ ...needsOf({ actor }), ...needsOfNames(content) }),
  decide: (request) => {
    const { input, state, actor, prepared } = request
    return moveDeal(request, 'submit', (moving, moveContext) => {
      if (moving.lifecycle.status !== 'Draft') return refuse('deal.not-draft')
      const context = dealContext(state, actor, input.dealId)
      if (isRefusal(context)) return context
      const now = versionsOf(context)
      if (!isSameVersion(now, input) || !isSameVersion(now, prepared.read))
        return refuse('write.changed-meanwhile')
      return namesFault(context, submit(moving, input, moveContext))
    })
  },
})
