import type { Channel, CommandContext, Placer, Side } from '@bookrunner/domain/orders'
import { announcementOf } from '@bookrunner/domain/deals'
import type { Actor } from '../../../platform/http/actor.ts'
import { viewerIn } from '../../deals/index.ts'
import type { OrderState } from './order-state.ts'

/** One write to one deal's orders: who, on what, when. */
export interface Writing {
  actor: Actor
  state: OrderState
  now: Temporal.Instant
  seq: number
}

interface How {
  side: Side
  dealId: string
  channel?: Channel
  reason?: string | undefined
}

const departmentIn = ({ state, actor }: Writing, dealId: string): string | null => {
  const deal = state.deals.get(announcementOf(dealId))
  return deal ? viewerIn(deal, actor).department : null
}

export const placerIn = (request: Writing, dealId: string): Placer => ({
  entityId: request.actor.entityId,
  department: departmentIn(request, dealId),
  rights: request.actor.rights,
})

export const commandContextOf = (
  request: Writing,
  { side, dealId, channel, reason }: How,
): CommandContext => ({
  now: request.now,
  seq: request.seq,
  reason,
  channel: channel ?? (side === 'desk' ? 'desk' : request.actor.keyScopes ? 'api' : 'screen'),
  by: {
    userId: request.actor.userId,
    entityId: request.actor.entityId,
    side,
    department: departmentIn(request, dealId),
  },
})
