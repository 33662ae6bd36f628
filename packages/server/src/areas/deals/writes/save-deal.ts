import { dealsCalls } from '@bookrunner/contract/deals'
import type { InputOf } from '@bookrunner/contract/kernel'
import {
  announcementOf,
  emptyTerms,
  filledDates,
  initialLifecycle,
  type Terms,
} from '@bookrunner/domain/deals'
import { isRefusal, refuse } from '@bookrunner/domain/kernel'
import type { Actor } from '../../../platform/http/actor.ts'
import { accept, service } from '../../../platform/service/index.ts'
import { byClock } from '../clock/by-clock.ts'
import { merged, needsOfContent, nothingIn, sentOf, stamped, wrongContent } from './content.ts'
import type { Sent } from '../ledger/deal-content.ts'
import { deal } from '../ledger/deal.ts'
import type { DealChange } from '../ledger/deal-change.ts'
import type { LoadedDeal } from '../ledger/deal-state.ts'
import { acceptEdit, checkEdit } from './decide-edit.ts'
import { newDealId, readerOf } from './editor.ts'
import { warningsOf, type Reader } from './faults.ts'
import { changesBetween } from './log-changes.ts'
import { dealContext } from '../ledger/deal-context.ts'

type Input = InputOf<typeof dealsCalls.saveDeal>
interface SaveDealRequest {
  input: Input
  actor: Actor
  state: LoadedDeal
  now: Temporal.Instant
  prepared: { dealId: string; reader: Reader }
}

/** The sent fields with derived days. */
const withDays = (before: Terms, { input, actor, now, prepared: { reader } }: SaveDealRequest): Sent => {
  const sent = stamped(before, sentOf(input), actor.userId, now)
  if (!sent.terms) return sent
  return { ...sent, terms: { ...sent.terms, ...filledDates(before, sent.terms, reader.calendar) } }
}

/** A new draft needs only a name. */
const create = (request: SaveDealRequest) => {
  const { input, actor, state, now, prepared } = request
  const { dealId, reader } = prepared
  const { name } = input
  if (name === undefined) return refuse('deal.name-missing')
  const nothing = nothingIn(name)
  const sent = withDays(emptyTerms, request)
  const wrong = wrongContent(state, nothing, sent)
  if (wrong) return wrong
  const content = merged(nothing, sent)
  const { terms, shared, times } = content
  const changes: DealChange[] = [
    { kind: 'created', creatorId: actor.userId, creatorEntityId: actor.entityId, shared },
    { kind: 'trancheAdded', dealId, name, terms, lifecycle: { ...initialLifecycle, ...times } },
  ]
  return accept({
    reply: { dealId, version: 1, sharedVersion: 1, warnings: warningsOf(content, now, reader) },
    changes,
    line: { code: 'deal.created', params: { dealId, changes: changesBetween(nothing, content) } },
  })
}

const save = (request: SaveDealRequest) => {
  const { input, actor, state, now, prepared } = request
  const { dealId, reader } = prepared
  const loaded = dealContext(state, actor, dealId)
  if (isRefusal(loaded)) return loaded
  if (loaded.tranche.lifecycle.status !== 'Draft') return refuse('deal.not-draft')
  const { version, sharedVersion } = input
  const edited = checkEdit(
    byClock(loaded, now),
    { sent: withDays(loaded.tranche.terms, request), version, sharedVersion },
    actor,
    now,
  )
  return isRefusal(edited)
    ? edited
    : acceptEdit(loaded, edited, { by: actor.userId, code: 'deal.saved', reader, now })
}

/** Saves a draft, complete or not, at any time. */
export const saveDeal = service(dealsCalls.saveDeal, {
  on: deal,
  prepare: async ({ input: { dealId, terms } }, context) => ({
    dealId: dealId ?? newDealId(),
    reader: { ...(await readerOf(context, dealId, terms)), draft: true },
  }),
  key: ({ prepared }) => announcementOf(prepared.dealId),
  needs: ({ input, actor }) => ({ people: [actor.userId], ...needsOfContent(input) }),
  decide: (request) => (request.input.dealId === undefined ? create(request) : save(request)),
})
