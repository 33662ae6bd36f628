import type { dealsCalls } from '@bookrunner/contract/deals'
import type { ReplyOf } from '@bookrunner/contract/kernel'
import {
  mayMove,
  dealRoleOf,
  type DealMove,
  type Moved,
  type MovingDeal,
  type MoveContext,
} from '@bookrunner/domain/deals'
import { isRefusal, refuse, type Refusal } from '@bookrunner/domain/kernel'
import type { Actor } from '../../../platform/http/actor.ts'
import { accept } from '../../../platform/service/index.ts'
import { movesLine } from './lifecycle-log.ts'
import type { DealChange } from '../ledger/deal-change.ts'
import { ownersOf, type LoadedDeal, type Tranche } from '../ledger/deal-state.ts'
import { lifecycleEvents } from './lifecycle-events.ts'
import { offerAfter } from '../ledger/offer.ts'
import { dealContext, type DealContext } from '../ledger/deal-context.ts'

export interface MoveAsk {
  input: { dealId: string; note?: string | undefined; reason?: string | undefined }
  actor: Actor
  state: LoadedDeal
  now: Temporal.Instant
  seq: number
}

/** A tranche with its shared part, as input of moves. */
export const movingOf = ({ state, tranche }: DealContext): MovingDeal => ({
  terms: tranche.terms,
  lifecycle: tranche.lifecycle,
  guidance: tranche.guidance,
  shared: state.announcement.shared,
})

type Reply = ReplyOf<typeof dealsCalls.changeDealStatus>

const replyOf = (dealId: string, { lifecycle: { status, bookClosed, guidance } }: Moved): Reply => ({
  dealId,
  status,
  bookClosed,
  guidance,
})

/** The changes a move stores: lifecycle, announced levels, and its reason. */
export const changesOf = (
  { id: dealId, terms: before }: Tranche,
  { terms, lifecycle, versions }: Moved,
  reason?: string,
): DealChange[] => [
  ...(terms === before ? [] : [{ kind: 'trancheEdited' as const, dealId, terms }]),
  ...versions.map((version) => ({ kind: 'guidance' as const, dealId, version })),
  { kind: 'lifecycle', dealId, lifecycle },
  ...(reason ? [{ kind: 'text' as const, text: reason }] : []),
]

/** The result of a move: changes, a line of the log, news for investors, events. */
export const acceptMove = (
  context: DealContext,
  move: DealMove | 'clock',
  moved: Moved,
  by: Omit<MoveAsk, 'state'> | null,
) => {
  const { tranche } = context
  const { note, reason } = by?.input ?? {}
  return accept({
    reply: replyOf(tranche.id, moved),
    changes: changesOf(tranche, moved, reason ?? note),
    line: movesLine(move, tranche, moved),
    also: offerAfter(tranche, moved),
    events: lifecycleEvents(context, moved, by?.actor.userId ?? null),
  })
}

/** Checks the right, applies the rule and accepts: the same for every move by a person. */
export const moveDeal = <R extends string>(
  request: MoveAsk,
  move: DealMove,
  decide: (deal: MovingDeal, moveContext: MoveContext) => Moved | Refusal<R>,
) => {
  const { input, actor, state, now, seq } = request
  const context = dealContext(state, actor, input.dealId)
  if (isRefusal(context)) return context
  const dealRole = dealRoleOf(ownersOf(context.state.announcement), actor)
  if (!mayMove(dealRole, move, context.tranche.terms)) return refuse('deal.not-yours')
  const moved = decide(movingOf(context), { now, seq, by: actor.userId })
  return 'refused' in moved ? moved : acceptMove(context, move, moved, request)
}
