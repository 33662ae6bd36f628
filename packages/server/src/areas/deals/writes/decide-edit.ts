import type { DealLogCode } from '@bookrunner/contract/deals'
import { refuse, refuseFields } from '@bookrunner/domain/kernel'
import type { Actor } from '../../../platform/http/actor.ts'
import { accept } from '../../../platform/service/index.ts'
import { editAction, mostAdvanced, rightFault } from '../ledger/abilities.ts'
import { contentOf, merged, wrongContent } from './content.ts'
import type { Content, Sent } from '../ledger/deal-content.ts'
import { editEvents } from '../moves/lifecycle-events.ts'
import type { DealChange } from '../ledger/deal-change.ts'
import { liveDocuments, tranchesOf } from '../ledger/deal-state.ts'
import { warningsOf, type Reader } from './faults.ts'
import { sharedFault } from './guard-shared.ts'
import { changesBetween, type LoggedChange } from './log-changes.ts'
import { offerChanged } from '../ledger/offer.ts'
import type { DealContext } from '../ledger/deal-context.ts'

interface Edit {
  sent: Sent
  version: number | undefined
  sharedVersion: number | undefined
  reason?: string
}

const sendsOwn = ({ name, terms, times }: Sent): boolean =>
  name !== undefined || terms !== undefined || times !== undefined

/** Editors of the tranche change its own part; editors of the most advanced tranche change the shared part. */
const editRightFault = ({ state, tranche }: DealContext, sent: Sent, actor: Actor) => {
  const furthest = mostAdvanced(tranchesOf(state), tranche)
  return (
    (sendsOwn(sent) ? rightFault(state, tranche, actor, editAction(tranche)) : undefined) ??
    (sent.shared ? rightFault(state, furthest, actor, editAction(furthest)) : undefined)
  )
}

/** Somebody saved in between: the second person keeps the typed values and sees both. */
const isBehind = ({ state, tranche }: DealContext, { sent, version, sharedVersion }: Edit): boolean =>
  (sendsOwn(sent) && version !== tranche.version) ||
  (sent.shared !== undefined && sharedVersion !== state.announcement.version)

export interface Edited {
  before: Content
  after: Content
  logged: LoggedChange[]
}

const touches = (logged: readonly LoggedChange[], part: string): boolean =>
  logged.some(({ field }) => field.startsWith(`${part}.`))

/** The code cannot be removed while a document is gated. */
const codeFault = ({ state }: DealContext, { shared }: Content) =>
  shared.roadshowCode === null && liveDocuments(state).some(({ gated }) => gated)
    ? refuseFields('deal.field-wrong', [{ field: 'shared.roadshowCode', reason: 'deal.code-missing' }])
    : undefined

/** Checks right, version, content and difference: the same for drafts and announced deals. */
export const checkEdit = (context: DealContext, edit: Edit, actor: Actor, now: Temporal.Instant) => {
  const refused = editRightFault(context, edit.sent, actor)
  if (refused) return refused
  if (isBehind(context, edit)) return refuse('write.changed-meanwhile')
  const before = contentOf(context)
  const wrong = wrongContent(context.state, before, edit.sent)
  if (wrong) return wrong
  const after = merged(before, edit.sent)
  const logged = changesBetween(before, after)
  if (logged.length === 0) return refuse('write.no-changes')
  const shared = { before: before.shared, after: after.shared, terms: after.terms }
  const unsuited = touches(logged, 'shared')
    ? (sharedFault(context, shared, now) ?? codeFault(context, after))
    : undefined
  return unsuited ?? { before, after, logged }
}

/** Saves and logs the changed fields. */
export const acceptEdit = (
  context: DealContext,
  { before, after, logged }: Edited,
  how: { by: string; code: DealLogCode; reason?: string; reader: Reader; now: Temporal.Instant },
) => {
  const { state, tranche } = context
  const own = ['deal', 'terms', 'times'].some((part) => touches(logged, part))
  const shared = touches(logged, 'shared')
  const { name, terms, times } = after
  const lifecycle = { ...tranche.lifecycle, ...times }
  const changes: DealChange[] = [
    ...(own ? [{ kind: 'trancheEdited' as const, dealId: tranche.id, name, terms, lifecycle }] : []),
    ...(shared ? [{ kind: 'shared' as const, shared: after.shared }] : []),
    ...(how.reason === undefined ? [] : [{ kind: 'text' as const, text: how.reason }]),
  ]
  return accept({
    reply: {
      dealId: tranche.id,
      version: tranche.version + (own ? 1 : 0),
      sharedVersion: state.announcement.version + (shared ? 1 : 0),
      warnings: warningsOf(after, how.now, how.reader),
    },
    changes,
    line: { code: how.code, params: { dealId: own ? tranche.id : null, changes: logged } },
    also: offerChanged(state, tranche, { logged, before, after }),
    events: editEvents(
      context,
      { fields: logged.map(({ field }) => field), terms: after.terms, shared: after.shared },
      how.by,
    ),
  })
}
