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
  channel?: Channel
  reason?: string | undefined
}

export const placerIn = ({ state, actor }: Writing, dealId: string): Placer => {
  const deal = state.deals.get(announcementOf(dealId))
  return {
    entityId: actor.entityId,
    department: deal ? viewerIn(deal, actor).department : null,
    rights: actor.rights,
  }
}

export const commandContextOf = (request: Writing, { side, channel, reason }: How): CommandContext => ({
  now: request.now,
  seq: request.seq,
  reason,
  channel: channel ?? (side === 'desk' ? 'desk' : request.actor.keyScopes ? 'api' : 'screen'),
  by: {
    userId: request.actor.userId,
    entityId: request.actor.entityId,
    side,
  },
})
